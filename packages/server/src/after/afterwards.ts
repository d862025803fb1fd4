import { randomInt } from 'node:crypto';
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
import { newId } from '../storage/secrets.ts';
import { json, tableWith } from '../storage/tables.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Between } from './matches.ts';
import { matchAfter, matchMessage, NOTHING_YET, sidingOf } from './matches.ts';
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
  const agreed = new Map<string, ReadonlySet<Seat>>();

  const betweenOf = async (match: string | null): Promise<Between> => {
    if (match === null) return NOTHING_YET;
    const row = await db.selectFrom('matches').select('match').where('id', '=', match).executeTakeFirst();
    return (row?.match as Between | undefined) ?? NOTHING_YET;
  };
  const keep = (match: string, between: Between) =>
    db
      .updateTable('matches')
      .set({ match: json(between) })
      .where('id', '=', match)
      .execute();

  /** Begins the game that follows, and tells everybody at the old table of it. */
  const follow = async (
    table: LiveTable,
    match: Match | null,
    nth: number,
    matchId: string | null,
  ): Promise<string | null> => {
    const before = (await tableWith(db, table.id))!;
    const sitting = sitDown(table.sitting().terms, randomInt(2 ** 31), now(), match);
    const id = newId();
    const stored = await db.transaction().execute((together) =>
      storeFollowing(together, {
        after: table.id,
        id,
        match: matchId,
        nth,
        seats: before.seats,
        sitting: writeSitting(sitting),
        acts: sitting.acts.length,
        now: now(),
      }),
    );
    if (!stored) return null;
    changed(id);
    return id;
  };

  const nextOfMatch = async (table: LiveTable): Promise<void> => {
    const { game } = (await tableWith(db, table.id))!;
    if (game.next !== null || game.match === null) return;
    const between = await betweenOf(game.match);
    const match = matchAfter(table.sitting(), between);
    if (!match || winnersOf(match).length > 0) return;
    const next = await follow(table, match, game.nth + 1, game.match);
    if (next === null) return;
    await keep(game.match, NOTHING_YET);
    table.tell(matchMessage(table.id, table.sitting(), between, next)!);
  };

  const over = async (table: LiveTable): Promise<void> => {
    await persist(() => storeResult(db, table, now()));
    changed(table.id);
    const { game } = (await persist(() => tableWith(db, table.id)))!;
    if (game.match === null) return;
    const between = await betweenOf(game.match);
    const message = matchMessage(table.id, table.sitting(), between);
    if (message) table.tell(message);
    if (sidingOf(table.sitting(), between).length === 0) await nextOfMatch(table);
    else setTimeout(() => nextOfMatch(table).catch(failed), SIDING).unref();
  };

  const matchOf = async (table: LiveTable): Promise<string> => {
    if (!outcome(table.sitting().game)) refuse('not over', 'The game is not over.');
    const { game } = (await tableWith(db, table.id))!;
    if (game.next !== null) refuse('already begun', 'The next game has begun.');
    return game.match ?? refuse('not allowed', 'This is no match.');
  };

  return {
    over: (table) => void over(table).catch(failed),
    side: async (table, seat, { in: into, out }) => {
      const id = await matchOf(table);
      const before = await betweenOf(id);
      const between = {
        ...before,
        sided: [...before.sided.filter((one) => one.seat !== seat), { seat, in: into, out }],
      };
      matchAfter(table.sitting(), between);
      await keep(id, between);
      table.tell(matchMessage(table.id, table.sitting(), between)!);
      if (sidingOf(table.sitting(), between).length === 0) await nextOfMatch(table);
    },
    concedeMatch: async (table, seat) => {
      const id = await matchOf(table);
      const between = { ...(await betweenOf(id)), conceded: seat };
      await keep(id, between);
      table.tell(matchMessage(table.id, table.sitting(), between)!);
    },
    rematch: async (table, seat, agree) => {
      const sitting = table.sitting();
      if (!outcome(sitting.game)) refuse('not over', 'The game is not over.');
      const before = agreed.get(table.id) ?? new Set<Seat>();
      const said = new Set(agree ? [...before, seat] : [...before].filter((one) => one !== seat));
      agreed.set(table.id, said);
      const isWhole = sitting.terms.seats.every(({ sitter }, one) => sitter.is === 'bot' || said.has(one));
      const match = isWhole ? await firstMatch(db, sitting.terms, now()) : null;
      const next = isWhole ? await follow(table, match?.match ?? null, 1, match?.id ?? null) : null;
      if (next !== null) agreed.delete(table.id);
      table.tell({ type: 'rematch', game: table.id, agreed: [...said], ...(next === null ? {} : { next }) });
    },
  };
}
