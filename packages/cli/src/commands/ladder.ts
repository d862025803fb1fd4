import { LEVELS } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { RAID_KEYS, raidAt } from '@meetingstone/sitting';
import type { Command } from 'commander';
import { confidence } from '../contest.ts';
import { legalDeckAt } from '../decks.ts';
import { mustBeBot } from '../foreign/player.ts';
import { climb } from '../ladder/ladder.ts';
import type { RaidTrial } from '../ladder/raids.ts';
import { raidRecordAt, recordedGame } from '../ladder/record.ts';
import { stopwatch, within } from '../ladder/timing.ts';
import { figure, wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';

const DECKS: readonly RaidTrial['decks'][] = ['starter', 'constructed'];

interface LadderOptions {
  readonly bots: readonly string[];
  readonly decks?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly raids?: true | readonly string[];
  readonly raiders: readonly string[];
  readonly boss: string;
  readonly kinds: readonly string[];
  readonly record?: string;
  readonly json?: true;
}

export function addLadder(program: Command, output: Output): void {
  program
    .command('ladder')
    .description('let bots play everybody against everybody, and tell how strong they are and how long they take')
    .option('--bots <names...>', 'who plays; hard:50 hard:200 hard:800 show what a budget gives', [
      ...LEVELS,
      'thinking:16',
    ])
    .option('--games <n>', 'games for each pair of bots, or for each row of the raid table', wholeNumber(2), 30)
    .option('--decks <names...>', 'the decks, by name or file; left out, all that the training of bots never saw')
    .option('--raids [keys...]', `the raid table instead: all raids, or some of ${RAID_KEYS.join(', ')}`)
    .option('--raiders <numbers...>', 'with so many raiding players each', ['3', '5'])
    .option('--boss <name>', 'who plays the Boss', 'easy')
    .option('--kinds <names...>', `with such decks: ${DECKS.join(', ')}`, [...DECKS])
    .option('--record <file>', 'of raids: write each game there as a line, and do not play again what is there already')
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option('--json', 'print one JSON document; of raids, a line for each row')
    .action((options: LadderOptions) => (options.raids ? runRaids(options, output) : runLadder(options, output)));
}

async function runLadder(options: LadderOptions, output: Output): Promise<void> {
  const { bots, games, seed, json } = options;
  for (const bot of bots) mustBeBot(bot);
  const decks = options.decks?.map((name) => legalDeckAt(name)) ?? allDecks().filter((_, n) => n % 2 === 1);
  const watch = stopwatch();
  const { met, ratings } = await climb(
    { bots, decks, games, seed, onPair: ({ one, other }) => output.progress(`${one} has met ${other}`) },
    watch,
  );
  output.progress(null);
  const rows = ratings.map((rating) => ({ ...rating, p95: within(watch.turnsOf(rating.name), 95) }));
  if (json) return sayJson(output, { games, seed, decks: decks.map(({ name }) => name), met, ratings: rows });
  for (const { one, other, won, lost } of met) {
    const [low, high] = confidence(won, won + lost).map((share) => figure(100 * share));
    output.say(`${one} against ${other}: ${figure(won)} of ${figure(won + lost)} (${low} to ${high} %)`);
  }
  output.say('');
  for (const { name, points, within, p95 } of [...rows].sort((a, b) => b.points - a.points))
    output.say(
      `${name.padEnd(14)} ${figure(Math.round(points))} ± ${figure(Math.round(within))} points, ${figure(Math.round(p95))} ms a turn (95 of 100)`,
    );
}

function runRaids(options: LadderOptions, output: Output): void {
  const { games, seed, boss, bots, json } = options;
  const keys = options.raids === true ? RAID_KEYS : options.raids!;
  for (const bot of [...bots, boss]) mustBeBot(bot);
  const kinds = DECKS.filter((kind) => options.kinds.includes(kind));
  const record = raidRecordAt(options.record);
  for (const key of keys)
    for (const raiders of options.raiders.map(Number))
      for (const bot of bots)
        for (const decks of kinds) {
          const raid = raidAt(key);
          const trial: RaidTrial = { raid, mode: raid.modes[0]!, raiders, decks, bot, boss, seed };
          const played = Array.from({ length: games }, (_, n) => {
            output.progress(`${raid.name}, ${raiders} raiders, ${bot}, ${decks} decks: game ${n + 1} of ${games}`);
            return recordedGame(trial, n, record);
          });
          output.progress(null);
          const won = played.filter((game) => game.won).length;
          const beaten = played.reduce((sum, game) => sum + game.beaten, 0) / games;
          const p95 = Math.round(
            within(
              played.flatMap(({ times }) => times),
              95,
            ),
          );
          const [low, high] = confidence(won, games).map((share) => figure(100 * share));
          output.say(
            json
              ? JSON.stringify({ ...trial, raid: raid.key, games, won, beaten, p95 })
              : `${raid.name} (${trial.mode}), ${raiders} raiders, ${bot}, ${decks} decks: won ${won} of ${games} (${low} to ${high} %), ${figure(beaten)} Bosses beaten, ${figure(p95)} ms a turn (95 of 100)`,
          );
        }
}
