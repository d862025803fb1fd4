import type { Source } from './source.ts';

const REWARD = /\s+(?=Reward:)/;
const PAID_FOR = /^(Pay [^.:]+?)(?::|\s*(?:→|>>>|[-=]+>))\s+(?=[A-Z])/;

/**
 * The paragraphs of a text box as they would be printed: a quest's reward has one of its own, and what is paid on a quest is
 * paid to complete it.
 */
export function paragraphsOf({ types }: Source['facts'], box: readonly string[]): readonly string[] {
  if (!types.includes('Quest')) return box;
  return box.flatMap((paragraph) => paragraph.replace(PAID_FOR, '$1 to complete this quest. Reward: ').split(REWARD));
}
