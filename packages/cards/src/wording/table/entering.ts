import type { Power } from '@meetingstone/rules';
import { withArticle } from '../grammar/combine.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { aCounter, counterName } from './counterNames.ts';
import { perEach } from './perEach.ts';
import { amount, condition, count, noun, nounMany, text } from './phrases.ts';
import { IT } from './pronouns.ts';
import { thisCard } from './self.ts';

/** What is done as a card enters play, and the counters it has then. */
export const entering = (): readonly Row<Power>[] => [
  row(
    { name: aCounter, self: thisCard },
    '{self} enters play with {name} counter <on it~> .',
    ({ name }): Power => ({ power: 'enters', counters: { name, count: 1 } }),
  ),
  row(
    { n: count, name: counterName, self: thisCard },
    '{self} enters play with {n} {name} counters <on it~> .',
    ({ n, name }): Power => ({ power: 'enters', counters: { name, count: n } }),
  ),
  row(
    { n: count, name: counterName, self: thisCard, if: condition },
    '{self} enters play with {n} {name} counters <on it~> if {if} .',
    ({ n, name, if: so }): Power => ({
      power: 'enters',
      counters: { name, count: { amount: 'if', if: so, then: n, else: 0 } },
    }),
  ),
  row(
    { name: aCounter, self: thisCard, n: perEach },
    ['{self} enters play with {name} counter on it {n} .', '{self} enters play with {name} counter <on it~> {n} .'],
    ({ name, n }): Power => ({ power: 'enters', counters: { name, count: n } }),
  ),
  row(
    { effects: text, self: thisCard },
    'as {self} enters play , {effects}',
    ({ effects }): Power => ({ power: 'definite', as: 'this enters play', effects }),
  ),
  row(
    { noun: withArticle(noun), effects: text },
    'as {noun} enter(s) play , {effects}',
    ({ noun, effects }): Power => ({ power: 'definite', as: 'another enters play', noun, effects }),
  ),
  row(
    { effects: text },
    "as an ally enters play under an opponent 's control , {effects}",
    ({ effects }): Power => ({
      power: 'definite',
      as: 'another enters play',
      noun: { kind: ['Ally'], whose: 'opposing' },
      effects,
    }),
  ),
  row(
    { noun: nounMany },
    '{noun} enter(s) play exhausted .',
    ({ noun }): Power => ({
      power: 'definite',
      as: 'another enters play',
      noun,
      effects: [{ do: 'exhaust', what: IT }],
    }),
  ),
];

/** How the card itself enters play: exhausted, or with damage. */
export const enteringOtherwise = (): readonly Row<Power>[] => [
  row({ self: thisCard }, '{self} enters play exhausted .', (): Power => ({ power: 'enters', exhausted: true })),
  row(
    { damage: amount, self: thisCard },
    '{self} enters play with {damage} damage <on it~> .',
    ({ damage }): Power => ({ power: 'enters', damage }),
  ),
];
