import { firstSitting } from './snapshots.ts';
import type { Db } from './tables.ts';

/** All that is needed to play a game again: what it was set up as, its seed, and everything that was done. */
export interface GameRecord {
  readonly game: string;
  readonly build: string;
  readonly sitting: string;
  readonly acts: readonly { readonly act: object; readonly then: number }[];
}

export async function recordOf(db: Db, game: string): Promise<GameRecord | null> {
  const found = await db.selectFrom('games').select('build').where('id', '=', game).executeTakeFirst();
  const sitting = await firstSitting(db, game);
  if (!found || sitting === null) return null;
  const acts = await db
    .selectFrom('acts')
    .select(['act', 'forced as then'])
    .where('game', '=', game)
    .orderBy('number')
    .execute();
  return { game, build: found.build, sitting, acts };
}
