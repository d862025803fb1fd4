import type { Deck, Play } from '@meetingstone/cards';
import { allDecks, deckNamed } from '@meetingstone/cards';
import { BOSS_PLAYER } from '@meetingstone/raids';
import type { Opening } from '@meetingstone/rules';
import type { Terms } from '@meetingstone/sitting';
import {
  answersOf,
  BOT_NAMES,
  modeOf,
  openingWith,
  RAID_KEYS,
  raidAt,
  raidDecks,
  raidersOf,
  raidFor,
  raidTerms,
  refuse,
  seatingOf,
  tableTerms,
  wonderAt,
} from '@meetingstone/sitting';
import type { Command } from 'commander';
import { bossDecksAt, legalDeckAt } from '../decks.ts';
import type { Next } from '../each-game.ts';
import { watching } from '../each-game.ts';
import { onTheFarm, QUEUE } from '../farm.ts';
import { saveMatch, saveRecording } from '../files.ts';
import { isForeign, mustBeBot } from '../foreign/player.ts';
import { playedByPrograms, simulateWithPrograms } from '../foreign/simulating.ts';
import { playedByOurs, simulateMatches } from '../match/simulation.ts';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { OWN_CARDS, ownCardsFor } from '../own-cards.ts';
import { together } from '../reports.ts';
import type { Report } from '../simulated.ts';
import { tellOf } from '../simulated.ts';
import { simulate } from '../simulation.ts';

interface SimulateOptions {
  readonly decks?: readonly string[];
  readonly cards?: string;
  readonly raid?: string;
  readonly mode?: string;
  readonly bossDecks?: string;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly teams?: number;
  readonly limited?: true;
  readonly match?: number | true;
  readonly limit?: number;
  readonly record?: string;
  readonly stderr?: true;
  readonly workers?: number;
  readonly farm?: true;
  readonly data?: string;
  readonly queue?: string;
  readonly json?: true;
}

/** Some of the games of a simulation, for a thread of its own. */
export interface Slice {
  readonly simulate: SimulateOptions;
  readonly first: number;
  readonly games: number;
}

export function addSimulate(program: Command, output: Output): void {
  program
    .command('simulate')
    .description('play whole games between bots and count')
    .option('--decks <names...>', 'one deck for each seat, by name or file; more than two make a free-for-all')
    .option('--cards <file>', OWN_CARDS)
    .option('--raid <name>', `a raid, each deck a raiding player's: ${RAID_KEYS.join(', ')}`)
    .option('--mode <name>', 'how the raid is played')
    .option('--boss-decks <file>', "the Boss player's own decks, where the mode lets him build them")
    .option('--games <n>', 'how many games; with --match, how many matches', wholeNumber(1), 100)
    .option('--match [games]', 'play matches, best of three (or of so many games)', wholeNumber(1))
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option(
      '--bots <names...>',
      `${BOT_NAMES}, or a program, "exec:python3 mybot.py": one for all seats, or one for each; in a raid the Boss player is the first`,
      ['random'],
    )
    .option('--teams <n>', 'divide the seats into teams; neighbours are opponents', wholeNumber(2))
    .option('--limited', 'the decks are built for Limited play')
    .option('--limit <n>', 'decisions after which a game counts as not ended', wholeNumber(1))
    .option('--record <folder>', 'save every game there, for `replay`')
    .option('--stderr', 'show what programs (exec:COMMAND) write to their standard error')
    .option('--workers <n>', 'threads that share the games; the results are the same', wholeNumber(1))
    .option('--farm', 'let every machine that runs `meetingstone work` play; the results are the same')
    .option('--data <folder>', 'with --farm: where the queue is (or MEETINGSTONE_DATA, or DATABASE_URL)')
    .option('--queue <address>', `with --farm: ${QUEUE}`)
    .option('--json', 'print one JSON document')
    .action((options: SimulateOptions) => runSimulate(options, output));
}

async function runSimulate(options: SimulateOptions, output: Output): Promise<void> {
  const { decks, openingFor } = tableFor(options, output);
  const { seed } = options;
  const opening = openingFor(seed);
  const bots = botNames(options.bots, opening);
  for (const bot of bots) mustBeBot(bot); // What is no bot is refused before anybody plays.
  const next = watching(options, output);
  const table: Table = { opening, decks, bots };
  const report = bots.some(isForeign)
    ? await withPrograms(options, table, next, output)
    : await simulated(options, next, output);
  tellOf(report, { opening, decks, bots, seed, json: options.json }, output);
}

interface Table {
  readonly opening: Opening;
  readonly decks: readonly Deck[];
  readonly bots: readonly string[];
}

/** Games in which programs of others play: they are processes of their own, so that threads are not needed to play several at once. */
function withPrograms(options: SimulateOptions, table: Table, next: Next, output: Output): Promise<Report> {
  const { games, limit, match, seed, workers: atOnce = 1, stderr: shown = false } = options;
  const { opening, decks, bots } = table;
  if (options.farm) refuse('a farm has none of your programs: leave --farm out');
  const programs = { shown, atOnce, onFailure: output.warn, ...(limit === undefined ? {} : { limit }) };
  if (match)
    return simulateMatches({
      terms: matchTerms(opening, decks, options),
      play: playedByPrograms(bots, programs),
      matches: games,
      atOnce,
      seed,
      onMatch: (number, course) => next(number, (path) => saveMatch(path, { course, bots, answers: null })),
    });
  return simulateWithPrograms({
    ...programs,
    terms: termsWith(opening, decks, bots, options),
    games,
    seed,
    onGame: (number, sitting) =>
      next(number, (path) => saveRecording(path, { ...sitting, answers: answersOf(sitting) }, bots)),
  });
}

/** Games between bots of our own, in this thread or in several. */
async function simulated(options: SimulateOptions, next: Next, output: Output): Promise<Report> {
  const { workers, games, farm } = options;
  const whole: Slice = { simulate: options, first: 0, games };
  const start = performance.now();
  if (farm) {
    const size = Math.max(FARM_SLICE, Math.ceil(games / FARM_SLICES));
    const reached = (done: number): void => next(Math.min(games, done * size) - 1, null);
    const reports = await onTheFarm<Report>(options, slicesOf(sharedBy(options), size), reached, output.warn);
    return together(reports, (performance.now() - start) / 1000);
  }
  if (workers === undefined) return played(whole, next);
  const { inThreads } = await import('../workers.ts');
  const slices = slicesOf(options, Math.max(1, Math.ceil(games / (workers * SLICES_EACH))));
  let done = 0;
  const reports = await inThreads<Slice, Report>(slices, workers, (slice) => {
    done += slice.games;
    next(done - 1, null);
  });
  return together(reports, (performance.now() - start) / 1000);
}

/** Small enough that no thread is left with a long one at the end. */
const SLICES_EACH = 8;
/** Games that a machine of a farm takes at once: what is lost with it is soon played again. */
const FARM_SLICE = 25;
/** Into no more pieces the games of a farm are divided. */
const FARM_SLICES = 4_000;

const slicesOf = (options: SimulateOptions, size: number): readonly Slice[] =>
  Array.from({ length: Math.ceil(options.games / size) }, (_, n): Slice => {
    const first = n * size;
    return { simulate: options, first, games: Math.min(size, options.games - first) };
  });

/** The same options, if another machine can play with them: it does not have our files. */
function sharedBy(options: SimulateOptions): SimulateOptions {
  const { record, cards, bossDecks, decks = [], workers, farm: _, data: __, queue: ___, ...shared } = options;
  if (record ?? cards ?? bossDecks)
    refuse('a farm has none of your files: leave --record, --cards and --boss-decks out');
  if (workers !== undefined) refuse('--workers is for this machine, --farm for all that work');
  const file = decks.find((name) => !deckNamed(name));
  if (file !== undefined) refuse(`a farm knows decks by their names, and none is named "${file}"`);
  return { ...shared, ...(decks.length === 0 ? {} : { decks }) };
}

/** Plays a slice of the games; those that are recorded are written where they are played. */
export async function played(
  { simulate: options, first, games }: Slice,
  next: Next = watching(options, null),
): Promise<Report> {
  const { decks, openingFor } = tableFor(options, null);
  const { seed, limit, match } = options;
  const opening = openingFor(seed);
  const bots = botNames(options.bots, opening);
  const seatings = bots.map((bot) => seatingOf(bot));
  return match
    ? simulateMatches({
        terms: matchTerms(opening, decks, options),
        play: playedByOurs(seatings, limit),
        first,
        matches: games,
        seed,
        onMatch: (number, course) => next(number, (path) => saveMatch(path, { course, bots, answers: null })),
      })
    : simulate({
        bots: seatings,
        seed,
        first,
        ...(limit === undefined ? {} : { limit }),
        openingFor,
        games,
        onGame: (number, recording) => next(number, (path) => saveRecording(path, recording, bots)),
      });
}

/** The same table with programs in some of its seats. */
function termsWith(opening: Opening, decks: readonly Deck[], bots: readonly string[], options: SimulateOptions): Terms {
  const sitters = bots.map((bot) => ({ is: 'bot', bot }) as const);
  const names = opening.seats.map(({ name }) => name);
  if (options.raid === undefined)
    return tableTerms(decks, names, sitters, {
      play: options.limited ? 'Limited' : 'Constructed',
      ...(options.teams === undefined ? {} : { teams: options.teams }),
    });
  const raid = raidAt(options.raid);
  const mode = modeOf(raid, options.mode);
  const own = options.bossDecks === undefined ? {} : bossDecksAt(options.bossDecks, raid, mode);
  return raidTerms({ raid, mode, own }, decks, names, sitters);
}

/** Who plays with what: decks against each other, or raiding players against a Boss. */
function tableFor(
  options: SimulateOptions,
  output: Output | null,
): {
  readonly decks: readonly Deck[];
  readonly openingFor: (seed: number) => Opening;
} {
  const play: Play = options.limited ? 'Limited' : 'Constructed';
  const ownCards = ownCardsFor(options);
  if (options.raid !== undefined) {
    if (options.match || options.teams) refuse('a raid is a single game with two sides');
    const raid = raidAt(options.raid);
    const decks = raidDecks(
      raid,
      (options.decks ?? []).map((name) => legalDeckAt(name, play, ownCards)),
    );
    const wonder = wonderAt(raid, decks.length);
    if (wonder !== null) output?.warn(wonder);
    const mode = modeOf(raid, options.mode);
    const own = options.bossDecks === undefined ? {} : bossDecksAt(options.bossDecks, raid, mode);
    const openingFor = raidFor(raid, mode, raidersOf(decks), BOSS_PLAYER, own);
    return { decks, openingFor };
  }
  if (options.mode !== undefined) refuse('--mode is for a raid: --raid NAME');
  if (options.bossDecks !== undefined) refuse('--boss-decks is for a raid: --raid NAME');
  const names = options.decks ?? firstDecks();
  if (names.length < 2) refuse('a game needs at least two decks: --decks A B');
  const decks = names.map((name) => legalDeckAt(name, play, ownCards));
  const opening = openingWith(
    decks,
    decks.map(({ name }) => name),
    options.teams,
  );
  return { decks, openingFor: () => opening };
}

const firstDecks = (): readonly string[] =>
  allDecks()
    .slice(0, 2)
    .map(({ name }) => name);

function matchTerms({ seats }: Opening, decks: readonly Deck[], { limited, match }: SimulateOptions) {
  const play: Play = limited ? 'Limited' : 'Constructed';
  const names = seats.map(({ name, team }) => ({ name, ...(team === undefined ? {} : { team }) }));
  return { decks, play, seats: names, bestOf: typeof match === 'number' ? match : 3 };
}

/** One name for every seat; in a raid one for the Boss player and one for all the others will do. */
function botNames(given: readonly string[], opening: Opening): readonly string[] {
  const seats = opening.seats.length;
  const names = given.flatMap((name) => (isForeign(name) ? [name] : name.split(','))).filter((name) => name !== '');
  if (opening.raid && names.length === 2) return opening.seats.map((_, n) => names[Math.min(n, 1)]!);
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) refuse(`${names.length} bots for ${seats} seats: name one, or one for each`);
  return names;
}
