import type { Amount, Condition, Noun, Power } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { ofEach, row } from '../grammar/row.ts';
import { perEach } from './perEach.ts';
import { measure, noun, nounMany } from './phrases.ts';
import { costed, minimum, payer, size, sizeEach, whenever } from './prices.ts';
import { hostWord, OF_HOST, selfNoun } from './self.ts';

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
