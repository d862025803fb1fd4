import type { Amount, DamageType, Effect, Instead } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, perEach, signed } from './amounts.ts';
import { multiplied } from './forEach.ts';
import { amount, clause, condition, players, someone } from './phrases.ts';
import { damageType } from './vocabulary.ts';

const PREVENT_ALL: Instead = { instead: 'prevent', amount: 'all' };

/** "that much +1" */
const raised: Phrase<Amount> = choice('raised', () => [
  row({ n: signed }, '{n}', ({ n }) => n),
  row({ n: figure }, ['plus {n}'], ({ n }) => n as Amount),
  row({ n: perEach }, '+1 {n}', ({ n }) => n),
]);

const BUT: Phrase<number> = seenAs(
  figure,
  (n) => -n,
  (n) => (n < 0 ? -n : undefined),
);

/** "If no counters remain, destroy this ability." */
const conditionally: Phrase<Effect> = choice('conditionally', () => [
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

const prevention = (): readonly Row<Instead>[] => [
  row(
    { then: clause },
    [
      'prevent it , and {then}',
      'prevent it and {then}',
      'prevent that damage , and {then}',
      'prevent that damage and {then}',
    ],
    ({ then }): Instead => ({ instead: 'prevent', amount: 'all', then: [then] }),
  ),
  row(
    { then: perPrevented },
    [
      'prevent it . for each damage prevented this way , {then}',
      'prevent that damage . for each damage prevented this way , {then}',
    ],
    ({ then }): Instead => ({ instead: 'prevent', amount: 'all', then: [then] }),
  ),
  fixed(['prevent it', 'prevent that damage', 'prevent all of it', 'prevent all of that damage'], PREVENT_ALL),
  row(
    { n: amount },
    ['prevent {n} of it', 'prevent {n} of that damage'],
    ({ n }): Instead => ({ instead: 'prevent', amount: n }),
  ),
  fixed(['prevent half of it , rounded up', 'prevent half that damage , rounded up'], {
    instead: 'prevent',
    amount: { amount: 'divided', of: { amount: 'that much' }, by: 2, rounded: 'up' },
  } as Instead),
  row(
    { n: BUT },
    ['prevent all but {n} of it', 'prevent all but {n} of that damage'],
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
  row(
    { to: someone },
    ["it's dealt to {to} instead", 'that damage is dealt to {to} instead', 'that much damage is dealt to {to} instead'],
    ({ to }): Instead => ({ instead: 'redirect', to }),
  ),
];

/** What the packet becomes, after the words for who deals or is dealt it. */
function becoming(verbs: readonly string[], passive: string): Phrase<Instead> {
  const said = (rest: string): readonly string[] => verbs.map((verb) => `${verb} ${rest} instead`);
  return choice('instead', () => [
    row(
      { plus: raised },
      [
        ...said('that much {plus}'),
        ...said('that much damage {plus}'),
        ...said('that amount of damage {plus}'),
        `that much {plus} is ${passive} instead`,
      ],
      ({ plus }): Instead => ({ instead: 'amount', plus }),
    ),
    fixed([...said('double that much'), ...said('double that amount of damage'), ...said('double that much damage')], {
      instead: 'amount',
      times: 2,
    } as Instead),
    row({ type: typesOnly }, said('{type} damage'), ({ type }): Instead => ({ instead: 'amount', types: type })),
    row(
      { plus: raised, type: typesOnly },
      said('that much {type} damage {plus}'),
      ({ plus, type }): Instead => ({ instead: 'amount', plus, types: type }),
    ),
    fixed(said('combat damage'), { instead: 'amount', combat: true } as Instead),
    fixed(said('that much unpreventable damage'), { instead: 'amount', unpreventable: true } as Instead),
    ...prevention(),
    row(
      { effect: clause, if: condition, then: clause },
      '{effect} instead . then , if {if} , {then}',
      ({ effect, if: so, then }): Instead => ({
        instead: 'effects',
        effects: [effect, { do: 'if', if: so, then: [then] }],
      }),
    ),
  ]);
}

const typesOnly: Phrase<readonly DamageType[]> = seenAs(
  damageType,
  (one) => [one],
  (all) => (all.length === 1 ? all[0] : undefined),
);

export const dealsInstead = becoming(['it deals', 'he deals', 'she deals'], 'dealt');
export const isDealtInstead = becoming(["it's dealt", 'it is dealt', "he's dealt", "she's dealt"], 'dealt');
export const isHealedInstead: Phrase<Instead> = choice('instead', () => [
  row({ plus: raised }, 'that much {plus} is healed instead', ({ plus }): Instead => ({ instead: 'amount', plus })),
]);
export const healsInstead = becoming(['it heals', 'he heals', 'she heals'], 'healed');

export const otherwise: Phrase<Instead> = choice('instead', () => [
  row({ effect: clause }, '{effect} instead', ({ effect }): Instead => ({ instead: 'effects', effects: [effect] })),
  row(
    { first: clause, then: clause },
    ['{first} and {then} instead', '{first} , then {then} instead'],
    ({ first, then }): Instead => ({ instead: 'effects', effects: [first, then] }),
  ),
  row(
    { effect: conditionally },
    '{effect} instead',
    ({ effect }): Instead => ({ instead: 'effects', effects: [effect] }),
  ),
  fixed(['skip drawing it instead', 'skip that draw instead', 'skip drawing that card instead'], {
    instead: 'nothing',
  } as Instead),
]);
