import { outcome } from '@meetingstone/rules';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, readSitting } from '@meetingstone/sitting';
import type { Database } from '../storage/database.ts';
import type { Node } from '../storage/nodes.ts';
import { claim, release } from '../storage/nodes.ts';
import type { StoredGame } from '../storage/snapshots.ts';
import { loadGame } from '../storage/snapshots.ts';
import { changeGame } from '../storage/tables.ts';
import type { Around, LiveTable } from './live.ts';
import { liveTable } from './live.ts';

/** All games that go on in this process. */
export interface House {
  /** The game here, loaded if it has to be; or where it is; or null, if there is no such game that has begun. */
  readonly find: (game: string) => Promise<LiveTable | Elsewhere | null>;
  readonly here: () => readonly LiveTable[];
  /** Puts away what nobody needs at the moment. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Another node owns the game. */
export interface Elsewhere {
  readonly url: string;
}

export const isHere = (found: LiveTable | Elsewhere | null): found is LiveTable => found !== null && 'perform' in found;

/** Nobody was at the table for so long. */
const IDLE = 60_000;

export type HouseDoors = Omit<Around, 'lost'> & {
  /** Those who listened here have to look for the game again. */
  readonly scattered: (game: string) => void;
};

/** The sitting that was stored, with all that was done since. */
export function sittingOf({ sitting, acts }: StoredGame, game: string): Sitting {
  return acts.reduce<Sitting>((before, { number, act: given, forced }) => {
    const done = act(before, given as Act, forced);
    if (!done.ok) throw new Error(`act ${number} of the game ${game} cannot be done again`);
    return done.sitting;
  }, readSitting(sitting));
}

export function house(database: Database, node: Node, doors: HouseDoors): House {
  const tables = new Map<string, Promise<LiveTable | Elsewhere | null>>();
  const live = new Map<string, LiveTable>();

  /** It does not go on here. One that was loaded again since is another. */
  const forget = (table: LiveTable): void => {
    if (live.get(table.id) !== table) return;
    tables.delete(table.id);
    live.delete(table.id);
    doors.scattered(table.id);
  };
  const around: Around = { ...doors, lost: forget };

  const load = async (game: string): Promise<LiveTable | Elsewhere | null> => {
    const claimed = await database.persist(() => claim(database, node, game));
    if (!claimed) return null;
    if (!('fence' in claimed)) return { url: claimed.url };
    const stored = await database.persist(() => loadGame(database.db, game));
    if (!stored) return null;
    const sitting = sittingOf(stored, game);
    const isTakenOver = claimed.deadSince !== null;
    const table = liveTable({ ...stored, id: game, fence: claimed.fence, sitting, isTakenOver }, around);
    live.set(game, table);
    try {
      if (claimed.deadSince !== null) await makeUp(table, claimed.deadSince);
    } catch (error) {
      live.delete(game);
      table.stop();
      throw error;
    }
    // Whoever stored the last act may have been killed before he could do anything else.
    if (outcome(table.sitting().game)) doors.over(table);
    return table;
  };

  /** The time during which nobody served the game is nobody's time. */
  const makeUp = async (table: LiveTable, since: number): Promise<void> => {
    if (!table.sitting().clock?.running || table.sitting().paused !== null) return;
    const last = table.sitting().acts.at(-1)!.act.at;
    await table.perform({ seat: null, key: null }, () => ({ do: 'pause', seat: null, at: Math.max(last, since) }));
    await table.perform({ seat: null, key: null }, () => ({ do: 'resume', seat: null, at: doors.now() }));
  };

  const find: House['find'] = (game) => {
    const found = tables.get(game);
    if (found) return found;
    const loading = load(game);
    tables.set(game, loading);
    // Only what is here is kept: where else it is can change at any time.
    loading.then(
      (table) => {
        if (!isHere(table)) tables.delete(game);
      },
      () => tables.delete(game),
    );
    return loading;
  };

  const putAway = async (table: LiveTable): Promise<void> => {
    const due = table.due();
    tables.delete(table.id);
    live.delete(table.id);
    await table.putAway();
    await database.persist(() =>
      changeGame(database.db, table.id, { due_at: due === 'now' ? doors.now() : due, touched_at: doors.now() }),
    );
    await database.persist(() => release(database, node, table.id, table.fence));
  };

  const isIdle = (table: LiveTable): boolean => {
    const [since, due] = [table.idleSince(), table.due()];
    if (since === null || due === 'now' || doors.now() - since < IDLE) return false;
    return due === null || due - doors.now() > IDLE;
  };

  return {
    find,
    here: () => [...live.values()],
    tidy: async () => {
      for (const table of live.values()) if (isIdle(table)) await putAway(table);
    },
    close: async () => {
      await Promise.all([...live.values()].map(putAway));
    },
  };
}
