import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** All parts of a value, and theirs, as nothing but readable. */
export type Readable<Value> = Value extends readonly (infer Item)[]
  ? readonly Readable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Readable<Value[Key]> }
    : Value;

/** Which game, or which table of the lobby. */
export const gameId = z.string().regex(/^[\w-]{1,64}$/, 'a game is named by up to 64 letters, digits, - and _');

/**
 * Names one thing that a client wants done. Sent again with the same key, it is done once and acknowledged as often as it
 * was sent: a client that lost its connection sends what was not acknowledged again.
 */
export const sendingKey = z.string().regex(/^[\w-]{1,64}$/, 'a key has up to 64 letters, digits, - and _');

/** A seat at the table, counted clockwise from 0. */
export const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** One existence of a card: a card that changes zones gets a new one (415.9a). */
export const cardId = z.int().positive();

/** The same, or 0 for no card. */
export const cardOrNone = z.int().nonnegative();

export const count = z.int().nonnegative();

/** A number of the server's steps: each viewer of each game has its own, and it rises by one with each step. */
export const sequence = z.int().nonnegative();

/** Milliseconds. */
export const milliseconds = z.number().nonnegative();

/** A word of the game: a step, an event, a reason, a counter. The lists stand in docs/protocol.md; a raid may bring more. */
export const word = z.string().max(100);

export const personName = z.string().trim().min(1).max(LIMITS.name);
