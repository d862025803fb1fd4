import type { Amount, DamageType, Duration, Effect, Phrase as Said, Selection } from '@meetingstone/rules';
import { DAMAGE_TYPES, says } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { asSelection, pronounIn } from '../unresolved.ts';
import { figure, perEach } from './amounts.ts';
import {
  amount,
  condition,
  duration,
  measure,
  nounMany,
  possessions,
  predicate,
  selection,
  someone,
} from './phrases.ts';
import { IT } from './pronouns.ts';
import type { Scaled } from './scaling.ts';
import { multiplied } from './scaling.ts';
import { damageType } from './vocabulary.ts';

/** "shadowfire": damage of both types (408.3a). */
const compound: Phrase<readonly DamageType[]> = choice('compound', () =>
  DAMAGE_TYPES.flatMap((one) =>
    DAMAGE_TYPES.filter((other) => other !== one).map((other) => fixed(`${one}${other}`, [one, other])),
  ),
);

const types: Phrase<readonly DamageType[]> = either('damage types', () => [
  compound,
  list(damageType, 'and'),
  choice<readonly DamageType[]>('two types', () => [
    fixed('shadowfire', ['shadow', 'fire']),
    fixed('frostfire', ['frost', 'fire']),
  ]),
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

/** "5, 4, and 3 damage to them, respectively": so many amounts. */
const ORDERED = [2, 3, 4, 5, 6] as const;
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type Amounts = Readonly<Partial<Record<(typeof LETTERS)[number], number>>>;
const inTurn = (n: number): { readonly [K in keyof Amounts]-?: Phrase<number> } =>
  Object.fromEntries(LETTERS.slice(0, n).map((letter) => [letter, figure])) as never;
const listed = (n: number): string => {
  const [last, ...others] = LETTERS.slice(0, n)
    .map((letter) => `{${letter}}`)
    .reverse();
  return n === 2 ? `${others[0]} and ${last}` : `${others.reverse().join(' , ')} , and ${last}`;
};
const amountsOf = (amounts: Amounts, n: number): readonly number[] =>
  LETTERS.slice(0, n).map((letter) => amounts[letter]!);

const unpreventable = optional(choice('unpreventable', () => [fixed('unpreventable', true as const)]));

/** The one that was just named, without a word for it. */
const thatOne: Phrase<Selection> = {
  name: 'that one',
  mayBeEmpty: true,
  read: (at) => [{ value: IT, end: at }],
  say: (value) => (pronounIn(value) ? { words: [] } : undefined),
};

/** What is dealt to whom, with or without the verb before it. */
const packets = (verb: string): readonly Row<Effect>[] => [
  row(
    { amount, to: selection },
    `${verb} {amount} damage of the chosen type to {to}`,
    ({ amount, to }): Effect => ({ do: 'deal', amount, types: [], to, chosenType: true }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    `${verb} {amount} {u} {types} damage to {to}`,
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount, types, more: amount, others: types, to: selection, again: thatOne },
    `${verb} {amount} {types} damage and {more} {others} damage to {to} {again}`,
    ({ amount, types, more, others, to, again: same }): Effect => ({
      do: 'deal',
      amount,
      types,
      to,
      along: [{ do: 'deal', amount: more, types: others, to: same }],
    }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    `${verb} {amount} {u} {types} damage to {to} as combat damage`,
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, combat: true }),
  ),
  row(
    { u: unpreventable, types, to: selection, n: perEach },
    `${verb} 1 {u} {types} damage to {to} {n}`,
    ({ u, types, to, n }): Effect => ({ do: 'deal', amount: n, types, to, unpreventable: u as true }),
  ),
  row(
    { amount: severalTimes, u: unpreventable, types, to: selection, n: perEach },
    `${verb} {amount} {u} {types} damage to {to} {n}`,
    ({ amount, u, types, to, n }): Effect => ({
      do: 'deal',
      amount: { amount: 'times', of: [amount, n] },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
];

/** An amount that is different for each of several cards is told after them. */
const eachOne: Phrase<Selection> = seenAs(selection, several, several);
function several(to: Selection): Selection | undefined {
  return to.select === 'each' ? to : undefined;
}
const isPronoun = ({ kind, phrase }: Said): boolean => kind === 'selection' && pronounIn(phrase) !== undefined;
const ownAmount: Phrase<Amount> = seenAs(measure, spokenOf, spokenOf);
function spokenOf(amount: Amount): Amount | undefined {
  return says('amount', amount, isPronoun) ? amount : undefined;
}

const dealing = (): readonly Row<Effect>[] => [
  ...packets('deal(s)'),
  row(
    { n: figure, u: unpreventable, types, to: selection, times: perEach },
    'deal(s) {n} {u} {types} damage to {to} . that damage is doubled {times}',
    ({ n, u, types, to, times }): Effect => ({
      do: 'deal',
      amount: { amount: 'doubled', of: n, times },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    'smash(smashes) {amount} {u} {types} damage to {to}', // 405.8
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, smash: true }),
  ),
  row(
    { amount: ownAmount, u: unpreventable, types, to: eachOne },
    'deal(s) {u} {types} damage to {to} equal to {amount}',
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount: measure, u: unpreventable, types, to: selection },
    ['deal(s) {u} {types} damage equal to {amount} to {to}', 'deal(s) {u} {types} damage to {to} equal to {amount}'],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    [
      'deal(s) {amount} {u} {types} damage divided as you choose to {to}',
      'deal(s) {amount} {u} {types} damage divided as you choose among {to}',
      'deal(s) {amount} {u} {types} damage to {to} , divided as you choose',
      'deal(s) {amount} {u} {types} damage to {to} divided as you choose',
    ],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, divided: true }),
  ),
  row(
    { amount: measure, u: unpreventable, types, to: selection },
    [
      'deal(s) {u} {types} damage equal to {amount} , divided as you choose , to {to}',
      'deal(s) {u} {types} damage equal to {amount} divided as you choose to {to}',
      'deal(s) {u} {types} damage equal to {amount} divided as you choose among {to}',
    ],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, divided: true }),
  ),
  row(
    { less: amount, types, noun: nounMany, more: amount, if: condition },
    'deal(s) {less} {types} damage divided as your opponents choose among {noun} , or {more} if {if}',
    ({ less, types, noun, more, if: condition }): Effect => ({
      do: 'deal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      types,
      to: { select: 'each', noun },
      dividedBy: { player: 'opponents together' },
    }),
  ),
  ...ofEach(ORDERED, (n) => [
    row(
      { ...inTurn(n), u: unpreventable, types, to: selection },
      `deal(s) ${listed(n)} {u} {types} damage to {to} , respectively`,
      ({ u, types, to, ...amounts }): Effect => ({
        do: 'deal',
        amount: amountsOf(amounts, n)[0]!,
        types,
        to,
        unpreventable: u as true,
        each: amountsOf(amounts, n),
      }),
    ),
  ]),
  row(
    { less: amount, u: unpreventable, types, to: selection, more: amount, if: condition },
    'deal(s) {less} {u} {types} damage to {to} , or {more} <damage> <instead> if {if}',
    ({ less, u, types, to, more, if: condition }): Effect => ({
      do: 'deal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
];

const healing = (): readonly Row<Effect>[] => [
  row(
    { amount, from: selection },
    [
      'heal(s) {amount} damage divided as you choose from {from}',
      'heal(s) {amount} damage from {from} divided as you choose',
    ],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from, divided: true }),
  ),
  row(
    { amount, from: selection },
    ['heal(s) {amount} damage from {from}', 'heal(s) {amount} from {from}'],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
  ...ofEach(ORDERED, (n) => [
    row(
      { ...inTurn(n), from: selection },
      `heal(s) ${listed(n)} damage from {from} , respectively`,
      ({ from, ...amounts }): Effect => ({
        do: 'heal',
        amount: amountsOf(amounts, n)[0]!,
        from,
        each: amountsOf(amounts, n),
      }),
    ),
  ]),
  row(
    { from: selection },
    'heal(s) all damage from {from}',
    ({ from }): Effect => ({ do: 'heal', amount: 'all', from }),
  ),
  row(
    { noun: nounMany },
    'heal(s) all damage from {noun}',
    ({ noun }): Effect => ({ do: 'heal', amount: 'all', from: { select: 'each', noun } }),
  ),
  row(
    { amount: measure, from: selection },
    ['heal(s) damage from {from} equal to {amount}', 'heal(s) damage equal to {amount} from {from}'],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
  row(
    { from: selection, n: perEach },
    'heal(s) 1 damage from {from} {n}',
    ({ from, n }): Effect => ({ do: 'heal', amount: n, from }),
  ),
  row(
    { amount: severalTimes, from: selection, n: perEach },
    'heal(s) {amount} damage from {from} {n}',
    ({ amount, from, n }): Effect => ({ do: 'heal', amount: { amount: 'times', of: [amount, n] }, from }),
  ),
  row(
    { less: amount, from: selection, more: amount, if: condition },
    'heal(s) {less} damage from {from} , or {more} <damage> <instead> if {if}',
    ({ less, from, more, if: condition }): Effect => ({
      do: 'heal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      from,
    }),
  ),
];

type Deed = Extract<Effect, { do: 'deal' | 'heal' }>;

/** What a character does, without who does it. */
const deed: Phrase<Effect> = choice('deed', () => [...dealing(), ...healing()]);

/** Another packet after the first, without the verb: "... and 2 fire damage to itself". */
const packet: Phrase<Effect> = choice('packet', () => packets(''));

/** The same for healing: "... and 1 damage from target ally". */
const cure: Phrase<Effect> = choice('cure', () => [
  row(
    { amount, from: selection },
    '{amount} damage from {from}',
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
]);

/** What is said of the character besides what it does: "... and has +1 ATK this turn". */
const change: Phrase<Effect> = choice('change', () => [
  row(
    { changes: predicate, duration },
    '{changes} {duration}',
    ({ changes, duration }): Effect => ({ do: 'modify', what: undefined as never, changes, duration }),
  ),
]);

/** The same for each of something: "... and has +2 ATK this turn for each Gnome". */
const scaledChange: Phrase<Effect> = seenAs(
  choice<Scaled & { readonly duration: Duration }>('change', () => [
    row({ has: possessions, duration, n: perEach }, 'have(has) {has} {duration} {n}', (all) => all),
  ]),
  ({ has, n, duration: lasting }): Effect | undefined => {
    const changes = multiplied({ has, n });
    return changes && { do: 'modify', what: undefined as never, changes, duration: lasting };
  },
  () => undefined,
);

const doneBy = ({ do: verb, ...rest }: Effect, by: Selection): Effect => ({ do: verb, by, ...rest }) as Deed;

const isDeed = (effect: Effect): effect is Deed => effect.do === 'deal' || effect.do === 'heal';

/** "It also deals ...": the word adds nothing to what is done. */
const afterAlso = (at: number, { words }: Reading): number =>
  words[at]?.low === 'also' || words[at]?.low === 'then' ? at + 1 : at;

/** A character does one thing: "your hero deals 3 fire damage to target ally". */
export const acting: Phrase<Effect> = {
  name: 'acting',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading).flatMap(({ value: by, end }) =>
      readAt(deed, afterAlso(end, reading), reading).map((found) => ({
        value: doneBy(found.value, by),
        end: found.end,
      })),
    ),
  say: (effect, saying) => {
    if (!isDeed(effect) || !effect.by) return undefined;
    const { by, ...rest } = effect;
    const who = someone.say(by, saying);
    const done = who && deed.say(rest as Effect, { ...saying, number: who.number ?? 'one' });
    return done && { words: [...who.words, ...done.words] };
  },
};

const JOINTS = [['and'], [',', 'and'], [',', 'then'], ['and', 'then'], [',', 'and', 'then']];

/** Where the next instruction of a sentence begins. */
export function joints(end: number, { words }: Reading): readonly number[] {
  return JOINTS.filter((joint) => joint.every((word, n) => words[end + n]?.low === word)).map(
    (joint) => end + joint.length,
  );
}

/** Can it be the subject of several instructions? What is chosen or targeted would be so again each time. */
const isKnown = (by: Selection): boolean =>
  ['this', 'host', 'pronoun'].includes(by.select) || (by.select === 'hero' && by.of.player === 'you');

/** The subject that is left out in the rest of a sentence: whom a pronoun means is settled by then. */
function again(by: Selection): Selection {
  const said = pronounIn(by);
  return said ? asSelection({ ...said, again: true }) : by;
}

/** What goes on without its verb. */
function readAfter(verb: string | undefined, at: number, reading: Reading): readonly Found<Effect>[] {
  if (verb === 'heal') return readAt(cure, at, reading);
  return verb === 'deal' ? readAt(packet, at, reading) : [];
}

/** "3 fire damage to target ally, 2 frost damage to a second target ally, and ...": another one follows it. */
const readListed = (verb: string | undefined, at: number, reading: Reading): readonly Found<Effect>[] =>
  reading.words[at]?.low === ',' ? readAfter(verb, at + 1, reading) : [];

/** What one character does in one breath, after the first deed. */
function more(
  first: Selection,
  done: readonly Effect[],
  from: number,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  const by = again(first);
  const listed = readListed(done.at(-1)?.do, from, reading).flatMap(({ value, end }) =>
    more(first, [...done, doneBy(value, by)], end, reading),
  );
  const joined = joints(from, reading).flatMap((next) => {
    const further: Found<Effect>[] = [
      ...readAt(deed, next, reading).map(({ value, end }) => ({ value: doneBy(value, by), end })),
      ...readAfter(done.at(-1)?.do, next, reading).map(({ value, end }) => ({
        value: doneBy(value, by),
        end,
      })),
      ...[...readAt(change, next, reading), ...readAt(scaledChange, next, reading)].map(({ value, end }) => ({
        value: { ...value, what: by } as Effect,
        end,
      })),
    ];
    return further.flatMap(({ value, end }) => [
      { value: [...done, value], end },
      ...more(by, [...done, value], end, reading),
    ]);
  });
  return [...listed, ...joined];
}

/** A character does several things: "it deals 2 fire damage to target ally and heals 2 damage from your hero". */
export const actingOn: Phrase<readonly Effect[]> = {
  name: 'acting on',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading)
      .filter(({ value }) => isKnown(value))
      .flatMap(({ value: by, end }) =>
        readAt(deed, afterAlso(end, reading), reading).flatMap((found) =>
          more(by, [doneBy(found.value, by)], found.end, reading),
        ),
      ),
  say: () => undefined,
};

/** "Your hero may deal 2 fire damage to target ally": you decide. */
export const mayAct: Phrase<readonly Effect[]> = {
  name: 'may act',
  begins: () => ({ phrases: [someone] }),
  read: (at, reading) =>
    readAt(someone, at, reading)
      .filter(({ value, end }) => isKnown(value) && reading.words[end]?.low === 'may')
      .flatMap(({ value: by, end }) =>
        readAt(deed, afterAlso(end + 1, reading), reading).flatMap((found) => {
          const first: readonly Effect[] = [doneBy(found.value, by)];
          return [{ value: first, end: found.end }, ...more(by, first, found.end, reading)];
        }),
      )
      .map(({ value, end }) => ({ value: [{ do: 'may', who: { player: 'you' }, effects: value }], end })),
  say: ([effect, ...others], saying) => {
    if (effect?.do !== 'may' || effect.who.player !== 'you' || others.length > 0) return undefined;
    const [first] = effect.effects;
    const by = first && isDeed(first) ? first.by : undefined;
    if (!by || !isKnown(by)) return undefined;
    const done = effect.effects.map((one) => {
      if (!isDeed(one) || !same(one.by, by)) return undefined;
      const { by: _, ...what } = one;
      return deed.say(what as Effect, { ...saying, number: 'many' });
    });
    const who = someone.say(by, saying);
    if (!who || done.some((one) => one === undefined)) return undefined;
    return { words: [...who.words, 'may', ...done.flatMap((one, n) => [...(n > 0 ? ['and'] : []), ...one!.words])] };
  },
};
