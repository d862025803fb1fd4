import { allCards, wordingsInTexts, wordsUsed } from '@meetingstone/cards';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { leaningIn, percent, shareOf } from './leaning.ts';

/** The words of the power language and the wordings of the table, how many cards use each, and which serve a single card. */
export function tellWords(json: boolean, output: Output): void {
  const words = wordsUsed();
  const parts = [...new Set(words.map(({ part }) => part))].map((part) => {
    const own = words.filter((word) => word.part === part);
    return { part, words: own.length, usedOnce: own.filter(({ cards }) => cards === 1).map(({ word }) => word) };
  });
  const cards = allCards();
  const leaning = leaningIn(wordingsInTexts(cards), cards);
  const verbs = words.filter(({ part }) => part === 'effect');
  const totals = {
    cards: cards.length,
    leaveOneOut: shareOf(cards.map((_, n) => !leaning.cards.has(n))),
    ...leaning.totals,
    verbs: verbs.length,
    verbsUsedOnce: verbs.filter(({ cards: count }) => count === 1).length,
  };
  if (json) {
    sayJson(output, { totals, parts, words, singleUse: leaning.singleUse });
    return;
  }
  for (const { part, words: count, usedOnce } of parts) {
    const once = usedOnce.length === 0 ? '' : `, used by one card only: ${usedOnce.length} (${usedOnce.join(', ')})`;
    output.say(`${part}: ${count}${once}`);
  }
  for (const { wording, card } of leaning.singleUse) output.say(`${card}: ${wording}`);
  output.say(`${totals.wordings} wordings, ${totals.wordingsUsedOnce} needed by one card only`);
  output.say(`${totals.cards} cards, ${percent(totals.leaveOneOut)} lean on no wording that they alone need`);
}
