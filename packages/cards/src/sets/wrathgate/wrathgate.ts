import type { CardSet } from '../cardSet.ts';
import { alliance } from './alliance.ts';
import { deathKnight } from './death-knight.ts';
import { druid } from './druid.ts';
import { horde } from './horde.ts';
import { hunter } from './hunter.ts';
import { neutral } from './neutral.ts';
import { paladin } from './paladin.ts';
import { quests } from './quests.ts';
import { rogue } from './rogue.ts';
import { shaman } from './shaman.ts';
import { warlock } from './warlock.ts';
import { weapons } from './weapons.ts';

export const wrathgate: CardSet = {
  code: 'WGT',
  name: 'Wrathgate',
  cards: [
    ...alliance,
    ...deathKnight,
    ...druid,
    ...horde,
    ...hunter,
    ...paladin,
    ...rogue,
    ...shaman,
    ...warlock,
    ...neutral,
    ...quests,
    ...weapons,
  ],
};
