import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function talk(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat (
      id bigint generated always as identity primary key,
      game text references games on delete cascade,
      account text not null references accounts,
      seat smallint,
      name text not null,
      team text,
      text text not null,
      at bigint not null
    );
    create index chat_of_game on chat (game, id);

    create table reports (
      id bigint generated always as identity primary key,
      game text not null references games on delete cascade,
      account text not null references accounts,
      about smallint,
      text text not null,
      at bigint not null
    );
  `.execute(db);
}
