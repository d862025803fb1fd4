import type { Option, Zone } from '@meetingstone/rules';
import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, cardOrNone, count, seat, word } from './basics.ts';

const ZONES = ['chain', 'deck', 'graveyard', 'hand', 'play', 'removed'] as const satisfies readonly Zone[];
export const zone = z.enum(ZONES);

/** One legal answer, as the rules write it; but nobody places face up or sabotages unless it says so. */
export const option = z.discriminatedUnion('choose', [
  z.strictObject({ choose: z.literal('pass') }),
  z.strictObject({ choose: z.literal('play'), card: cardId }),
  z.strictObject({ choose: z.literal('use'), card: cardId, power: count }),
  z.strictObject({ choose: z.literal('complete'), card: cardId, power: count }),
  z.strictObject({ choose: z.literal('place'), card: cardId, faceUp: z.boolean().optional() }),
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

export function sentOption(option: Option): SentOption {
  const { choose } = option;
  if (choose === 'attack' && !option.sabotage) return { choose, card: option.card };
  if (choose === 'place' && !option.faceUp) return { choose, card: option.card };
  return option;
}

export function optionSent(option: SentOption): Option {
  if (option.choose === 'attack') return { ...option, sabotage: option.sabotage ?? false };
  if (option.choose === 'place') return { ...option, faceUp: option.faceUp ?? false };
  return option;
}
