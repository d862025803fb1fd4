import { monitorEventLoopDelay } from 'node:perf_hooks';
import { diceFrom } from '@meetingstone/bots';
import type { TableTerms } from '@meetingstone/protocol';
import { openDatabase } from '../../src/storage/database.ts';
import { startNodeWith } from '../../test/nodes.ts';
import { meanOf, percentile, rounded } from '../figures.ts';
import type { Decision, Player } from '../player.ts';
import { options, player } from '../player.ts';
import { begin, DUEL, RAID } from '../tables.ts';
import type { Yardstick } from './yardstick.ts';
import { yardstick } from './yardstick.ts';

export interface LoadTerms {
  readonly folder: string;
  readonly duels: number;
  /** Raids of a Boss player and five others, all of them people. */
  readonly raids: number;
  /** Milliseconds that somebody who is asked thinks about his answer, on average: from half of it to one and a half. */
  readonly think: number;
  /** So many answers for each person are given at once at every table before anything is measured: then something lies on it. */
  readonly warm: number;
  readonly seconds: number;
  /** Where the server writes a profile of itself. */
  readonly profile?: string;
  /** Options for the Node.js of the server. */
  readonly node?: readonly string[];
  readonly said?: (words: string) => void;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
}

export interface LoadReport {
  readonly duels: number;
  readonly raids: number;
  readonly seconds: number;
  readonly acks: number;
  /** Milliseconds from a question to its answer, on average, of those that were acknowledged meanwhile. */
  readonly thought: number;
  /** Tables at which something was acknowledged meanwhile, or that were over before. */
  readonly advanced: number;
  /** All answers that were acknowledged, and all that are stored. */
  readonly acked: number;
  readonly stored: number;
  /** Processor time of the serving process, as a share of one core. */
  readonly core: number;
  /** The same in milliseconds for each acknowledged answer: the machine may have other work. */
  readonly perAck: number;
  readonly megabytes: number;
  readonly ack: Spread;
  readonly step: Spread;
  /** Milliseconds for which the loop of the server, and of all clients, was kept from going on: of a hundred rounds the second longest. */
  readonly lag: { readonly server: number; readonly clients: number };
  /** Questions that had no answer but to pass. */
  readonly forcedPasses: number;
  readonly yardstick: Yardstick;
}

const pause = (time: number): Promise<void> => new Promise((then) => setTimeout(then, time));

/** Many tables at one server, whose people think. The server is another process; all clients are in this one. */
export async function loading(terms: LoadTerms): Promise<LoadReport> {
  const { folder, duels, raids, think, warm, seconds, profile, said = () => {} } = terms;
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const node = await startNodeWith([...profiling, ...(terms.node ?? [])], { MEETINGSTONE_DATA: folder });
  const dice = diceFrom(1);
  const acks: number[] = [];
  const thoughts: number[] = [];
  const advanced = new Set<string>();
  const stops: (() => void)[] = [];
  let acked = 0;
  const steps: number[] = [];
  let [isMeasured, forcedPasses] = [false, 0];
  const look = (text: string): void => {
    if (isMeasured && text.startsWith('{"type":"step"')) steps.push(Buffer.byteLength(text));
  };
  const choose = (decision: Decision): number => {
    const [only, ...others] = decision.options;
    if (only?.choose.choose === 'pass' && others.length === 0) forcedPasses += 1;
    return options(dice)(decision);
  };
  const people: Player[] = [];
  /** Tables at which people still answer at once. */
  const cold = new Set<string>();
  const party = async (many: number, table: TableTerms): Promise<void> => {
    const players = Array.from({ length: many }, () => player(() => [node.url], `P${people.length}`, { look }));
    people.push(...players);
    const game = await begin(players, table);
    cold.add(game);
    let answered = 0;
    for (const one of players) {
      const stop = one.play(game, {
        think: () => (answered < warm * many ? 0 : think / 2 + dice(think)),
        choose,
        acked: ({ asked, sent, heard }) => {
          acked += 1;
          answered += 1;
          if (answered >= warm * many) cold.delete(game);
          if (!isMeasured) return;
          acks.push(heard - sent);
          thoughts.push(sent - asked);
          advanced.add(game);
        },
        over: () => {
          cold.delete(game);
          if (!isMeasured) advanced.add(game);
        },
      });
      stops.push(stop);
    }
  };
  const parties = [...Array<TableTerms>(duels).fill(DUEL), ...Array<TableTerms>(raids).fill(RAID)];
  for (let n = 0; n < parties.length; n += 10) {
    await Promise.all(parties.slice(n, n + 10).map((table) => party(table.seats, table)));
    if (n % 100 === 0) said(`${n + 10} tables`);
  }
  while (cold.size > 0) await pause(100);
  await pause(2 * think); // Until everybody's last answer was one that he thought about.
  const before = await spent(node.url);
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  isMeasured = true;
  await pause(seconds * 1000);
  isMeasured = false;
  loop.disable();
  const after = await spent(node.url);
  for (const stop of stops) stop();
  await pause(1_000); // What is under way comes in.
  const database = await openDatabase({ folder });
  const { rows } = await database.pool.query<{ stored: number }>(
    `select count(*) as stored from acts where key is not null`,
  );
  const measure = await yardstick(database);
  await database.close();
  for (const { client } of people) client.close();
  await node.end();
  return {
    duels,
    raids,
    seconds,
    acks: acks.length,
    thought: rounded(meanOf(thoughts)),
    advanced: advanced.size,
    acked,
    stored: rows[0]!.stored,
    core: rounded((after.cpu - before.cpu) / seconds, 3),
    perAck: rounded((1000 * (after.cpu - before.cpu)) / acks.length, 2),
    megabytes: rounded(after.memory / 1e6),
    ack: { p50: rounded(percentile(acks, 50), 1), p99: rounded(percentile(acks, 99), 1) },
    step: { p50: percentile(steps, 50), p99: percentile(steps, 99) },
    lag: { server: rounded(1000 * after.lag, 1), clients: rounded(loop.percentile(99) / 1e6, 1) },
    forcedPasses,
    yardstick: measure,
  };
}

interface Spent {
  readonly cpu: number;
  readonly memory: number;
  readonly lag: number;
}

/** What the serving process says about itself: seconds of processor time since it began, bytes of memory, seconds its loop was late since it was asked last. */
async function spent(url: string): Promise<Spent> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^meetingstone_${name} (\\S+)`, 'm').exec(text)![1]);
  return {
    cpu: value('process_cpu_seconds_total'),
    memory: value('process_resident_memory_bytes'),
    lag: value('nodejs_eventloop_lag_p99_seconds'),
  };
}
