import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allDecks } from '@meetingstone/cards';
import type { Command } from 'commander';
import { legalDeckAt } from '../decks.ts';
import { figure, wholeNumber } from '../numbers.ts';
import { openingOf } from '../opening.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { saveRecording } from '../recording.ts';
import { refuse } from '../refusal.ts';
import type { Simulation, SimulationReport } from '../simulation.ts';
import { seatingOf, simulate } from '../simulation.ts';

interface SimulateOptions {
  readonly decks?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly teams?: number;
  readonly limited?: true;
  readonly limit?: number;
  readonly record?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, output: Output): void {
  program
    .command('simulate')
    .description('play whole games between bots and count')
    .option('--decks <names...>', 'one deck for each seat, by name or file; more than two make a free-for-all')
    .option('--games <n>', 'how many games', wholeNumber(1), 100)
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option('--bots <names...>', 'greedy or random: one for all seats, or one for each', ['random'])
    .option('--teams <n>', 'divide the seats into teams; neighbours are opponents', wholeNumber(2))
    .option('--limited', 'the decks are built for Limited play')
    .option('--limit <n>', 'decisions after which a game counts as not ended', wholeNumber(1))
    .option('--record <folder>', 'save every game there, for `replay`')
    .option('--json', 'print one JSON document')
    .action((options: SimulateOptions) => runSimulate(options, output));
}

function runSimulate(options: SimulateOptions, output: Output): void {
  const names =
    options.decks ??
    allDecks()
      .slice(0, 2)
      .map(({ name }) => name);
  if (names.length < 2) refuse('a game needs at least two decks: --decks A B');
  const decks = names.map((name) => legalDeckAt(name, options.limited ? 'Limited' : 'Constructed'));
  const opening = openingOf(
    decks,
    decks.map(({ name }) => name),
    options.teams,
  );
  const bots = botNames(options.bots, names.length);
  const report = simulate({
    opening,
    bots: bots.map(seatingOf),
    games: options.games,
    seed: options.seed,
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    onGame: watching(options, output),
  });
  output.progress(null);
  if (options.json) sayJson(output, { ...report, decks: decks.map(({ name }) => name), bots, seed: options.seed });
  else
    for (const line of reportLines(
      report,
      opening.seats.map(({ name }) => name),
      bots,
    ))
      output.say(line);
  for (const { seed, message } of report.failures.slice(0, 5))
    output.warn(`error in the game of seed ${seed}: ${message}`);
  if (report.errors > 0 || report.ended < report.games) output.fail();
}

/** One name for every seat. */
function botNames(given: readonly string[], seats: number): readonly string[] {
  const names = given.flatMap((name) => name.split(',')).filter((name) => name !== '');
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) refuse(`${names.length} bots for ${seats} seats: name one, or one for each`);
  return names;
}

function watching({ games, record }: SimulateOptions, output: Output): NonNullable<Simulation['onGame']> {
  if (record !== undefined) mkdirSync(record, { recursive: true });
  let shown = 0;
  return (number, recording) => {
    if (record !== undefined) saveRecording(join(record, `game-${number + 1}.json`), recording);
    const now = performance.now();
    if (now - shown < 100) return;
    shown = now;
    output.progress(progressBar(number + 1, games));
  };
}

const BAR = 30;

function progressBar(done: number, of: number): string {
  const full = Math.round((BAR * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of} games`;
}

function reportLines(report: SimulationReport, names: readonly string[], bots: readonly string[]): string[] {
  const { games, ended, errors, draws, turns, decisions, gamesPerSecond, decisionsPerSecond, wins } = report;
  const wide = Math.max(...names.map(({ length }) => length));
  const share = (won: number) => `${figure((100 * won) / games)} %`;
  return [
    `${figure(games)} games, ${figure(ended)} ended, ${figure(errors)} errors`,
    ...names.map((name, seat) => {
      const won = wins[seat] ?? 0;
      return `  ${name.padEnd(wide)}  ${bots[seat]!.padEnd(6)}  won ${String(won).padStart(5)}  (${share(won)})`;
    }),
    ...(draws > 0 ? [`  draws ${figure(draws)}`] : []),
    `${figure(turns / games)} turns and ${figure(decisions / games)} decisions a game`,
    `${figure(gamesPerSecond)} games/s, ${figure(decisionsPerSecond)} decisions/s`,
  ];
}
