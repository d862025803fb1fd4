import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Server, ServerOptions } from '@meetingstone/server';
import { refuse } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { CHECKOUT } from '../checkout.ts';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host: string;
  readonly data?: string;
  readonly proxy?: true;
  readonly log: string;
}

const PORT = 8420;

export function addServe(program: Command, output: Output): void {
  program
    .command('serve')
    .description('tables for people who are not in one room: prints the address, and needs nothing else')
    .option('--port <n>', `where it listens (${PORT}, or the next that is free)`, wholeNumber(0))
    .option('--host <address>', 'who can reach it: 127.0.0.1 this machine, 0.0.0.0 the network', '127.0.0.1')
    .option('--data <folder>', 'where games are kept (or MEETINGSTONE_DATA); DATABASE_URL names a PostgreSQL instead')
    .option('--proxy', 'behind a proxy that says for whom it asks')
    .option('--log <level>', 'what is written to stderr as JSON lines: info, warn, error, silent', 'warn')
    .action((options: ServeOptions) => runServe(options, output));
}

async function runServe({ port, host, data, proxy, log }: ServeOptions, output: Output): Promise<void> {
  const { logTo, startServer, Unable } = await import('@meetingstone/server');
  const { DATABASE_URL, MEETINGSTONE_NODE_URL, MEETINGSTONE_METRICS_TOKEN } = process.env;
  const options: ServerOptions = {
    host,
    databaseUrl: DATABASE_URL,
    ...(data === undefined ? {} : { folder: data }),
    ...(MEETINGSTONE_NODE_URL ? { nodeUrl: MEETINGSTONE_NODE_URL } : {}),
    metricsToken: MEETINGSTONE_METRICS_TOKEN,
    trustProxy: proxy ?? false,
    web: join(CHECKOUT, 'packages', 'web', 'dist'),
    worker: join(CHECKOUT, 'packages', 'cli', 'start', 'worker.cjs'),
    log: logTo(process.stderr, log),
  };
  try {
    const server = await startServer({
      ...options,
      ports: port === undefined ? [PORT, PORT + 1, PORT + 2, 0] : [port],
    });
    for (const line of addresses(server, host)) output.say(line);
    await untilTold(server, output);
  } catch (error) {
    if (error instanceof Unable) refuse(error.message);
    throw error;
  }
}

/** Where people find it. */
function addresses({ url }: Server, host: string): readonly string[] {
  const { port } = new URL(url);
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `  in this network: http://${address}:${port}`);
  const isBuilt = existsSync(join(CHECKOUT, 'packages', 'web', 'dist'));
  return [
    `Meeting Stone serves at ${url}`,
    ...(host === '0.0.0.0' ? inNetwork : []),
    ...(isBuilt ? [] : ['The web client is not built; programs connect to /socket all the same.']),
    'Ctrl+C ends it; every game is kept.',
  ];
}

/** Ends when it is told to, and not before every game is put away. */
async function untilTold(server: Server, output: Output): Promise<void> {
  await new Promise<void>((done) => {
    let told = false;
    const end = (): void => {
      if (told) process.exit(1); // Told twice, somebody is in a hurry; what was acknowledged is stored.
      told = true;
      output.say('Putting the games away ...');
      done();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
  await server.close();
}
