import type { Seat } from '@meetingstone/rules';
import type { Sentence } from './sentence.ts';
import type { Teller } from './teller.ts';

/** What happens to those who sit at a table, and not in the game. */
export type TableEvent =
  | {
      readonly event:
        | 'taken back'
        | 'undo asked'
        | 'undo refused'
        | 'pause asked'
        | 'paused'
        | 'gone'
        | 'sits down'
        | 'late'
        | 'given more time'
        | 'claimed';
      readonly seat: Seat;
    }
  | { readonly event: 'resumed'; readonly seat: Seat | null }
  | { readonly event: 'replaced'; readonly seat: Seat; readonly bot: string };

/** What is said about those who sit there. */
export type SeatingWords = {
  readonly [Event in TableEvent['event']]: (event: EventOf<Event>, t: Teller) => Sentence;
};

type EventOf<Event> = TableEvent extends infer One
  ? One extends { readonly event: infer Word }
    ? Event extends Word
      ? One
      : never
    : never
  : never;

export function tableEventWords(event: TableEvent, t: Teller): Sentence {
  const words = t.language.seating[event.event] as (one: TableEvent, t: Teller) => Sentence;
  return words(event, t);
}
