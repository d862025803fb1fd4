import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck, Play } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import type { Opening } from '@meetingstone/rules';
import type { Command } from 'commander';
import { BOT_NAMES, seatingOf } from '../bots.ts';
import { legalDeckAt } from '../decks.ts';
import { saveMatch } from '../match/file.ts';
import type { MatchReport } from '../match/simulation.ts';
import { simulateMatches } from '../match/simulation.ts';
import { figure, wholeNumber } from '../numbers.ts';
import { openingOf } from '../opening.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { saveRecording } from '../recording.ts';
import { refuse } from '../refusal.ts';
import type { SimulationReport } from '../simulation.ts';
import { simulate } from '../simulation.ts';

interface SimulateOptions {
  readonly decks?: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly teams?: number;
  readonly limited?: true;
  readonly match?: number | true;
  readonly limit?: number;
  readonly record?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, output: Output): void {
  program
    .command('simulate')
    .description('play whole games between bots and count')
    .option('--decks <names...>', 'one deck for each seat, by name or file; more than two make a free-for-all')
    .option('--games <n>', 'how many games; with --match, how many matches', wholeNumber(1), 100)
    .option('--match [games]', 'play matches, best of three (or of so many games)', wholeNumber(1))
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option('--bots <names...>', `${BOT_NAMES}: one for all seats, or one for each`, ['random'])
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
  const { seed, games, limit } = options;
  const common = { bots: bots.map(seatingOf), seed, ...(limit === undefined ? {} : { limit }) };
  const called = opening.seats.map(({ name }) => name);
  const next = watching(options, output);
  const report: SimulationReport | MatchReport = options.match
    ? simulateMatches({
        ...common,
        matches: games,
        terms: { ...termsOf(opening, decks, options), bestOf: options.match === true ? 3 : options.match },
        onMatch: (number, course) => next(number, (path) => saveMatch(path, { course, bots, answers: null })),
      })
    : simulate({
        ...common,
        opening,
        games,
        onGame: (number, recording) => next(number, (path) => saveRecording(path, recording, bots)),
      });
  output.progress(null);
  if (options.json) sayJson(output, { ...report, decks: decks.map(({ name }) => name), bots, seed });
  else for (const line of reportLines(report, called, bots)) output.say(line);
  for (const failure of report.failures.slice(0, 5))
    output.warn(`error in the game of seed ${failure.seed}: ${failure.message}`);
  const isWhole = isOfMatches(report) ? report.matchesEnded === report.matches : report.ended === report.games;
  if (report.errors > 0 || !isWhole) output.fail();
}

function termsOf({ seats }: Opening, decks: readonly Deck[], { limited }: SimulateOptions) {
  const play: Play = limited ? 'Limited' : 'Constructed';
  return { decks, play, seats: seats.map(({ name, team }) => ({ name, ...(team === undefined ? {} : { team }) })) };
}

/** One name for every seat. */
function botNames(given: readonly string[], seats: number): readonly string[] {
  const names = given.flatMap((name) => name.split(',')).filter((name) => name !== '');
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) refuse(`${names.length} bots for ${seats} seats: name one, or one for each`);
  return names;
}

const isOfMatches = (report: SimulationReport | MatchReport): report is MatchReport => 'matches' in report;

/** Records and counts what was played. */
function watching({ games, record, match }: SimulateOptions, output: Output) {
  if (record !== undefined) mkdirSync(record, { recursive: true });
  let shown = 0;
  return (number: number, save: (path: string) => void): void => {
    if (record !== undefined) save(join(record, `${match ? 'match' : 'game'}-${number + 1}.json`));
    const now = performance.now();
    if (now - shown < 100) return;
    shown = now;
    output.progress(`${progressBar(number + 1, games)} ${match ? 'matches' : 'games'}`);
  };
}

const BAR = 30;

function progressBar(done: number, of: number): string {
  const full = Math.round((BAR * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of}`;
}

function reportLines(report: SimulationReport | MatchReport, names: readonly string[], bots: readonly string[]) {
  const { games, ended, errors, draws, turns, decisions, gamesPerSecond, decisionsPerSecond, wins } = report;
  const wide = Math.max(...names.map(({ length }) => length));
  const share = (won: number, of: number) => `won ${String(won).padStart(5)}  (${figure((100 * won) / of)} %)`;
  const each = (won: SimulationReport['wins'], of: number): string[] =>
    names.map((name, seat) => `  ${name.padEnd(wide)}  ${bots[seat]!.padEnd(6)}  ${share(won[seat] ?? 0, of)}`);
  const matches = isOfMatches(report)
    ? [
        `${figure(report.matches)} ${report.matches === 1 ? 'match' : 'matches'}, ${figure(report.matchesEnded)} ended`,
        ...each(report.matchWins, report.matches),
      ]
    : [];
  return [
    ...matches,
    `${figure(games)} games, ${figure(ended)} ended, ${figure(errors)} errors`,
    ...each(wins, games),
    ...(draws > 0 ? [`  draws ${figure(draws)}`] : []),
    `${figure(turns / games)} turns and ${figure(decisions / games)} decisions a game`,
    `${figure(gamesPerSecond)} games/s, ${figure(decisionsPerSecond)} decisions/s`,
  ];
}
