import type { Row } from '@meetingstone/rules';
import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, cardOrNone, count, seat, word } from './basics.ts';
import { zone } from './option.ts';

/** Says what is printed on a card. Equal cards have equal keys, in every game and on every server: they can be kept. */
const definitionKey = z.string().max(24);

const number = z.number().nullable();
const words = z.array(word);

/** What can be read and counted on one side of a card; null where the card has none of it. */
const faceShape = {
  name: z.string().nullable(),
  types: words,
  tags: words,
  /** Class and faction icons. */
  icons: words,
  keywords: words,
  cost: number,
  atk: number,
  damageTypes: words,
  health: number,
  def: number,
  strike: number,
  /** The text, line by line. */
  text: z.array(z.string()),
};
const face = z.strictObject(faceShape);

/** A side of a card: everything about it that modifiers can change. */
export type Face = Readable<z.infer<typeof face>>;

/** On the way, what a card has none of is left out. */
const writtenFace = face.partial();

/** What is printed on a card: sent before the first card that refers to it. */
export const definition = z.strictObject({
  key: definitionKey,
  ...writtenFace.shape,
  /** "Ally - Human Warrior", with what the type line says besides. */
  typeLine: z.string(),
  /** The cost is X more than `cost`. */
  plusX: z.literal(true).optional(),
  unique: z.literal(true).optional(),
  unlimited: z.literal(true).optional(),
  instant: z.literal(true).optional(),
  ongoing: z.literal(true).optional(),
  token: z.literal(true).optional(),
  capacity: z.number().optional(),
  collector: z.string().optional(),
  /** Traits of a hero. */
  race: z.string().optional(),
  talent: z.string().optional(),
  classes: words.optional(),
  professions: words.optional(),
  /** The Bosses of a raid are met in the order of these numbers. */
  boss: z.strictObject({ number: z.int(), final: z.literal(true).optional() }).optional(),
  /** The other side of a two-sided card: what it is while it lies face down. */
  back: writtenFace.optional(),
  /** What is printed, as the rules read it, if `hello` asked for powers. */
  facts: z.looseObject({}).optional(),
});
export type WrittenDefinition = Readable<z.infer<typeof definition>>;

/** The same with everything that can be read and counted, null and empty lists included. */
export type Definition = Omit<WrittenDefinition, keyof Face | 'back'> & Face & { readonly back?: Face };

/**
 * A card as far as the viewer may know it. Of a card that he may not know there is no definition. What is not said is as it
 * mostly is: controlled by its owner, ready, face up, undamaged, without counters and host, and all else as its definition says:
 * on a two-sided card that lies face down as `back` says; any other card that lies face down has none of it but its name. `fullCard` puts
 * both together.
 */
export const card = z.strictObject({
  id: cardId,
  definition: definitionKey.optional(),
  zone,
  owner: seat,
  controller: seat.optional(),
  row: z.enum(['hero', 'ally', 'resource', 'raid'] as const satisfies readonly Row[]).optional(),
  host: cardOrNone.optional(),
  exhausted: z.literal(true).optional(),
  faceDown: z.literal(true).optional(),
  damage: z.number().optional(),
  counters: z.record(z.string(), count).optional(),
  /** A hero or an ally that is in its party only since its controller's latest turn began, so it can't attack yet (302.2). */
  fresh: z.literal(true).optional(),
  /** The plane on which it is in play, where that is not the usual one: "ghost". What is on different planes does not reach each other (R503.1). */
  plane: word.optional(),
  ...z.strictObject(faceShape).partial().shape,
});
export type Card = Readable<z.infer<typeof card>>;
