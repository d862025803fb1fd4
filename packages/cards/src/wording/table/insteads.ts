import type { Amount, DamageType, Effect, Instead, Selection } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, perEach, signed } from './amounts.ts';
import { multiplied } from './forEach.ts';
import { amount, clause, condition, noun, nounMany, players, someone } from './phrases.ts';
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

/** "You may ... . If you do, ... instead": only then it is replaced (716.1). */
const ifDone = (): readonly Row<Instead>[] => [
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
const recipient: Phrase<Selection> = either('recipient', () => [
  someone,
  choice('at random', () => [
    row({ noun }, 'a random {noun}', ({ noun }): Selection => ({ select: 'choose', noun, random: true })),
  ]),
]);

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
    { n: perEach },
    ['prevent 1 of it {n}', 'prevent 1 of that damage {n}'],
    ({ n }): Instead => ({ instead: 'prevent', amount: n }),
  ),
  ...ifDone(),
  row(
    { to: recipient },
    ["it's dealt to {to} instead", 'that damage is dealt to {to} instead', 'that much damage is dealt to {to} instead'],
    ({ to }): Instead => ({ instead: 'redirect', to }),
  ),
];

type Changed = Extract<Instead, { instead: 'amount' }>;

/** "that much": the packet's size, or twice that. */
const sized = (also: readonly string[]): Phrase<number | undefined> => ({
  ...choice<number | undefined>('size', () => [
    fixed(['that much', ...also], undefined),
    fixed(['double that much', 'twice that much', ...also.map((one) => `double ${one}`)], 2 as number | undefined),
  ]),
  mute: true,
});
const muchDamage = sized(['that amount of']);
const much = sized([]);
const unpreventable = optional(choice('unpreventable', () => [fixed('unpreventable', true as const)]));
const typed = optional(either('damage type', () => [typesOnly]));
const more = optional(raised);

/** Something about it must be another. */
const changing = (phrase: Phrase<Changed>): Phrase<Instead> =>
  seenAs(
    phrase,
    (value) => (Object.values(value).filter((part) => part !== undefined).length > 1 ? value : undefined),
    (value) => (value.instead === 'amount' && value.combat === undefined && value.times !== 0 ? value : undefined),
  );

/** What the packet becomes: how much, of which type, how much more than that; "damage" may be left out. */
const changed = (said: (rest: string) => readonly string[]): Phrase<Instead> =>
  changing(
    choice<Changed>('instead', () => [
      row(
        { times: much, plus: more },
        said('{times} {plus}'),
        ({ times, plus }): Changed => ({
          instead: 'amount',
          times: times!,
          plus: plus!,
        }),
      ),
      row(
        { times: muchDamage, unpreventable, types: typed, plus: more },
        said('{times} {unpreventable} {types} damage {plus}'),
        ({ times, unpreventable: u, types, plus }): Changed => ({
          instead: 'amount',
          times: times!,
          plus: plus!,
          types: types!,
          unpreventable: u!,
        }),
      ),
    ]),
  );

const dividing = (said: (rest: string) => readonly string[]): readonly Row<Instead>[] => [
  row(
    { among: nounMany },
    [
      ...said('that much divided as you choose among any number of {among}'),
      ...said('that much damage divided as you choose among any number of {among}'),
    ],
    ({ among }): Instead => ({ instead: 'divide', among }),
  ),
];

/** What the packet becomes, after the words for who deals or is dealt it. */
function becoming(verbs: readonly string[], passive: string): Phrase<Instead> {
  const said = (rest: string): readonly string[] => verbs.map((verb) => `${verb} ${rest} instead`);
  const saidOf = (rest: string): readonly string[] => [...said(rest), `${rest} is ${passive} instead`];
  return either('instead', () => [
    changed(saidOf),
    choice('instead', () => [
      row({ type: typesOnly }, said('{type} damage'), ({ type }): Instead => ({ instead: 'amount', types: type })),
      fixed(["it's unpreventable", 'that damage is unpreventable'], { instead: 'unpreventable' } as Instead),
      fixed(said('combat damage'), { instead: 'amount', combat: true } as Instead),
      row({ n: figure }, said('{n} damage'), ({ n }): Instead => ({ instead: 'amount', times: 0, plus: n })),
      ...dividing(said),
      row(
        { among: nounMany },
        [
          'that damage is divided as you choose among any number of {among} instead',
          "it's divided as you choose among any number of {among} instead",
        ],
        ({ among }): Instead => ({ instead: 'divide', among }),
      ),
      ...prevention(),
      row(
        { effect: clause, if: condition, then: clause },
        '{effect} instead . then , if {if} , {then}',
        ({ effect, if: so, then }): Instead => ({
          instead: 'effects',
          effects: [effect, { do: 'if', if: so, then: [then] }],
        }),
      ),
    ]),
  ]);
}

const typesOnly: Phrase<readonly DamageType[]> = seenAs(
  damageType,
  (one) => [one],
  (all) => (all.length === 1 ? all[0] : undefined),
);

/** "It may deal that much divided ...": who does it may leave it as it is. */
export const mayDealInstead: Phrase<Instead> = either('instead', () => {
  const said = (rest: string): readonly string[] =>
    ['it may deal', 'he may deal', 'she may deal'].map((verb) => `${verb} ${rest} instead`);
  return [changed(said), choice('instead', () => dividing(said))];
});
export const dealsInstead = becoming(['it deals', 'he deals', 'she deals'], 'dealt');
export const isDealtInstead = becoming(["it's dealt", 'it is dealt', "he's dealt", "she's dealt"], 'dealt');
export const isHealedInstead: Phrase<Instead> = changed((rest) => [`${rest} is healed instead`, `${rest} is healed`]);
export const healsInstead = becoming(['it heals', 'he heals', 'she heals'], 'healed');

const CARD = ['drawing it', 'that draw', 'drawing that card'];
const SKIPPING: readonly string[] = ['skip', 'you skip', 'he skips', 'that player skips'].flatMap((skip) =>
  CARD.map((what) => `${skip} ${what} instead`),
);

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
  fixed(SKIPPING, { instead: 'nothing' } as Instead),
  row(
    { effect: clause },
    CARD.map((what) => `he skips ${what} and {effect} instead`),
    ({ effect }): Instead => ({ instead: 'effects', effects: [effect] }),
  ),
  row(
    { effect: clause, more: conditionally },
    CARD.map((what) => `he skips ${what} and you {effect} instead . {more}`),
    ({ effect, more }): Instead => ({ instead: 'effects', effects: [effect, more] }),
  ),
  row(
    { effect: clause, then: clause },
    '{effect} instead . if you do , {then}',
    ({ effect, then }): Instead => ({
      instead: 'effects',
      effects: [{ do: 'if you do', first: [effect], then: [then] }],
    }),
  ),
  ...ifDone(),
]);
