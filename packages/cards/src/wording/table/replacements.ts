import type { Effect, Instead, Noun, Power, Replacement } from '@meetingstone/rules';
import { choice, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { soLong as always } from './costChanges.ts';
import { combatWord, howMuch, tool, typeWords, withTool } from './damage.ts';
import { dealsInstead, healsInstead, isDealtInstead, isHealedInstead, mayDealInstead, otherwise } from './insteads.ts';
import { marked } from './marked.ts';
import { firstTime } from './parties.ts';
import { amount, duration, players } from './phrases.ts';
import { posture } from './postures.ts';
import { anyone, anyType, packets, would, wouldBeDealt, wouldBeHealed, wouldDeal, wouldHeal } from './would.ts';

const soLong = optional(always);

/** "while defending": only as long as it is so. */
const whileSo: Phrase<Noun | undefined> = optional(
  choice('while so', () => [row({ noun: posture }, ['while {noun}', "while it's {noun}"], ({ noun }) => noun)]),
);

const PAIRS = [
  [wouldDeal, dealsInstead],
  [wouldBeDealt, isDealtInstead],
  [wouldBeHealed, isHealedInstead],
  [wouldHeal, healsInstead],
  [would, otherwise],
] as const;

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
      { event, instead: unconditional(instead) },
      ['if {event} , you may {instead} .'],
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

/** A modifier that lasts has a store of what it prevents (717.2a): "2 of it" each time is something else. */
function lastingOnly(phrase: Phrase<Instead>): Phrase<Instead> {
  const other = (value: Instead) => (value.instead === 'prevent' ? undefined : value);
  return seenAs(phrase, other, other);
}

/** The store is measured as the modifier is made, so it can't depend on the packet to come. */
function onceOnly(phrase: Phrase<Instead>): Phrase<Instead> {
  const known = (value: Instead) =>
    value.instead === 'prevent' && typeof value.amount === 'object' ? undefined : value;
  return seenAs(phrase, known, known);
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

/** The same for a while: an instruction that makes such a modifier (716.1, 717.2a). */
export const replacing: Phrase<Effect> = choice('replacing', () => [
  row(
    { event: packets, duration },
    'prevent all {event} {duration}',
    ({ event, duration }): Effect => created({ event, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  row(
    { event: packets, while: always, duration },
    ['prevent all {event} {while} {duration}', '{while} , prevent all {event} {duration}'],
    ({ event, while: so, duration }): Effect =>
      created({ event, while: so, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  row(
    { combat: combatWord, types: typeWords, for: marked, so: whileSo, duration },
    [
      'prevent all {combat} {types} damage that would be dealt to {for} {so} {duration}',
      'prevent all {combat} {types} damage that {for} would be dealt {so} {duration}',
    ],
    ({ combat, types, for: who, so, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', card: so!, combat: combat!, damageType: types! },
        instead: { instead: 'prevent', amount: 'all' },
      },
      for: who,
      duration,
    }),
  ),
  row(
    { event: packets, duration },
    'prevent the next {event} {duration}',
    ({ event, duration }): Effect =>
      created({ event, next: true, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  row(
    { n: amount, event: packets, duration },
    'prevent the next {n} {event} {duration}',
    ({ n, event, duration }): Effect => created({ event, instead: { instead: 'prevent', amount: n } }, duration),
  ),
  row(
    { n: amount, combat: combatWord, types: typeWords, for: marked, duration },
    [
      'prevent the next {n} {combat} {types} damage that would be dealt to {for} {duration}',
      'prevent the next {n} {combat} {types} damage that {for} would be dealt {duration}',
    ],
    ({ n, combat, types, for: who, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        instead: { instead: 'prevent', amount: n },
      },
      for: who,
      duration,
    }),
  ),
  row(
    { any: anyType, combat: combatWord, types: typeWords, for: marked, duration, instead: onceOnly(dealsInstead) },
    [
      'the next time {for} would deal {combat} {types} damage {duration} , {instead}',
      'the next time {for} would deal {any} damage {duration} , {instead}',
    ],
    ({ combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        next: true,
        flags: 'by',
        instead,
      },
      for: who,
      duration,
    }),
  ),
  row(
    { any: anyType, combat: combatWord, types: typeWords, for: marked, duration, instead: lastingOnly(dealsInstead) },
    [
      'if {for} would deal {combat} {types} damage {duration} , {instead}',
      'if {for} would deal {any} damage {duration} , {instead}',
    ],
    ({ combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', combat: combat!, damageType: types! }, flags: 'by', instead },
      for: who,
      duration,
    }),
  ),
  row(
    { much: howMuch, combat: combatWord, types: typeWords, for: marked, duration, instead: onceOnly(isDealtInstead) },
    [
      'the next time {for} would be dealt {much} {combat} {types} damage {duration} , {instead}',
      'the next time {much} {combat} {types} damage would be dealt to {for} {duration} , {instead}',
    ],
    ({ much, combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types!, amount: much! },
        next: true,
        instead,
      },
      for: who,
      duration,
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, for: marked, duration, instead: lastingOnly(isDealtInstead) },
    [
      'if {for} would be dealt {combat} {types} damage {duration} , {instead}',
      'if {combat} {types} damage would be dealt to {for} {duration} , {instead}',
    ],
    ({ combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', combat: combat!, damageType: types! }, instead },
      for: who,
      duration,
    }),
  ),
  row(
    { who: players, duration: optional(duration) },
    [
      'the next time {who} would draw a card {duration} , he skips drawing that card instead',
      'the next time {who} would draw a card {duration} , he skips drawing it instead',
    ],
    ({ who, duration }): Effect => ({ ...created(SKIPPED, duration!), who }) as Effect,
  ),
  ...PAIRS.flatMap(([event, instead]) => [
    row(
      { event, duration, instead: onceOnly(instead) },
      'the next time {event} {duration} , {instead}',
      ({ event, duration, instead }): Effect => created({ event, next: true, instead }, duration),
    ),
    row(
      { event, duration, instead: lastingOnly(instead) },
      ['if {event} {duration} , {instead}', '{duration} , if {event} , {instead}'],
      ({ event, duration, instead }): Effect => created({ event, instead }, duration),
    ),
  ]),
]);

/** From the view of the one who would draw. */
const SKIPPED: Replacement = { event: { event: 'draw', whose: 'you' }, next: true, instead: { instead: 'nothing' } };

function created(replacement: Replacement, lasting: Extract<Effect, { do: 'create' }>['duration']): Effect {
  return { do: 'create', replacement, duration: lasting };
}
