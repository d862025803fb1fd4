import type { Violation } from '@meetingstone/cards';

/** What is wrong with a deck, a line for each. */
export function violationLines(found: readonly Violation[]): string[] {
  const wide = Math.max(...found.map(({ rule }) => rule.length));
  return found.map(
    ({ rule, reason, card }) => `  ${rule.padEnd(wide)}  ${card === undefined ? reason : `${card}: ${reason}`}`,
  );
}
