import type { Kysely, Migration } from 'kysely';
import { Migrator } from 'kysely';
import { Unable } from '../../refusal.ts';
import type { Schema } from '../schema.ts';
import { people } from './0001-people.ts';
import { games } from './0002-games.ts';
import { owners } from './0003-owners.ts';
import { matches } from './0004-matches.ts';
import { talk } from './0005-talk.ts';
import { deeds } from './0006-deeds.ts';
import { jobs } from './0007-jobs.ts';
import { farm } from './0008-farm.ts';

const up = (change: (db: Kysely<unknown>) => Promise<void>): Migration => ({ up: change });

/** Every change of what is stored, in order. One that was ever released is never altered: another follows it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-people': up(people),
  '0002-games': up(games),
  '0003-owners': up(owners),
  '0004-matches': up(matches),
  '0005-talk': up(talk),
  '0006-deeds': up(deeds),
  '0007-jobs': up(jobs),
  '0008-farm': up(farm),
};

/** Brings the database to the present state, or up to an earlier one. Several nodes may do it at once. */
export async function migrate(db: Kysely<Schema>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (!error) return;
  if (error instanceof Error && /corrupted migrations/.test(error.message))
    throw new Unable(
      'The database was made by a newer Meeting Stone: update the program, or give it another database.',
    );
  throw error;
}
