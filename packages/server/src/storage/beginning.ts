import { saveSnapshot } from './snapshots.ts';
import type { Db, SeatFound } from './tables.ts';
import { changeGame, json } from './tables.ts';

/** A game that follows another, with the same people in the same seats. */
export interface Following {
  readonly after: string;
  readonly id: string;
  readonly match: string | null;
  readonly nth: number;
  readonly seats: readonly SeatFound[];
  readonly sitting: string;
  readonly acts: number;
  readonly now: number;
}

/** Within what is done to the game before it, which nobody else changes meanwhile. */
export async function storeFollowing(db: Db, following: Following): Promise<void> {
  const { after, id, match, nth, seats, sitting, acts, now } = following;
  const before = await db.selectFrom('games').selectAll().where('id', '=', after).executeTakeFirstOrThrow();
  await db
    .insertInto('games')
    .values({
      id,
      state: 'playing',
      terms: json(before.terms),
      host: before.host,
      is_private: before.is_private,
      build: before.build,
      match,
      nth,
      made_at: now,
      touched_at: now,
    })
    .execute();
  await db
    .insertInto('seats')
    .values(seats.map((seat) => ({ ...seat, game: id, deck: seat.deck && json(seat.deck) })))
    .execute();
  await saveSnapshot(db, id, acts, sitting);
  await changeGame(db, after, { next: id });
}
