import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** BullMQ keeps the work of a farm in a schema of its own. */
export async function farm(db: Kysely<unknown>): Promise<void> {
  await sql`drop table jobs, simulations`.execute(db);
}
