import type { Deck } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';

/** Games won by raiding players, of so many: measured with `meetingstone ladder --raids` (docs/raids.md). */
interface Measured {
  readonly won: number;
  readonly games: number;
}

const of = (games: number, ...won: readonly number[]): readonly Measured[] => won.map((one) => ({ won: one, games }));

/** For one to five raiders with starter decks, the *easy* bot in every seat. */
const STARTER: Readonly<Record<string, readonly Measured[]>> = {
  'onyxia/standard': of(50, 0, 0, 10, 22, 42),
  'molten-core/standard': of(50, 0, 0, 0, 17, 39),
  'molten-core/full-clear': of(50, 0, 0, 0, 3, 9),
  'magtheridon/standard': of(50, 0, 0, 15, 42, 50),
  'black-temple/standard': of(50, 0, 0, 0, 0, 0),
  'black-temple/heroic': of(50, 0, 0, 0, 0, 0),
  'black-temple/epic': of(50, 0, 0, 0, 0, 0),
  'caverns-of-time/novice': of(50, 0, 5, 35, 48, 48),
  'caverns-of-time/experienced': of(50, 0, 4, 23, 45, 44),
  'caverns-of-time/heroic': of(50, 0, 1, 2, 10, 24),
  'caverns-of-time/legendary': of(50, 0, 0, 0, 3, 5),
};

/** The same with decks that were built for raids, as far as it was measured. */
const CONSTRUCTED: Readonly<Record<string, Readonly<Record<number, Measured>>>> = {
  'onyxia/standard': { 3: { won: 0, games: 14 }, 5: { won: 2, games: 14 } },
  'molten-core/standard': { 3: { won: 2, games: 14 } },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** How hard a raid is for so many raiders with such decks, in a sentence; null where nobody has measured it. */
export function difficultyOf({ key, name }: Raid, mode: string, decks: readonly Deck[]): string | null {
  const raiders = decks.length;
  const built = decks.every(({ about }) => about !== undefined) ? CONSTRUCTED[`${key}/${mode}`]?.[raiders] : undefined;
  const measured = built ?? STARTER[`${key}/${mode}`]?.[raiders - 1];
  if (!measured) return null;
  const { won, games } = measured;
  const kind = built ? 'such' : 'starter';
  return `${name} (${mode}) with ${NUMBERS[raiders]} ${raiders === 1 ? 'raider' : 'raiders'}: easy bots with ${kind} decks won ${won} of ${games} games${hint(won / games)}.`;
}

function hint(share: number): string {
  if (share === 0) return '; it takes better play, better decks or more raiders';
  return share > 0.9 ? '; a harder mode or fewer raiders make it a fight' : '';
}
