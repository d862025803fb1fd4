import { set, weapon } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { addCounters, deal, draw, exhaust, may } from '../../language/effects.ts';
import { aCard, aHero, anAlly, heroOrAlly, inPartyOf, opposing, thisOne, yourHeroAs } from '../../language/nouns.ts';
import { has, have, onYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { controllerOf, each, eventCard, it, target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const weapons = set({
  'Angry Dread': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    whenThisEntersPlay(may(draw())),
  ),
  'Colossal Skull-Clad Cleaver': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    when(isDestroyed(opposing(anAlly)), addCounters(1, 'skull')),
    have(thisOne, power(has('Assault', { amount: 'counters', name: 'skull', on: it }))),
  ),
  'Silent Crusader': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 1,
    },
    when(
      { event: 'deal', card: opposing(aHero), combat: true, with: thisOne },
      exhaust(each(inPartyOf(controllerOf(eventCard), aCard))),
    ),
  ),
  'Spire of Sunset': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    onYourTurn(
      pay(
        [2, exhausting(yourHeroAs)],
        deal(
          { amount: 'different', what: 'class', of: { kind: ['Hero', 'Ally'], whose: 'you' } },
          'fire',
          target(heroOrAlly),
        ),
      ),
    ),
  ),
});
