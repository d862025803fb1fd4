import { seedFrom } from '@meetingstone/bots';
import type { Deck, Play } from '@meetingstone/cards';
import { winnersOf } from '@meetingstone/cards';
import type { Recording } from '@meetingstone/rules';
import type { BotNames, SavedMatch } from '@meetingstone/sitting';
import {
  BOT_NAMES,
  isMatch,
  matchWords,
  modeOf,
  RAID_KEYS,
  raidAt,
  raidDecks,
  refuse,
  replayed,
  startCourse,
  wonderAt,
} from '@meetingstone/sitting';
import type { Command } from 'commander';
import { Option } from 'commander';
import { bossDecksAt, legalDeckAt } from '../decks.ts';
import { documentAt, matchAt, recordingAt } from '../files.ts';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import type { Paint } from '../paint.ts';
import { paintFor } from '../paint.ts';
import { demonstrate, demonstrateJson, demonstrateMatch, demonstrateMatchJson } from '../play/demo.ts';
import { realTerminal } from '../play/keyboard.ts';
import { playAtTerminal } from '../play/loop.ts';
import { playMatch } from '../play/match.ts';
import { chooseDecks, inOneFaction } from '../play/prompts.ts';
import { resumeSession } from '../play/session.ts';
import type { PlayOptions, Sitter } from '../play/setup.ts';
import { decksFor, setUp, setUpRaid, sittersOf, tableOf } from '../play/setup.ts';

export function addPlay(program: Command, output: Output): void {
  program
    .command('play')
    .description('play in the terminal, against bots or at one keyboard')
    .option('--decks <names...>', 'one deck for each seat, by name or file; you choose when it is left out')
    .option('--players <list>', `who sits where: you, bot, ${BOT_NAMES}, or a name, with commas between`)
    .option('--bots <name>', `which bot plays the other seats: ${BOT_NAMES}; thinking against you, greedy to watch`)
    .option(
      '--raid <name>',
      `raid: ${RAID_KEYS.join(', ')}; the first seat is the Boss player's, the decks are the others'`,
    )
    .option('--mode <name>', 'how the raid is played')
    .option('--boss-decks <file>', "the Boss player's own decks, where the mode lets him build them")
    .option('--hotseat', 'all players are people at this keyboard')
    .option('--teams <n>', 'divide the seats into teams; neighbours are opponents', wholeNumber(2))
    .option('--limited', 'the decks are built for Limited play')
    .option('--match [games]', 'a match, best of three (or of so many games), with side decks between', wholeNumber(1))
    .addOption(
      new Option('--resume <file>', 'go on with a game or a match that was saved').conflicts([
        ...['decks', 'players', 'hotseat', 'teams', 'limited', 'match', 'seed', 'raid', 'mode', 'bossDecks'],
      ]),
    )
    .option('--seed <s>', 'the same seed shuffles the same way', wholeNumber(0))
    .option('--why', 'bots tell why they do what they do, though it gives away what they hold')
    .option('--json', 'let bots play and print one JSON document')
    .action((options: Given) => runPlay(options, output))
    .addHelpText('after', '\nWithout a terminal, two bots play a demonstration game, or match.');
}

/** What is to be played, from its beginning or from where it was put away. */
type Occasion =
  | { readonly kind: 'game'; readonly recording: Recording; readonly bots: BotNames }
  | ({ readonly kind: 'match' } & SavedMatch);

type Given = Omit<PlayOptions, 'bots'> & Partial<Pick<PlayOptions, 'bots'>>;

async function runPlay(given: Given, output: Output): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const watching = given.json === true || !isTerminal;
  const options: PlayOptions = { ...given, bots: given.bots ?? (watching ? 'greedy' : 'thinking') };
  const { resume } = options;
  const occasion = resume === undefined ? await newOccasion(options, watching, output) : putAway(resume);
  if (!occasion) return;
  const paint = paintFor(process.stdout);
  if (!watching) await playHere(occasion, paint, options.why);
  else watch({ ...occasion, bots: occasion.bots.map((bot) => bot ?? options.bots) }, options, output, paint);
}

async function newOccasion(options: PlayOptions, watching: boolean, output: Output): Promise<Occasion | null> {
  const seed = options.seed ?? (watching ? 1 : Date.now() % 2147483647);
  const play: Play = options.limited ? 'Limited' : 'Constructed';
  const asked = sittersOf(options);
  const sitters = watching ? asked.map((): Sitter => ({ bot: options.bots })) : asked;
  if (options.raid !== undefined)
    return newRaid({ ...options, raid: options.raid }, sitters, { watching, seed, output });
  if (options.mode !== undefined) refuse('--mode is for a raid: --raid NAME');
  if (options.bossDecks !== undefined) refuse('--boss-decks is for a raid: --raid NAME');
  const chosen = watching || options.decks ? undefined : await chooseDecks(titlesFor(sitters));
  if (chosen === null) return null;
  const decks = chosen ?? decksFor(options.decks, sitters.length, seed, play);
  const { opening, bots } = setUp(sitters, decks, seed, options.teams);
  if (options.match === undefined) return { kind: 'game', recording: { opening, seed, answers: [] }, bots };
  const bestOf = options.match === true ? 3 : options.match;
  const seats = opening.seats.map(({ name, team }) => ({ name, ...(team === undefined ? {} : { team }) }));
  return { kind: 'match', course: startCourse({ decks, seats, play, bestOf, seed }), answers: null, bots };
}

/** A raid: people choose their own decks, and bots take others of the same faction. */
async function newRaid(
  options: PlayOptions & { readonly raid: string },
  sitters: readonly Sitter[],
  { watching, seed, output }: { readonly watching: boolean; readonly seed: number; readonly output: Output },
): Promise<Occasion | null> {
  if (options.match !== undefined || options.teams !== undefined) refuse('a raid is a single game with two sides');
  const raid = raidAt(options.raid);
  const mode = modeOf(raid, options.mode);
  const own = options.bossDecks === undefined ? {} : bossDecksAt(options.bossDecks, raid, mode);
  const raiders = sitters.slice(1);
  const wonder = wonderAt(raid, raiders.length);
  if (wonder !== null) output.warn(wonder);
  const people = raiders.filter((one) => 'person' in one);
  const chosen = watching || options.decks ? [] : await chooseDecks(titlesFor(people), inOneFaction);
  if (chosen === null) return null;
  const play: Play = options.limited ? 'Limited' : 'Constructed';
  const decks = raidDecks(
    raid,
    [...chosen, ...(options.decks ?? []).map((name) => legalDeckAt(name, play))],
    raiders.length,
  );
  const mine = chosen.length === 0 ? decks : inSeats(raiders, decks, people.length);
  const { opening, bots } = setUpRaid(sitters, mine, { raid, mode, seed, own });
  return { kind: 'game', recording: { opening, seed, answers: [] }, bots };
}

/** The decks that people chose come first: each goes to its person. */
function inSeats(raiders: readonly Sitter[], decks: readonly Deck[], people: number): readonly Deck[] {
  let [own, other] = [0, people];
  return raiders.map((one) => decks['person' in one ? own++ : other++]!);
}

function titlesFor(sitters: readonly Sitter[]): readonly string[] {
  const people = sitters.filter((one) => 'person' in one).length;
  return sitters.map((one, n) => {
    if ('bot' in one) return `Which deck does the ${one.bot} bot${sitters.length > 2 ? ` in seat ${n + 1}` : ''} play?`;
    return people > 1 ? `Which deck does ${one.person} play?` : 'Which deck do you play?';
  });
}

/** A game or a match that was saved before it was over. */
function putAway(file: string): Occasion {
  if (isMatch(documentAt(file))) {
    const { course, bots, answers, games } = matchAt(file);
    for (const [n, { same, message }] of games.entries()) if (!same) refuse(`${file}: game ${n + 1}: ${message}`);
    if (winnersOf(course.now).length > 0) refuse(`${file}: ${matchWords(course.now)}`);
    return { kind: 'match', course, bots, answers };
  }
  const recording = recordingAt(file);
  const { game, same, message } = replayed(recording);
  if (!same) refuse(`${file}: ${message}`);
  if (!game.decision) refuse(`${file}: the game is over`);
  return { kind: 'game', recording, bots: recording.bots };
}

function watch(occasion: Occasion, { json, why }: PlayOptions, output: Output, paint: Paint): void {
  const { bots } = occasion;
  if (occasion.kind === 'game') {
    const table = tableOf(bots, occasion.recording.seed, paint, why);
    (json ? demonstrateJson : demonstrate)(resumeSession(occasion.recording, table), table, output);
  } else {
    const { course, answers } = occasion;
    const tableFor = (game: number) => tableOf(bots, seedFrom(course.seed, game), paint, why);
    (json ? demonstrateMatchJson : demonstrateMatch)({ course, answers, tableFor }, output);
  }
}

async function playHere(occasion: Occasion, paint: Paint, why?: true): Promise<void> {
  const terminal = realTerminal();
  const { bots } = occasion;
  try {
    const { seed } = occasion.kind === 'game' ? occasion.recording : occasion.course;
    terminal.say(`Seed ${seed}. Type a number to choose, ? for help.`);
    if (occasion.kind === 'game') {
      const table = tableOf(bots, seed, paint, why);
      await playAtTerminal(resumeSession(occasion.recording, table), table, terminal);
    } else {
      const tableFor = (game: number) => tableOf(bots, seedFrom(seed, game), paint, why);
      await playMatch(occasion.course, occasion.answers, { bots, tableFor }, terminal);
    }
  } finally {
    terminal.close();
  }
}
