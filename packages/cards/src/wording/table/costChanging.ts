import type { Effect, Noun } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { ofEach, row } from '../grammar/row.ts';
import { COSTS } from './costChanges.ts';
import { perEach } from './perEach.ts';
import { duration, noun, nounMany } from './phrases.ts';
import { costed, minimum, payer, size, sizeEach } from './prices.ts';
import { selfNoun } from './self.ts';

const ANYTHING: Noun = {};

/** What is paid more or less for a while, or for the next such card. */
export const costChanging: Phrase<Effect> = choice('cost changing', () => [
  ...ofEach(COSTS, ([cost, words]) => [
    row(
      { whose: payer, by: size, noun: costed, duration, minimum },
      `{whose} pay(s) {by} ${words} {duration} {minimum}`,
      ({ whose, by, noun, duration, minimum }): Effect => ({
        do: 'create',
        cost: { cost, noun, whose, by, minimum: minimum! },
        duration,
      }),
    ),
    row(
      { by: size, noun, duration, minimum },
      cost === 'strike'
        ? ['you pay {by} the next time you strike with a {noun} {duration}']
        : [
            `you pay {by} ${words.replace('{noun}', 'your next {noun}')} {duration} {minimum}`,
            ...(cost === 'play'
              ? ['your next {noun} costs {by} {duration}', 'you pay {by} to play the next {noun} you play {duration}']
              : []),
          ],
      ({ by, noun, duration, minimum }): Effect => ({
        do: 'create',
        cost: { cost, noun, whose: 'you', by, minimum: minimum!, next: true },
        duration,
      }),
    ),
    row(
      { by: sizeEach, noun, more: sizeEach, each: perEach, duration },
      [
        `you pay {by} ${words.replace('{noun}', 'your next {noun}')} {duration} and an additional {more} {each}`,
        `you pay {by} ${words.replace('{noun}', 'your next {noun}')} {duration} , and an additional {more} {each}`,
      ],
      ({ by, noun, more, each, duration }): Effect => ({
        do: 'create',
        cost: {
          cost,
          noun,
          whose: 'you',
          by: { amount: 'sum', of: [by, { amount: 'times', of: [more, each] }] },
          next: true,
        },
        duration,
      }),
    ),
    row(
      { by: sizeEach, noun, each: perEach, duration },
      `you pay {by} ${words.replace('{noun}', 'your next {noun}')} {duration} {each}`,
      ({ by, noun, each, duration }): Effect => ({
        do: 'create',
        cost: { cost, noun, whose: 'you', by: { amount: 'times', of: [by, each] }, next: true },
        duration,
      }),
    ),
  ]),
  row(
    { noun: nounMany, by: size, duration },
    [
      '{noun} you play cost {by} {duration}',
      'your {noun} cost {by} {duration}',
      '{duration} , {noun} you play cost {by}',
    ],
    ({ noun, by, duration }): Effect => ({ do: 'create', cost: { cost: 'play', noun, whose: 'you', by }, duration }),
  ),
  row(
    { by: size, duration },
    'you pay {by} the next time you pay a cost with X in it {duration}',
    ({ by, duration }): Effect => ({
      do: 'create',
      cost: { cost: 'with X', noun: ANYTHING, whose: 'you', by, next: true },
      duration,
    }),
  ),
  row(
    { by: size, noun: selfNoun },
    'you pay {by} the next time you strike with {noun}',
    ({ by, noun }): Effect => ({
      do: 'create',
      cost: { cost: 'strike', noun, whose: 'you', by, next: true },
      duration: 'this game',
    }),
  ),
  row(
    { by: size, noun: selfNoun, duration },
    'you pay {by} the next time you strike with {noun} {duration}',
    ({ by, noun, duration }): Effect => ({
      do: 'create',
      cost: { cost: 'strike', noun, whose: 'you', by, next: true },
      duration,
    }),
  ),
]);
