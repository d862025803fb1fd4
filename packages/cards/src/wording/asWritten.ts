import type { Source } from './source.ts';

const REWARD = /\s+(?=Reward:)/;
const PAID_FOR = /^(Pay [^.:]+?)(?::|\s*(?:→|>>>|[-=]+>))\s+(?=[A-Z])/;
/** A dash before what can be chosen. */
const MODES = /(?<=\b[Cc]hoose )(one|two|three) (?:[-–—]+) /;

/**
 * The paragraphs of a text box as they would be printed: a quest's reward has one of its own, and what is paid on a quest is
 * paid to complete it; what can be chosen stands after a colon.
 */
export function paragraphsOf({ types }: Source['facts'], box: readonly string[]): readonly string[] {
  const lines = box.map((paragraph) => paragraph.replace(MODES, '$1: '));
  if (!types.includes('Quest')) return lines;
  return lines.flatMap((paragraph) => paragraph.replace(PAID_FOR, '$1 to complete this quest. Reward: ').split(REWARD));
}
