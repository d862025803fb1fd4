import type { Amount, DamageType, Instead } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, signed } from './amounts.ts';
import { unpreventable } from './damageTypes.ts';
import { perEach } from './perEach.ts';
import { clause, condition, nounMany } from './phrases.ts';
import { conditionally, ifDone, prevention } from './prevention.ts';
import { damageType } from './vocabulary.ts';

/** "that much +1" */
const raised: Phrase<Amount> = choice('raised', () => [
  row({ n: signed }, '{n}', ({ n }) => n),
  row({ n: figure }, ['plus {n}'], ({ n }) => n as Amount),
  row({ n: perEach }, '+1 {n}', ({ n }) => n),
]);

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
    [...said('that much <damage> divided as you choose among any number of {among}')],
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
  const said = (rest: string): readonly string[] => [`it~ may deal ${rest} instead`];
  return [changed(said), choice('instead', () => dividing(said))];
});

export const dealsInstead = becoming(['it~ deals|deal'], 'dealt');

export const isDealtInstead = becoming(["it's|he's|she's dealt", 'it~ is|are dealt'], 'dealt');

export const isHealedInstead: Phrase<Instead> = changed((rest) => [`${rest} is healed <instead!>`]);

export const healsInstead = becoming(['it~ heals|heal'], 'healed');

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
