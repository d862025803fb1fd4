import { blackTemple } from './black-temple/raid.ts';
import { cavernsOfTime } from './caverns-of-time/raid.ts';
import { magtheridonsLairRaid } from './magtheridons-lair/raid.ts';
import { moltenCore } from './molten-core/raid.ts';
import { onyxiasLair } from './onyxias-lair/raid.ts';
import type { Raid } from './raid.ts';

export type { TempleDecks } from './black-temple/modes.ts';
export { faultsOfDecks } from './black-temple/modes.ts';
export { withRaidReady } from './lying-ready.ts';
export type { OwnDecks, Raid } from './raid.ts';
export {
  BOSS_PLAYER,
  BOSS_SEAT,
  bossNumber,
  bossOfRune,
  faultsOfOwnDecks,
  isBoss,
  liesAhead,
  RAIDERS,
  raidOpening,
  raidSeat,
  whyNotSoMany,
} from './raid.ts';

export const RAIDS: readonly Raid[] = [onyxiasLair, moltenCore, magtheridonsLairRaid, blackTemple, cavernsOfTime];

/** The raid of this name, as commands and files write it. */
export function raidNamed(key: string): Raid | undefined {
  return RAIDS.find((raid) => raid.key === key);
}
