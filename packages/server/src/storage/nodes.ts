import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './database.ts';

/** One serving process among those that share the database. */
export interface Node {
  readonly id: string;
  readonly lock: number;
}

/** All locks of nodes are of this kind: no other program uses it by chance. */
const KIND = 0x4d53;
/** A node that has not been heard of for so many milliseconds does not own its games any more. */
const LEASE = 10_000;
/** The clock of the database: those of the nodes may differ. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Makes this process known, under the address at which other nodes reach it. */
export async function register({ db }: Database, id: string, url: string): Promise<Node> {
  const { rows } = await sql<{ lock: number }>`
    insert into nodes (id, lock, url, alive_until)
    values (${id}, nextval('node_locks'), ${url}, ${NOW} + ${LEASE}) returning lock`.execute(db);
  return { id, lock: rows[0]!.lock };
}

/** As long as this connection stands, everybody can see that the node lives: when it is killed, they see it at once. */
export async function holdLock(connection: Client, { lock }: Node): Promise<void> {
  await connection.query('select pg_advisory_lock($1, $2)', [KIND, lock]);
}

export async function renew({ db }: Database, { id }: Node): Promise<void> {
  await db
    .updateTable('nodes')
    .set({ alive_until: sql`${NOW} + ${LEASE}` })
    .where('id', '=', id)
    .execute();
}

export async function unregister({ db }: Database, { id }: Node): Promise<void> {
  await db.updateTable('games').set({ owner: null }).where('owner', '=', id).execute();
  await db.deleteFrom('nodes').where('id', '=', id).execute();
}

/** The nodes that live: heard of lately, and holding their lock. */
export const LIVING = sql`
  select id from nodes
  where alive_until > ${NOW} and exists (
    select from pg_locks where locktype = 'advisory' and classid = ${KIND} and objid = nodes.lock and granted
      and database = (select oid from pg_database where datname = current_database())
  )`;

/** The game is ours, under this number; since when it was nobody's, because its owner died. Or it is somebody else's, who is there. */
export type Claim =
  | { readonly fence: number; readonly deadSince: number | null }
  | { readonly owner: string; readonly url: string }
  | null;

/** Takes a game that nobody owns, or whose owner is dead. Null if there is no such game that has begun. */
export async function claim({ db }: Database, node: Node, game: string): Promise<Claim> {
  const taken = await sql<{ fence: number; was: string | null }>`
    with before as (select id, owner from games where id = ${game} and state in ('playing', 'over') for update)
    update games set owner = ${node.id}, fence = games.fence + 1 from before
    where games.id = before.id and (before.owner is null or before.owner = ${node.id} or before.owner not in (${LIVING}))
    returning games.fence, before.owner as was`.execute(db);
  const [mine] = taken.rows;
  if (mine) {
    const dead = mine.was === null || mine.was === node.id ? null : mine.was;
    const last = dead && (await db.selectFrom('nodes').select('alive_until').where('id', '=', dead).executeTakeFirst());
    return { fence: mine.fence, deadSince: last ? last.alive_until - LEASE : null };
  }
  const { rows } = await sql<{ owner: string; url: string }>`
    select owner, url from games join nodes on nodes.id = games.owner where games.id = ${game}`.execute(db);
  return rows[0] ?? null;
}

export async function release({ db }: Database, node: Node, game: string, fence: number): Promise<void> {
  await db
    .updateTable('games')
    .set({ owner: null })
    .where('id', '=', game)
    .where('owner', '=', node.id)
    .where('fence', '=', fence)
    .execute();
}

/** Nodes that died are forgotten, so that the list of them does not grow for ever. */
export async function forgetDead({ db }: Database): Promise<void> {
  await sql`
    delete from nodes where alive_until < ${NOW} - ${10 * LEASE} and id not in (
      select owner from games where owner is not null
    )`.execute(db);
}
