import { randomBytes } from 'node:crypto';

import { hashOf, newId } from './secrets.ts';
import type { Db } from './tables.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

const accountOf = (row: {
  readonly id: string;
  readonly name: string;
  readonly phrase_hash: string | null;
}): Account => ({
  id: row.id,
  name: row.name,
  isGuest: row.phrase_hash === null,
});

/** Somebody who was never here before. */
export async function newGuest(db: Db, name: string | undefined, now: number): Promise<Account> {
  const id = newId(12);
  const row = {
    id,
    name: name ?? `Guest ${id.replace(/[-_]/g, '').slice(0, 4)}`,
    phrase_hash: null,
    made_at: now,
    seen_at: now,
  };
  await db.insertInto('accounts').values(row).execute();
  return accountOf(row);
}

export async function accountWith(db: Db, id: string): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? accountOf(row) : null;
}

export async function rename(db: Db, id: string, name: string): Promise<'renamed' | 'taken'> {
  return namingClash(async () => {
    await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    return 'renamed' as const;
  });
}

/** Makes a guest's account lasting: it gets a name that nobody else has, and a phrase by which it is found again. Only its hash is kept. */
export async function keepAccount(db: Db, id: string, name: string): Promise<{ readonly phrase: string } | 'taken'> {
  const phrase = newPhrase();
  return namingClash(async () => {
    await db
      .updateTable('accounts')
      .set({ name, phrase_hash: hashOf(phrase) })
      .where('id', '=', id)
      .execute();
    return { phrase };
  });
}

export async function recover(db: Db, phrase: string): Promise<Account | null> {
  const plain = phrase
    .toLowerCase()
    .trim()
    .split(/[\s-]+/)
    .join('-');
  const row = await db.selectFrom('accounts').selectAll().where('phrase_hash', '=', hashOf(plain)).executeTakeFirst();
  return row ? accountOf(row) : null;
}

async function namingClash<T>(doing: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await doing();
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return 'taken';
    throw error;
  }
}

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** Six words that can be spoken and written down, of 16 bits each. */
function newPhrase(): string {
  const word = (bits: number): string =>
    [12, 10, 6, 4, 0]
      .map((shift, n) => (n % 2 === 0 ? CONSONANTS[(bits >> shift) & 15] : VOWELS[(bits >> shift) & 3]))
      .join('');
  const bytes = randomBytes(12);
  return Array.from({ length: 6 }, (_, n) => word(bytes.readUInt16BE(2 * n))).join('-');
}

export async function blockedBy(db: Db, account: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('blocks').select('blocked').where('account', '=', account).execute();
  return new Set(rows.map(({ blocked }) => blocked));
}

export async function block(db: Db, account: string, blocked: string, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('blocks')
      .values({ account, blocked })
      .onConflict((held) => held.doNothing())
      .execute();
  else await db.deleteFrom('blocks').where('account', '=', account).where('blocked', '=', blocked).execute();
}
