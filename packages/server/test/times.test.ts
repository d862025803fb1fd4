import type { Dice } from '@meetingstone/bots';
import { diceFrom } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { momentOf, VOICE } from '@meetingstone/protocol/host';
import { raidNamed } from '@meetingstone/raids';
import type { Act, SeatTerms, Sitting, Terms } from '@meetingstone/sitting';
import { coveredTime, next, raidDecks, sitDown } from '@meetingstone/sitting';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { USUAL_PATIENCE } from '../src/tables/attendance.ts';
import type { Around } from '../src/tables/live.ts';
import { liveTable } from '../src/tables/live.ts';
import { streamOf } from '../src/tables/stream.ts';
import { EXCHANGED, exchanged, played } from './worlds.ts';

const TABLE = { play: 'Constructed', bestOf: 1, clock: null, rated: false, covered: true } as const;
const seatsWith = (decks: readonly SeatTerms['deck'][]): readonly SeatTerms[] =>
  decks.map((deck, seat) => ({ name: `Seat ${seat}`, deck, sitter: { is: 'person' } }));

const duel: Terms = { ...TABLE, seats: seatsWith(allDecks().slice(0, 2)) };
const onyxia = raidNamed('onyxia')!;
const raid: Terms = {
  ...TABLE,
  raid: { key: onyxia.key, mode: onyxia.modes[0]! },
  seats: seatsWith([null, ...raidDecks(onyxia, [], 2)]),
};

const around = (dice: Dice): Around => ({
  now: () => Date.now(),
  coveredTime: () => coveredTime(dice),
  patience: USUAL_PATIENCE,
  store: async () => 'stored',
  think: () => Promise.reject(new Error('no bot sits here')),
  momentOf,
  streamOf: (game, from) => streamOf(game, from, VOICE),
  snapshot: async () => {},
  over: () => {},
  lost: () => {},
  failed: (_, error) => {
    throw error;
  },
});

interface Heard {
  /** What each other seat was sent, and when. */
  readonly sent: readonly (readonly [seat: number, time: number, text: string])[];
  /** What became of the windows of the seat whose cards are exchanged: he was asked, or a pass waited. */
  readonly windows: readonly string[];
}

/** Thinking takes everybody else so long. */
const THOUGHT = 1_000;

/**
 * Everybody answers as dice say, but the one whose cards are exchanged: he passes, and takes as long as a covered pass does, from the same
 * dice. It ends where he has something else to decide than what to do with his priority.
 */
async function heardAt(sitting: Sitting, seed: number, acts: number): Promise<Heard> {
  vi.setSystemTime(0);
  const [dice, chance] = [diceFrom(seed), diceFrom(seed + 1)];
  const sent: [number, number, string][] = [];
  const windows: string[] = [];
  const { seats } = sitting.terms;
  const accounts = seats.map(({ name }) => name);
  const terms = { play: 'free-for-all', seats: seats.length } as const;
  const table = liveTable({ id: 'game', fence: 1, sitting, keys: [], accounts, terms }, around(dice));
  for (const seat of seats.keys()) {
    const send = (text: string): void => void (seat !== EXCHANGED && sent.push([seat, Date.now(), text]));
    table.sit(seat, { send, powers: false, replaced: () => {}, hears: () => true });
  }
  const answer = async (seat: number, time: number, n: (options: number) => number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(time);
    const { options } = table.sitting().game.decision!;
    const given: Act = { do: 'answer', at: Date.now(), seat, choose: options[n(options.length)]! };
    await table.perform({ seat, key: null }, () => given);
  };
  for (let n = 0; n < acts; n++) {
    const todo = next(table.sitting());
    if (todo.do === 'nothing' || todo.do === 'think') break;
    if (todo.seat === EXCHANGED) {
      if (table.sitting().game.decision!.question !== 'priority') break;
      windows.push(todo.do);
    }
    if (todo.do === 'cover') await vi.advanceTimersToNextTimerAsync();
    else if (todo.seat === EXCHANGED) await answer(todo.seat, coveredTime(dice), () => 0);
    else await answer(todo.seat, THOUGHT, chance);
  }
  table.stop();
  return { sent, windows };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe.each([
  ['a duel', duel, [1, 2, 3, 4, 5, 6]],
  ['a raid, whose Boss a person plays', raid, [1, 2, 3]],
] as const)('in %s', (_, terms, seeds) => {
  test('the same dice send everybody the same bytes at the same moments, whatever a seat holds', {
    timeout: 60_000,
  }, async () => {
    let [compared, waits, otherwise] = [0, 0, 0];
    for (const seed of seeds) {
      const begun = played(sitDown(terms, seed, 0), 40, seed);
      const other = { ...begun, game: exchanged(begun.game, EXCHANGED, seed) };
      const [one, two] = [await heardAt(begun, seed, 60), await heardAt(other, seed, 60)];
      const both = Math.min(one.sent.length, two.sent.length);
      expect(two.sent.slice(0, both)).toEqual(one.sent.slice(0, both));
      compared += both;
      waits += one.windows.filter((window) => window === 'cover').length;
      otherwise += one.windows.filter((window, n) => window !== (two.windows[n] ?? window)).length;
    }
    expect(compared).toBeGreaterThan(100);
    expect(waits).toBeGreaterThan(10);
    expect(otherwise).toBeGreaterThan(0); // Somebody was asked in one world and not in the other, and nobody can tell.
  });
});
