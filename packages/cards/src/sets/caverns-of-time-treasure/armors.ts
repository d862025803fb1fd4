import { armor, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { exhaust, give } from '../../language/effects.ts';
import {
  allyOrWeapon,
  anAbility,
  anAlly,
  aWeapon,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
} from '../../language/nouns.ts';
import { basic, entersWithCounters, nextTime, pay, thatMuchPlus } from '../../language/powers.ts';
import { target, that } from '../../language/selections.ts';

export const armors = set({
  "Breastplate of the Queen's Guard": armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 0 },
    entersWithCounters(2, '+1 DEF'),
    basic(pay([{ pay: 'remove counters', name: '+1 DEF', count: 1 }], give(target(allyOrWeapon), [atk(2)]))),
  ),
  'Greaves of the Martyr': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Legs (1)', def: 0 },
    entersWithCounters(2, '+1 DEF'),
    basic(
      pay([{ pay: 'remove counters', name: '+1 DEF', count: 1 }], {
        do: 'create',
        cost: { cost: 'strike', noun: tagged('Melee', aWeapon), whose: 'you', by: -2 },
        duration: 'this turn',
      }),
    ),
  ),
  "Kaz'rogal's Hardened Heart": armor(
    { cost: 3, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 3 },
    { power: 'definite', as: 'another enters play', noun: opposing(anAlly), effects: [exhaust(that)] },
  ),
  "Peroth'arn's Belt": armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Waist (1)', def: 0 },
    entersWithCounters(2, '+1 DEF'),
    basic(pay([{ pay: 'remove counters', name: '+1 DEF', count: 1 }], give(target(heroOrAlly), [keyword('Stealth')]))),
  ),
  'Robes of Rhonin': armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 0 },
    entersWithCounters(2, '+1 DEF'),
    basic(
      pay([{ pay: 'remove counters', name: '+1 DEF', count: 1 }], {
        do: 'create',
        replacement: nextTime({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
        duration: 'this turn',
      }),
    ),
  ),
});
