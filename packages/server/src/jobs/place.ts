import type { PostgresPoolConfig } from 'bullmq';
import { createPostgresBackend, createRedisBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { Unable } from '../refusal.ts';
import { openDatabase } from '../storage/database.ts';
import { dataFolder } from '../storage/folder.ts';
import type { Farm } from './farm.ts';
import { farmOn } from './farm.ts';

interface FarmPlace {
  /** A Redis or Valkey, if the queue shall not lie in PostgreSQL. */
  readonly queue?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly folder?: string | undefined;
}

/** The queue has its own corner of the database: a backup has nothing of it. */
const SCHEMA = 'farm';

export async function openFarm({ queue, databaseUrl, folder = dataFolder() }: FarmPlace): Promise<Farm> {
  if (queue !== undefined) return inRedis(queue);
  const { wayIn, close } = await openDatabase({ url: databaseUrl, folder }, { connections: 1 });
  return farmOn(
    createPostgresBackend,
    { ...(wayIn() as PostgresPoolConfig), max: 4, schema: SCHEMA, migrate: true },
    close,
  );
}

async function inRedis(url: string): Promise<Farm> {
  if (!/^rediss?:[/][/]/.test(url))
    throw new Unable(`A queue is named by an address such as redis://127.0.0.1:6379, not "${url}".`);
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {}); // Connecting tells.
  try {
    await redis.connect();
  } catch (error) {
    throw new Unable(`Cannot reach the queue at ${new URL(url).host}: ${(error as Error).message}.`);
  }
  redis.disconnect();
  return farmOn(createRedisBackend, { url, maxRetriesPerRequest: null }, async () => {});
}
