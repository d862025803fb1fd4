import type { Outcome, Seat } from '@meetingstone/rules';
import type { Language } from './language.ts';

/** Who won, told to one of the players or to somebody who watched. */
export const outcomeWords = (
  outcome: Outcome | null,
  names: readonly string[],
  you: Seat | null,
  language: Language,
): string =>
  language.outcome(
    outcome,
    names.map((name, seat) => (seat === you ? null : name)),
  );
