import type { Facts } from '@meetingstone/rules';

/** Cards that came out together. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
  readonly cards: readonly Facts[];
}
