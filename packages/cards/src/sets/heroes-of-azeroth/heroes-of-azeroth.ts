import type { CardSet } from '../cardSet.ts';
import { abilities } from './abilities.ts';
import { alliance } from './alliance.ts';
import { armors } from './armors.ts';
import { druid } from './druid.ts';
import { heroes } from './heroes.ts';
import { horde } from './horde.ts';
import { hunter } from './hunter.ts';
import { items } from './items.ts';
import { mage } from './mage.ts';
import { neutral } from './neutral.ts';
import { paladin } from './paladin.ts';
import { priest } from './priest.ts';
import { quests } from './quests.ts';
import { rogue } from './rogue.ts';
import { shaman } from './shaman.ts';
import { warlock } from './warlock.ts';
import { warrior } from './warrior.ts';
import { weapons } from './weapons.ts';

export const heroesOfAzeroth: CardSet = {
  code: 'HOA',
  name: 'Heroes of Azeroth',
  cards: [
    ...alliance,
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
    ...abilities,
    ...armors,
    ...heroes,
    ...items,
    ...neutral,
    ...quests,
    ...weapons,
  ],
  chosen: ['Earthbind Totem', 'Healing Stream Totem', 'Windfury Totem'],
};
