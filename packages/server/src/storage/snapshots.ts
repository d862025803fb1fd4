import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TableTerms } from '@meetingstone/protocol';
import type { Db } from './tables.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** A game as it was stored: a sitting as text, and the acts since. */
export interface StoredGame {
  readonly sitting: string;
  /** How many acts are in it. */
  readonly number: number;
  readonly acts: readonly { readonly number: number; readonly act: object; readonly forced: number }[];
  /** What the last acts were called by their clients: seat and key. */
  readonly keys: readonly string[];
  /** Whose each seat is; null for a bot's. */
  readonly accounts: readonly (string | null)[];
  readonly terms: TableTerms;
}

/** Keys that are remembered in memory: more than anybody sends before he hears of the first. Older ones are found in the database. */
export const KEYS = 32;

export async function loadGame(db: Db, game: string): Promise<StoredGame | null> {
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['number', 'sitting'])
    .where('game', '=', game)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!snapshot) return null;
  const acts = await db
    .selectFrom('acts')
    .select(['number', 'act', 'forced'])
    .where('game', '=', game)
    .where('number', '>', snapshot.number)
    .orderBy('number')
    .execute();
  const keyed = await db
    .selectFrom('acts')
    .select(['seat', 'key'])
    .where('game', '=', game)
    .where('key', 'is not', null)
    .orderBy('number', 'desc')
    .limit(KEYS)
    .execute();
  const { terms } = await db.selectFrom('games').select('terms').where('id', '=', game).executeTakeFirstOrThrow();
  const seats = await db.selectFrom('seats').select('account').where('game', '=', game).orderBy('seat').execute();
  const sitting = (await unzip(snapshot.sitting)).toString('utf8');
  return {
    sitting,
    number: snapshot.number,
    acts,
    keys: keyed.map(({ seat, key }) => `${seat} ${key}`).reverse(),
    accounts: seats.map(({ account }) => account),
    terms: terms as TableTerms,
  };
}

/** Everybody has sat down. */
const FIRST = 1;

/** A sitting with all its acts up to that number. Only the first and the last are kept. */
export async function saveSnapshot(db: Db, game: string, number: number, sitting: string): Promise<void> {
  const row = { game, number, sitting: await zip(sitting) };
  await db
    .insertInto('snapshots')
    .values(row)
    .onConflict((held) => held.doNothing())
    .execute();
  await db
    .deleteFrom('snapshots')
    .where('game', '=', game)
    .where('number', '>', FIRST)
    .where('number', '<', number)
    .execute();
}

/** The sitting before anything was done at it. */
export async function firstSitting(db: Db, game: string): Promise<string | null> {
  const first = await db
    .selectFrom('snapshots')
    .select('sitting')
    .where('game', '=', game)
    .where('number', '=', FIRST)
    .executeTakeFirst();
  return first ? (await unzip(first.sitting)).toString('utf8') : null;
}
