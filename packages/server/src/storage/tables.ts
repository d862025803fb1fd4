import type { Kysely, Selectable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { GameState, Schema } from './schema.ts';

export type Db = Kysely<Schema> | Transaction<Schema>;
export type GameFound = Selectable<Schema['games']>;
export type SeatFound = Selectable<Schema['seats']>;

/** A table with its seats. */
export interface TableFound {
  readonly game: GameFound;
  readonly seats: readonly SeatFound[];
}

export async function tableWith(db: Db, id: string): Promise<TableFound | null> {
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  return game ? { game, seats: await seatsOf(db, id) } : null;
}

const seatsOf = (db: Db, game: string): Promise<SeatFound[]> =>
  db.selectFrom('seats').selectAll().where('game', '=', game).orderBy('seat').execute();

/** All of it or nothing; within what is done together already it is a part of that. */
export const together = <T>(db: Db, doing: (db: Transaction<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? doing(db as Transaction<Schema>) : db.transaction().execute(doing);

/** Does something with a table that nobody else changes meanwhile. */
export function withTable<T>(
  db: Db,
  id: string,
  doing: (table: TableFound | null, db: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return together(db, async (locked) => {
    const game = await locked.selectFrom('games').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    return doing(game ? { game, seats: await seatsOf(locked, id) } : null, locked);
  });
}

export async function changeSeat(db: Db, game: string, seat: number, to: Updateable<Schema['seats']>): Promise<void> {
  await db.updateTable('seats').set(to).where('game', '=', game).where('seat', '=', seat).execute();
}

export async function changeGame(db: Db, id: string, to: Updateable<Schema['games']>): Promise<void> {
  await db.updateTable('games').set(to).where('id', '=', id).execute();
}

/** Tables that anybody may see, those touched last first. */
export async function publicTables(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('state', 'in', ['open', 'playing'])
    .where('is_private', '=', false)
    .orderBy('touched_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The tables at which somebody sits, and where. */
export async function gamesOf(
  db: Db,
  account: string,
): Promise<readonly { readonly game: string; readonly seat: number; readonly state: GameState }[]> {
  return db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.seat', 'games.state'])
    .where('seats.account', '=', account)
    .where('games.state', 'in', ['open', 'playing'])
    .orderBy('games.touched_at', 'desc')
    .execute();
}

/** The tables at which somebody sits or sat, those touched last first; what was never begun and is put away is left out. */
export async function latestOf(db: Db, account: string, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select('games.id')
    .where('seats.account', '=', account)
    .where('games.state', '!=', 'closed')
    .orderBy('games.touched_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** JSON for a column, as the database takes it. */
export const json = (value: object): string => JSON.stringify(value);

/** Tables that nobody has touched for long are put away. */
export async function closeStale(db: Db, before: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update games set state = 'closed' where id in (
      select id from games where state = 'open' and touched_at < ${before} for update skip locked limit 100
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}
