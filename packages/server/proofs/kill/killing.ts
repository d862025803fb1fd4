import { isDeepStrictEqual } from 'node:util';
import { diceFrom } from '@meetingstone/bots';
import type { StepMessage } from '@meetingstone/protocol';
import { sentOption } from '@meetingstone/protocol/host';
import type { Option } from '@meetingstone/rules';
import type { Database } from '../../src/storage/database.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { percentile, rounded } from '../figures.ts';
import type { Acked, Player } from '../player.ts';
import { options, player } from '../player.ts';
import { isAsRecorded, replayed } from '../replay.ts';
import { begin, DUEL } from '../tables.ts';
import type { Kind, Site } from './site.ts';
import { KINDS, siteIn } from './site.ts';

export interface KillingTerms {
  readonly folder: string;
  readonly kills: number;
  /** Duels that go on at once. */
  readonly duels: number;
  readonly seed: number;
  /** Milliseconds between the first acknowledgement after a kill and the next kill, at most. */
  readonly pause: number;
  readonly said?: (words: string) => void;
}

export interface KillingReport {
  readonly kills: number;
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly games: number;
  readonly acks: number;
  readonly lost: number;
  readonly differ: number;
  /** Things that somebody was told, before or after a kill, and that are not so by the record. */
  readonly untrue: number;
  /** Milliseconds from a kill to the first acknowledgement of something sent afterwards. */
  readonly firstAck: { readonly p50: number; readonly max: number };
}

/** Two people who play one duel after the other, whatever happens to those who serve them. */
interface Pair {
  readonly players: readonly Player[];
  readonly games: readonly string[];
  /** All that each of them was told at each table. */
  readonly heard: readonly ReadonlyMap<string, ReadonlySet<string>>[];
  /** What kept them from beginning a game. */
  readonly failed: readonly unknown[];
  readonly stop: () => void;
}

const pause = (time: number): Promise<void> => new Promise((then) => setTimeout(then, time));

/** Plays and kills, and holds what clients were told against what is stored. */
export async function killing(terms: KillingTerms): Promise<KillingReport> {
  const { folder, kills, duels, seed, said = () => {} } = terms;
  const dice = diceFrom(seed);
  const acks: Acked[] = [];
  const site = await siteIn(folder);
  const pairs: Pair[] = [];
  for (let n = 0; n < duels; n++) pairs.push(pair(site, n, dice, (answer) => acks.push(answer)));
  const check = (): void => {
    for (const { failed } of pairs) if (failed.length > 0) throw failed[0];
    const fault = site.fault();
    if (fault !== null) throw new Error(`a node ended of itself: ${fault}`);
  };
  await until('every pair has begun', check, () => pairs.every(({ games }) => games.length > 0));
  const times: number[] = [];
  const kinds: Record<Kind, number> = { server: 0, postgres: 0, both: 0, 'node of three': 0 };
  /** Those of one node first, then those of three. */
  const alone = KINDS.filter((kind) => kind !== 'node of three');
  const ofThree = Math.ceil(kills / KINDS.length);
  for (let n = 0; n < kills; n++) {
    if (n === kills - ofThree) await site.grow();
    const kind = n < kills - ofThree ? alone[n % alone.length]! : 'node of three';
    await pause(50 + dice(terms.pause));
    const { at, served } = await site.kill(kind, dice);
    const time = (await firstAck(acks, check, at, served)) - at;
    kinds[kind] += 1;
    times.push(time);
    said(`${n + 1} ${kind}: ${rounded(time)} ms, ${acks.length} acknowledged`);
  }
  await pause(1_000);
  for (const { stop } of pairs) stop();
  const database = await openDatabase({ folder });
  const lost = await lostOf(database, acks);
  const { differ, untrue } = await compared(database, pairs);
  await database.close();
  for (const { players } of pairs) for (const { client } of players) client.close();
  await site.close();
  return {
    kills,
    kinds,
    games: pairs.flatMap(({ games }) => games).length,
    acks: acks.length,
    lost: lost.length,
    differ: differ.length,
    untrue: untrue.length,
    firstAck: { p50: rounded(percentile(times, 50)), max: rounded(Math.max(...times)) },
  };
}

function pair(site: Site, n: number, dice: (below: number) => number, acked: (answer: Acked) => void): Pair {
  // Nodes that come later are tried, too, and not all begin with the same.
  const ears = [listening(), listening()];
  const players = ears.map(({ look }, seat) => player(site.urls, `${NAMES[seat]} ${n}`, { first: n + seat, look }));
  const games: string[] = [];
  const failed: unknown[] = [];
  let stops: (() => void)[] = [];
  let isOver = false;
  const round = async (): Promise<void> => {
    const game = await begin(players, DUEL);
    if (isOver) return;
    games.push(game);
    let left = players.length;
    const over = (): void => {
      left -= 1;
      if (left === 0 && !isOver) again();
    };
    stops = players.map(({ play }) => play(game, { think: () => 10 + dice(120), choose: options(dice), acked, over }));
  };
  const again = (): void => {
    round().catch((error: unknown) => failed.push(error));
  };
  again();
  return {
    players,
    games,
    heard: ears.map(({ heard }) => heard),
    failed,
    stop: () => {
      isOver = true;
      for (const stop of stops) stop();
    },
  };
}

const NAMES = ['Anna', 'Bert'];

/** Writes down what somebody is told at his tables. */
function listening(): {
  readonly heard: ReadonlyMap<string, ReadonlySet<string>>;
  readonly look: (text: string) => void;
} {
  const heard = new Map<string, Set<string>>();
  const look = (text: string): void => {
    if (!/^\{"type":"(step|table)"/.test(text)) return;
    const { game, events, log = [] } = JSON.parse(text) as Pick<StepMessage, 'game' | 'events' | 'log'>;
    const told = heard.get(game) ?? new Set();
    heard.set(game, told);
    for (const event of events ?? log) told.add(JSON.stringify(event));
  };
  return { heard, look };
}

/** When the first answer was acknowledged that was sent after that moment, in one of these games if there are any. */
async function firstAck(
  acks: readonly Acked[],
  check: () => void,
  at: number,
  games: readonly string[],
): Promise<number> {
  let [from, found]: [number, Acked | undefined] = [acks.length, undefined];
  await until(`an answer is acknowledged${games.length > 0 ? ` in one of ${games}` : ''}`, check, () => {
    found ??= acks.slice(from).find(({ sent, game }) => sent > at && (games.length === 0 || games.includes(game)));
    from = acks.length;
    return found !== undefined;
  });
  return found!.heard;
}

const PATIENCE = 120_000;

async function until(what: string, check: () => void, isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isSo()) {
    check();
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await pause(5);
  }
}

/** Acknowledged answers that are not stored as they were sent. */
async function lostOf({ pool }: Database, acks: readonly Acked[]): Promise<readonly Acked[]> {
  const { rows } = await pool.query<{ game: string; key: string; act: { readonly choose: Option } }>(
    'select game, key, act from acts where key is not null',
  );
  const stored = new Map(rows.map(({ game, key, act }) => [`${game} ${key}`, sentOption(act.choose)]));
  return acks.filter(({ game, key, choose }) => !isDeepStrictEqual(stored.get(`${game} ${key}`), choose));
}

/** Games that look another way to somebody than their record says, and what somebody was told that is not in it, once everything is over. */
async function compared(
  database: Database,
  pairs: readonly Pair[],
): Promise<{ readonly differ: readonly string[]; readonly untrue: readonly string[] }> {
  const [differ, untrue]: [string[], string[]] = [[], []];
  for (const { players, games, heard } of pairs)
    for (const game of games) {
      let replay = await replayed(database, game);
      const isSame = (): boolean =>
        players.every(({ client }, seat) => isAsRecorded(replay.sitting, seat, client.table(game)!));
      for (let tries = 0; !isSame() && tries < 40; tries++) {
        await pause(250);
        replay = await replayed(database, game);
      }
      if (!isSame()) differ.push(game);
      for (const [seat, told] of replay.told.entries())
        for (const line of heard[seat]!.get(game) ?? []) if (!told.has(line)) untrue.push(`${game}: ${line}`);
    }
  return { differ, untrue };
}
