import type { CardSet } from '../cardSet.ts';
import { abilities } from './abilities.ts';
import { alliance } from './alliance.ts';
import { deathKnight } from './deathKnight.ts';
import { druid } from './druid.ts';
import { equipment } from './equipment.ts';
import { heroes } from './heroes.ts';
import { horde } from './horde.ts';
import { hunter } from './hunter.ts';
import { mage } from './mage.ts';
import { neutral } from './neutral.ts';
import { paladin } from './paladin.ts';
import { priest } from './priest.ts';
import { quests } from './quests.ts';
import { rogue } from './rogue.ts';
import { shaman } from './shaman.ts';
import { warlock } from './warlock.ts';
import { warrior } from './warrior.ts';

/** The example cards of the Comprehensive Rules, those that the power language can say whole. */
export const rulebook: CardSet = {
  code: 'rulebook',
  name: 'Rulebook',
  cards: [
    ...abilities,
    ...alliance,
    ...deathKnight,
    ...druid,
    ...equipment,
    ...heroes,
    ...horde,
    ...hunter,
    ...mage,
    ...neutral,
    ...paladin,
    ...priest,
    ...quests,
    ...rogue,
    ...shaman,
    ...warlock,
    ...warrior,
  ],
};
