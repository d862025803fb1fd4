import type { Cost, Effect, Noun, Timing } from '@meetingstone/rules';
import { choice, optional, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { yours } from './costs.ts';
import { condition, noun, sentence, text } from './phrases.ts';
import { questCosts } from './questCosts.ts';
import { thisCard } from './self.ts';

/** The attach description of a card, and what it does besides (400.1). */
export interface Attaching {
  readonly noun: Noun;
  readonly targeted: boolean;
  /** The mode in which it attaches, where another is not ongoing (305.2d). */
  readonly mode?: number;
  readonly effects: readonly Effect[];
}

const stop = optional(choice('stop', () => [fixed('.', undefined)])) as Phrase<undefined>;
const NOTHING: readonly Effect[] = [];

/** Two modes, the second of which only attaches the card. */
const oneOf = (first: readonly Effect[]): readonly Effect[] => [{ do: 'choose modes', count: 1, modes: [first, []] }];

const YOUR_HERO: Noun = { kind: ['Hero'], whose: 'you' };

/** A card that is no ability and attaches all the same. */
export const enteringAttached: Phrase<Attaching> = choice('enters attached', () => [
  row(
    { self: thisCard, noun: yours },
    '{self} enters play attached to one of your {noun} .',
    ({ noun }): Attaching => ({ noun, targeted: false, effects: NOTHING }),
  ),
  row(
    { self: thisCard, noun: withArticle(noun) },
    '{self} enters play attached to {noun} .',
    ({ noun }): Attaching => ({ noun, targeted: false, effects: NOTHING }),
  ),
]);

export const attaching: Phrase<Attaching> = choice('attach', () => [
  row(
    { stop },
    ['attach to your hero .', 'attach to your hero {stop}'],
    (): Attaching => ({ noun: YOUR_HERO, targeted: false, effects: NOTHING }),
  ),
  row(
    { effects: text },
    ['attach to your hero . {effects}', 'attach to your hero and {effects}', 'attach to your hero , then {effects}'],
    ({ effects }): Attaching => ({ noun: YOUR_HERO, targeted: false, effects }),
  ),
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
      'attach to target {noun} , then {effects}',
    ],
    ({ noun, effects }): Attaching => ({
      noun,
      targeted: true,
      effects,
    }),
  ),
  row(
    { first: sentence, noun },
    'choose one : {first} ; or attach to target {noun} .',
    ({ first, noun }): Attaching => ({ noun, targeted: true, mode: 1, effects: oneOf(first) }),
  ),
  row(
    { first: sentence, noun: yours },
    ['choose one : {first} ; or attach to one of your {noun} .'],
    ({ first, noun }): Attaching => ({ noun, targeted: false, mode: 1, effects: oneOf(first) }),
  ),
  row(
    { noun: yours, stop },
    ['attach to one of your {noun} .', 'attach to one of your {noun} {stop}'],
    ({ noun }): Attaching => ({ noun, targeted: false, effects: NOTHING }),
  ),
  row(
    { noun: yours, effects: text },
    'attach to one of your {noun} . {effects}',
    ({ noun, effects }): Attaching => ({ noun, targeted: false, effects }),
  ),
  row(
    { noun: withArticle(noun), effects: text },
    ['attach to {noun} . {effects}', 'attach to {noun} , and {effects}', 'attach to {noun} and {effects}'],
    ({ noun, effects }): Attaching => ({ noun, targeted: false, effects }),
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
  row({ cost: questCosts }, '{cost} to complete this quest .', ({ cost }): Completion => ({ cost, timing: {} })),
  row(
    { cost: questCosts },
    [
      'on your turn : {cost} to complete this quest .',
      'on your turn , {cost} to complete this quest .',
      '{cost} to complete this quest . use only on your turn .',
    ],
    ({ cost }): Completion => ({
      cost,
      timing: { if: { is: 'turn of', whose: 'you' } },
    }),
  ),
  row(
    { cost: questCosts },
    [
      "on an opponent 's turn : {cost} to complete this quest .",
      "on an opponent 's turn , {cost} to complete this quest .",
    ],
    ({ cost }): Completion => ({ cost, timing: { if: { is: 'turn of', whose: 'opposing' } } }),
  ),
  row(
    { cost: questCosts },
    '[Basic] {cost} to complete this quest .',
    ({ cost }): Completion => ({ cost, timing: { basic: true } }),
  ),
  row(
    { if: condition, cost: questCosts },
    'on your turn , if {if} : {cost} to complete this quest .',
    ({ if: so, cost }): Completion => ({
      cost,
      timing: { if: { is: 'all', of: [{ is: 'turn of', whose: 'you' }, so] } },
    }),
  ),
  row(
    { if: condition, cost: questCosts },
    [
      'if {if} : {cost} to complete this quest .',
      '{cost} to complete this quest if {if} .',
      '{cost} to complete this quest . use only if {if} .',
      'if {if} , {cost} to complete this quest .',
      'while {if} , {cost} to complete this quest .',
    ],
    ({ if: condition, cost }): Completion => ({
      cost,
      timing: { if: condition },
    }),
  ),
]);
