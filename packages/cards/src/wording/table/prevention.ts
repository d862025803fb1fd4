import type { Effect, Instead, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { multiplied } from './forEach.ts';
import { perEach } from './perEach.ts';
import { amount, clause, condition, noun, players, someone } from './phrases.ts';

const PREVENT_ALL: Instead = { instead: 'prevent', amount: 'all' };

/** "all but 2" is so much less. */
const BUT: Phrase<number> = seenAs(
  figure,
  (n) => -n,
  (n) => (n < 0 ? -n : undefined),
);

/** "If no counters remain, destroy this ability." */
export const conditionally: Phrase<Effect> = choice('conditionally', () => [
  row(
    { if: condition, then: clause },
    'if {if} , {then}',
    ({ if: so, then }): Effect => ({
      do: 'if',
      if: so,
      then: [then],
    }),
  ),
]);

/** "For each damage prevented this way, [do] 1": so much. */
const perPrevented: Phrase<Effect> = {
  name: 'for each damage prevented',
  begins: () => ({ phrases: [clause] }),
  read: (at, reading) =>
    readAt(clause, at, reading).flatMap(({ value, end }) => {
      const [much] = multiplied([value], { amount: 'that much' }) ?? [];
      return much ? [{ value: much, end }] : [];
    }),
  say: () => undefined,
};

/** "You may ... . If you do, ... instead": only then it is replaced (716.1). */
export const ifDone = (): readonly Row<Instead>[] => [
  row(
    { first: clause, then: clause },
    ['{first} . if you do , {then} instead'],
    ({ first, then }): Instead => ({ instead: 'if you do', first: [first], then: [then] }),
  ),
  row(
    { first: clause, then: clause, more: clause },
    ['{first} . if you do , {then} and {more} instead', '{first} . if you do , {then} , then {more} instead'],
    ({ first, then, more }): Instead => ({ instead: 'if you do', first: [first], then: [then, more] }),
  ),
  row(
    { who: players, first: clause, then: clause },
    ['{who} may {first} . if you do , {then} instead'],
    ({ who, first, then }): Instead => ({
      instead: 'if you do',
      first: [{ do: 'may', who, effects: [first] }],
      then: [then],
    }),
  ),
  row(
    { who: players, first: clause, then: clause, more: clause },
    [
      '{who} may {first} . if you do , {then} and {more} instead',
      '{who} may {first} . if you do , {then} , then {more} instead',
    ],
    ({ who, first, then, more }): Instead => ({
      instead: 'if you do',
      first: [{ do: 'may', who, effects: [first] }],
      then: [then, more],
    }),
  ),
];

/** Who is dealt it instead: somebody who is known, or who is found when it comes to that. */
export const recipient: Phrase<Selection> = either('recipient', () => [
  someone,
  choice('at random', () => [
    row({ noun }, 'a random {noun}', ({ noun }): Selection => ({ select: 'choose', noun, random: true })),
  ]),
]);

/** What happens to the packet besides getting another size: all or some of it is prevented, or somebody else is dealt it. */
export const prevention = (): readonly Row<Instead>[] => [
  row(
    { then: clause },
    ['prevent it , and {then}', 'prevent it and {then}'],
    ({ then }): Instead => ({ instead: 'prevent', amount: 'all', then: [then] }),
  ),
  row(
    { then: perPrevented },
    ['prevent it . for each damage prevented this way , {then}'],
    ({ then }): Instead => ({ instead: 'prevent', amount: 'all', then: [then] }),
  ),
  row(
    { n: amount, then: clause },
    ['prevent {n} of it and {then}', 'prevent {n} of it , and {then}'],
    ({ n, then }): Instead => ({ instead: 'prevent', amount: n, then: [then] }),
  ),
  fixed(['prevent it', 'prevent all of it'], PREVENT_ALL),
  row({ n: amount }, 'prevent {n} of it', ({ n }): Instead => ({ instead: 'prevent', amount: n })),
  fixed(['prevent half of it , rounded up', 'prevent half that damage , rounded up'], {
    instead: 'prevent',
    amount: { amount: 'divided', of: { amount: 'that much' }, by: 2, rounded: 'up' },
  } as Instead),
  row(
    { n: BUT },
    'prevent all but {n} of it',
    ({ n }): Instead => ({ instead: 'prevent', amount: { amount: 'sum', of: [{ amount: 'that much' }, n] } }),
  ),
  row(
    { first: clause },
    ['{first} . if you do , prevent that damage', '{first} . if you do , prevent it'],
    ({ first }): Instead => ({ instead: 'conditional prevention', first: [first] }),
  ),
  row(
    { first: clause, then: conditionally },
    ['{first} . if you do , prevent that damage . then , {then}'],
    ({ first, then }): Instead => ({ instead: 'conditional prevention', first: [first], then: [then] }),
  ),
  row(
    { who: players, first: clause },
    ['{who} may {first} . if you do , prevent that damage', '{who} may {first} . if you do , prevent it'],
    ({ who, first }): Instead => ({
      instead: 'conditional prevention',
      first: [{ do: 'may', who, effects: [first] }],
    }),
  ),
  row({ n: perEach }, 'prevent 1 of it {n}', ({ n }): Instead => ({ instead: 'prevent', amount: n })),
  ...ifDone(),
  row(
    { to: recipient },
    ["it's dealt to {to} instead", 'that damage is dealt to {to} instead', 'that much damage is dealt to {to} instead'],
    ({ to }): Instead => ({ instead: 'redirect', to }),
  ),
  row(
    { n: amount, to: recipient },
    ['{n} of it is dealt to {to} instead', '{n} of that damage is dealt to {to} instead'],
    ({ n, to }): Instead => ({ instead: 'redirect', to, amount: n }),
  ),
  row(
    { to: recipient },
    'any amount of it is dealt to {to} instead',
    ({ to }): Instead => ({
      instead: 'redirect',
      to,
      amount: 'any',
    }),
  ),
];
