import { articleBefore } from '../grammar/endings.ts';
import type { Phrase } from '../grammar/phrase.ts';

const NUMBERS: ReadonlySet<string> = new Set(['ATK', 'DEF', '[DEF]', '[Health]', 'health']);

/** What a counter is called: one word, or a sum and what it is added to. */
export const counterName: Phrase<string> = {
  name: 'counter',
  begins: () => ({ like: ({ text }) => SUM.test(text) || ONE_WORD.test(text) }),
  read: (at, { words }) => {
    const [first, second, third] = words.slice(at, at + 3);
    if (first && second && SUM.test(first.text) && NUMBERS.has(second.text) && isCounter(third?.low))
      return [{ value: `${first.text} ${second.text.replace(/[[\]]/g, '').replace('health', 'Health')}`, end: at + 2 }];
    const [, , , fourth] = words.slice(at, at + 4);
    const isBoth = second?.text === '/' && third && SUM.test(third.text) && isCounter(fourth?.low);
    if (first && SUM.test(first.text) && isBoth) return [{ value: `${first.text} / ${third.text}`, end: at + 3 }];
    if (first && second && isPlainWord(first.text) && isPlainWord(second.text) && isCounter(third?.low))
      return [{ value: `${first.text} ${second.text}`, end: at + 2 }];
    return first && ONE_WORD.test(first.text) && isCounter(second?.low) ? [{ value: first.text, end: at + 1 }] : [];
  },
  say: (value) => ({ words: wordsFor(value) }),
};

const SUM = /^[+-]\d+$/;
const ONE_WORD = /^[a-z]+$/;
const NO_NAMES = /^(?:a|an|no|more|fewer|all|any|of|or|number|different|that|those|the|last|another|additional)$/;
const isPlainWord = (word: string): boolean => ONE_WORD.test(word) && !NO_NAMES.test(word) && !isNumber(word);
const isNumber = (word: string): boolean =>
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)$/.test(word);
const wordsFor = (name: string): readonly string[] =>
  name.split(' ').map((word) => (word === 'Health' ? '[Health]' : word));

const isCounter = (word: string | undefined): boolean => word === 'counter' || word === 'counters';

/** "a +1 ATK counter", with its article. */
export const aCounter: Phrase<string> = {
  name: 'a counter',
  begins: () => ({ words: ['a', 'an'] }),
  read: (at, reading) => (reading.words[at]?.low === 'a' ? counterName.read(at + 1, reading) : []),
  say: (value) => ({ words: [articleBefore(value), ...wordsFor(value)] }),
};
