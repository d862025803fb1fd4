import { costOf, thatMuch } from '../../language/amounts.ts';
import { ability, ally, quest, set, weapon } from '../../language/cards.ts';
import { atkBecomes, cant, healthBecomes, keyword } from '../../language/changes.ts';
import { destroy, draw, exhaust, give, may, removeFromGame, replace, thisDeals } from '../../language/effects.ts';
import { aCard, anAlly, defending, except, heroOrAlly, opposing, thisOne, withCost } from '../../language/nouns.ts';
import { has, have, onYourTurn, pay, prevented, reward, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventCard, it, target, targeted } from '../../language/selections.ts';

export const cards = set({
  'Blackout Truncheon': weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      instant: true,
      atk: [3, 'melee'],
      strike: 2,
    },
    whenThisEntersPlay(
      exhaust(target(heroOrAlly)),
      give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Blessed Defense': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    give(target(anAlly), [keyword('Protector')]),
    replace({ event: { event: 'deal', card: defending(aCard) }, instead: prevented('all') }, targeted(0)),
  ),
  Carnage: ability(
    { cost: 5, icon: 'Rogue', tags: ['Combo', 'Assassination'] },
    destroy(each(opposing(withCost('or less', 4, anAlly)))),
  ),
  'Corvus Promaethon': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 5 },
    pay(['activate'], removeFromGame(target({ kind: ['Ability', 'Equipment'] }))),
  ),
  Crusty: ally(
    { cost: 5, icon: 'Hunter', tags: ['Crab'], limit: 'Pet (1)', atk: [2, 'melee'], health: 6 },
    has('Protector'),
    when(
      { event: 'deal', by: thisOne, card: anAlly, combat: true },
      may(thisDeals(thatMuch, 'melee', target(except(eventCard, heroOrAlly)))),
    ),
  ),
  'Marundal the Kindred': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'arcane'], health: 4 },
    have(
      anAlly,
      atkBecomes(costOf(it)),
      healthBecomes(costOf(it)),
      cant('gain or lose', { numbers: ['atk', 'health'] }),
    ),
  ),
  'Proving Grounds': quest({}, onYourTurn(reward([2], draw()))),
  'Rise and Be Recognized': quest({}, onYourTurn(reward([4], draw(2)))),
});
