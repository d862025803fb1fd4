import type { Deck } from '@meetingstone/cards';
import { winnersOf } from '@meetingstone/cards';
import type { Answer, Facts, Recording } from '@meetingstone/rules';
import { z } from 'zod';
import type { Recorded } from '../acts.ts';
import type { BotNames } from '../record/head.ts';
import { facts } from '../record/head.ts';
import { actLines, answerLines, entry, FORMAT, fitting, given, readActs, readAnswers } from '../record/recording.ts';
import type { Replayed } from '../record/replaying.ts';
import { replayed } from '../record/replaying.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Course, MatchTerms, Swap } from './course.ts';
import { concededBy, gameOver, mustBeDone, recordingNow, startCourse, swapped } from './course.ts';

const copies = z.record(z.string(), z.int().positive());
const deck = z.object({
  name: z.string(),
  hero: z.string(),
  cards: copies,
  side: copies.optional(),
  own: z.array(facts).optional(),
});
const player = z.object({
  name: z.string().min(1),
  team: z.string().optional(),
  bot: z.string().optional(),
  deck,
});
const game = z.object({
  swaps: z.array(z.object({ player: z.int().nonnegative(), out: copies, in: copies })),
  /** Left out while the players are still at their side decks. */
  answers: z.array(given).optional(),
  /** All that was done at the table, in place of the answers. */
  acts: z.array(entry).optional(),
  digest: z.string().optional(),
});
const file = z.object({
  meetingstone: z.literal(FORMAT),
  match: z.enum(['Constructed', 'Limited']),
  bestOf: z.int().positive(),
  seed: z.int(),
  players: z.array(player),
  games: z.array(game),
  conceded: z.int().nonnegative().optional(),
});
type Written = z.infer<typeof file>;

/** A match that was put away, and the game in the middle of which it was, if it was. */
export interface SavedMatch {
  readonly course: Course;
  readonly bots: BotNames;
  readonly answers: readonly Answer[] | null;
  /** All that was done in that game, where it is known. */
  readonly acts?: readonly Recorded[] | null;
}

export interface ReadMatch extends SavedMatch {
  readonly games: readonly Replayed[];
}

/** Is this the document of a match, and not of a game? */
export const isMatch = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && 'match' in document;

export function writeMatch({ course, bots, answers, acts = null }: SavedMatch): string {
  const { seed, start, now } = course;
  const players = start.players.map(({ name, team, deck: built }, n) => ({
    name,
    ...(team === undefined ? {} : { team }),
    ...(bots[n] ? { bot: bots[n] } : {}),
    deck: built,
  }));
  const head = { meetingstone: FORMAT, match: start.play, bestOf: start.bestOf, seed, players };
  const given = now.conceded === undefined ? '' : `,\n  "conceded": ${now.conceded}`;
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "games": [\n${gameTexts(course, answers, acts).join(',\n')}\n  ]${given}\n}\n`;
}

/** The games that are over, and the one that goes on. */
function gameTexts(course: Course, answers: readonly Answer[] | null, acts: readonly Recorded[] | null): string[] {
  const texts = course.games.map(({ swaps, recording, acts: done = null }) => gameText(swaps, recording, done));
  if (winnersOf({ ...course.now, conceded: undefined }).length > 0) return texts;
  return [...texts, gameText(course.swaps, answers && recordingNow(course, answers), acts)];
}

function gameText(swaps: readonly Swap[], recording: Recording | null, acts: readonly Recorded[] | null): string {
  const lines = swaps.map((swap) => `        ${JSON.stringify(swap)}`);
  const written = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n      ]`;
  const played = recording && (acts ? actLines({ ...recording, acts }, '      ') : answerLines(recording, '      '));
  const rest = played === null ? '' : `,\n${played}`;
  return `    {\n      "swaps": ${written}${rest}\n    }`;
}

/**
 * Reads a match and plays its games again, up to the first that does not go as it was recorded. What is wrong with the
 * file is said with the place.
 */
export function readMatch(document: unknown, path: string): ReadMatch {
  const written = fitting(file, path, document);
  return at(path, () => {
    let read: Read = { course: startCourse(termsOf(written)), answers: null, games: [] };
    for (const [n, one] of written.games.entries()) {
      if (read.games.length < n || read.answers) refuse(`game ${n} is not over, and another follows`);
      read = at(`game ${n + 1}`, () => withGame(read, one));
      if (read.games.some(({ same }) => !same)) break;
    }
    const { conceded } = written;
    const course = conceded === undefined ? read.course : mustBeDone(concededBy(read.course, conceded));
    return { ...read, course, bots: written.players.map(({ bot }) => bot ?? null) };
  });
}

type Read = Omit<ReadMatch, 'bots'>;

function withGame(before: Read, { swaps, answers: written, acts: done, digest }: Written['games'][number]): Read {
  const course = swaps.reduce<Course>((now, swap) => mustBeDone(swapped(now, swap)), before.course);
  if (!written && !done) return { ...before, course };
  const { opening, seed } = recordingNow(course, []);
  const { acts, answers, states } = done
    ? readActs(done, opening, seed)
    : { acts: null, ...readAnswers(written ?? []) };
  const recording = { opening, seed, answers };
  const { game: end, ...report } = replayed({ ...recording, states, digest });
  const games = [...before.games, report];
  if (end.decision) return { course, answers, acts, games };
  return { course: gameOver(course, end, recording, acts), answers: null, games };
}

/** Puts the place before what is refused there. */
function at<T>(place: string, doing: () => T): T {
  try {
    return doing();
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) refuse(`${place}: ${error.message}`);
    throw error;
  }
}

function termsOf({ match, bestOf, seed, players }: Written): MatchTerms {
  const decks = players.map(
    ({ deck: { side, own, ...built } }): Deck => ({
      ...built,
      ...(side ? { side } : {}),
      ...(own ? { own: own as readonly object[] as readonly Facts[] } : {}), // The rules read what they know of them.
    }),
  );
  const seats = players.map(({ name, team }) => ({ name, ...(team === undefined ? {} : { team }) }));
  return { decks, seats, play: match, bestOf, seed };
}
