import type { Power } from '@meetingstone/rules';
import { RAID_STEPS, STEPS } from '@meetingstone/rules';
import { choice, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { noun, nounMany, text } from './phrases.ts';

const step = choice('step', () => [...STEPS, ...RAID_STEPS].map((one) => fixed(one, one)));

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "third": a turn is counted from the first. */
const ordinal: Phrase<number> = choice('ordinal', () => ORDINALS.map((word, n) => fixed(word, n + 1)));

/** What a raid does without using the chain, and what its cards hang on (704.1b, R301.3, R302.1, R502.1c). */
export const raidRules: Phrase<Power> = choice('raid rules', () => [
  row(
    { step, effects: text },
    'as your {step} step starts , {effects}',
    ({ step, effects }): Power => ({ power: 'definite', as: 'step starts', step, effects }),
  ),
  row(
    { step, effects: text },
    "as each opponent 's {step} step starts , {effects}",
    ({ step, effects }): Power => ({ power: 'definite', as: 'step starts', step, whose: 'opposing', effects }),
  ),
  row(
    { effects: text },
    'as your turn starts , {effects}',
    ({ effects }): Power => ({ power: 'definite', as: 'your turn starts', effects }),
  ),
  row(
    { effects: text },
    'as your Boss is destroyed , {effects}',
    ({ effects }): Power => ({ power: 'definite', as: 'your Boss is destroyed', effects }),
  ),
  row(
    { noun: withArticle(noun), effects: text },
    'as {noun} leaves the chain , {effects}',
    ({ noun, effects }): Power => ({ power: 'definite', as: 'your card has left the chain', noun, effects }),
  ),
  row(
    { card: nounMany },
    "{card} can't move into your resource row .",
    ({ card }): Power => ({
      power: 'replacement',
      replacement: { event: { event: 'move', card, whose: 'you', row: 'resource' }, instead: { instead: 'nothing' } },
    }),
  ),
  row(
    { n: ordinal, effects: text },
    'at the start of your {n} turn , {effects}',
    ({ n, effects }): Power => ({
      power: 'triggered',
      on: { event: 'turn starts', whose: 'you' },
      if: { is: 'compared', left: { amount: 'turns', of: { player: 'you' } }, how: 'exactly', right: n },
      effects,
    }),
  ),
]);
