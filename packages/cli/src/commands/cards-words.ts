import { allCards, wordingsInTexts, wordsUsed } from '@meetingstone/cards';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';

/** The words of the power language and the wordings of the table, how many cards use each, and which serve a single card. */
export function tellWords(json: boolean, output: Output): void {
  const words = wordsUsed();
  const parts = [...new Set(words.map(({ part }) => part))].map((part) => {
    const own = words.filter((word) => word.part === part);
    return { part, words: own.length, usedOnce: own.filter(({ cards }) => cards === 1).map(({ word }) => word) };
  });
  const cards = allCards();
  const wordings = wordingsInTexts(cards);
  const alone = wordings.flatMap(({ wording, only }) =>
    only === undefined ? [] : [{ wording, card: cards[only]!.name }],
  );
  if (json) {
    sayJson(output, { cards: cards.length, parts, words, wordings: wordings.length, singleUseWordings: alone });
    return;
  }
  for (const { part, words: count, usedOnce } of parts) {
    const once = usedOnce.length === 0 ? '' : `, used by one card only: ${usedOnce.length} (${usedOnce.join(', ')})`;
    output.say(`${part}: ${count}${once}`);
  }
  for (const { wording, card } of alone) output.say(`${card}: ${wording}`);
  output.say(`${wordings.length} wordings, ${alone.length} needed by one card only`);
  output.say(`${cards.length} cards`);
}
