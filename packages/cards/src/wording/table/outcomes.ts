import type { Effect, RollOutcome } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { readAs } from '../grammar/words.ts';
import { sentence } from './phrases.ts';

type Rolling = Pick<Extract<Effect, { do: 'roll' }>, 'dice'>;
type Result = Omit<RollOutcome, 'effects'>;

/** How chance is asked, and what it can say. */
const ROLLS: readonly { readonly words: readonly string[]; readonly how: Rolling; readonly most: number }[] = [
  { words: ['roll', 'a', 'six-sided', 'die'], how: {}, most: 6 },
  { words: ['roll', 'a', 'die'], how: {}, most: 6 },
  { words: ['roll', 'two', 'dice'], how: { dice: 2 }, most: 12 },
];
const FLIP = ['flip', 'a', 'coin'];
/** A die stands for the coin. */
const SIDES: readonly (readonly [readonly string[], Result])[] = [
  [['heads'], { from: 1, upTo: 3 }],
  [['tails'], { from: 4, upTo: 6 }],
];

/** The coin is called for the one who flips it: who wins has heads. */
const WON: readonly (readonly [readonly string[], Result])[] = [
  [['win'], { from: 1, upTo: 3 }],
  [['lose'], { from: 4, upTo: 6 }],
];
const OTHERWISE = ['otherwise', ','];

/** All that the die can say besides. */
function otherResults({ from, upTo, parity }: Result, most: number): Result | undefined {
  if (parity) return { from: 1, upTo: most, parity: parity === 'even' ? 'odd' : 'even' };
  if (upTo === most && from > 1) return { from: 1, upTo: from - 1 };
  return from === 1 && upTo < most ? { from: upTo + 1, upTo: most } : undefined;
}

const figures = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1);

/** "2", "2 or 3", "2 to 6", "an even number" */
const resultsUpTo = (most: number): readonly (readonly [readonly string[], Result])[] => [
  ...(['even', 'odd'] as const).map((parity) => [['an', parity, 'number'], { from: 1, upTo: most, parity }] as const),
  ...figures(most).flatMap((from) =>
    figures(most)
      .filter((upTo) => upTo >= from)
      .map((upTo) => [rangeOf(from, upTo), { from, upTo }] as const),
  ),
];
function rangeOf(from: number, upTo: number): readonly string[] {
  if (from === upTo) return [`${from}`];
  return [`${from}`, upTo === from + 1 ? 'or' : 'to', `${upTo}`];
}

/** "4 or more", "2 or less", "a 6": read, but written as above. */
const alsoSaid = (most: number): readonly (readonly [readonly string[], Result])[] => [
  ...figures(most).flatMap((one) => [
    ...['more', 'higher', 'greater'].map((word) => [[`${one}`, 'or', word], { from: one, upTo: most }] as const),
    ...['less', 'lower', 'fewer'].map((word) => [[`${one}`, 'or', word], { from: 1, upTo: one }] as const),
  ]),
  ...figures(most).flatMap((from) =>
    figures(most)
      .filter((upTo) => upTo > from + 1)
      .map((upTo) => [oneByOne(from, upTo), { from, upTo }] as const),
  ),
  ...(['even', 'odd'] as const).flatMap((parity) =>
    [['even'], ['an', 'even', 'result'], ['an', 'even', 'roll']].map(
      (words) => [words.map((word) => (word === 'even' ? parity : word)), { from: 1, upTo: most, parity }] as const,
    ),
  ),
];

/** "2, 3, or 4" */
const oneByOne = (from: number, upTo: number): readonly string[] => [
  ...figures(upTo)
    .slice(from - 1, -1)
    .flatMap((one) => [`${one}`, ',']),
  'or',
  `${upTo}`,
];

/** What a result begins with. */
const ON: readonly (readonly string[])[] = [
  ['on'],
  ['if', 'you'],
  ['if'],
  ['if', 'you', 'roll'],
  ['if', 'you', 'rolled'],
  ['if', 'the', 'result', 'is'],
  ['if', 'the', 'roll', 'is'],
  ['if', 'the', 'total', 'is'],
  ['if', "it's"],
];
const ARTICLES: readonly (readonly string[])[] = [[], ['a']];

const KINDS = [
  ...ROLLS.map(({ words, how, most }) => ({ words, how, most, results: resultsUpTo(most), also: alsoSaid(most) })),
  { words: FLIP, how: {}, most: 6, results: SIDES, also: WON },
];
/** Where the results begin, and what stands between two of them. */
const OPENING = [':', '.'];
const BETWEEN = [';', '.'];

const isAt = (words: readonly string[], at: number, reading: Reading): boolean =>
  words.every((word, n) => reading.words[at + n]?.low === readAs(word));

/** What dice and coins decide: "Roll a die: on 1 or 2, draw a card; on 3 to 6, discard a card." */
export const outcomes: Phrase<readonly Effect[]> = {
  name: 'outcomes',
  begins: () => ({ words: ['roll', 'flip'] }),
  read: (at, reading) =>
    KINDS.filter(({ words }) => isAt(words, at, reading)).flatMap(({ words, how, results, also, most }) => {
      const begun = at + words.length;
      if (begun > reading.farthest) reading.farthest = begun;
      if (!isOneOf(OPENING, begun, reading)) return [];
      const whole: Found<readonly Effect[]>[] = [];
      const grow = (then: readonly RollOutcome[], from: number) => {
        for (const { value: result, end: said } of resultsAt([...results, ...also], from, reading))
          for (const { value, end } of readAt(sentence, said, reading)) {
            const more = [...then, { ...result, effects: value }];
            whole.push({ value: [{ do: 'roll', ...how, then: more }], end });
            if (!isOneOf(BETWEEN, end, reading)) continue;
            grow(more, end + 1);
            const rest = more.length === 1 ? otherResults(result, most) : undefined;
            if (rest && isAt(OTHERWISE, end + 1, reading))
              for (const other of readAt(sentence, end + 1 + OTHERWISE.length, reading))
                whole.push({
                  value: [{ do: 'roll', ...how, then: [...more, { ...rest, effects: other.value }] }],
                  end: other.end,
                });
          }
      };
      grow([], begun + 1);
      return whole;
    }),
  say: ([effect, ...others], { self, host }) => {
    if (effect?.do !== 'roll' || others.length > 0 || isEveryRoll(effect.then)) return undefined;
    const words = KINDS.toReversed()
      .filter(({ words, how }) => how.dice === effect.dice && (words !== FLIP || saysHeads(effect.then)))
      .map((kind) => {
        const said = effect.then.flatMap(({ effects, ...result }, n) => {
          const [range] = kind.results.find(([, one]) => isSame(one, result)) ?? [];
          const done = range && sentence.say(effects, { self, host });
          return [done && [...(n > 0 ? [';'] : []), 'on', ...range, ',', ...done.words]];
        });
        return said.every((one) => one !== undefined) ? [...kind.words, ':', ...said.flat()] : undefined;
      })
      .find(Boolean);
    return words && { words };
  },
};

const isOneOf = (words: readonly string[], at: number, reading: Reading): boolean =>
  words.includes(reading.words[at]?.low ?? '');

/** "on 4 or more,", "if you roll an even number,": a result, and where what is done then begins. */
function resultsAt(
  results: readonly (readonly [readonly string[], Result])[],
  at: number,
  reading: Reading,
): readonly Found<Result>[] {
  return ON.filter((on) => isAt(on, at, reading)).flatMap((on) =>
    ARTICLES.flatMap((article) =>
      results.flatMap(([said, value]) => {
        const words = [...on, ...article, ...said, ','];
        return isAt(words, at, reading) ? [{ value, end: at + words.length }] : [];
      }),
    ),
  );
}

/** Whatever is rolled, the same is done: that is told without results. */
const isEveryRoll = ([first, ...others]: readonly RollOutcome[]): boolean =>
  others.length === 0 && first?.from === 1 && first.upTo === 6 && !first.parity;

const saysHeads = (then: readonly RollOutcome[]): boolean => then.some(({ from, upTo }) => from === 1 && upTo === 3);

const isSame = (one: Result, other: Result): boolean =>
  one.from === other.from && one.upTo === other.upTo && one.parity === other.parity;
