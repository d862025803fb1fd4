import { allCards, wordsUsed } from '@meetingstone/cards';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';

/** The words of the power language, how many cards use each, and which serve a single card. */
export function tellWords(json: boolean, output: Output): void {
  const words = wordsUsed();
  const parts = [...new Set(words.map(({ part }) => part))].map((part) => {
    const own = words.filter((word) => word.part === part);
    return { part, words: own.length, usedOnce: own.filter(({ cards }) => cards === 1).map(({ word }) => word) };
  });
  if (json) {
    sayJson(output, { cards: allCards().length, parts, words });
    return;
  }
  for (const { part, words: count, usedOnce } of parts) {
    const once = usedOnce.length === 0 ? '' : `, used by one card only: ${usedOnce.length} (${usedOnce.join(', ')})`;
    output.say(`${part}: ${count}${once}`);
  }
  output.say(`${allCards().length} cards`);
}
