import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Db } from './tables.ts';
import { json, together } from './tables.ts';

/** Who wants something done, and the name that his client gave it. */
export interface Deed {
  readonly account: string;
  readonly key: string;
  readonly at: number;
}

/** So long nobody sends anything again. */
const KEPT = 86_400_000;

/**
 * Does something once, however often it is sent and tried: what it was answered with is stored together with it, and told again.
 * What is refused has not been done, and may be wanted again.
 */
export function once<Answer extends object>(
  db: Db,
  { account, key, at }: Deed,
  doing: (db: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> {
  return together(db, async (locked) => {
    const fresh = await locked
      .insertInto('deeds')
      .values({ account, key, at })
      .onConflict((held) => held.doNothing())
      .returning('key')
      .executeTakeFirst();
    const mine = locked.selectFrom('deeds').select('answer').where('account', '=', account).where('key', '=', key);
    if (!fresh) return (await mine.executeTakeFirstOrThrow()).answer as Answer;
    const answer = await doing(locked);
    await locked
      .updateTable('deeds')
      .set({ answer: json(answer) })
      .where('account', '=', account)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

export async function forgetDeeds(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('deeds')
    .where('at', '<', now - KEPT)
    .execute();
}
