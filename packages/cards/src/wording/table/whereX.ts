import type { Amount, Effect, Phrase as Part, Power } from '@meetingstone/rules';
import { everyPhrase, rewritten, says } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { pronounIn } from '../unresolved.ts';
import { perEach } from './perEach.ts';
import { measure } from './phrases.ts';

const X: Amount = { amount: 'X' };

/** The same instructions with another amount in the place of one. */
const instead = (effects: readonly Effect[], what: Amount, by: Amount): readonly Effect[] =>
  effects.map((effect) =>
    rewritten('effect', effect, ({ kind, phrase }) => (kind === 'amount' && same(phrase, what) ? by : undefined)),
  );

const WHERE = [',', 'where', 'x'];
/** It is read as the token is put into play, whether that is said or not (404.2). */
const AS_IT_ENTERS = ['as', 'it', 'enters', 'play'];

/** What X is, after the words for it. */
function readMeasure(end: number, reading: Reading): readonly Found<Amount>[] {
  const { words } = reading;
  if (!WHERE.every((word, n) => words[end + n]?.low === word)) return [];
  if (words[end + 3]?.low !== 'is' && words[end + 3]?.low !== 'was') return [];
  if (end + 4 > reading.farthest) reading.farthest = end + 4;
  return readAt(measure, end + 4, reading).flatMap((found) => {
    const isSaid = AS_IT_ENTERS.every((word, n) => words[found.end + n]?.low === word);
    return isSaid ? [found, { ...found, end: found.end + AS_IT_ENTERS.length }] : [found];
  });
}

/** "..., where X is the number of allies you control": the amount takes the place of X. */
export function readWhereX(
  { value, end }: Found<readonly Effect[]>,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  return readMeasure(end, reading).flatMap((found) => {
    const done = instead(value, X, found.value);
    if (says('amount', found.value, isChosen) && value.filter(speaksOfX).length > 1) return [];
    return same(done, value) ? [] : [{ value: done, end: found.end }];
  });
}

/** What a sentence has told of X: it is the same in those after it. */
export function whatXIs(from: number, end: number, reading: Reading): Amount | undefined {
  for (let at = from; at < end; at++) {
    const found = readMeasure(at, reading).find((one) => one.end === end);
    if (found)
      return says('amount', found.value, isSpokenOf) || isSpokenOfItself(found.value) ? undefined : found.value;
  }
  return undefined;
}
/** Only what can be looked up again. */
const isSpokenOf = ({ kind, phrase }: Part): boolean =>
  kind === 'selection' && (pronounIn(phrase) !== undefined || phrase.select === 'choose' || phrase.select === 'done');
const isSpokenOfItself = (amount: Amount): boolean => typeof amount === 'object' && amount.amount === 'that much';

export const withX = (effects: readonly Effect[], x: Amount): readonly Effect[] => instead(effects, X, x);

/** The same for a power, read by a phrase that ends before it: "Attached ally has +X ATK, where X is ..." */
export const whereX = (phrase: Phrase<Power>): Phrase<Power> => ({
  name: `${phrase.name}, where X`,
  begins: () => ({ phrases: [phrase] }),
  read: (at, reading) =>
    readAt(phrase, at, reading).flatMap(({ value, end }) =>
      readMeasure(end, reading).flatMap((found): readonly Found<Power>[] => {
        const done = withAmount(value, X, found.value);
        return done === value || reading.words[found.end]?.low !== '.' ? [] : [{ value: done, end: found.end + 1 }];
      }),
    ),
  say: (power, saying) => {
    for (const amount of amountsIn(everyPhrase('power', power))) {
      const said = perEach.say(amount, saying) ? undefined : measure.say(amount, saying);
      const rest = said && phrase.say(withAmount(power, amount, X), saying);
      if (said && rest?.words.at(-1) === '.' && !isEqualToX(rest.words) && !isQuotedX(rest.words))
        return { words: [...rest.words.slice(0, -1), ',', 'where', 'X', 'is', ...said.words, '.'] };
    }
    return undefined;
  },
});

/** "equal to X" and "if X is" are no better than what X is. */
const isEqualToX = (words: readonly string[]): boolean =>
  words.some(
    (word, n) => word === 'X' && ((words[n - 2] === 'equal' && words[n - 1] === 'to') || words[n - 1] === 'if'),
  );

/** What is quoted explains its X itself. */
const isQuotedX = (words: readonly string[]): boolean =>
  words.slice(0, words.indexOf('X')).filter((word) => word === '"').length % 2 === 1;

const withAmount = (power: Power, what: Amount, by: Amount): Power =>
  rewritten('power', power, ({ kind, phrase }) => (kind === 'amount' && same(phrase, what) ? by : undefined));

/** What is chosen for X is chosen once: it can't be told in several instructions. */
const isChosen = ({ kind, phrase }: Part): boolean => kind === 'selection' && phrase.select === 'choose';
const speaksOfX = (effect: Effect): boolean =>
  says('effect', effect, ({ kind, phrase }) => kind === 'amount' && same(phrase, X));

/** An amount that has no words where it stands is said as X, and explained afterwards. */
export function sayWhereX(
  effects: readonly Effect[],
  saying: Saying,
  say: (effects: readonly Effect[]) => Said | undefined,
): Said | undefined {
  for (const amount of effects.flatMap((effect) => amountsIn(everyPhrase('effect', effect)))) {
    const said = measure.say(amount, saying);
    const rest = said && say(instead(effects, amount, X));
    if (rest) return { words: [...rest.words, ',', 'where', 'X', 'is', ...said.words] };
  }
  return undefined;
}

/** The amounts that are read from the game, the outermost first. */
const amountsIn = (parts: readonly Part[]): readonly Amount[] =>
  parts.flatMap(({ kind, phrase }) =>
    kind === 'amount' && typeof phrase === 'object' && phrase.amount !== 'X' && phrase.amount !== 'that much'
      ? [phrase]
      : [],
  );
