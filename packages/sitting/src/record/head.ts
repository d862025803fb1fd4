import { cardNamed, titleOf } from '@meetingstone/cards';
import type { Facts, Opening, SeatOpening, Seed } from '@meetingstone/rules';
import { CARD_TYPES } from '@meetingstone/rules';
import { z } from 'zod';
import { changedDecks, MOST_IN_DECK, titleIn } from '../opening/boss-decks.ts';
import { raidAt } from '../opening/raid.ts';
import { findDeck } from '../opening/seats.ts';
import { refuse } from '../refusal.ts';
import { seedShape } from '../seed.ts';
import type { Pile, SeatTerms, Sitter, Terms } from '../terms.ts';

/** All that is printed on a card of somebody's own. */
export const facts = z.looseObject({
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
const clock = z.object({ decision: z.number(), bank: z.number(), lost: z.number() });

/** How a file of a game begins: who plays what, with which cards. */
export const headShape = {
  /** The raid that is played; its first seat is the Boss player's, with the decks of the raid. */
  raid: z.object({ key: z.string(), mode: z.string(), decks: z.record(z.string(), pile).optional() }).optional(),
  seats: z.array(seat),
  chooser: z.int().nonnegative().optional(),
  play: z.enum(['Constructed', 'Limited']).optional(),
  clock: clock.nullable().optional(),
  rated: z.boolean().optional(),
  covered: z.boolean().optional(),
  seed: seedShape,
};
const head = z.object(headShape);
type Head = z.infer<typeof head>;

/** Which bot sits in each seat; null for a person. */
export type BotNames = readonly (string | null)[];

/** The opening as a file has it: cards by name where the catalogue knows them. */
export function writeHead(opening: Opening, seed: Seed, bots: BotNames) {
  const raid = opening.raid === undefined ? {} : { raid: writeRaid(opening, opening.raid, seed) };
  const chooser = opening.chooser === undefined ? {} : { chooser: opening.chooser };
  return { ...raid, seats: opening.seats.map((one, n) => writeSeat(one, bots[n] ?? null)), ...chooser };
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
function writeRaid(opening: Opening, { key, mode }: NonNullable<Opening['raid']>, seed: Seed) {
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

/** The terms of a game that was written down. Facts come from outside and are plain data; the rules read what they know of them. */
export function termsIn({ raid, seats, chooser, play, clock, rated, covered }: Head): Terms {
  const decks = raid?.decks as Readonly<Record<string, Pile>> | undefined;
  return {
    ...(raid ? { raid: { key: raid.key, mode: raid.mode, ...(decks ? { decks } : {}) } } : {}),
    play: play ?? 'Constructed',
    bestOf: 1,
    seats: seats.map((one, n) => seatIn(one, n, raid !== undefined && n === 0)),
    ...(chooser === undefined ? {} : { chooser }),
    clock: clock ?? null,
    rated: rated ?? false,
    covered: covered ?? false,
  };
}

function seatIn({ name, team, bot, deck, hero, decks }: Head['seats'][number], n: number, isBoss: boolean): SeatTerms {
  const friends = team === undefined ? {} : { team };
  const sitter: Sitter = bot === undefined ? { is: 'person' } : { is: 'bot', bot };
  if (isBoss) return { name, ...friends, deck: null, sitter };
  if (deck !== undefined) return { name, ...friends, deck: findDeck(deck), sitter };
  if (hero === undefined || decks === undefined)
    return refuse(`seats.${n}: either "deck", or "hero" and "decks", must be there`);
  return { name, ...friends, deck: { hero: hero as string | Facts, decks: decks as readonly Pile[] }, sitter };
}
