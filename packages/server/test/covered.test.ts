import { allDecks } from '@meetingstone/cards';
import { momentOf, VOICE } from '@meetingstone/protocol/host';
import type { Sitting } from '@meetingstone/sitting';
import { act, next, sitDown } from '@meetingstone/sitting';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fate, StoredAct } from '../src/storage/acts.ts';
import { USUAL_PATIENCE } from '../src/tables/attendance.ts';
import type { Around, LiveTable, Owned } from '../src/tables/live.ts';
import { liveTable } from '../src/tables/live.ts';
import { streamOf } from '../src/tables/stream.ts';

/** Two persons at a table, at the first decision at which a pass waits for its time. */
function atCoveredPass(): Sitting {
  const seats = allDecks().slice(0, 2);
  let sitting = sitDown(
    {
      play: 'Constructed',
      bestOf: 1,
      clock: null,
      rated: false,
      covered: true,
      seats: seats.map((deck, seat) => ({ name: `Seat ${seat}`, deck, sitter: { is: 'person' } })),
    },
    1,
    0,
  );
  while (next(sitting).do !== 'cover') {
    const { player, options } = sitting.game.decision!;
    const done = act(sitting, { do: 'answer', at: 0, seat: player, choose: options.at(-1)! });
    if (!done.ok) throw new Error('an offered answer is refused');
    sitting = done.sitting;
  }
  return sitting;
}

interface Kept {
  readonly table: LiveTable;
  /** What was stored together, write by write. */
  readonly writes: readonly (readonly string[])[];
  readonly snapshots: readonly number[];
}

function tableWith(parts: Pick<Owned, 'sitting' | 'isTakenOver'>, fate: Fate = 'stored'): Kept {
  const writes: string[][] = [];
  const snapshots: number[] = [];
  const doing = ({ act: text }: StoredAct): string => (JSON.parse(text) as { readonly do: string }).do;
  const around: Around = {
    now: () => Date.now(),
    coveredTime: () => 300,
    patience: USUAL_PATIENCE,
    store: async (last, before = []) => {
      writes.push([...before, last].map(doing));
      return fate;
    },
    think: () => Promise.reject(new Error('no bot sits here')),
    momentOf,
    streamOf: (game, from) => streamOf(game, from, VOICE),
    snapshot: async (_, number) => void snapshots.push(number),
    over: () => {},
    lost: () => {},
    failed: (_, error) => {
      throw error;
    },
  };
  const named = { id: 'game', fence: 1, keys: [], accounts: ['a', 'b'], terms: { play: 'duel', seats: 2 } } as const;
  return { table: liveTable({ ...named, ...parts }, around), writes, snapshots };
}

/** Until nothing waits for its time any more. */
async function passesGiven({ table }: Kept): Promise<void> {
  while (next(table.sitting()).do === 'cover') await vi.advanceTimersToNextTimerAsync();
}

const hold = (table: LiveTable): Promise<void> => {
  const seat = table.sitting().game.decision!.player;
  return table.perform({ seat, key: 'hold' }, () => ({ do: 'wish', at: 0, seat, wish: { wish: 'hold', on: true } }));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a pass that waited for its time', () => {
  test('is stored with what somebody chooses next, in the order in which they were done', async () => {
    const kept = tableWith({ sitting: atCoveredPass() });
    await passesGiven(kept);
    expect(kept.writes).toEqual([]);
    await hold(kept.table);
    expect(kept.writes).toHaveLength(1);
    expect(kept.writes[0]!.at(-1)).toBe('wish');
    expect(new Set(kept.writes[0]!.slice(0, -1))).toEqual(new Set(['forced']));
    await hold(kept.table).catch(() => {});
    expect(kept.writes.flat().filter((word) => word === 'forced')).toHaveLength(kept.writes[0]!.length - 1);
    kept.table.stop();
  });

  test('is stored before the table is put away', async () => {
    const kept = tableWith({ sitting: atCoveredPass() });
    await passesGiven(kept);
    await kept.table.putAway();
    expect(new Set(kept.writes.flat())).toEqual(new Set(['forced']));
    expect(kept.snapshots).toEqual([kept.table.sitting().acts.length]);
  });

  test('is no part of what is kept of a table that another node has by now', async () => {
    const kept = tableWith({ sitting: atCoveredPass() }, 'fenced');
    await passesGiven(kept);
    await kept.table.putAway();
    expect(kept.snapshots).toEqual([]);
  });

  test('is given again before anything else is done, where a node died: people may have seen it', async () => {
    const sitting = atCoveredPass();
    const kept = tableWith({ sitting, isTakenOver: true });
    const wished = hold(kept.table);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.table.sitting()).toBe(sitting);
    await passesGiven(kept);
    await wished;
    expect(kept.writes.flat().at(-1)).toBe('wish');
    expect(kept.writes.flat()[0]).toBe('forced');
    kept.table.stop();
  });

  test('is waited for by nobody at a table that went on here all the time', async () => {
    const kept = tableWith({ sitting: atCoveredPass() });
    await hold(kept.table);
    expect(kept.writes).toEqual([['wish']]);
    kept.table.stop();
  });

  test('that is waited for keeps nobody waiting at a table that is put away', async () => {
    const kept = tableWith({ sitting: atCoveredPass(), isTakenOver: true });
    const wished = hold(kept.table);
    await kept.table.putAway();
    await expect(wished).rejects.toMatchObject({ told: { reason: 'shutting down' } });
    expect(kept.writes).toEqual([]);
  });
});
