import type { Comparison, Noun } from '@meetingstone/rules';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { measured } from './amounts.ts';
import { keywordsOr } from './anyOfThese.ts';
import { aCounter, counterName } from './counterNames.ts';
import type { Part } from './innerNouns.ts';
import { innerMany, innerMeasure, innerOne } from './innerNouns.ts';
import { amount, count } from './phrases.ts';
import { keywordName } from './vocabulary.ts';

/** How a number of a card is compared with another. */
const COMPARISONS: readonly (readonly [Comparison, readonly string[]])[] = [
  ['or less', ['{n} or less']],
  ['or more', ['{n} or more', '{n} or greater']],
  ['exactly', ['{n}']],
  ['less than', ['less than {n}']],
  ['more than', ['greater than {n}', 'more than {n}']],
];

const MEASURED: readonly (readonly [Comparison, string])[] = [
  ['or less', 'less than or equal to {n}'],
  ['or more', 'greater than or equal to {n}'],
  ['less than', 'less than {n}'],
  ['more than', 'greater than {n}'],
  ['exactly', 'equal to {n}'],
];

/** "that has or shares the highest cost among opposing allies" */
const extremes = (key: 'cost' | 'atk' | 'health' | 'remaining', words: readonly string[]): readonly Part[] =>
  ofEach(['highest', 'lowest'] as const, (most) => [
    row(
      { of: innerMany },
      words.flatMap((word) => [
        `that have(has) or share(s) the ${most} ${word} among {of}`,
        `with the ${most} ${word} among {of}`,
      ]),
      ({ of }): Partial<Noun> => ({ [key]: { is: 'exactly', than: { amount: most, number: NUMBERS[key], of } } }),
    ),
  ]);

const LEAST = [
  ['lowest', 'least'],
  ['highest', 'most'],
] as const;

const NUMBERS = { cost: 'cost', atk: 'atk', health: 'health', remaining: 'remaining health' } as const;

/** What cards have so much of. */
const SIZES: readonly (readonly ['cost' | 'atk' | 'health' | 'remaining', string])[] = [
  ['cost', 'cost'],
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['remaining', 'remaining [Health]'],
];

/** "with cost 3 or less", "with 3 or less ATK", "that cost 3 or less" */
const compared = (): readonly Part[] => [
  ...ofEach(SIZES, ([key, word]) =>
    ofEach(COMPARISONS, ([is, hows]) => [
      row(
        { n: amount },
        hows.flatMap((how) => [
          `<each> with <a> ${word} ${how}`,
          `<each> with ${how} ${word}`,
          ...(key === 'cost' ? [`that cost(s) ${how}`] : []),
        ]),
        ({ n }): Partial<Noun> => ({ [key]: { is, than: n } }),
      ),
    ]),
  ),
  ...ofEach(SIZES, ([key, word]) => extremes(key, [word])),
  ...ofEach(SIZES, ([key, word]) =>
    ofEach(MEASURED, ([is, how]) => [
      row(
        { n: innerMeasure },
        `<each> with <a> ${word} ${how}`,
        ({ n }): Partial<Noun> => ({ [key]: { is, than: n } }),
      ),
    ]),
  ),
  ...ofEach(MEASURED, ([is, how]) => [
    row({ n: innerMeasure }, `with damage ${how}`, ({ n }): Partial<Noun> => ({ damage: { is, than: n } })),
  ]),
  ...ofEach(COMPARISONS, ([is, hows]) => [
    row(
      { n: amount },
      hows.map((how) => `<each> with ${how} damage <on it~>`),
      ({ n }): Partial<Noun> => ({ damage: { is, than: n } }),
    ),
  ]),
];

/** "with Ferocity and cost 3 or less": the word before them is there once. */
const withBoth = (): readonly Part[] => [
  ...COMPARISONS.map(([is, hows]) =>
    row(
      { keyword: keywordName, n: amount },
      hows.map((how) => `with {keyword} and cost ${how}`),
      ({ keyword, n }): Partial<Noun> => ({ keyword, cost: { is, than: n } }),
    ),
  ),
  ...MEASURED.flatMap(([is, how]) => [
    row(
      { keyword: keywordName, n: innerMeasure },
      `with {keyword} and cost ${how}`,
      ({ keyword, n }): Partial<Noun> => ({ keyword, cost: { is, than: n } }),
    ),
    row(
      { any: keywordsOr, n: innerMeasure },
      `with {any} and cost ${how}`,
      ({ any, n }): Partial<Noun> => ({ any, cost: { is, than: n } }),
    ),
  ]),
];

/** "with cost 3 or less", "with the least damage among them", "with two or more counters" */
export const withNumbers = (): readonly Part[] => [
  row(
    { of: innerOne },
    'with the same cost as {of}',
    ({ of }): Partial<Noun> => ({ cost: { is: 'exactly', than: { amount: 'cost', of } } }),
  ),
  ...ofEach(
    [
      ['less than', 'lower'],
      ['more than', 'higher'],
    ] as const,
    ([is, word]) => [
      row(
        { of: innerOne },
        `with <a> ${word} cost than {of}`,
        ({ of }): Partial<Noun> => ({ cost: { is, than: { amount: 'cost', of } } }),
      ),
      ...ofEach(
        [
          ['atk', 'ATK'],
          ['health', '[Health]'],
        ] as const,
        ([key, what]) => [
          row(
            { of: innerOne },
            [`with <a> ${word} ${what} than {of}`, `with ${is.split(' ')[0]} ${what} than {of}`],
            ({ of }): Partial<Noun> => ({ [key]: { is, than: { amount: key, of } } }),
          ),
        ],
      ),
    ],
  ),
  fixed('with that cost', { cost: { is: 'exactly', than: measured('choose number') } }),
  ...compared(),
  ...withBoth(),
  row(
    { name: counterName },
    'with no {name} counters',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'exactly', than: 0 } } }),
  ),
  row(
    { name: aCounter },
    'with {name} counter <on it~>',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: 1 } } }),
  ),
  row(
    { n: count, name: counterName },
    'with {n} or more {name} counters <on it~>',
    ({ n, name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: n } } }),
  ),
  row(
    { name: counterName },
    'with {name} counters <on it~>',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: 1 } } }),
  ),
  fixed(['with one or more counters', 'with a counter <on it~>', 'with counters <on it~>', 'with any counters'], {
    countered: true,
  }),
  fixed(['with no counters <on it~>', 'without counters <on it~>'], { countered: false }),
  fixed('with an even cost', { parity: 'even' }),
  fixed('with an odd cost', { parity: 'odd' }),
  ...LEAST.map(([most, word]) =>
    row(
      { of: innerMany },
      `with the ${word} damage among {of}`,
      ({ of }): Partial<Noun> => ({ damage: { is: 'exactly', than: { amount: most, number: 'damage', of } } }),
    ),
  ),
];
