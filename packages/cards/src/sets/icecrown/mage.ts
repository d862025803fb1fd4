import { cardsInHandOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { chooseWord, deal, draw, exhaust, give, giveAll, ifSo } from '../../language/effects.ts';
import { aCard, aCharacter, aHero, among, aResource, heroOrAlly, opposing, yours } from '../../language/nouns.ts';
import { asThisEntersPlay, atStartOfYourTurn, have } from '../../language/powers.ts';
import { attachedCard, controllerOf, done, each, target, targeted, you } from '../../language/selections.ts';

export const mage = set({
  'Arcane Binding': attachment(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    aHero,
    asThisEntersPlay(chooseWord({ oneOf: ['Ability', 'Ally', 'Equipment'] })),
    {
      power: 'continuous',
      continuous: {
        players: 'any',
        of: controllerOf(attachedCard),
        changes: [cant('play', { noun: { chosenTag: true }, moreThan: 1 })],
      },
    },
  ),
  'Arcane Essence': ability({ cost: 2, icon: 'Mage', tags: ['Arcane'] }, exhaust(each(yours(aResource))), draw(2)),
  'Cone of Cold': ability(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    deal(1, 'frost', target(heroOrAlly, { upTo: 3 })),
    give(each(among(done, aCharacter)), [cant('attack')]),
  ),
  'Fingers of Frost': ability(
    { cost: 5, icon: 'Mage', tags: ['Frost'], talent: 'Frost' },
    ifSo(
      compared(cardsInHandOf(you), 'or more', 10),
      giveAll(opposing(aCard), [cant('attack'), cant('exhaust')], 'until your next turn'),
    ),
  ),
  'Flame Burst': attachment(
    { cost: 4, icon: 'Mage', tags: ['Fire'] },
    heroOrAlly,
    deal(2, 'fire', targeted(0)),
    atStartOfYourTurn(deal(2, 'fire', attachedCard)),
  ),
  Whiteout: ongoing(
    { cost: 6, icon: 'Mage', tags: ['Frost'] },
    deal(3, 'frost', each(opposing(heroOrAlly))),
    have(opposing(heroOrAlly), cant('attack', { unless: [{ pay: 'resources', amount: 1 }] })),
  ),
});
