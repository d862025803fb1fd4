import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, seat, word } from './basics.ts';

/** What a seat lets be passed for it (besides windows in which nothing but a pass is possible). */
export const yielding = z.discriminatedUnion('yield', [
  /** While nothing but links of its own are on the chain. On from the start. */
  z.strictObject({ yield: z.literal('own links') }),
  /** Until something concerns it: an opposing link, an attack on what is its own, something of its own becoming a target. */
  z.strictObject({ yield: z.literal('until concerned') }),
  /** Until that step of that player's turn. */
  z.strictObject({ yield: z.literal('until step'), seat, step: word }),
  /** Whenever a link of this source is on top. */
  z.strictObject({ yield: z.literal('source'), card: cardId }),
  /** Nothing is passed for it, not even where a pass is the only answer. */
  z.strictObject({ yield: z.literal('hold') }),
]);
export type Yielding = Readable<z.infer<typeof yielding>>;

/** A step of somebody's turns at which the seat always wants to be asked. */
export const stop = z.strictObject({ seat, step: word });
export type Stop = Readable<z.infer<typeof stop>>;

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
