import type { Selection } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { several as moreThanOne } from './amounts.ts';
import { exactly, upTo } from './howMany.ts';
import { targetOfTheirs } from './opponents.ts';
import { count, noun, nounMany, playersPossessive } from './phrases.ts';
import { targetsTogether } from './together.ts';

/** What is targeted: "target ally", "up to two target allies". */
export const targets: Phrase<Selection> = choice('target', () => [
  row({ noun }, 'target {noun}', ({ noun }): Selection => ({ select: 'target', noun })),
  row(
    { noun },
    ['another target {noun}', 'a second target {noun}', 'a third target {noun}'],
    ({ noun }): Selection => ({
      select: 'target',
      noun,
      another: true,
    }),
  ),
  ...targetsTogether(),
  row(
    { noun },
    ['another target {noun} chosen at random', 'another random target {noun}'],
    ({ noun }): Selection => ({ select: 'target', noun, another: true, random: true }),
  ),
  ...targetOfTheirs(),
  row(
    { noun },
    ['target {noun} chosen at random', 'target random {noun}', 'target a random {noun}'],
    ({ noun }): Selection => ({ select: 'target', noun, random: true }),
  ),
  row(
    { noun, by: playersPossessive },
    'target {noun} of {by} choice',
    ({ noun, by }): Selection => ({ select: 'target', noun, by }),
  ),
  row(
    { noun },
    ['up to one target {noun}', 'up to 1 target {noun}'],
    ({ noun }): Selection => ({ select: 'target', noun, count: { upTo: 1 } }),
  ),
  row(
    { n: count, noun: nounMany },
    ['up to {n} target {noun}', 'each of up to {n} target {noun}'],
    ({ n, noun }): Selection => ({
      select: 'target',
      noun,
      count: upTo(n),
    }),
  ),
  row(
    { n: count, noun: nounMany },
    ['up to {n} other target {noun}', 'each of up to {n} other target {noun}'],
    ({ n, noun }): Selection => ({ select: 'target', noun, count: upTo(n), another: true }),
  ),
  row(
    { n: moreThanOne, noun: nounMany },
    ['{n} target {noun}', 'each of {n} target {noun}'],
    ({ n, noun }): Selection => ({
      select: 'target',
      noun,
      count: exactly(n),
    }),
  ),
  row(
    { noun: nounMany },
    'any number of target {noun} controlled by different players',
    ({ noun }): Selection => ({ select: 'target', noun, count: { anyNumber: true }, apart: true }),
  ),
  row(
    { noun: nounMany },
    ['any number of target {noun}', 'each of any number of target {noun}'],
    ({ noun }): Selection => ({
      select: 'target',
      noun,
      count: { anyNumber: true },
    }),
  ),
]);
