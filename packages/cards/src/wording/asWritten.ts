import { eachWithItsHead } from './branches.ts';
import type { Source } from './source.ts';

/** "Pay 2, discard a card to complete": both are paid. */
const BOTH_PAID = /\b([Pp]ay (?:\(\d+\)|\d+)), (?=(?!pay\b)[^,.:]+ to complete this quest\.)/;
const REWARD = /\s+(?=Reward:)/;
const PAID_FOR = /^(Pay [^.:]+?)(?::|\s*(?:→|>>>|[-=]+>))\s+(?=[A-Z])/;
/** What completing it costs is a sentence of its own. */
const COMPLETION = /(?<=to complete this quest(?: [^.]*)?\.)\s+(?=(?:Pay|You pay) [^.]* to complete this quest\b)/;
/** What it costs less is said behind its cost. */
const CHEAPER = /(to complete this quest\.\s+)(You pay \d+ less)( (?:for each|if|while) )/;
/** What stands in a paragraph of its own: what an attachment does, and what follows what must be paid besides. */
const NEXT = /(?<=\.)\s+(?=Ongoing\s*:)|(?<=^As an additional cost to play(?: this \w+)?, [^."]*\.)\s+/;
/** A dash before what can be chosen. */
const MODES = /(?<=\b[Cc]hoose )(one|two|three) (?:[-–—]+) /;

/**
 * The paragraphs of a text box as they would be printed: a quest's reward has one of its own, and what is paid on a quest is
 * paid to complete it; what can be chosen stands after a colon.
 */
export function paragraphsOf({ types }: Source['facts'], box: readonly string[]): readonly string[] {
  const lines = eachWithItsHead(box).flatMap((paragraph) =>
    paragraph.replace(MODES, '$1: ').replace(/,$/, '.').split(NEXT),
  );
  if (!types.includes('Quest')) return lines;
  return goingOn(lines).flatMap((paragraph) =>
    paragraph
      .replace(CHEAPER, '$1$2 to complete this quest$3')
      .replace(BOTH_PAID, '$1 and ')
      .replace(PAID_FOR, '$1 to complete this quest. Reward: ')
      .split(REWARD)
      .flatMap((part) => part.split(COMPLETION)),
  );
}

/** What a reward says has several paragraphs sometimes. */
const goingOn = (lines: readonly string[]): readonly string[] => {
  const reward = lines.findIndex((one) => /\bReward:/.test(one));
  const later = lines.slice(reward + 1);
  if (reward < 0 || later.length === 0 || !later.every((one) => /^(?:If|Then|Otherwise)\b/.test(one))) return lines;
  return [...lines.slice(0, reward), [lines[reward]!, ...later].join(' ')];
};
