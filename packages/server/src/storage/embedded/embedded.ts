import type { Cluster } from './cluster.ts';
import { clusterIn } from './cluster.ts';
import { runningPort, stop, wayIn } from './running.ts';

/** How a connection is opened. */
export interface WayIn {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** PostgreSQL in a folder of ours: started when it is needed, found again when it still runs, started again when it was killed. */
export interface Embedded {
  readonly wayIn: () => WayIn;
  /** Sees to it that it runs. Several who call at once wait for the same start. */
  readonly ensure: () => Promise<void>;
  /** At once leaves the tidying up to the next start. */
  readonly stop: (how?: 'fast' | 'immediate') => Promise<void>;
}

export async function embeddedIn(data: string): Promise<Embedded> {
  const cluster: Cluster = clusterIn(data);
  let port = await runningPort(cluster);
  let starting: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    port = await runningPort(cluster, port);
  };
  return {
    wayIn: () => wayIn(cluster.secret, port),
    ensure: () => {
      starting ??= start().finally(() => {
        starting = null;
      });
      return starting;
    },
    stop: (how) => stop(cluster, how),
  };
}
