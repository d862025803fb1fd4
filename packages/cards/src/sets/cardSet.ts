import type { Facts } from '@meetingstone/rules';

/** Cards that came out together. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
  readonly cards: readonly Facts[];
  /** The cards some of whose numbers nobody knows any more: they are chosen (emit/chosen.ts). */
  readonly chosen?: readonly string[];
}
