import type { Standing } from '@meetingstone/words';
import { z } from 'zod';
import type { Readable } from './basics.ts';
import { seat, word } from './basics.ts';

const STANDING = [
  'own links',
  'friendly links',
  'resources',
  'quests',
  'steps',
  'own attacks',
  'fights',
] as const satisfies readonly Standing[];

/** Windows that a seat lets be passed for it for good: each is on or off, and on at first. */
const standing = z.enum(STANDING);

/** A step of somebody's turns; "start" is the first window of a turn, whatever step it is. */
const stop = z.strictObject({ step: word, of: seat });

/** Until something concerns the seat, the fight that goes on is over, or that step of that player's turn; what concerns it ends it before. */
const until = z.discriminatedUnion('until', [
  z.strictObject({ until: z.enum(['concerned', 'combat']) }),
  z.strictObject({ until: z.literal('step'), step: word, of: seat }),
]);

/** How a seat wants to be asked. */
export const wishes = z.strictObject({
  standing: z.array(standing),
  /** It passes until then; null while it does not. */
  until: until.nullable(),
  /** Names of cards whose links always resolve without a question. */
  always: z.array(z.string()),
  /** Nothing is passed for it, not even where a pass is the only answer. */
  hold: z.boolean(),
  /** Where it is always asked, though a pass be the only answer. */
  stops: z.array(stop),
  /** Resources pay by themselves where it makes no difference that the rules know of. */
  paysItself: z.boolean(),
  /** Others may ask it to let them take something back. */
  undo: z.boolean(),
});
export type Wishes = Readable<z.infer<typeof wishes>>;

/** One change of it. */
export const wish = z.discriminatedUnion('wish', [
  z.strictObject({ wish: z.literal('standing'), yield: standing, on: z.boolean() }),
  /** Null ends it. */
  z.strictObject({ wish: z.literal('until'), until: until.nullable() }),
  z.strictObject({ wish: z.literal('always'), source: z.string().min(1).max(200), on: z.boolean() }),
  z.strictObject({ wish: z.literal('stop'), stop, on: z.boolean() }),
  z.strictObject({ wish: z.enum(['hold', 'pays itself', 'undo']), on: z.boolean() }),
]);
export type Wish = Readable<z.infer<typeof wish>>;

/**
 * Somebody wants to take something back. Whose agreement is waited for tells who was asked something in secret, so each is told
 * of himself alone.
 */
export const undoRequest = z.strictObject({ by: seat, waitsFor: z.array(seat) });

/** What several seats decide together: about a pause, or about a seat whose player is gone or late. */
export const votes = z.strictObject({
  about: z.enum(['pause', 'gone', 'late']),
  seat,
  /** What each seat has said so far: "wait", "claim", a bot's name, "pause". */
  said: z.array(word.nullable()),
});

/** Who sits where. */
export const sitter = z.strictObject({
  seat,
  name: z.string(),
  is: z.enum(['person', 'bot', 'open']),
  /** Which bot, where one plays. */
  bot: word.optional(),
  connected: z.boolean().optional(),
  /** Since when it is gone, by the server's clock. */
  gone: z.number().optional(),
});
export type Sitter = Readable<z.infer<typeof sitter>>;
