import { countersOn } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { keyword, power } from '../../language/changes.ts';
import { addCounters, deal, dealtBy, may, unpreventably } from '../../language/effects.ts';
import { aHero, anAlly, friendly, opposing, thisOne, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, thisCant, when } from '../../language/powers.ts';
import { eventCard, target } from '../../language/selections.ts';
import { entersPlay, preventsDamage } from '../../language/watches.ts';

export const armors = set({
  'Aegis of the Scarlet Commander': armor(
    { cost: 5, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    when(preventsDamage(thisOne), unpreventably(deal(2, 'holy', target(opposing(aHero))))),
  ),
  'Chain of the Scarlet Crusade': armor(
    {
      cost: 6,
      icon: ['Hunter', 'Shaman'],
      tags: ['Set', 'Mail'],
      limit: ['Chest (1)', 'Wrist (1)', 'Hands (1)', 'Waist (1)', 'Legs (1)', 'Feet (1)'],
      def: 5,
    },
    atStartOfYourTurn(addCounters(1, 'scarlet')),
    have(
      {
        any: [
          { kind: ['Hero'], whose: 'you' },
          { kind: ['Ally'], whose: 'you' },
        ],
      },
      power(has('Assault', countersOn('scarlet'))),
    ),
  ),
  'Defias Brotherhood Vest': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    haveWhile(
      { is: 'there', noun: yours(anAlly), atLeast: 4 },
      yours(anAlly),
      power(has('Assault', 1)),
      keyword('Stealth'),
    ),
  ),
  'Phantom Armor': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 6 },
    thisCant({ cant: 'prevent damage', damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'ranged', 'shadow'] }),
  ),
  'Robes of Arugal': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    when(entersPlay(friendly(anAlly)), may(dealtBy(eventCard, 1, 'arcane', target(aHero)))),
  ),
});
