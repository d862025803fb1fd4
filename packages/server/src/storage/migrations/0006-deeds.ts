import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function deeds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deeds (
      account text not null references accounts on delete cascade,
      key text not null,
      answer jsonb,
      at bigint not null,
      primary key (account, key)
    );
    create index deeds_by_age on deeds (at);

    alter table games add column agreed jsonb not null default '[]';
  `.execute(db);
}
