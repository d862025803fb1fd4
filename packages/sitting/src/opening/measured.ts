/** Games won by raiding players, of so many. */
interface Measured {
  readonly won: number;
  readonly games: number;
}

const of = (games: number, ...won: readonly number[]): readonly Measured[] => won.map((one) => ({ won: one, games }));

/**
 * For one to five raiders with starter decks, the *easy* bot in every seat:
 * `meetingstone simulate --raid NAME --mode MODE --decks ... --games 50 --bots greedy`, 16 November 2026.
 */
export const STARTER: Readonly<Record<string, readonly Measured[]>> = {
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

/**
 * The same for two, three and five raiders with decks that were built for raids, in the first mode, with the decks of commit 24f10fc7:
 * `meetingstone ladder --raids --bots easy --kinds constructed --raiders 3 5 --games 20 --seed 1`, 20 November 2026.
 */
export const CONSTRUCTED: Readonly<Record<string, Readonly<Record<number, Measured>>>> = {
  'onyxia/standard': { 3: { won: 7, games: 20 }, 5: { won: 19, games: 20 } },
  'molten-core/standard': { 3: { won: 9, games: 20 }, 5: { won: 20, games: 20 } },
  'magtheridon/standard': { 2: { won: 10, games: 20 }, 3: { won: 20, games: 20 }, 5: { won: 20, games: 20 } },
  'black-temple/standard': { 3: { won: 0, games: 20 }, 5: { won: 0, games: 20 } },
  'caverns-of-time/novice': { 2: { won: 8, games: 20 }, 3: { won: 16, games: 20 }, 5: { won: 20, games: 20 } },
};
