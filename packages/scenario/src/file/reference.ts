import { z } from 'zod';
import { either } from './plain.ts';

/** An alias, PLAYER.hero, a player's name, or a card's name. */
export const reference = z.string().min(1);

/** One, or a list of them. */
export const listOf = <T>(one: z.ZodType<T>) =>
  either((value): z.ZodType<T[]> => (Array.isArray(value) ? z.array(one) : one.transform((it) => [it])));

export const cards = listOf(reference);

/** Any choice but a division. */
export const value = z.union([z.string(), z.number(), z.boolean()], 'must be a reference, a number or a word');

/** Which power of a card, as printed. */
export const power = z.int().min(1).optional();

/** A list of names; a number stands for the card with that number. */
export const names = z.array(
  either((given): z.ZodType<string> => (typeof given === 'number' ? z.int().min(1).transform(String) : z.string())),
);
