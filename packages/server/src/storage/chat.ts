import type { Insertable, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { Db } from './tables.ts';

export type ChatLine = Insertable<Schema['chat']>;

/** Lines that whoever comes to a table is sent. */
const LAST = 50;

/** The number under which it is kept. */
export async function addChat(db: Db, line: ChatLine): Promise<number> {
  const { id } = await db.insertInto('chat').values(line).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function chatLine(db: Db, id: number): Promise<Selectable<Schema['chat']> | undefined> {
  return db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The last that was said at a table after that number, oldest first. */
export async function chatOf(db: Db, game: string, after = 0): Promise<readonly Selectable<Schema['chat']>[]> {
  const lines = await db
    .selectFrom('chat')
    .selectAll()
    .where('game', '=', game)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(LAST)
    .execute();
  return lines.reverse();
}
