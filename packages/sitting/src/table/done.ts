import type { Answer, Seat } from '@meetingstone/rules';
import type { TableRefusalReason } from '@meetingstone/words';
import type { TableRefusal } from '../acts.ts';
import type { Sitting } from '../sitting.ts';

/** What an act does at the table before the game goes on, or why it cannot be done. */
export type Done =
  | {
      readonly sitting: Sitting;
      /** What it answers in the game. */
      readonly answer?: Answer;
      /** The entry before which the game goes on. */
      readonly from?: number;
      /** Whom it lets give up. */
      readonly conceded?: Seat;
      /** The first pass that follows has waited long enough. */
      readonly uncovers?: true;
    }
  | { readonly refusal: TableRefusal };

export const refused = (reason: TableRefusalReason, parts: Omit<TableRefusal, 'reason'> = {}): Done => ({
  refusal: { reason, ...parts },
});
