import type { Pool } from 'pg';

/** One act that is to be stored, by the owner of its game. */
export interface StoredAct {
  readonly game: string;
  /** The fencing number under which its node owns the game. */
  readonly fence: number;
  readonly number: number;
  readonly seat: number | null;
  readonly key: string | null;
  /** As JSON. */
  readonly act: string;
  readonly forced: number;
}

/**
 * Stored now, or stored by an earlier try of the same; known under its key, so that it was done before; or not ours to store,
 * since another node owns the game.
 */
export type Fate = 'stored' | 'known' | 'fenced';

const INSERT = `
  insert into acts (game, number, seat, key, act, forced)
  select v.game, v.number, v.seat, v.key, v.act, v.forced
  from unnest($2::text[], $3::bigint[], $4::integer[], $5::smallint[], $6::text[], $7::json[], $8::integer[])
    as v (game, fence, number, seat, key, act, forced)
  join games on games.id = v.game and games.owner = $1 and games.fence = v.fence
  for share of games
  on conflict do nothing
  returning game, number`;

/** Of what was not stored: what stands there already, and whether it is the same. */
const LOOK = `
  select v.game, v.number, acts.number = v.number and acts.act::text = v.act as same from acts
  join unnest($1::text[], $2::integer[], $3::smallint[], $4::text[], $5::text[]) as v (game, number, seat, key, act)
    on acts.game = v.game and (acts.seat = v.seat and acts.key = v.key or acts.number = v.number and acts.act::text = v.act)`;

const placeOf = ({ game, number }: { readonly game: string; readonly number: number }): string => `${game} ${number}`;

/**
 * Stores acts of many games in one statement, each only if this node still owns its game: the row of the game is locked
 * against a change of owner until it is stored. What an earlier try has stored already, though its answer was lost, is told as stored.
 */
export async function storeActs(pool: Pool, node: string, acts: readonly StoredAct[]): Promise<readonly Fate[]> {
  const column = <Part>(part: (act: StoredAct) => Part): readonly Part[] => acts.map(part);
  const { rows } = await pool.query<{ game: string; number: number }>({
    name: 'store-acts',
    text: INSERT,
    values: [
      node,
      column(({ game }) => game),
      column(({ fence }) => fence),
      column(({ number }) => number),
      column(({ seat }) => seat),
      column(({ key }) => key),
      column(({ act }) => act),
      column(({ forced }) => forced),
    ],
  });
  const fates = new Map<string, Fate>(rows.map((row) => [placeOf(row), 'stored']));
  const left = acts.filter((act) => !fates.has(placeOf(act)));
  if (left.length > 0) {
    const found = await pool.query<{ game: string; number: number; same: boolean }>(LOOK, [
      left.map(({ game }) => game),
      left.map(({ number }) => number),
      left.map(({ seat }) => seat),
      left.map(({ key }) => key),
      left.map(({ act }) => act),
    ]);
    for (const row of found.rows) fates.set(placeOf(row), row.same ? 'stored' : 'known');
  }
  return acts.map((act) => fates.get(placeOf(act)) ?? 'fenced');
}
