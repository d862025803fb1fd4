import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { embeddedIn } from '../../src/storage/embedded/embedded.ts';
import { dataFolderForTests } from '../../test/folders.ts';
import { ownRedis } from './redis.ts';
import type { FarmStory } from './story.ts';
import { killOneOfTwo } from './story.ts';

/** Kills one of two machines of a farm, over PostgreSQL and over Redis: npm run farm -- --queue redis://127.0.0.1:6379 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    /** A Redis or Valkey that runs; else `valkey-server` or `redis-server` of this machine is started. */
    queue: { type: 'string' },
  },
});

const games = Number(values.games);
const own = values.queue === undefined ? await ownRedis() : null;
const queue = values.queue ?? own?.url;
if (queue === undefined) {
  console.error(
    'There is no Redis: install redis-server or valkey-server, or name one with --queue redis://HOST:PORT.',
  );
  process.exit(1);
}
const folder = dataFolderForTests();
const embedded = await embeddedIn(folder);
try {
  const { user, password, host, port, database } = embedded.wayIn();
  const stories: Readonly<Record<string, FarmStory>> = {
    postgres: await killOneOfTwo({ databaseUrl: `postgres://${user}:${password}@${host}:${port}/${database}` }, games),
    redis: await killOneOfTwo({ queue }, games),
  };
  console.log(JSON.stringify({ games, ...(own ? { started: own.version } : {}), ...stories }));
  if (Object.values(stories).some(({ same }) => !same)) process.exitCode = 1;
} finally {
  await embedded.stop('immediate');
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
}
