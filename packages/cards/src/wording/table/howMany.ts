import type { Quantity } from '@meetingstone/rules';

/** So many cards are selected, or as many at most. */
export const exactly = (n: unknown): Quantity => ({ exactly: n as number });

export const upTo = (n: unknown): Quantity => ({ upTo: n as number });
