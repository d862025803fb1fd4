import type { Decision, Game, View } from '@meetingstone/rules';
import { shownTo } from '@meetingstone/rules';
import { cardTexts } from '@meetingstone/sitting';
import { choicesOf, english, plain, teller } from '@meetingstone/words';

/** Nobody is asked without a sentence, and each answer has words: none of them as the program calls things. */
export function everythingHasWords(game: Game): void {
  const { decision } = game;
  if (!decision) return;
  const { view } = shownTo(game, decision.player);
  for (const words of wordsOf(decision, view)) {
    const code = codeIn(words);
    if (code !== null) throw new Error(`${decision.question}: "${words}" has ${code}`);
  }
}

/** The question, then its answers. */
function wordsOf(decision: Decision, view: View): readonly string[] {
  const { question, choices } = choicesOf(decision, teller(view, english, cardTexts));
  return [question, ...choices.map(({ label }) => label)].map(plain);
}

const SIGNS: Readonly<Record<string, RegExp>> = {
  'no words': /^\W*$/u,
  'a gap': /^\s|\s$|\s{3}|\(\s*\)|\s([,:;?!]|\.(?!\.))/u,
  'a value that is missing': /\b(undefined|null|NaN)\b/u,
  JSON: /[{}]|\[object|":|\["/u,
  'a name from the program': /\b[a-z]+[A-Z]|[a-zA-Z]_[a-zA-Z]/u,
  'a number in place of a name': /\b(card|link|effect|modifier|mode|seat|option) #?\d/u,
};

/** What of a sentence only a program understands; null for nothing. */
export const codeIn = (words: string): string | null =>
  Object.entries(SIGNS).find(([, sign]) => sign.test(words))?.[0] ?? null;
