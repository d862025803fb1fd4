import type { CardSet } from '../cardSet.ts';
import { abilities } from './abilities.ts';
import { alliance } from './alliance.ts';
import { armors } from './armors.ts';
import { horde } from './horde.ts';
import { items } from './items.ts';
import { locations } from './locations.ts';
import { neutral } from './neutral.ts';
import { quests } from './quests.ts';
import { weapons } from './weapons.ts';

export const dungeonTreasure: CardSet = {
  code: 'DTP',
  name: 'Dungeon Treasure',
  cards: [...alliance, ...horde, ...abilities, ...armors, ...items, ...locations, ...neutral, ...quests, ...weapons],
};
