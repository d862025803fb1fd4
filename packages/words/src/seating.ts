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

/** Why something cannot be done at the table, though no rule of the game is against it. */
export const TABLE_REFUSALS = [
  'no such seat',
  'nobody is asked',
  'not asked',
  'the game is over',
  'the game is paused',
  'not paused',
  'rated games are not paused',
  'nothing to go back to',
  'chance was drawn, or something seen',
  'nothing to take back',
  'already asked',
  'nobody has asked you',
  'does not want to be asked',
  'is gone',
  'too soon after refusals',
  'no pass waits',
  'a person sits there',
  'no person sits there',
  'has lost',
  'is not gone',
  'there is time left',
  'nobody is late',
  'not an opponent',
  'has started already',
] as const;
export type TableRefusalReason = (typeof TABLE_REFUSALS)[number];

/** Why not, told to whoever wanted it; each may speak of a player. */
export type TableRefusalWords = Readonly<Record<TableRefusalReason, (who: Sentence) => Sentence>>;

/** "Ben has asked already": the table's no, where a judge would have let it be done. */
export const tableRefusalWords = (reason: TableRefusalReason, about: Seat, t: Teller): Sentence =>
  t.language.refusals[reason](t.toPlayer(about));
