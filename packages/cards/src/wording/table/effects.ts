import type { DamageType, Destination, Effect } from '@meetingstone/rules';
import { choice, either, list, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, perEach } from './amounts.ts';
import { costsAnd } from './costs.ts';
import { amount, clause, count, duration, group, measure, predicate, selection, someone, whileIt } from './phrases.ts';
import { doer } from './players.ts';
import { token, tokens } from './tokens.ts';
import { damageType } from './vocabulary.ts';

const types: Phrase<readonly DamageType[]> = either('damage types', () => [
  list(damageType, 'and'),
  {
    name: 'no type',
    read: (at: number) => [{ value: [], end: at }],
    say: (value: readonly DamageType[]) => (value.length === 0 ? { words: [] } : undefined),
  },
]);

const severalTimes = seenAs(
  figure,
  (n) => (n > 1 ? n : undefined),
  (n) => (n > 1 ? n : undefined),
);

const unpreventable = optional(choice('unpreventable', () => [fixed('unpreventable', true as const)]));

/** "a card", "two cards", "X cards" */
const cards = choice('cards', () => [
  fixed('a card', 1),
  row({ n: count }, '{n} cards', ({ n }) => n as number),
  row({ n: measure }, 'cards equal to {n}', ({ n }) => n as number),
]);

const destination: Phrase<Destination> = choice('destination', () => [
  fixed(["into its owner 's hand", "into their owners ' hands", 'into your hand', "into its owners ' hand"], {
    to: 'hand',
  } as Destination),
  fixed(["into its owner 's graveyard", 'into your graveyard', "into their owners ' graveyards"], {
    to: 'graveyard',
  } as Destination),
  fixed(["on top of its owner 's deck", 'on top of your deck'], { to: 'deck', at: 'top' } as Destination),
  fixed(["on the bottom of its owner 's deck", 'on the bottom of your deck'], {
    to: 'deck',
    at: 'bottom',
  } as Destination),
  fixed(["into its owner 's resource row face down and exhausted"], {
    to: 'resource row',
    exhausted: true,
  } as Destination),
  fixed(["into its owner 's resource row face down", 'into your resource row face down'], {
    to: 'resource row',
  } as Destination),
]);

const VERBS = [
  ['destroy', 'destroy(s)'],
  ['exhaust', 'exhaust(s)'],
  ['ready', 'ready(readies)'],
  ['flip', 'flip(s)'],
  ['remove from combat', undefined],
] as const;

/** One instruction. */
clause.is(
  choice('clause', () => [
    row(
      { by: someone, amount, u: unpreventable, types, to: selection },
      '{by} deal(s) {amount} {u} {types} damage to {to}',
      ({ by, amount, u, types, to }): Effect => ({
        do: 'deal',
        amount,
        types,
        to,
        by,
        unpreventable: u as true,
      }),
    ),
    row(
      { by: someone, amount: measure, u: unpreventable, types, to: selection },
      [
        '{by} deal(s) {u} {types} damage equal to {amount} to {to}',
        '{by} deal(s) {u} {types} damage to {to} equal to {amount}',
        '{by} deal(s) X {u} {types} damage to {to} , where X is {amount}',
      ],
      ({ by, amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, by, unpreventable: u as true }),
    ),
    row(
      { by: someone, u: unpreventable, types, to: selection, n: perEach },
      ['{by} deal(s) 1 {u} {types} damage to {to} {n}'],
      ({ by, u, types, to, n }): Effect => ({ do: 'deal', amount: n, types, to, by, unpreventable: u as true }),
    ),
    row(
      { by: someone, amount: severalTimes, u: unpreventable, types, to: selection, n: perEach },
      ['{by} deal(s) {amount} {u} {types} damage to {to} {n}'],
      ({ by, amount, u, types, to, n }): Effect => ({
        do: 'deal',
        amount: { amount: 'times', of: [amount, n] },
        types,
        to,
        by,
        unpreventable: u as true,
      }),
    ),
    row(
      { by: someone, amount, types, to: selection },
      [
        '{by} deal(s) {amount} {types} damage divided as you choose to {to}',
        '{by} deal(s) {amount} {types} damage divided as you choose among {to}',
      ],
      ({ by, amount, types, to }): Effect => ({
        do: 'deal',
        amount,
        types,
        to,
        by,
        divided: true,
      }),
    ),
    row(
      { by: someone, amount, from: selection },
      '{by} heal(s) {amount} damage divided as you choose from {from}',
      ({ by, amount, from }): Effect => ({
        do: 'heal',
        amount,
        from,
        by,
        divided: true,
      }),
    ),
    row(
      { by: someone, amount, from: selection },
      '{by} heal(s) {amount} damage from {from}',
      ({ by, amount, from }): Effect => ({
        do: 'heal',
        amount,
        from,
        by,
      }),
    ),
    row(
      { by: someone, from: selection },
      '{by} heal(s) all damage from {from}',
      ({ by, from }): Effect => ({
        do: 'heal',
        amount: 'all',
        from,
        by,
      }),
    ),
    row(
      { by: someone, amount: measure, from: selection },
      ['{by} heal(s) damage from {from} equal to {amount}'],
      ({ by, amount, from }): Effect => ({
        do: 'heal',
        amount,
        from,
        by,
      }),
    ),
    row(
      { amount, on: selection },
      'put {amount} damage on {on}',
      ({ amount, on }): Effect => ({ do: 'put damage', amount, on }),
    ),
    row(
      { amount, from: selection },
      'remove {amount} damage from {from}',
      ({ amount, from }): Effect => ({
        do: 'remove damage',
        amount,
        from,
      }),
    ),
    row({ who: doer, count: cards }, '{who} draw(s) {count}', ({ who, count }): Effect => ({ do: 'draw', who, count })),
    row(
      { who: doer, count: cards },
      '{who} discard(s) {count}',
      ({ who, count }): Effect => ({ do: 'discard', who, count }),
    ),
    row(
      { who: doer, count: cards },
      '{who} discard(s) {count} at random',
      ({ who, count }): Effect => ({
        do: 'discard',
        who,
        count,
        random: true,
      }),
    ),
    fixed(['discard your hand'], { do: 'discard', who: { player: 'you' }, count: 'hand' } as Effect),
    ...VERBS.flatMap(([verb]) =>
      verb === 'remove from combat'
        ? [row({ what: selection }, 'remove {what} from combat', ({ what }): Effect => ({ do: verb, what }))]
        : verb === 'destroy'
          ? [row({ what: selection }, 'destroy {what}', ({ what }): Effect => ({ do: 'destroy', what }))]
          : [row({ what: selection }, `${verb} {what}`, ({ what }): Effect => ({ do: verb, what }))],
    ),
    row({ what: selection }, 'interrupt {what}', ({ what }): Effect => ({ do: 'interrupt', what })),
    row(
      { what: selection },
      ['remove {what} from the game', 'remove {what} in your graveyard from the game'],
      ({ what }): Effect => ({
        do: 'put',
        what,
        where: { to: 'removed' },
      }),
    ),
    row(
      { what: selection, where: destination },
      'put {what} {where}',
      ({ what, where }): Effect => ({ do: 'put', what, where }),
    ),
    row(
      { what: selection },
      ['put {what} into play', 'put {what} into play under your control'],
      ({ what }): Effect => ({ do: 'put into play', what }),
    ),
    row(
      { what: selection },
      'put {what} into play exhausted',
      ({ what }): Effect => ({ do: 'put into play', what, exhausted: true }),
    ),
    row(
      { token },
      ['put a {token} into play', 'put an {token} into play'],
      ({ token }): Effect => ({ do: 'put token', token }),
    ),
    row(
      { n: count, token: tokens },
      'put {n} {token} into play',
      ({ n, token }): Effect => ({ do: 'put token', token, count: n }),
    ),
    row(
      { token, n: perEach },
      ['put a {token} into play {n}'],
      ({ token, n }): Effect => ({ do: 'put token', token, count: n }),
    ),
    row({ what: selection }, 'reveal {what}', ({ what }): Effect => ({ do: 'reveal', what })),
    row(
      { to: selection },
      ['attach this ability to {to}', 'attach this to {to}', 'attach this equipment to {to}'],
      ({ to }): Effect => ({ do: 'attach', to }),
    ),
    fixed('delve', { do: 'perform', keyword: 'Delve' } as Effect),
    fixed('portal', { do: 'perform', keyword: 'Portal' } as Effect),
    fixed('shuffle your deck', { do: 'shuffle', who: { player: 'you' } } as Effect),
    row({ who: doer, cost: costsAnd }, '{who} pay(s) {cost}', ({ who, cost }): Effect => ({ do: 'pay', who, cost })),
    row(
      { what: someone, changes: predicate, duration },
      '{what} {changes} {duration}',
      ({ what, changes, duration }): Effect => ({
        do: 'modify',
        what,
        changes,
        duration,
      }),
    ),
    row(
      { what: someone, changes: predicate, while: whileIt, duration },
      '{what} {changes} {while} {duration}',
      ({ what, changes, while: condition, duration }): Effect => ({
        do: 'modify',
        what,
        changes,
        while: condition,
        duration,
      }),
    ),
    row(
      { cards: group, changes: predicate, duration },
      '{cards} {changes} {duration}',
      ({ cards, changes, duration }): Effect => ({
        do: 'create',
        continuous: { cards, changes },
        duration,
      }),
    ),
  ]),
);
