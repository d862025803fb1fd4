import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function owners(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table nodes (
      id text primary key,
      lock integer not null unique,
      url text not null,
      alive_until bigint not null
    );
    create sequence node_locks as integer cycle;

    alter table games add column owner text, add column fence bigint not null default 0;
    create index games_owned on games (owner) where owner is not null;
  `.execute(db);
}
