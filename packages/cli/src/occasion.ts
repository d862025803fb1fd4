import type { Deck, Play } from '@meetingstone/cards';
import { winnersOf } from '@meetingstone/cards';
import type { BotNames, Course, Sitting } from '@meetingstone/sitting';
import {
  botsOf,
  difficultyOf,
  isMatch,
  matchWords,
  modeOf,
  raidAt,
  raidDecks,
  refuse,
  replayed,
  sitAgain,
  sitDown,
  startCourse,
  wonderAt,
} from '@meetingstone/sitting';
import { keptTable } from './autosave.ts';
import { bossDecksAt, legalDeckAt } from './decks.ts';
import { documentAt, matchAt, recordingAt } from './files.ts';
import type { Output } from './output.ts';
import { ownCardsFor } from './own-cards.ts';
import type { Resumed } from './play/match.ts';
import { chooseDecks, inOneFaction } from './play/prompts.ts';
import type { Player, PlayOptions } from './play/setup.ts';
import { decksFor, playersOf, setUp, setUpRaid } from './play/setup.ts';

/** What is to be played, from its beginning or from where it was put away. */
export type Occasion =
  | { readonly kind: 'game'; readonly sitting: Sitting }
  | {
      readonly kind: 'match';
      readonly course: Course;
      readonly bots: BotNames;
      readonly resumed: Resumed | null;
    };

interface Where {
  readonly watching: boolean;
  readonly seed: number;
  readonly output: Output;
}

export async function newOccasion(options: PlayOptions, watching: boolean, output: Output): Promise<Occasion | null> {
  const seed = options.seed ?? (watching ? 1 : Date.now() % 2147483647);
  const play: Play = options.limited ? 'Limited' : 'Constructed';
  const own = ownCardsFor(options);
  const asked = playersOf(options);
  const players = watching ? asked.map((): Player => ({ bot: options.bots })) : asked;
  if (options.raid !== undefined)
    return newRaid({ ...options, raid: options.raid }, players, { watching, seed, output });
  if (options.mode !== undefined) refuse('--mode is for a raid: --raid NAME');
  if (options.bossDecks !== undefined) refuse('--boss-decks is for a raid: --raid NAME');
  const chosen = watching || options.decks ? undefined : await chooseDecks(titlesFor(players));
  if (chosen === null) return null;
  const decks = chosen ?? decksFor(options.decks, players.length, seed, play, own);
  const terms = setUp(players, decks, play, options.teams);
  if (options.match === undefined) return { kind: 'game', sitting: sitDown(terms, seed, Date.now()) };
  const bestOf = options.match === true ? 3 : options.match;
  const seats = terms.seats.map(({ name, team }) => ({ name, ...(team === undefined ? {} : { team }) }));
  const course = startCourse({ decks, seats, play, bestOf, seed });
  const bots = players.map((one) => ('bot' in one ? one.bot : null));
  return { kind: 'match', course, bots, resumed: null };
}

/** A raid: people choose their own decks, and bots take others of the same faction. */
async function newRaid(
  options: PlayOptions & { readonly raid: string },
  players: readonly Player[],
  { watching, seed, output }: Where,
): Promise<Occasion | null> {
  if (options.match !== undefined || options.teams !== undefined) refuse('a raid is a single game with two sides');
  const raid = raidAt(options.raid);
  const mode = modeOf(raid, options.mode);
  const own = options.bossDecks === undefined ? {} : bossDecksAt(options.bossDecks, raid, mode);
  const raiders = players.slice(1);
  const wonder = wonderAt(raid, raiders.length);
  if (wonder !== null) output.warn(wonder);
  const people = raiders.filter((one) => 'person' in one);
  const chosen = watching || options.decks ? [] : await chooseDecks(titlesFor(people), inOneFaction);
  if (chosen === null) return null;
  const play: Play = options.limited ? 'Limited' : 'Constructed';
  const given = [...chosen, ...(options.decks ?? []).map((name) => legalDeckAt(name, play, ownCardsFor(options)))];
  const decks = raidDecks(raid, given, raiders.length);
  const difficulty = difficultyOf(raid, mode, decks);
  if (difficulty !== null) output.warn(difficulty);
  const mine = chosen.length === 0 ? decks : inSeats(raiders, decks, people.length);
  return { kind: 'game', sitting: sitDown(setUpRaid(players, mine, { raid, mode, own }), seed, Date.now()) };
}

/** The decks that people chose come first: each goes to its person. */
function inSeats(raiders: readonly Player[], decks: readonly Deck[], people: number): readonly Deck[] {
  let [own, other] = [0, people];
  return raiders.map((one) => decks['person' in one ? own++ : other++]!);
}

function titlesFor(players: readonly Player[]): readonly string[] {
  const people = players.filter((one) => 'person' in one).length;
  return players.map((one, n) => {
    if ('bot' in one) return `Which deck does the ${one.bot} bot${players.length > 2 ? ` in seat ${n + 1}` : ''} play?`;
    return people > 1 ? `Which deck does ${one.person} play?` : 'Which deck do you play?';
  });
}

/** A game or a match that was put away before it was over: in that file, or the one that was left last. */
export function putAway(file: string | true): Occasion {
  if (file === true) {
    const { course, sitting } = keptTable();
    return course ? { kind: 'match', course, bots: botsOf(sitting), resumed: sitting } : { kind: 'game', sitting };
  }
  if (isMatch(documentAt(file))) {
    const { course, bots, answers, acts, games } = matchAt(file);
    for (const [n, { same, message }] of games.entries()) if (!same) refuse(`${file}: game ${n + 1}: ${message}`);
    if (winnersOf(course.now).length > 0) refuse(`${file}: ${matchWords(course.now)}`);
    return { kind: 'match', course, bots, resumed: answers && { answers, acts: acts ?? null } };
  }
  const recording = recordingAt(file);
  const { game, same, message } = replayed(recording);
  if (!same) refuse(`${file}: ${message}`);
  if (!game.decision) refuse(`${file}: the game is over`);
  return { kind: 'game', sitting: sitAgain(recording.terms, recording, recording.acts) };
}
