import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function matches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matches (
      id text primary key,
      terms jsonb not null,
      match jsonb not null,
      made_at bigint not null
    );
    alter table games
      add column match text references matches,
      add column nth integer not null default 1,
      add column next text;

    create table results (
      game text not null references games on delete cascade,
      seat smallint not null,
      account text references accounts,
      name text not null,
      won boolean,
      rated boolean not null,
      at bigint not null,
      primary key (game, seat)
    );
    create index results_of_account on results (account, at) where account is not null;
  `.execute(db);
}
