import { cardsInHandOf, countersOn, countOf, thatMuch } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { addCounters, destroy, heal, ifSo, removeCounters } from '../../language/effects.ts';
import { aHero, anAbility, anAlly, aQuest, aWeapon, tagged, thisOne, yourHeroAs, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  haveWhile,
  ifWould,
  payLessTo,
  thatMuchPlus,
  when,
  whileSo,
} from '../../language/powers.ts';
import { eventDoer, thisCard, you, yourHero } from '../../language/selections.ts';

export const weapons = set({
  'Ataraxis, Cudgel of the Warmaster': weapon(
    { cost: 4, icon: 'Warrior', tags: ['2H', 'Mace'], limit: 'Melee (1)', atk: [7, 'melee'], strike: 5 },
    { power: 'cost change', change: { cost: 'strike', noun: aWeapon, whose: 'opposing', by: 3 } },
  ),
  'Gurthalak, Voice of the Deeps': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    haveWhile(compared(cardsInHandOf(you), 'exactly', 0), thisOne, atk(2)),
    whileSo(compared(cardsInHandOf(you), 'exactly', 0), payLessTo('strike', 2, thisOne)),
  ),
  'Maw of the Dragonlord': weapon(
    {
      cost: 6,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    {
      power: 'cost change',
      change: { cost: 'play', noun: thisOne, whose: 'you', by: { amount: 'times', of: [-1, countOf(yours(aQuest))] } },
    },
    when({ event: 'complete', whose: 'you' }, heal(4, yourHero)),
  ),
  "No'Kaled, the Elements of Death": weapon(
    { cost: 3, icon: 'Shaman', tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 5 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, addCounters(1, 'surge')),
    have(yours(anAlly), atk({ amount: 'times', of: [2, countersOn('surge')] })),
  ),
  Souldrinker: weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    when(
      { event: 'deal', by: tagged('Monster', aHero), with: thisOne, combat: true },
      { do: 'heal', by: eventDoer, amount: thatMuch, from: eventDoer },
      addCounters(1, '+1 ATK'),
    ),
  ),
  "Ti'tahk, the Steps of Time": weapon(
    { cost: 5, icon: 'Mage', tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility, first: true }, thatMuchPlus(3)),
  ),
  'Vishanka, Jaws of the Earth': weapon(
    { cost: 7, icon: 'Hunter', tags: ['Bow'], limit: 'Ranged (1)', atk: [0, 'ranged'], strike: 0 },
    has('Long-Range'),
    entersWithCounters(5, '+1 ATK'),
    atStartOfYourTurn(
      removeCounters(1, '+1 ATK'),
      ifSo(compared(countersOn('+1 ATK'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
});
