import type { Amount, Likeness, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { pluralOf } from '../grammar/endings.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import type { Measured, ThatMuch } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import { counterName } from './counterNames.ts';
import { doneByPlayers } from './pastOfPlayers.ts';
import { amount, count, nounEach, nounMany, someone, theirs } from './phrases.ts';
import { knownPlayers, knownPossessive } from './players.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in figures: "3". */
export const figure: Phrase<number> = {
  name: 'number',
  begins: () => ({ like: ({ text }) => /^\d/.test(text) }),
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    if (!/^\d+$/.test(word)) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value: Number(word), end: at + 1 }];
  },
  say: (value) => (typeof value === 'number' ? { words: [String(value)] } : undefined),
};

/** A number as it is counted: "two"; figures are read too. */
export const counted: Phrase<number> = {
  name: 'number',
  begins: () => ({ words: NUMBERS, phrases: [figure] }),
  read: (at, reading) => {
    const value = NUMBERS.indexOf(reading.words[at]?.low ?? '');
    if (value < 0) return readAt(figure, at, reading);
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value, end: at + 1 }];
  },
  say: (value) =>
    typeof value === 'number'
      ? { words: [NUMBERS[value] ?? String(value)], number: value === 1 ? 'one' : 'many' }
      : undefined,
};

const variable: Phrase<Amount> = choice('variable', () => [row({}, ['X', 'X'], (): Amount => ({ amount: 'X' }))]);

/** The amount of this very thing. */
export function measured(of: Measured): Amount {
  const much: ThatMuch = { amount: 'that much', of };
  return much;
}

/** For these there are words of their own. */
const OF_THEIR_OWN: readonly Measured[] = ['prevent', 'choose number', 'pay'];

const thatMuch = (word: 'much' | 'many'): Phrase<Amount> => ({
  name: 'that much',
  begins: () => ({ words: ['that'] }),
  read: (at, reading) => {
    const [that, much] = [reading.words[at]?.low, reading.words[at + 1]?.low];
    const amountOf = much === 'amount' && reading.words[at + 2]?.low === 'of';
    if (that !== 'that' || (much !== 'much' && much !== 'many' && !amountOf)) return [];
    const end = at + (amountOf ? 3 : 2);
    if (end > reading.farthest) reading.farthest = end;
    return [{ value: { amount: 'that much' }, end }];
  },
  say: (value) =>
    typeof value === 'object' && value.amount === 'that much' && !OF_THEIR_OWN.some((of) => same(value, measured(of)))
      ? { words: ['that', word] }
      : undefined,
});

/** An amount before a noun: "3", "X", "that much". */
const twice: Phrase<Amount> = choice('twice', () => [
  row({ of: thatMuch('much') }, 'double {of}', ({ of }): Amount => ({ amount: 'times', of: [2, of] })),
  row({ of: variable }, 'double {of}', ({ of }): Amount => ({ amount: 'times', of: [2, of] })),
  row(
    { n: figure, of: either('more', () => [variable, thatMuch('much')]) },
    ['{n} plus {of}'],
    ({ n, of }): Amount => ({ amount: 'sum', of: [n, of] }),
  ),
]);
amount.is(either('amount', () => [figure as Phrase<Amount>, variable, thatMuch('much'), twice]));
/** How many: "two", "X". */
count.is(either('count', () => [counted as Phrase<Amount>, variable, thatMuch('many')]));

/** More than one: "two", "X". */
export const several: Phrase<Amount> = seenAs(count, moreThanOne, moreThanOne);
function moreThanOne(n: Amount): Amount | undefined {
  return n === 1 ? undefined : n;
}

/** A sum with its sign: "+2", "-X". */
export const signed: Phrase<Amount> = {
  name: 'signed number',
  begins: () => ({ like: ({ text }) => /^[+-]/.test(text) }),
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    const found = /^([+-])(\d+|X)$/.exec(word);
    if (!found) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    const [, sign, what] = found;
    if (what !== 'X') return [{ value: Number(word), end: at + 1 }];
    const x: Amount = { amount: 'X' };
    return [{ value: sign === '+' ? x : { amount: 'times', of: [-1, x] }, end: at + 1 }];
  },
  say: (value) => {
    if (typeof value === 'number') return { words: [value < 0 ? String(value) : `+${value}`] };
    if (value.amount === 'X') return { words: ['+X'] };
    const negative =
      value.amount === 'times' && value.of[0] === -1 && typeof value.of[1] === 'object' && value.of[1].amount === 'X';
    return negative ? { words: ['-X'] } : undefined;
  },
};

export const NUMBER_WORDS = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['cost', 'cost'],
  ['def', 'DEF'],
] as const;

/** Hands and resources are counted by words of their own. */
export const countable = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, otherThanOwn, otherThanOwn);
const otherThanOwn = (noun: Noun): Noun | undefined => {
  const { whose, of } = noun;
  const owned = whose === 'you' ? { whose } : of ? { of } : undefined;
  if (!owned) return noun;
  return same(noun, { zone: 'hand', ...owned }) || same(noun, { kind: ['Resource'], ...owned }) ? undefined : noun;
};

export const handOf = (of: Players): Amount => ({ amount: 'cards in hand', of });
export const resourcesOf = (of: Players): Amount => ({ amount: 'resources', of });

const LIKENESSES: readonly (readonly [Likeness, string])[] = [
  ['name', 'name'],
  ['class', 'class'],
  ['Alliance race', '[Alliance] race'],
  ['Horde race', '[Horde] race'],
  ['card type', 'card type'],
  ['color', 'color'],
];
export const likeness: Phrase<Likeness> = choice('likeness', () =>
  ofEach(LIKENESSES, ([what, word]) => [fixed(word, what)]),
);
export const likenesses: Phrase<Likeness> = choice('likenesses', () =>
  ofEach(LIKENESSES, ([what, word]) => [fixed(pluralOf(word), what)]),
);

/** A hero of the Caverns that was destroyed lies aside (COT.10). */
export const DEFEATED: Amount = { amount: 'count', of: { kind: ['Hero'], zone: 'removed', whose: 'you' } };

/** So many are not counted. */
const below: Phrase<number> = seenAs(
  counted,
  (n) => -n,
  (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
);

/** So many for each of something: of one there are words of their own. */
export const severalTimes = seenAs(
  figure,
  (n) => (n > 1 ? n : undefined),
  (n) => (n > 1 ? n : undefined),
);

const severalOf: Phrase<number> = seenAs(counted, aboveOne, aboveOne);
function aboveOne(n: number): number | undefined {
  return n > 1 ? n : undefined;
}

/** "your weapons"; resources are counted by words of their own. */
const yours: Phrase<Noun> = seenAs(
  nounMany,
  (noun) => (noun.whose || noun.zone || noun.of ? undefined : otherThanOwn({ ...noun, whose: 'you' })),
  () => undefined,
);

/** What is gone cannot be counted where it was: its going is. */
const GONE = [
  ['leave play', 'left play'],
  ['destroy', 'was destroyed'],
] as const;

/** "each ally removed", without "this way" */
const amongRemoved: Phrase<Noun> = seenAs(
  nounEach,
  (noun) =>
    noun.among || noun.zone || noun.whose
      ? undefined
      : { ...noun, among: asSelection({ select: 'done', deed: 'remove' }) },
  () => undefined,
);

/** "each revealed ally" */
const amongRevealed: Phrase<Noun> = seenAs(
  nounEach,
  (noun) => (noun.among || noun.zone || noun.whose ? undefined : { ...noun, among: { select: 'revealed' as const } }),
  () => undefined,
);

/** What is done with damage, and what that damage is called. */
export const DEALT_WITH = [
  ['deal', 'dealt'],
  ['heal', 'healed'],
  ['prevent', 'prevented'],
  ['remove damage', 'removed'],
] as const;

/** "on cards you control" */
const onMany: Phrase<Selection> = choice('on many', () => [
  row({ noun: nounMany }, '{noun}', ({ noun }): Selection => ({ select: 'each', noun })),
]);

const eachDone = doneByPlayers(nounEach, 'one');

/** A number of something for each of others: "1 for each Totem you control". */
export const perEach: Phrase<Amount> = choice('for each', () => [
  fixed('for each of your heroes that has been defeated', DEFEATED),
  row(
    { of: countable(nounEach) },
    ['for each {of}', 'for this and each other {of}'],
    ({ of }): Amount => ({ amount: 'count', of }),
  ),
  row(
    { n: severalOf, of: countable(nounMany) },
    'for each {n} {of}',
    ({ n, of }): Amount => ({ amount: 'divided', of: { amount: 'count', of }, by: n }),
  ),
  row(
    { n: severalOf, of: theirs },
    'for each {n} damage on {of}',
    ({ n, of }): Amount => ({ amount: 'divided', of: { amount: 'damage', of }, by: n }),
  ),
  row(
    { n: severalOf, of: knownPlayers },
    ['for each {n} resources {of} control(s)', 'for each {n} resources {of} have(has)'],
    ({ n, of }): Amount => ({ amount: 'divided', of: resourcesOf(of), by: n }),
  ),
  row({ of: theirs }, 'for each damage on {of}', ({ of }): Amount => ({ amount: 'damage', of })),
  row(
    { of: knownPlayers },
    ['for each resource {of} control(s)', 'for each resource {of} have(has)'],
    ({ of }): Amount => resourcesOf(of),
  ),
  row({ of: amongRemoved }, ['for each {of} <you> removed'], ({ of }): Amount => ({ amount: 'count', of })),
  row({ of: amongRevealed }, ['for each revealed {of}'], ({ of }): Amount => ({ amount: 'count', of })),
  row({}, ['for each of your resources'], (): Amount => resourcesOf({ player: 'you' })),
  row({ of: yours }, ['for each of your {of}'], ({ of }): Amount => ({ amount: 'count', of })),
  row(
    { n: below },
    'for each card above {n} in your hand',
    ({ n }): Amount => ({ amount: 'sum', of: [handOf({ player: 'you' }), n] }),
  ),
  row({ of: knownPossessive }, 'for each card in {of} hand', ({ of }): Amount => handOf(of)),
  fixed(["for each card in all players ' hands", "for each card in each player 's hand"], handOf({ player: 'each' })),
  row(
    { name: counterName, on: someone },
    ['for each {name} counter on {on}', 'for each {name} counter that was on {on}'],
    ({ name, on }): Amount => ({ amount: 'counters', name, on }),
  ),
  row(
    { name: counterName, on: onMany },
    'for each {name} counter on {on}',
    ({ name, on }): Amount => ({ amount: 'counters', name, on }),
  ),
  row(
    { name: counterName },
    'for each {name} counter',
    ({ name }): Amount => ({ amount: 'counters', name, on: { select: 'this' } }),
  ),
  row(
    { what: likeness, of: nounMany },
    'for each different {what} among {of}',
    ({ what, of }): Amount => ({ amount: 'different', what, of }),
  ),
  row(
    { what: likeness },
    'for each different {what} you control',
    ({ what }): Amount => ({ amount: 'different', what, of: { whose: 'you' } }),
  ),
  row(
    { watch: eachDone },
    'for each {watch}',
    ({ watch }): Amount => ({ amount: 'this turn', watch, counted: 'events' }),
  ),
  ...ofEach(GONE, ([event, words]) => [
    row(
      { card: nounEach },
      [
        `for each {card} that ${words} this turn`,
        ...(event === 'destroy' ? ['for each {card} destroyed this turn'] : []),
      ],
      ({ card }): Amount => ({ amount: 'this turn', watch: { event, card }, counted: 'card' }),
    ),
  ]),
  ...ofEach(DEALT_WITH, ([deed, done]) => [fixed(`for each damage ${done} this way`, measured(deed))]),
  fixed(
    ['for each counter removed this way', 'for each counter you removed this way', 'for each counter you removed'],
    measured('counters'),
  ),
  fixed('X times', { amount: 'X' } as Amount),
  fixed(['for each ( 1 ) paid this way', 'for each 1 paid this way'], measured('pay')),
  row({ n: severalTimes }, ['for each ( {n} ) paid this way', 'for each {n} paid this way'], ({ n }) => ({
    amount: 'divided',
    of: measured('pay'),
    by: n,
  })),
  fixed(['for each damage dealt', 'for each damage healed'], { amount: 'that much' } as Amount),
]);
