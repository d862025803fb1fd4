import type { Instead, Power } from '@meetingstone/rules';
import { choice, optional, seenAs, unwritten } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { combatWord, tool, typeWords, withTool } from './damage.ts';
import { mayDealInstead } from './insteads.ts';
import { firstTime } from './parties.ts';
import { amount, subject } from './phrases.ts';
import { preventedWhile } from './preventedWhile.ts';
import { recipient } from './prevention.ts';
import { soLong as always } from './prices.ts';
import { PAIRS } from './replacing.ts';
import { anyone, packets, wouldDeal } from './would.ts';

const soLong = optional(always);

/** "If damage would be dealt, ... instead" and "Prevent all damage" as a power. */
export const replacementPower: Phrase<Power> = choice('replacement', () => [
  row(
    { event: packets, while: soLong },
    ['prevent all {event} {while} .', '{while} , prevent all {event} .', '{while} prevent all {event} .'],
    ({ event, while: so }): Power => ({
      power: 'replacement',
      replacement: { event, while: so!, instead: { instead: 'prevent', amount: 'all' } },
    }),
  ),
  ...preventedWhile(),
  row(
    { n: amount, event: packets },
    'prevent the first {n} {event} each turn .',
    ({ n, event }): Power => ({
      power: 'replacement',
      replacement: { event, instead: { instead: 'prevent', amount: n, first: true } },
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, tool, by: anyone, while: soLong },
    [
      '{combat} {types} damage that {by} would deal {tool} is unpreventable {while} .',
      '{while} , {combat} {types} damage that {by} would deal {tool} is unpreventable .',
      '{while} , {combat} {types} damage that would be dealt by {by} {tool} is unpreventable .',
      '{combat} {types} damage dealt by {by} {tool} is unpreventable .',
      "{combat} {types} damage that {by} would deal {tool} can't be prevented .",
      "{combat} {types} damage dealt by {by} {tool} can't be prevented .",
      '{combat} {types} damage that would be dealt by {by} {tool} is unpreventable .',
      '{combat} {types} damage {by} would deal {tool} is unpreventable .',
      '{combat} {types} damage {by} deal(s) {tool} is unpreventable .',
      "{combat} {types} damage {by} deal(s) {tool} can't be prevented .",
    ],
    ({ combat, types, tool, by, while: so }): Power => ({
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by, combat: combat!, damageType: types!, with: tool! },
        while: so!,
        instead: { instead: 'unpreventable' },
      },
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, with: withTool },
    [
      '{combat} {types} damage that would be dealt {with} is unpreventable .',
      '{combat} {types} damage dealt {with} is unpreventable .',
      "{combat} {types} damage dealt {with} can't be prevented .",
    ],
    ({ combat, types, with: means }): Power => ({
      power: 'replacement',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types!, with: means },
        instead: { instead: 'unpreventable' },
      },
    }),
  ),
  row(
    { combat: combatWord, types: typeWords },
    ['{combat} {types} damage is unpreventable .', "{combat} {types} damage can't be prevented ."],
    ({ combat, types }): Power => ({
      power: 'replacement',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        instead: { instead: 'unpreventable' },
      },
    }),
  ),
  row(
    { event: unwritten(packets), n: figure },
    '{event} is increased by {n} .',
    ({ event, n }): Power => ({
      power: 'replacement',
      replacement: { event, instead: { instead: 'amount', plus: n } },
    }),
  ),
  row(
    { event: unwritten(packets) },
    ['{event} is doubled .'],
    ({ event }): Power => ({ power: 'replacement', replacement: { event, instead: { instead: 'amount', times: 2 } } }),
  ),
  row(
    { cards: subject },
    "damage can't be healed from {cards} .",
    ({ cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [{ change: 'restrict', restriction: { cant: 'be healed' } }] },
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, by: anyone, to: anyone, while: soLong },
    [
      '{combat} {types} damage that {by} would deal to {to} is unpreventable {while} .',
      "{combat} {types} damage that {by} would deal to {to} can't be prevented {while} .",
    ],
    ({ combat, types, by, to, while: so }): Power => ({
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by, card: to, combat: combat!, damageType: types! },
        while: so!,
        instead: { instead: 'unpreventable' },
      },
    }),
  ),
  fixed("damage can't be healed .", {
    power: 'continuous',
    continuous: {
      cards: { kind: ['Hero', 'Ally'] },
      changes: [{ change: 'restrict', restriction: { cant: 'be healed' } }],
    },
  } as Power),
  row(
    { event: wouldDeal, instead: mayDealInstead },
    'if {event} , {instead} .',
    ({ event, instead }): Power => ({ power: 'replacement', replacement: { event, optional: true, instead } }),
  ),
  ...PAIRS.flatMap(([event, instead]) => [
    row(
      { event, instead: notAll(instead), while: soLong },
      ['if {event} {while} , {instead} .', 'when {event} {while} , {instead} .', '{while} , if {event} , {instead} .'],
      ({ event, instead, while: so }): Power => ({ power: 'replacement', replacement: { event, while: so!, instead } }),
    ),
    row(
      { event, instead: allOnly(instead), while: soLong },
      ['if {event} {while} , {instead} .'],
      ({ event, instead, while: so }): Power => ({ power: 'replacement', replacement: { event, while: so!, instead } }),
    ),
    row(
      { event: firstTime(event), instead },
      'the first time {event} each turn , {instead} .',
      ({ event, instead }): Power => ({ power: 'replacement', replacement: { event, instead } }),
    ),
    row(
      { event, to: recipient, while: soLong },
      'if {event} {while} , you may have any amount of it dealt to {to} instead .',
      ({ event, to, while: so }): Power => ({
        power: 'replacement',
        replacement: { event, while: so!, optional: true, instead: { instead: 'redirect', to, amount: 'any' } },
      }),
    ),
    row(
      { event, instead: unconditional(instead) },
      ['if {event} , you may {instead} .', 'when {event} , you may {instead} .'],
      ({ event, instead }): Power => ({ power: 'replacement', replacement: { event, optional: true, instead } }),
    ),
  ]),
]);

/** "You may [do this]. If you do, prevent that damage" has no other choice in it (717.3). */
function unconditional(phrase: Phrase<Instead>): Phrase<Instead> {
  const simple = (value: Instead) =>
    value.instead === 'conditional prevention' || value.instead === 'if you do' ? undefined : value;
  return seenAs(phrase, simple, simple);
}

/** To prevent all of it has words of its own. */
function notAll(phrase: Phrase<Instead>): Phrase<Instead> {
  const most = (value: Instead) => (isAll(value) ? undefined : value);
  return seenAs(phrase, most, most);
}

function allOnly(phrase: Phrase<Instead>): Phrase<Instead> {
  const all = (value: Instead) => (isAll(value) ? value : undefined);
  return seenAs(phrase, all, all);
}

const isAll = (value: Instead): boolean => value.instead === 'prevent' && value.amount === 'all';
