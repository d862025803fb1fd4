import type { Cost, Effect, Noun, Timing } from '@meetingstone/rules';
import { choice, optional, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { costsAnd } from './costs.ts';
import { condition, noun, text } from './phrases.ts';

/** The attach description of a card, and what it does besides (400.1). */
export interface Attaching {
  readonly noun: Noun;
  readonly targeted: boolean;
  readonly effects: readonly Effect[];
}

const stop = optional(choice('stop', () => [fixed('.', undefined)])) as Phrase<undefined>;
const NOTHING: readonly Effect[] = [];

export const attaching: Phrase<Attaching> = choice('attach', () => [
  row(
    { noun, stop },
    ['attach to target {noun} .', 'attach to target {noun} {stop}'],
    ({ noun }): Attaching => ({ noun, targeted: true, effects: NOTHING }),
  ),
  row(
    { noun, effects: text },
    [
      'attach to target {noun} . {effects}',
      'attach to target {noun} , and {effects}',
      'attach to target {noun} and {effects}',
    ],
    ({ noun, effects }): Attaching => ({
      noun,
      targeted: true,
      effects,
    }),
  ),
  row(
    { noun: withArticle(noun), stop },
    ['attach to {noun} .', 'attach to {noun} {stop}'],
    ({ noun }): Attaching => ({ noun, targeted: false, effects: NOTHING }),
  ),
]);

/** What completing a quest costs, and when it can be done (702.1). */
export interface Completion {
  readonly cost: readonly Cost[];
  readonly timing: Timing;
}

export const completion: Phrase<Completion> = choice('completion', () => [
  row({ cost: costsAnd }, '{cost} to complete this quest .', ({ cost }): Completion => ({ cost, timing: {} })),
  row(
    { cost: costsAnd },
    [
      'on your turn : {cost} to complete this quest .',
      'during your turn , {cost} to complete this quest .',
      'on your turn , {cost} to complete this quest .',
    ],
    ({ cost }): Completion => ({
      cost,
      timing: { if: { is: 'turn of', whose: 'you' } },
    }),
  ),
  row(
    { cost: costsAnd },
    '[Basic] {cost} to complete this quest .',
    ({ cost }): Completion => ({ cost, timing: { basic: true } }),
  ),
  row(
    { if: condition, cost: costsAnd },
    ['if {if} : {cost} to complete this quest .', 'if {if} , {cost} to complete this quest .'],
    ({ if: condition, cost }): Completion => ({
      cost,
      timing: { if: condition },
    }),
  ),
]);
