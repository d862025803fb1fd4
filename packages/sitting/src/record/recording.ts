import { createHash } from 'node:crypto';
import type { Answer, Game, Opening, Option, Recording, Seed } from '@meetingstone/rules';
import { answer, bare as bareOption, startGame, writeGame } from '@meetingstone/rules';
import { z } from 'zod';
import type { Recorded } from '../acts.ts';
import { openingOf } from '../opening/terms.ts';
import { botOf } from '../passing/judging.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Sitting } from '../sitting.ts';
import type { Terms } from '../terms.ts';
import type { BotNames } from './head.ts';
import { headShape, termsIn, writeHead } from './head.ts';
import { played } from './line.ts';

/** The version of the file of a bare game: its answers, whoever gave them. */
export const FORMAT = 1;
/** The version of the file of a game with everything that was done at the table. */
const FORMAT_OF_RECORD = 2;

export const given = z.object({
  player: z.int().nonnegative(),
  choose: z.union([z.literal('concede'), z.looseObject({ choose: z.string() })]),
  /** Begins the digest of the game after this answer. */
  state: z.string().optional(),
});
/** One entry of a record, as a file has it. */
export const entry = z.object({
  act: z.looseObject({ do: z.string(), at: z.number() }),
  then: z.int().nonnegative(),
  from: z.int().nonnegative().optional(),
  conceded: z.int().nonnegative().optional(),
  state: z.string().optional(),
});
const digest = z.string().optional();
const bare = z.object({ meetingstone: z.literal(FORMAT), ...headShape, answers: z.array(given), digest });
const whole = z.object({ meetingstone: z.literal(FORMAT_OF_RECORD), ...headShape, acts: z.array(entry), digest });

/** A game as a file has it, and what it says about the states along the way. */
export interface ReadRecording extends Recording {
  readonly terms: Terms;
  readonly bots: BotNames;
  /** All that was done at the table; null where the file has only answers. */
  readonly acts: readonly Recorded[] | null;
  /** The beginning of the digest after each answer, where it was written down. */
  readonly states: readonly (string | undefined)[];
  readonly digest: string | undefined;
}

/** A fingerprint of everything in a game: two games with the same one are the same. */
export function digestOf(game: Game): string {
  return createHash('sha256').update(writeGame(game)).digest('hex');
}

const SHORT = 8;
const shortDigest = (game: Game): string => digestOf(game).slice(0, SHORT);

/** The recording as a file, with the digests along the way. */
export function writeRecording(recording: Recording, bots: BotNames = []): string {
  const { opening, seed } = recording;
  const head = { meetingstone: FORMAT, ...writeHead(opening, seed, bots), seed };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n${answerLines(recording, '  ')}\n}\n`;
}

/** The answers, one in a line, each with the state it leads to, and the state at the end. */
export function answerLines({ opening, seed, answers }: Recording, indent: string): string {
  let game = startGame(opening, seed);
  const lines = answers.map(({ player, choose }) => {
    const result = answer(game, { player, choose });
    if (!result.ok) throw new RangeError(`a recorded answer is refused: ${result.ruling.reason}`);
    game = result.game;
    const chosen = choose === 'concede' ? choose : bareOption(choose);
    return `${indent}  ${JSON.stringify({ player, choose: chosen, state: shortDigest(game) })}`;
  });
  return `${indent}"answers": [\n${lines.join(',\n')}\n${indent}],\n${indent}"digest": "${digestOf(game)}"`;
}

/** Who sits there now, as a file has it. */
export const botsOf = ({ sitters }: Sitting): BotNames => sitters.map(botOf);

/** The record of a game as a file: all that was done, with the state after each entry that stands. */
export function writeRecord(sitting: Sitting): string {
  const { terms, opening, seed, acts } = sitting;
  const { play, clock, rated, covered, position } = terms;
  if (position) return refuse('a game at a table that was set up is not written as a record');
  const bots = terms.seats.map(({ sitter }) => botOf(sitter));
  const head = { meetingstone: FORMAT_OF_RECORD, ...writeHead(opening, seed, bots), play, clock, rated, covered, seed };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n${actLines({ acts, opening, seed }, '  ')}\n}\n`;
}

/** The entries of a record, one in a line, those that stand with the state they lead to, and the state at the end. */
export function actLines(record: Parameters<typeof played>[0], indent: string): string {
  let game = startGame(record.opening, record.seed);
  const states = new Map<number, Game>();
  for (const step of played(record)) {
    game = step.game;
    states.set(step.entry, game);
  }
  const lines = record.acts.map((one, n) => {
    const state = states.get(n);
    return `${indent}  ${JSON.stringify({ ...one, ...(state ? { state: shortDigest(state) } : {}) })}`;
  });
  return `${indent}"acts": [\n${lines.join(',\n')}\n${indent}],\n${indent}"digest": "${digestOf(game)}"`;
}

/** Reads the document of a recording, or of a record; whatever is wrong with it is said with the file and the place. */
export function readRecording(document: unknown, path: string): ReadRecording {
  const written = isWhole(document) ? fitting(whole, path, document) : fitting(bare, path, document);
  try {
    const terms = termsIn(written);
    const { seed } = written;
    const opening = openingOf(terms, seed);
    const bots = terms.seats.map(({ sitter }) => botOf(sitter));
    const common = { terms, opening, seed, bots, digest: written.digest };
    if ('answers' in written) return { ...common, ...readAnswers(written.answers), acts: null };
    return { ...common, ...readActs(written.acts, opening, seed) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) refuse(`${path}: ${error.message}`);
    throw error;
  }
}

const isWhole = (document: unknown): boolean =>
  typeof document === 'object' && document !== null && 'meetingstone' in document && document.meetingstone !== FORMAT;

/** A record, and the answers that stand, each at the end of an entry with the state that was written after it. */
export function readActs(
  written: readonly z.infer<typeof entry>[],
  opening: Opening,
  seed: Seed,
): Pick<ReadRecording, 'acts' | 'answers' | 'states'> {
  const acts = written.map(({ state: _, ...one }) => one as unknown as Recorded);
  const steps = [...played({ acts, opening, seed })];
  const states = steps.map(({ entry: at }, n) => (steps[n + 1]?.entry === at ? undefined : written[at]?.state));
  return { acts, answers: steps.map((step) => step.given), states };
}

/** The document, if it has this shape; else where it has not. */
export function fitting<Shape>(shape: z.ZodType<Shape>, path: string, document: unknown): Shape {
  const parsed = shape.safeParse(document);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  return refuse(`${path}: ${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}`);
}

export function readAnswers(written: readonly z.infer<typeof given>[]): Pick<ReadRecording, 'answers' | 'states'> {
  const answers = written.map(
    ({ player, choose }): Answer => ({ player, choose: choose === 'concede' ? choose : (choose as Option) }),
  );
  return { answers, states: written.map(({ state }) => state) };
}
