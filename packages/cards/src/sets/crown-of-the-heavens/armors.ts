import { countOf } from '../../language/amounts.ts';
import { armor, EVERY_CLASS, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { addCounters, delve, may, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anEquipment,
  aWeapon,
  having,
  heroOrAlly,
  inZone,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { asThisEntersPlay, has, have, whenThisEntersPlay } from '../../language/powers.ts';
import { revealed } from '../../language/selections.ts';

export const armors = set({
  'Belt of Absolute Zero': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 2 },
    have(yours(aWeapon), atk(1)),
  ),
  'Crown of the Ogre King': armor(
    { cost: 3, icon: EVERY_CLASS, tags: ['Cloth'], limit: 'Head (1)', def: 2 },
    have(yours(having('Smash', heroOrAlly)), power(has('Assault', 3))),
  ),
  'Gravitational Pull': armor(
    { cost: 1, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 0 },
    asThisEntersPlay(
      may(reveal({ select: 'choose', noun: yours(inZone('hand', anEquipment)), count: { anyNumber: true } })),
      addCounters(countOf(among(revealed, aCard)), '+1 DEF'),
    ),
  ),
  'Power Generator Hood': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    whenThisEntersPlay(delve),
  ),
  'Spaulders of the Scarred Lady': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Shoulder (1)', def: 1 },
    have(
      yourHeroAs,
      power(
        has('Assault', {
          amount: 'times',
          of: [2, countOf(yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } }))],
        }),
      ),
    ),
  ),
});
