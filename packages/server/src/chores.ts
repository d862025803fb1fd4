import { sql } from 'kysely';
import type { Database } from './storage/database.ts';
import { forgetDeeds } from './storage/deeds.ts';
import { forgetDead, LIVING } from './storage/nodes.ts';
import { closeStale } from './storage/tables.ts';
import type { House } from './tables/house.ts';

/** Open tables that nobody has touched for so long are closed. */
const STALE = 86_400_000;
const AT_ONCE = 50;

/** What has to be done now and then, by whichever node comes to it first. */
export interface Chores {
  /** Games in which something is due though nobody looks, and games whose node has died. */
  readonly wake: () => Promise<void>;
  readonly sweep: () => Promise<void>;
}

export function chores(database: Database, house: House, now: () => number, changed: (game: string) => void): Chores {
  const { db } = database;
  return {
    wake: async () => {
      const due = await sql<{ id: string }>`
        update games set due_at = null where id in (
          select id from games where due_at <= ${now()} and state = 'playing' for update skip locked limit ${AT_ONCE}
        ) returning id`.execute(db);
      const orphans = await sql<{ id: string }>`
        select id from games where state = 'playing' and owner is not null and owner not in (${LIVING})
        for update skip locked limit ${AT_ONCE}`.execute(db);
      for (const { id } of [...due.rows, ...orphans.rows]) await house.find(id);
    },
    sweep: async () => {
      for (const game of await closeStale(db, now() - STALE)) changed(game);
      await forgetDead(database);
      await forgetDeeds(db, now());
    },
  };
}
