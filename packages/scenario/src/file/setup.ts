import { RAID_STEPS } from '@meetingstone/rules';
import { z } from 'zod';
import { either, listOf } from './plain.ts';
import { reference } from './reference.ts';

const count = z.int().min(0);
/** More cards than that no table can hold. */
export const MOST_CARDS = 10_000;
const counters = z.record(z.string(), count);

/** A step in which players get priority. */
export const openStep = z.enum(['ready', 'draw', 'action', 'end', ...RAID_STEPS]);

const state = {
  as: reference.optional(),
  owner: reference.optional(),
  damage: count.optional(),
  exhausted: z.boolean().optional(),
  counters: counters.optional(),
  faceDown: z.boolean().optional(),
  flipped: z.boolean().optional(),
  fresh: z.boolean().optional(),
  boss: reference.optional(),
};

/** A card's name, or the number by which a raid tells cards of one name apart. */
const cardName = either(
  (value): z.ZodType<string> => (typeof value === 'number' ? z.int().min(1).transform(String) : reference),
);

const attachedObject = z.strictObject({ card: cardName, by: reference.optional(), ...state });
const named = cardName.transform((card) => ({ card }));
const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
const attachedEntry = either(
  (value): z.ZodType<z.infer<typeof attachedObject>> => (isName(value) ? named : attachedObject),
);

const entryObject = z.strictObject({ card: cardName, ...state, attached: listOf(attachedEntry).optional() });

/** A card on the table: its name, or its name with what is true of it. */
const entry = either((value): z.ZodType<z.infer<typeof entryObject>> => (isName(value) ? named : entryObject));

/** A number stands for that many plain cards. */
const pile = either(
  (value): z.ZodType<number | z.infer<typeof entryObject>[]> =>
    typeof value === 'number' ? count.max(MOST_CARDS) : listOf(entry, MOST_CARDS),
);

export type PileEntry = number | z.infer<typeof entryObject>[];

const words = listOf(z.string());

const heroFacts = z.strictObject({
  name: reference.optional(),
  health: z.int().min(1).optional(),
  class: words.optional(),
  faction: z.string().optional(),
  race: z.string().optional(),
  tags: words.optional(),
  ...state,
  attached: listOf(attachedEntry).optional(),
});

const hero = either(
  (value): z.ZodType<z.infer<typeof heroFacts> | z.infer<typeof entryObject>> =>
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'card' in value) ? entry : heroFacts,
);

const text = either(
  (value): z.ZodType<string> => (typeof value === 'number' ? z.number().transform(String) : z.string().min(1)),
);

const piles = z.record(z.string(), pile);

/** A seat; the last keys are for the Boss player of a raid. */
export const seatSchema = z.strictObject({
  team: text.optional(),
  hero: hero.optional(),
  hand: pile.optional(),
  deck: pile.optional(),
  graveyard: pile.optional(),
  removed: pile.optional(),
  resources: pile.optional(),
  play: pile.optional(),
  turns: count.optional(),
  boss: entry.optional(),
  stage: z.int().min(1).optional(),
  decks: piles.optional(),
  graveyards: piles.optional(),
  runes: pile.optional(),
  bloods: pile.optional(),
  cubes: pile.optional(),
  heroes: listOf(cardName).optional(),
  marked: reference.optional(),
});

/** The game starts from its beginning; this player chooses who goes first, where no rule says so (101.1). */
const opening = either(
  (value): z.ZodType<{ chooser?: string | undefined }> =>
    value === true
      ? z.literal(true).transform(() => ({}))
      : z.strictObject({ chooser: reference.optional() }, 'must be true or a group of keys'),
);

/** A scenario that teaches: what one learns, and how long it takes. Who learns is called `you`. */
const lesson = z.strictObject({ teaches: z.string().min(1), minutes: z.int().min(1) });

/** What chance chooses: a card, a player, or the nth of what a text lists. */
const pick = either((value): z.ZodType<string | number> => (typeof value === 'number' ? z.int().min(1) : reference));

/** Everything of a scenario but its steps. */
export const setupSchema = z.strictObject({
  scenario: z.string().min(1),
  lesson: lesson.optional(),
  raid: reference.optional(),
  mode: text.optional(),
  rules: listOf(text).optional(),
  dice: listOf(z.int().min(1).max(6)).optional(),
  picks: listOf(pick).optional(),
  cards: z.string().optional(),
  players: z.record(
    z.string(),
    either((value) => (value === null ? emptySeat : seatSchema)),
  ),
  turn: reference.optional(),
  step: openStep.optional(),
  opening: opening.optional(),
  steps: z.array(z.unknown()),
});

const emptySeat: z.ZodType<z.infer<typeof seatSchema>> = z.null().transform(() => ({}));

export type CardEntry = z.infer<typeof entryObject>;
export type AttachedEntry = z.infer<typeof attachedObject>;
export type HeroEntry = z.infer<typeof hero>;
export type SeatSetup = z.infer<typeof seatSchema>;
export type Setup = Omit<z.infer<typeof setupSchema>, 'steps'>;
