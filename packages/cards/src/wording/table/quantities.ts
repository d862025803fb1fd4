import type { Comparison, Condition, Noun, Selection } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure, NUMBER_WORDS } from './amounts.ts';
import { aCounter, counterName } from './counterNames.ts';
import { remainingOf } from './measures.ts';
import { count, measure, nounMany, someone } from './phrases.ts';
import { knownPlayers } from './players.ts';

const HOW: readonly (readonly [Comparison, string])[] = [
  ['or more', '{n} or more'],
  ['or less', '{n} or less'],
  ['or less', '{n} or fewer'],
  ['exactly', 'exactly {n}'],
  ['less than', 'fewer|less than {n}'],
  ['more than', 'more than {n}'],
];
const MEASURED: readonly (readonly [Comparison, string])[] = [
  ['or less', 'less than or equal to {n}'],
  ['or more', 'greater than or equal to {n}'],
  ['less than', 'less than {n}'],
  ['more than', 'greater than {n}'],
];

const allOf = (noun: Noun): Selection => ({ select: 'each', noun });

/** How much of something there is. */
export const quantities = (): readonly Row<Condition>[] => [
  fixed('one or more Cubes are unattached', {
    is: 'there',
    noun: { kind: ['Cube'], attachment: false },
  } as Condition),
  row(
    { n: figure },
    ['the number of your current Boss is {n}', 'the current stage is {n}'],
    ({ n }): Condition => ({ is: 'compared', left: { amount: 'boss number' }, how: 'exactly', right: n }),
  ),
  row(
    { of: knownPlayers },
    ['{of} have(has) no cards in your hand', '{of} have(has) no cards in <his> hand'],
    ({ of }): Condition => ({ is: 'compared', left: { amount: 'cards in hand', of }, how: 'exactly', right: 0 }),
  ),
  row(
    { on: someone, name: counterName },
    '{on} have(has) no {name} counters <on it~>',
    ({ on, name }): Condition => ({
      is: 'compared',
      left: { amount: 'counters', name, on },
      how: 'exactly',
      right: 0,
    }),
  ),
  row(
    { on: someone, name: aCounter },
    '{on} have(has) {name} counter <on it~>',
    ({ on, name }): Condition => ({ is: 'compared', left: { amount: 'counters', name, on }, how: 'or more', right: 1 }),
  ),
  row(
    { name: counterName },
    ['no {name} counters remain'],
    ({ name }): Condition => ({
      is: 'compared',
      left: { amount: 'counters', name, on: { select: 'this' } },
      how: 'exactly',
      right: 0,
    }),
  ),
  ...ofEach(HOW, ([how, words]) => [
    row(
      { of: someone, n: figure },
      `{of} have(has) ${words} damage <on it~>`,
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'damage', of }, how, right: n }),
    ),
    row(
      { of: someone, n: figure },
      `{of} have(has) ${words} remaining health`,
      ({ of, n }): Condition => ({ is: 'so', what: of, noun: { remaining: { is: how, than: n } } }),
    ),
    row(
      { on: someone, n: count, name: counterName },
      [`{on} have(has) ${words} {name} counters <on it~>`, `there are ${words} {name} counters on {on}`],
      ({ on, n, name }): Condition => ({ is: 'compared', left: { amount: 'counters', name, on }, how, right: n }),
    ),
    row(
      { of: knownPlayers, n: count },
      [`{of} have(has) ${words} cards in your hand`, `{of} have(has) ${words} cards in <his> hand`],
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'cards in hand', of }, how, right: n }),
    ),
    row(
      { of: knownPlayers, n: count },
      [`{of} control(s) ${words} resources`, `{of} have(has) ${words} resources`],
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'resources', of }, how, right: n }),
    ),
    ...ofEach(NUMBER_WORDS, ([amount, word]) => [
      row(
        { noun: nounMany, n: figure },
        `{noun} have ${words} combined ${word}`,
        ({ noun, n }): Condition => ({ is: 'compared', left: { amount, of: allOf(noun) }, how, right: n }),
      ),
    ]),
    row(
      { noun: nounMany, n: figure },
      `{noun} have ${words} combined remaining health`,
      ({ noun, n }): Condition => ({ is: 'compared', left: remainingOf(allOf(noun)), how, right: n }),
    ),
    row(
      { left: measure, n: figure },
      `{left} is|was ${words}`,
      ({ left, n }): Condition => ({ is: 'compared', left, how, right: n }),
    ),
  ]),
  ...ofEach(MEASURED, ([how, words]) => [
    row(
      { left: measure, n: measure },
      `{left} is ${words}`,
      ({ left, n }): Condition => ({ is: 'compared', left, how, right: n }),
    ),
  ]),
];
