import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Games that machines play for a simulation; and what was never written is gone: acts tell of undo, pause and takeover. */
export async function jobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table marks;

    create table simulations (
      id text primary key,
      terms jsonb not null,
      made_at bigint not null
    );

    create table jobs (
      simulation text not null references simulations on delete cascade,
      number integer not null,
      task jsonb not null,
      taken_by text,
      taken_until bigint,
      tries integer not null default 0,
      result jsonb,
      primary key (simulation, number)
    );
    create index jobs_to_do on jobs (taken_until nulls first) where result is null;
  `.execute(db);
}
