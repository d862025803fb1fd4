import type { Compared } from '@meetingstone/rules';

/** Damage that is fatal to the card that has it (405.2). */
export const FATAL: Compared = { is: 'or more', than: { amount: 'health', of: { select: 'it' } } };
