import type { Amount, Condition, Noun, Power, Relation } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure, perEach } from './amounts.ts';
import { anyCard, condition, measure, noun, nounMany } from './phrases.ts';
import { hostWord, OF_HOST, selfNoun } from './self.ts';

const payers: Phrase<Relation> = choice('payer', () => [
  fixed('you', 'you' as Relation),
  fixed(['<your> opponents', 'each opponent'], 'opposing' as Relation),
  fixed(['friendly players', 'you and friendly players'], 'friendly' as Relation),
  fixed(['players', 'each player'], 'any' as Relation),
]);

export const payer: Phrase<Relation> = {
  name: 'payer',
  begins: () => ({ phrases: [payers] }),
  read: (at, reading) => readAt(payers, at, reading),
  say: (value, saying) => {
    const said = payers.say(value, saying);
    return said && { ...said, number: value === 'you' ? 'you' : 'many' };
  },
};

export const less = (phrase: Phrase<number>): Phrase<number> =>
  seenAs(
    phrase,
    (n) => -n,
    (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
  );
export const more = (phrase: Phrase<number>): Phrase<number> =>
  seenAs(
    phrase,
    (n) => n,
    (n) => (typeof n === 'number' && n > 0 ? n : undefined),
  );
const number: Phrase<number> = choice('number', () => [row({ n: figure }, ['( {n} )', '{n}'], ({ n }) => n)]);

/** "(2) less" is a change by -2. */
export const size: Phrase<Amount> = choice('size', () => [
  row({ n: less(number) }, '{n} less', ({ n }) => n as Amount),
  row({ n: more(number) }, '{n} more', ({ n }) => n as Amount),
  fixed('X less', { amount: 'times', of: [-1, { amount: 'X' }] } as Amount),
]);

/** So many less for each of something. */
export const sizeEach: Phrase<number> = choice('size', () => [
  row({ n: less(number) }, '{n} less', ({ n }) => n),
  row({ n: more(number) }, '{n} more', ({ n }) => n),
]);

const PERIODS: readonly Row<Condition>[] = [
  fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
  fixed(["on opponents ' turns", "on an opponent 's turn"], {
    is: 'turn of',
    whose: 'opposing',
  } as Condition),
];

/** As long as it is so: "while you control a Pet", "if you control a Pet", "on your turn". */
export const soLong: Phrase<Condition> = choice('so long', () => [
  row({ of: condition }, ['while {of}', 'if {of}'], ({ of }) => of),
  ...PERIODS,
]);
/** Of prices one says "if". */
const whenever = optional(
  choice('whenever', () => [row({ of: condition }, ['if {of}', 'while {of}'], ({ of }) => of), ...PERIODS]),
);

export const minimum: Phrase<number | undefined> = optional(
  choice('minimum', () => [row({ n: number }, ', to a minimum of {n}', ({ n }) => n)]),
);

export const costed: Phrase<Noun> = either('costed', () => [selfNoun, nounMany, anyCard]);

export const COSTS = [
  ['play', 'to play {noun}'],
  ['complete', 'to complete {noun}'],
  ['strike', 'to strike with {noun}'],
] as const;

/** You have played none of them this turn. */
const NOT_YET = (card: Noun): Condition => ({
  is: 'not',
  of: { is: 'happened', watch: { event: 'play', card, whose: 'you' } },
});

/** What is paid more or less, as long as the text is there (707.1e). */
export const costChange: Phrase<Power> = choice('cost change', () => [
  ...ofEach(COSTS, ([cost, words]) => [
    row(
      { whose: payer, by: size, noun: costed, while: whenever, minimum },
      [`{whose} <must> pay(s) {by} ${words} {while} {minimum} .`, `{while} , {whose} pay(s) {by} ${words} {minimum} .`],
      ({ whose, by, noun, while: so, minimum }): Power => ({
        power: 'cost change',
        change: { cost, noun, whose, by, minimum: minimum!, while: so! },
      }),
    ),
    row(
      { host: hostWord, by: size, noun: costed, while: whenever, minimum },
      `{host} 's controller pays {by} ${words} {while} {minimum} .`,
      ({ by, noun, while: so, minimum }): Power => ({
        power: 'cost change',
        change: { cost, noun, whose: 'any', of: OF_HOST, by, minimum: minimum!, while: so! },
      }),
    ),
    row(
      { whose: payer, by: sizeEach, noun: costed, each: perEach, minimum },
      `{whose} pay(s) {by} ${words} {each} {minimum} .`,
      ({ whose, by, noun, each, minimum }): Power => ({
        power: 'cost change',
        change: { cost, noun, whose, by: { amount: 'times', of: [by, each] }, minimum: minimum! },
      }),
    ),
    row(
      { whose: payer, by: sizeEach, noun: costed, more: sizeEach, each: perEach, minimum },
      [
        `{whose} pay(s) {by} ${words} , and an additional {more} {each} {minimum} .`,
        `{whose} pay(s) {by} ${words} and an additional {more} {each} {minimum} .`,
      ],
      ({ whose, by, noun, more, each, minimum }): Power => ({
        power: 'cost change',
        change: {
          cost,
          noun,
          whose,
          by: { amount: 'sum', of: [by, { amount: 'times', of: [more, each] }] },
          minimum: minimum!,
        },
      }),
    ),
    row(
      { whose: payer, noun: costed, n: measure, minimum },
      [`{whose} pay(s) X less ${words} , where X is {n} {minimum} .`],
      ({ whose, noun, n, minimum }): Power => ({
        power: 'cost change',
        change: { cost, noun, whose, by: { amount: 'times', of: [-1, n] }, minimum: minimum! },
      }),
    ),
  ]),
  row(
    { by: size, noun, minimum },
    'you pay {by} to play your first {noun} each turn {minimum} .',
    ({ by, noun, minimum }): Power => ({
      power: 'cost change',
      change: { cost: 'play', noun, whose: 'you', by, minimum: minimum!, while: NOT_YET(noun) },
    }),
  ),
  row(
    { by: sizeEach, noun, each: perEach, minimum },
    [
      'you pay {by} to play your first {noun} each turn {each} {minimum} .',
      '{each} , you pay {by} to play your first {noun} each turn {minimum} .',
    ],
    ({ by, noun, each, minimum }): Power => ({
      power: 'cost change',
      change: {
        cost: 'play',
        noun,
        whose: 'you',
        by: { amount: 'times', of: [by, each] },
        minimum: minimum!,
        while: NOT_YET(noun),
      },
    }),
  ),
  row(
    { noun: nounMany, by: size, while: whenever, minimum },
    ['{noun} you play cost {by} {while} {minimum} .', 'your {noun} cost {by} {while} {minimum} .'],
    ({ noun, by, while: so, minimum }): Power => playingCosts(noun, by, minimum, so),
  ),
  row(
    { noun: nounMany, by: size, while: whenever, minimum },
    ['{noun} cost opponents {by} to play {while} {minimum} .', '{noun} opponents play cost {by} {while} {minimum} .'],
    ({ noun, by, while: so, minimum }): Power => ({
      power: 'cost change',
      change: { cost: 'play', noun, whose: 'opposing', by, minimum: minimum!, while: so! },
    }),
  ),
  row(
    { noun: selfNoun, by: size, while: whenever, minimum },
    ['{noun} costs {by} <to play> {while} {minimum} .', '{while} , you may play {noun} for {by} .'],
    ({ noun, by, while: so, minimum }): Power => playingCosts(noun, by, minimum, so),
  ),
  row(
    { noun: selfNoun, by: sizeEach, each: perEach, minimum },
    '{noun} costs {by} <to play> {each} {minimum} .',
    ({ noun, by, each, minimum }): Power => playingCosts(noun, { amount: 'times', of: [by, each] }, minimum, undefined),
  ),
  row(
    { noun: selfNoun, by: size, while: whenever, minimum },
    '{noun} costs {by} to complete {while} {minimum} .',
    ({ noun, by, while: so, minimum }): Power => ({
      power: 'cost change',
      change: { cost: 'complete', noun, whose: 'you', by, minimum: minimum!, while: so! },
    }),
  ),
  row(
    { noun: selfNoun, by: sizeEach, each: perEach, minimum },
    '{noun} costs {by} to complete {each} {minimum} .',
    ({ noun, by, each, minimum }): Power => ({
      power: 'cost change',
      change: { cost: 'complete', noun, whose: 'you', by: { amount: 'times', of: [by, each] }, minimum: minimum! },
    }),
  ),
]);

/** What cards cost is what you pay to play them. */
const playingCosts = (noun: Noun, by: Amount, minimum: number | undefined, so: Condition | undefined): Power => ({
  power: 'cost change',
  change: { cost: 'play', noun, whose: 'you', by, minimum: minimum!, while: so! },
});

/** What the only power of a card costs: "You pay 1 less to use this power for each Totem you control." */
export const useChange: Phrase<Power> = choice('use change', () => [
  row(
    { by: size, while: whenever },
    ['you pay {by} to flip this hero {while} .', '{while} , you pay {by} to flip this hero .'],
    ({ by, while: so }): Power => ({
      power: 'cost change',
      change: { cost: 'use', noun: { self: true }, whose: 'you', by, while: so! },
    }),
  ),
  row(
    { by: sizeEach, each: perEach },
    'you pay {by} to use this power {each} .',
    ({ by, each }): Power => ({
      power: 'cost change',
      change: { cost: 'use', noun: { self: true }, whose: 'you', by: { amount: 'times', of: [by, each] } },
    }),
  ),
]);
