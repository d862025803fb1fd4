import type { Sentence, Span } from '@meetingstone/words';
import { z } from 'zod';
import { cardOrNone, seat, word } from './basics.ts';

const mark = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('card'), text: z.string(), id: cardOrNone, side: seat.nullable() }),
  z.strictObject({ is: z.literal('player'), text: z.string(), seat }),
  z.strictObject({ is: z.literal('damage'), text: z.string() }),
  z.strictObject({ is: z.literal('keyword'), text: z.string(), keyword: z.string() }),
  z.strictObject({ is: z.literal('rule'), text: z.string(), rule: word }),
  z.strictObject({ is: z.enum(['can', 'cannot']), text: z.string() }),
]);

const span: z.ZodType<Span> = z.lazy(() =>
  z.union([z.string(), z.number(), mark, z.strictObject({ aside: sentence })]),
);

/**
 * What is said to a person: pieces of text, numbers, marks (a card, a player, a keyword, a rule) and asides. The words alone are
 * every string, number and `text`, one after the other.
 */
export const sentence: z.ZodType<Sentence> = z.array(span);
