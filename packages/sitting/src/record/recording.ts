import { createHash } from 'node:crypto';
import { cardNamed, cardNamesLike, deckCards, titleOf } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';
import { withRaidReady } from '@meetingstone/raids';
import type { Answer, Facts, Game, Opening, Option, Recording, SeatOpening } from '@meetingstone/rules';
import { answer, CARD_TYPES, faults, startGame, writeGame } from '@meetingstone/rules';
import { z } from 'zod';
import { changedDecks, legalBossDecks, MOST_IN_DECK, raidCardCalled, titleIn } from '../opening/boss-decks.ts';
import { modeOf, raidAt, raidFor } from '../opening/raid.ts';
import { findDeck, heroOf } from '../opening/seats.ts';
import { perhaps, Refusal, refuse } from '../refusal.ts';

/** The version of the file format. */
export const FORMAT = 1;

const facts = z.looseObject({
  name: z.string(),
  types: z.array(z.enum(CARD_TYPES)),
  tags: z.array(z.string()),
  icons: z.array(z.string()),
  text: z.array(z.looseObject({ do: z.string() })),
  powers: z.array(z.looseObject({ power: z.string() })),
});
const card = z.union([z.string(), facts]);
const pile = z.union([z.array(card), z.record(z.string(), z.int().positive().max(MOST_IN_DECK))]);
const seat = z.object({
  name: z.string().min(1),
  team: z.string().optional(),
  /** Which bot sat there; nobody made of code, if it is left out. */
  bot: z.string().optional(),
  deck: z.string().optional(),
  hero: card.optional(),
  decks: z.array(pile).optional(),
});
export const given = z.object({
  player: z.int().nonnegative(),
  choose: z.union([z.literal('concede'), z.looseObject({ choose: z.string() })]),
  /** Begins the digest of the game after this answer. */
  state: z.string().optional(),
});
const file = z.object({
  meetingstone: z.literal(FORMAT),
  /** The raid that is played; its first seat is the Boss player's, with the decks of the raid. */
  raid: z.object({ key: z.string(), mode: z.string(), decks: z.record(z.string(), pile).optional() }).optional(),
  seats: z.array(seat),
  chooser: z.int().nonnegative().optional(),
  seed: z.int(),
  answers: z.array(given),
  digest: z.string().optional(),
});
type Written = z.infer<typeof file>;

export interface ReadRecording extends Recording {
  /** The beginning of the digest after each answer, where it was written down. */
  readonly states: readonly (string | undefined)[];
  readonly digest: string | undefined;
}

/** Which bot sits in each seat; null for a person. */
export type BotNames = readonly (string | null)[];

/** A fingerprint of everything in a game: two games with the same one are the same. */
export function digestOf(game: Game): string {
  return createHash('sha256').update(writeGame(game)).digest('hex');
}

const SHORT = 8;

/** The recording as a file: cards by name where the catalogue knows them, and the digests along the way. */
export function writeRecording(recording: Recording, bots: BotNames = []): string {
  const { opening, seed } = recording;
  const raid = opening.raid === undefined ? {} : { raid: writeRaid(opening, opening.raid, seed) };
  const chooser = opening.chooser === undefined ? {} : { chooser: opening.chooser };
  const seats = opening.seats.map((one, n) => writeSeat(one, bots[n] ?? null));
  const head = { meetingstone: FORMAT, ...raid, seats, ...chooser, seed };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n${answerLines(recording, '  ')}\n}\n`;
}

/** The answers, one in a line, each with the state it leads to, and the state at the end. */
export function answerLines({ opening, seed, answers }: Recording, indent: string): string {
  let game = startGame(opening, seed);
  const lines = answers.map(({ player, choose }) => {
    const result = answer(game, { player, choose });
    if (!result.ok) throw new RangeError(`a recorded answer is refused: ${result.ruling.reason}`);
    game = result.game;
    return `${indent}  ${JSON.stringify({ player, choose, state: digestOf(game).slice(0, SHORT) })}`;
  });
  return `${indent}"answers": [\n${lines.join(',\n')}\n${indent}],\n${indent}"digest": "${digestOf(game)}"`;
}

function writeSeat({ name, team, hero, decks, boss }: SeatOpening, bot: string | null) {
  const sitter = { name, ...(bot === null ? {} : { bot }) };
  if (boss) return sitter;
  return {
    ...sitter,
    ...(team === undefined ? {} : { team }),
    hero: writeCard(hero),
    decks: decks.map(writePile),
  };
}

/** The raid by its name, and the decks that the Boss player has built himself. */
function writeRaid(opening: Opening, { key, mode }: NonNullable<Opening['raid']>, seed: number) {
  const own = Object.entries(changedDecks(opening, raidAt(key), seed));
  const decks = Object.fromEntries(own.map(([name, deck]) => [name, deck.map(titleIn)]));
  return { key, mode, ...(own.length > 0 ? { decks } : {}) };
}

const writeCard = (one: Facts): string | Facts => (cardNamed(titleOf(one)) === one ? titleOf(one) : one);

/** How many of each, where the cards of one name stand together; else card by card. */
function writePile(cards: readonly Facts[]) {
  const written = cards.map(writeCard);
  const counts: Record<string, number> = {};
  for (const [n, name] of written.entries()) {
    if (typeof name !== 'string' || /^\d+$/.test(name) || (counts[name] && written[n - 1] !== name)) return written;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Reads the document of a recording; whatever is wrong with it is said with the file and the place. */
export function readRecording(document: unknown, path: string): ReadRecording & { readonly bots: BotNames } {
  const written = fitting(file, path, document);
  try {
    const opening = readOpening(written);
    const wrong = faults(opening);
    if (wrong.length > 0) refuse(wrong.join('; '));
    const bots = written.seats.map(({ bot }) => bot ?? null);
    return { opening, seed: written.seed, ...readAnswers(written.answers), digest: written.digest, bots };
  } catch (error) {
    if (error instanceof Refusal) refuse(`${path}: ${error.message}`);
    throw error;
  }
}

function readOpening({ raid, seats, seed, chooser }: Written): Opening {
  const [boss, ...raiders] = seats;
  if (raid && boss) {
    const played = raidAt(raid.key);
    const mode = modeOf(played, raid.mode);
    const own = Object.entries(raid.decks ?? {}).map(([name, cards]) => [name, readPile(cards, cardOf(played))]);
    const decks = legalBossDecks(played, mode, Object.fromEntries(own), 'raid.decks');
    return raidFor(played, mode, raiders.map(readSeat), boss.name, decks)(seed);
  }
  return withRaidReady({ seats: seats.map(readSeat), ...(chooser === undefined ? {} : { chooser }) });
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

function readSeat({ name, team, deck, hero, decks }: Written['seats'][number], n: number): SeatOpening {
  const friends = team === undefined ? {} : { team };
  if (deck !== undefined) {
    const found = findDeck(deck);
    return { name, ...friends, hero: heroOf(found), decks: [deckCards(found)] };
  }
  if (hero === undefined || decks === undefined)
    return refuse(`seats.${n}: either "deck", or "hero" and "decks", must be there`);
  return { name, ...friends, hero: readCard(hero), decks: decks.map((one) => readPile(one)) };
}

/** Full facts come from outside and are plain data; the rules read what they know of them. */
function readCard(one: z.infer<typeof card>, find: (name: string) => Facts | undefined = cardNamed): Facts {
  if (typeof one !== 'string') return one as unknown as Facts;
  return find(one) ?? refuse(`no card is named "${one}"${perhaps(cardNamesLike(one))}`);
}

const cardOf = (raid: Raid) => (name: string) => raidCardCalled(raid, name);

function readPile(cards: z.infer<typeof pile>, find?: (name: string) => Facts | undefined): Facts[] {
  if (Array.isArray(cards)) return cards.map((one) => readCard(one, find));
  return Object.entries(cards).flatMap(([name, count]) => Array.from({ length: count }, () => readCard(name, find)));
}
