import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/storage/database.ts';
import type { NodeProcess } from '../../test/nodes.ts';
import { startNode } from '../../test/nodes.ts';

export const KINDS = ['server', 'postgres', 'both', 'node of three'] as const;
export type Kind = (typeof KINDS)[number];

export interface Killed {
  /** When, in milliseconds of this process. */
  readonly at: number;
  /** The games that the killed node of several served; none where everybody was hit. */
  readonly served: readonly string[];
}

/** Serving processes with a PostgreSQL of their own in one folder, started and killed as it would happen to people. */
export interface Site {
  readonly urls: () => readonly string[];
  /** Kills without a word, and starts again what would not come back by itself. */
  readonly kill: (kind: Kind, pick: (below: number) => number) => Promise<Killed>;
  /** Three nodes from now on. */
  readonly grow: () => Promise<void>;
  /** What a node said that ended of itself; null if none did. */
  readonly fault: () => string | null;
  readonly close: () => Promise<void>;
}

export async function siteIn(folder: string): Promise<Site> {
  const env = { MEETINGSTONE_DATA: folder };
  let fault: string | null = null;
  const started = async (...words: readonly string[]): Promise<NodeProcess> => {
    const node = await startNode(env, ...words);
    void node.ended.then((code) => {
      if (code !== null && code !== 0) fault ??= node.said();
    });
    return node;
  };
  const nodes: NodeProcess[] = [await started()];
  const again = ({ url }: NodeProcess): Promise<NodeProcess> => started('--port', new URL(url).port);
  const postmaster = (): number =>
    Number(readFileSync(join(folder, 'postgresql-18', 'postmaster.pid'), 'utf8').split('\n')[0]);

  /** One of the nodes that serve games, and which. */
  const serving = async (pick: (below: number) => number): Promise<readonly [number, readonly string[]]> => {
    const database = await openDatabase({ folder });
    const { rows } = await database.pool.query<{ url: string; games: readonly string[] }>(
      `select nodes.url, json_agg(games.id) as games from games join nodes on nodes.id = games.owner
       where games.state = 'playing' group by nodes.url order by nodes.url`,
    );
    await database.close();
    const found = rows.filter(({ url }) => nodes.some((node) => node.url === url));
    const { url, games } = found[pick(found.length)]!;
    return [nodes.findIndex((node) => node.url === url), games];
  };

  let restarting: Promise<unknown> = Promise.resolve();
  const restart = async (n: number): Promise<void> => {
    nodes[n] = await again(nodes[n]!);
  };

  return {
    urls: () => nodes.map(({ url }) => url),
    kill: async (kind, pick) => {
      await restarting;
      const [one, served] = kind === 'node of three' ? await serving(pick) : [null, []];
      const hit = one !== null ? [one] : kind === 'postgres' ? [] : [...nodes.keys()];
      const at = performance.now();
      if (kind === 'postgres' || kind === 'both') process.kill(postmaster(), 'SIGKILL');
      await Promise.all(hit.map((n) => nodes[n]!.kill()));
      restarting = Promise.all(hit.map(restart));
      return { at, served };
    },
    grow: async () => {
      await restarting;
      nodes.push(...(await Promise.all([started(), started()])));
    },
    fault: () => fault,
    close: async () => {
      await restarting;
      for (const node of nodes)
        if ((await node.end()) !== 0) throw new Error(`a node did not end as it should: ${node.said()}`);
    },
  };
}
