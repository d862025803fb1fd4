import type { Match } from '@meetingstone/cards';
import { winnersOf } from '@meetingstone/cards';
import type { FromClientOf } from '@meetingstone/protocol';
import type { Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import { sitDown, writeSitting } from '@meetingstone/sitting';
import { firstMatch } from '../lobby/begin.ts';
import { refuse } from '../refused.ts';
import { storeFollowing } from '../storage/beginning.ts';
import type { Database } from '../storage/database.ts';
import { newId, newSeed } from '../storage/secrets.ts';
import type { Db, TableFound } from '../storage/tables.ts';
import { changeGame, json, withTable } from '../storage/tables.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Between } from './matches.ts';
import { betweenOf, keepBetween, matchAfter, matchMessage, NOTHING_YET, sidingOf } from './matches.ts';
import { storeResult } from './results.ts';

/** What happens at a table once its game is over: the result, side decks and the next game of a match, another game of the same. */
export interface Afterwards {
  readonly over: (table: LiveTable) => void;
  readonly side: (table: LiveTable, seat: Seat, message: FromClientOf<'side'>) => Promise<void>;
  readonly rematch: (table: LiveTable, seat: Seat, agree: boolean) => Promise<void>;
  readonly concedeMatch: (table: LiveTable, seat: Seat) => Promise<void>;
}

/** Nobody waits longer for a side deck. */
const SIDING = 180_000;

export function afterwards(
  database: Database,
  now: () => number,
  failed: (error: unknown) => void,
  changed: (game: string) => void,
): Afterwards {
  const { db, persist } = database;

  /** What is done between two games: one thing after the other, and each is stored as a whole. */
  const between = <T>(table: LiveTable, doing: (db: Db, found: TableFound) => Promise<T>): Promise<T> =>
    persist(() => withTable(db, table.id, (found, locked) => doing(locked, found!)));

  /** Begins the game that follows. */
  const follow = async (locked: Db, table: LiveTable, { seats }: TableFound, of: Following): Promise<string> => {
    const sitting = sitDown(table.sitting().terms, newSeed(), now(), of.match);
    const id = newId();
    await storeFollowing(locked, {
      after: table.id,
      id,
      match: of.id,
      nth: of.nth,
      seats,
      sitting: writeSitting(sitting),
      acts: sitting.acts.length,
      now: now(),
    });
    return id;
  };

  const nextOfMatch = async (locked: Db, table: LiveTable, found: TableFound): Promise<string | null> => {
    const { match: id, nth, next } = found.game;
    if (next !== null || id === null) return null;
    const match = matchAfter(table.sitting(), await betweenOf(locked, id));
    if (!match || winnersOf(match).length > 0) return null;
    const following = await follow(locked, table, found, { match, id, nth: nth + 1 });
    await keepBetween(locked, id, NOTHING_YET);
    return following;
  };

  const tellOf = (table: LiveTable, said: Between, next: string | null): void => {
    const message = matchMessage(table.id, table.sitting(), said, next ?? undefined);
    if (message) table.tell(message);
    if (next !== null) changed(next);
  };

  const over = async (table: LiveTable): Promise<void> => {
    const found = await between(table, async (locked, { game, seats }) => {
      await storeResult(locked, table, now());
      if (game.match === null || game.next !== null) return null;
      const said = await betweenOf(locked, game.match);
      const isDone = sidingOf(table.sitting(), said).length === 0;
      return { said, isDone, next: isDone ? await nextOfMatch(locked, table, { game, seats }) : null };
    });
    changed(table.id);
    if (!found) return;
    tellOf(table, found.said, found.next);
    if (!found.isDone) setTimeout(() => goOn(table).catch(failed), SIDING).unref();
  };

  /** Whoever is not done with his side deck plays with what he has. */
  const goOn = async (table: LiveTable): Promise<void> => {
    const { said, next } = await between(table, async (locked, found) => ({
      said: await betweenOf(locked, found.game.match!),
      next: await nextOfMatch(locked, table, found),
    }));
    if (next !== null) tellOf(table, said, next);
  };

  /** Says something between two games of a match. */
  const say = async (table: LiveTable, add: (before: Between) => Between): Promise<void> => {
    const { said, next } = await between(table, async (locked, found) => {
      const { match, next: following } = found.game;
      if (!outcome(table.sitting().game)) refuse('not over', 'The game is not over.');
      if (following !== null) refuse('already begun', 'The next game has begun.');
      const id = match ?? refuse('not allowed', 'This is no match.');
      const now = add(await betweenOf(locked, id));
      matchAfter(table.sitting(), now);
      await keepBetween(locked, id, now);
      const isDone = sidingOf(table.sitting(), now).length === 0;
      return { said: now, next: isDone ? await nextOfMatch(locked, table, found) : null };
    });
    tellOf(table, said, null);
    if (next !== null) tellOf(table, said, next);
  };

  return {
    over: (table) => void over(table).catch(failed),
    side: (table, seat, { in: into, out }) =>
      say(table, ({ sided, ...rest }) => ({
        ...rest,
        sided: [...sided.filter((one) => one.seat !== seat), { seat, in: into, out }],
      })),
    concedeMatch: (table, seat) => say(table, (before) => ({ ...before, conceded: seat })),
    rematch: async (table, seat, agree) => {
      const { terms, game } = table.sitting();
      if (!outcome(game)) refuse('not over', 'The game is not over.');
      const { said, next } = await between(table, async (locked, found) => {
        const others = found.game.agreed.filter((one) => one !== seat);
        const agreed = agree ? [...others, seat] : others;
        await changeGame(locked, table.id, { agreed: json(agreed) });
        const isWhole = terms.seats.every(({ sitter }, one) => sitter.is === 'bot' || agreed.includes(one));
        if (!isWhole || found.game.next !== null) return { said: agreed, next: null };
        const first = await firstMatch(locked, terms, now());
        const of = { match: first?.match ?? null, id: first?.id ?? null, nth: 1 };
        return { said: agreed, next: await follow(locked, table, found, of) };
      });
      table.tell({ type: 'rematch', game: table.id, agreed: said, ...(next === null ? {} : { next }) });
      if (next !== null) changed(next);
    },
  };
}

/** Where in which match the game is that follows. */
interface Following {
  readonly match: Match | null;
  readonly id: string | null;
  readonly nth: number;
}
