import type { Amount, Effect, Phrase as Said } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { aCounter, counterName } from './counterNames.ts';
import { perEach } from './perEach.ts';
import { count, measure, possessor, selection, someone, theirs } from './phrases.ts';
import { thisCard } from './self.ts';

/** So many for each of what the text has done before: that is known only here. */
const ofThisWay: Phrase<Amount> = seenAs(
  perEach,
  (n) => (isThatMuch(n) || says('amount', n, isOfDeed) ? n : undefined),
  () => undefined,
);
const isOfDeed = ({ kind, phrase }: Said): boolean => {
  if (kind === 'selection') return phrase.select === 'done' || phrase.select === 'revealed';
  return kind === 'amount' && isThatMuch(phrase);
};
const isThatMuch = (n: Amount): boolean => typeof n === 'object' && n.amount === 'that much';

/** Counters are added and removed. */
export const counting = (): readonly Row<Effect>[] => [
  row(
    { self: thisCard, name: aCounter, n: ofThisWay },
    '{self} enters play with {name} counter <on it~> {n}',
    ({ name, n }): Effect => ({ do: 'add counters', name, count: n, on: { select: 'this' } }),
  ),
  row(
    { name: aCounter, on: selection },
    ['add {name} counter to {on}', 'put {name} counter on {on}'],
    ({ name, on }): Effect => ({ do: 'add counters', name, count: 1, on }),
  ),
  row(
    { name: aCounter },
    ['add {name} counter'],
    ({ name }): Effect => ({ do: 'add counters', name, count: 1, on: { select: 'this' } }),
  ),
  row(
    { n: count, name: counterName, on: selection },
    ['add {n} {name} counters to {on}', 'put {n} {name} counters on {on}'],
    ({ n, name, on }): Effect => ({ do: 'add counters', name, count: n, on }),
  ),
  row(
    { n: count, name: counterName },
    'add {n} {name} counters', // 404.1a
    ({ n, name }): Effect => ({ do: 'add counters', name, count: n, on: { select: 'this' } }),
  ),
  row(
    { n: measure, name: counterName },
    ['add {name} counters equal to {n}'],
    ({ n, name }): Effect => ({ do: 'add counters', name, count: n, on: { select: 'this' } }),
  ),
  row(
    { on: someone },
    [
      'choose a counter on {on} and add another of those counters to it~',
      'choose a counter on {on} . Add another of those counters to it~',
    ],
    ({ on }): Effect => ({ do: 'add any counter', on }),
  ),
  row({ on: someone }, 'remove a counter from {on}', ({ on }): Effect => ({ do: 'remove any counter', on })),
  row(
    { name: counterName, on: selection },
    'double the number of {name} counters on {on}',
    ({ name, on }): Effect => ({ do: 'add counters', name, count: { amount: 'counters', name, on }, on }),
  ),
  row(
    { name: aCounter, on: selection, n: perEach },
    ['add {name} counter to {on} {n}', 'put {name} counter on {on} {n}'],
    ({ name, on, n }): Effect => ({ do: 'add counters', name, count: n, on }),
  ),
  row(
    { name: aCounter, on: selection },
    ['remove {name} counter from {on}'],
    ({ name, on }): Effect => ({ do: 'remove counters', name, count: 1, on }),
  ),
  row(
    { name: aCounter },
    ['remove {name} counter'],
    ({ name }): Effect => ({ do: 'remove counters', name, count: 1, on: { select: 'this' } }),
  ),
  row(
    { on: possessor, name: counterName },
    'remove {on} {name} counter',
    ({ on, name }): Effect => ({ do: 'remove counters', name, count: 1, on }),
  ),
  row(
    { name: counterName, on: either('on', () => [selection, theirs]) },
    ['remove all {name} counters from {on}'],
    ({ name, on }): Effect => ({ do: 'remove counters', name, count: { amount: 'counters', name, on }, on }),
  ),
  row(
    { n: count, name: counterName, on: selection },
    ['remove {n} {name} counters from {on}'],
    ({ n, name, on }): Effect => ({ do: 'remove counters', name, count: n, on }),
  ),
];
