import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secrets (name text primary key, value text not null);

    create table accounts (
      id text primary key,
      name text not null,
      phrase_hash text unique,
      made_at bigint not null,
      seen_at bigint not null
    );
    create unique index account_names on accounts (lower(name)) where phrase_hash is not null;

    create table decks (
      account text not null references accounts on delete cascade,
      name text not null,
      list text not null,
      saved_at bigint not null,
      primary key (account, name)
    );

    create table blocks (
      account text not null references accounts on delete cascade,
      blocked text not null references accounts on delete cascade,
      primary key (account, blocked)
    );
  `.execute(db);
}
