import type { CardSet } from '../cardSet.ts';
import { alliance } from './alliance.ts';
import { armors } from './armors.ts';
import { deathKnight } from './death-knight.ts';
import { druid } from './druid.ts';
import { horde } from './horde.ts';
import { hunter } from './hunter.ts';
import { items } from './items.ts';
import { mage } from './mage.ts';
import { neutral } from './neutral.ts';
import { paladin } from './paladin.ts';
import { priest } from './priest.ts';
import { rogue } from './rogue.ts';
import { shaman } from './shaman.ts';
import { warlock } from './warlock.ts';
import { warrior } from './warrior.ts';
import { weapons } from './weapons.ts';

export const battleOfTheAspectsTreasure: CardSet = {
  code: 'BAT',
  name: 'Battle of the Aspects Treasure',
  cards: [
    ...alliance,
    ...deathKnight,
    ...druid,
    ...horde,
    ...hunter,
    ...mage,
    ...paladin,
    ...priest,
    ...rogue,
    ...shaman,
    ...warlock,
    ...warrior,
    ...armors,
    ...items,
    ...neutral,
    ...weapons,
  ],
};
