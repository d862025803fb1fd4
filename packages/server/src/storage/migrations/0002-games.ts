import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function games(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table games (
      id text primary key,
      state text not null check (state in ('open', 'playing', 'over', 'closed')),
      terms jsonb not null,
      host text references accounts,
      is_private boolean not null,
      build text not null,
      made_at bigint not null,
      touched_at bigint not null,
      due_at bigint,
      outcome jsonb
    );
    create index games_listed on games (touched_at) where state in ('open', 'playing');
    create index games_due on games (due_at) where due_at is not null;

    create table seats (
      game text not null references games on delete cascade,
      seat smallint not null,
      account text references accounts,
      name text,
      team text,
      bot text,
      deck jsonb,
      ready boolean not null default false,
      token_hash text not null,
      primary key (game, seat)
    );
    create index seats_of_account on seats (account) where account is not null;

    create table acts (
      game text not null references games on delete cascade,
      number integer not null,
      seat smallint,
      key text,
      act json not null,
      forced integer not null,
      primary key (game, number)
    );
    create unique index acts_by_key on acts (game, seat, key) where key is not null;

    create table snapshots (
      game text not null references games on delete cascade,
      number integer not null,
      sitting bytea not null,
      primary key (game, number)
    );

    create table marks (
      game text not null references games on delete cascade,
      number integer not null,
      kind text not null,
      seat smallint,
      at bigint not null,
      primary key (game, number)
    );
  `.execute(db);
}
