import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A secret that all nodes share; whoever needs it first makes it. */
export async function sharedSecret(db: Kysely<Schema>, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((held) => held.doNothing())
    .execute();
  const found = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return found.value;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What only we could have made of this text. */
export const sealOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What chance begins with at a table where nobody may guess it: 128 bits, as the rules take them. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** A name that nobody guesses and nothing else has. */
export const newId = (bytes = 9): string => randomBytes(bytes).toString('base64url');
