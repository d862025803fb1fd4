import type { Effect, RollOutcome } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { sentence } from './phrases.ts';

type Rolling = Pick<Extract<Effect, { do: 'roll' }>, 'dice'>;
type Result = Omit<RollOutcome, 'effects'>;

/** How chance is asked, and what it can say. */
const ROLLS: readonly { readonly words: readonly string[]; readonly how: Rolling; readonly most: number }[] = [
  { words: ['roll', 'a', 'die', ':'], how: {}, most: 6 },
  { words: ['roll', 'two', 'dice', ':'], how: { dice: 2 }, most: 12 },
];
const FLIP = ['flip', 'a', 'coin', ':'];
/** A die stands for the coin. */
const SIDES: readonly (readonly [readonly string[], Result])[] = [
  [['heads'], { from: 1, upTo: 3 }],
  [['tails'], { from: 4, upTo: 6 }],
];

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

const KINDS = [
  ...ROLLS.map(({ words, how, most }) => ({ words, how, results: resultsUpTo(most) })),
  { words: FLIP, how: {}, results: SIDES },
];

const isAt = (words: readonly string[], at: number, reading: Reading): boolean =>
  words.every((word, n) => reading.words[at + n]?.low === word);

/** What dice and coins decide: "Roll a die: on 1 or 2, draw a card; on 3 to 6, discard a card." */
export const outcomes: Phrase<readonly Effect[]> = {
  name: 'outcomes',
  begins: () => ({ words: ['roll', 'flip'] }),
  read: (at, reading) =>
    KINDS.filter(({ words }) => isAt(words, at, reading)).flatMap(({ words, how, results }) => {
      if (at + words.length > reading.farthest) reading.farthest = at + words.length;
      const whole: Found<readonly Effect[]>[] = [];
      const grow = (then: readonly RollOutcome[], from: number) => {
        for (const [said, result] of results) {
          if (!isAt(['on', ...said, ','], from, reading)) continue;
          for (const { value, end } of readAt(sentence, from + said.length + 2, reading)) {
            const more = [...then, { ...result, effects: value }];
            if (more.length > 1) whole.push({ value: [{ do: 'roll', ...how, then: more }], end });
            if (isAt([';'], end, reading)) grow(more, end + 1);
          }
        }
      };
      grow([], at + words.length);
      return whole;
    }),
  say: ([effect, ...others], { self, host }) => {
    if (effect?.do !== 'roll' || others.length > 0 || effect.then.length < 2) return undefined;
    const words = KINDS.toReversed()
      .filter(({ how }) => how.dice === effect.dice)
      .map((kind) => {
        const said = effect.then.flatMap(({ effects, ...result }, n) => {
          const [range] = kind.results.find(([, one]) => isSame(one, result)) ?? [];
          const done = range && sentence.say(effects, { self, host });
          return [done && [...(n > 0 ? [';'] : []), 'on', ...range, ',', ...done.words]];
        });
        return said.every((one) => one !== undefined) ? [...kind.words, ...said.flat()] : undefined;
      })
      .find(Boolean);
    return words && { words };
  },
};

const isSame = (one: Result, other: Result): boolean =>
  one.from === other.from && one.upTo === other.upTo && one.parity === other.parity;
