import type { Option, Zone } from '@meetingstone/rules';
import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, cardOrNone, count, seat, word } from './basics.ts';

const ZONES = ['chain', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const satisfies readonly Zone[];
export const zone = z.enum(ZONES);

/** One legal answer, as the rules write it; but an attack is no sabotage unless it says so. */
export const option = z.discriminatedUnion('choose', [
  z.strictObject({ choose: z.literal('pass') }),
  z.strictObject({ choose: z.literal('play'), card: cardId }),
  z.strictObject({ choose: z.literal('use'), card: cardId, power: count }),
  z.strictObject({ choose: z.literal('complete'), card: cardId, power: count }),
  z.strictObject({ choose: z.literal('place'), card: cardId, faceUp: z.boolean() }),
  z.strictObject({ choose: z.literal('attack'), card: cardId, sabotage: z.boolean().optional() }),
  z.strictObject({ choose: z.literal('card'), card: cardOrNone }),
  z.strictObject({ choose: z.literal('player'), player: seat }),
  z.strictObject({ choose: z.literal('link'), link: z.int() }),
  z.strictObject({ choose: z.literal('number'), number: z.number() }),
  z.strictObject({ choose: z.literal('mode'), mode: z.int() }),
  z.strictObject({ choose: z.literal('word'), word }),
  z.strictObject({ choose: z.literal('zone'), zone }),
  z.strictObject({ choose: z.literal('cost'), alternate: z.int() }),
  z.strictObject({ choose: z.literal('effect'), effect: z.int(), card: cardOrNone }),
  z.strictObject({ choose: z.literal('modifier'), card: cardOrNone, key: z.string().max(1000) }),
  z.strictObject({ choose: z.enum(['yes', 'no', 'none', 'automatic']) }),
]);
export type SentOption = Readable<z.infer<typeof option>>;

/** What a client chooses: the option itself, or its number in the list. */
export const chosen = z.union([z.int().positive(), option]);
export type Chosen = number | SentOption;

export const sentOption = (option: Option): SentOption =>
  option.choose === 'attack' && !option.sabotage ? { choose: 'attack', card: option.card } : option;

export const optionSent = (option: SentOption): Option =>
  option.choose === 'attack' ? { ...option, sabotage: option.sabotage ?? false } : option;
