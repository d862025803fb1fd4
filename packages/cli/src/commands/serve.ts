import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Server, ServerOptions } from '@meetingstone/server';
import { refuse } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { CHECKOUT, WORKER } from '../checkout.ts';
import { wholeNumber } from '../numbers.ts';
import { openBrowser } from '../opening/browser.ts';
import { runningAt } from '../opening/running.ts';
import { buildWebsite, WEBSITE } from '../opening/website.ts';
import type { Output } from '../output.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host: string;
  readonly data?: string;
  readonly proxy?: true;
  readonly log: string;
  readonly open?: true;
  readonly browser: boolean;
}

/**
 * Many games are held for hours, and what each answer leaves behind dies in between: left to itself, memory that is not used any more
 * grows to more than what is. And threads that help to collect the little that is new take the processor from whoever answers people.
 */
const LEAN = ['--heap-growing-percent=30', '--no-parallel-scavenge'];

const PORT = 8420;
const PORTS = [PORT, PORT + 1, PORT + 2];

export function addServe(program: Command, output: Output): void {
  program
    .command('serve')
    .description('tables for people who are not in one room: prints the address, and needs nothing else')
    .option('--port <n>', `where it listens (${PORT}, or the next that is free)`, wholeNumber(0))
    .option('--host <address>', 'who can reach it: 127.0.0.1 this machine, 0.0.0.0 the network', '127.0.0.1')
    .option('--data <folder>', 'where games are kept (or MEETINGSTONE_DATA); DATABASE_URL names a PostgreSQL instead')
    .option('--proxy', 'behind a proxy that says for whom it asks')
    .option('--log <level>', 'what is written to stderr as JSON lines: info, warn, error, silent', 'warn')
    .option(
      '--open',
      'open the table in the browser: builds it first where that is needed, finds a server that runs already',
    )
    .option('--no-browser', 'with --open: only print the address')
    .action((options: ServeOptions) => runServe(options, output));
}

async function runServe(wish: ServeOptions, output: Output): Promise<void> {
  const { port, host, data, proxy, log } = wish;
  if (wish.open) {
    await buildWebsite(output.warn);
    const running = data === undefined ? await runningAt(port === undefined ? PORTS : [port]) : null;
    if (running !== null) return show(running, wish, output);
  }
  for (const flag of LEAN) setFlagsFromString(flag);
  const { logTo, startServer, Unable } = await import('@meetingstone/server');
  const { DATABASE_URL, MEETINGSTONE_NODE_URL, MEETINGSTONE_METRICS_TOKEN } = process.env;
  const options: ServerOptions = {
    host,
    databaseUrl: DATABASE_URL,
    ...(data === undefined ? {} : { folder: data }),
    ...(MEETINGSTONE_NODE_URL ? { nodeUrl: MEETINGSTONE_NODE_URL } : {}),
    metricsToken: MEETINGSTONE_METRICS_TOKEN,
    trustProxy: proxy ?? false,
    web: WEBSITE,
    lessons: join(CHECKOUT, 'lessons'),
    worker: WORKER,
    log: logTo(process.stderr, log),
  };
  try {
    const server = await startServer({
      ...options,
      ports: port === undefined ? [...PORTS, 0] : [port],
    });
    for (const line of addresses(server, host)) output.say(line);
    if (wish.open) await show(server.url, wish, output);
    await untilTold(server, output);
  } catch (error) {
    if (error instanceof Unable) refuse(error.message);
    throw error;
  }
}

/** Opens the table in the browser, or says where it is to be found. */
async function show(url: string, { browser }: ServeOptions, output: Output): Promise<void> {
  if (browser && (await openBrowser(url))) output.say(`The table is open in your browser: ${url}`);
  else output.say(`Open ${url} in a browser. In the terminal: ./play --terminal`);
}

/** Where people find it. */
function addresses({ url }: Server, host: string): readonly string[] {
  const { port } = new URL(url);
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `  in this network: http://${address}:${port}`);
  const isBuilt = existsSync(WEBSITE);
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
