import type { Change, Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { whom as attacked } from './cants.ts';
import { forGood } from './forGood.ts';
import { others } from './his.ts';
import {
  bearerPossessive,
  duration,
  group,
  measure,
  noun,
  nounMany,
  playersPossessive,
  possessor,
  predicate,
  selection,
  someone,
  whileIt,
} from './phrases.ts';
import { measuredLater, scaledLater } from './scaling.ts';
import { together as bothNamed } from './severalCards.ts';
import { together } from './someone.ts';
import { damageIcon } from './vocabulary.ts';
import { attackingWhileAble } from './whileAble.ts';

const amongDone = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, ofThisWay, ofThisWay);
const ofThisWay = (noun: Noun): Noun | undefined => (noun.among?.select === 'done' ? noun : undefined);
/** Of one player, whatever he controls by then. */
const his: Phrase<Players> = seenAs(playersPossessive, ofOne, ofOne);
function ofOne(value: Players): Players | undefined {
  return value.player === 'you' || value.player === 'that' ? value : undefined;
}

const lasting = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, anyTime, anyTime);
const anyTime = (noun: Noun): Noun | undefined => (noun.among ? undefined : noun);

/** "A character dealt damage this way": each of them. */
export const doneThisWay: Phrase<Selection> = choice('this way', () => [
  row({ noun: amongDone(nounMany) }, ['{noun}', 'all {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: amongDone(withArticle(noun)) }, ['{noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: amongDone(noun) }, ['each {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
]);

const SELF: Noun = { self: true };
/** "(1)" less is a change by -1. */
const less: Phrase<number> = seenAs(
  choice('number', () => [row({ n: figure }, ['( {n} )', '{n}'], ({ n }) => n)]),
  (n) => -n,
  (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
);

/** What is paid for a card that was spoken of. */
const PAID_LESS = [
  ['complete', 'complete'],
  ['strike', 'strike with'],
] as const;
/** The card itself has words of its own for what it costs. */
const spokenOf: Phrase<Selection> = seenAs(someone, another, another);
function another(value: Selection): Selection | undefined {
  return value.select === 'this' ? undefined : value;
}

const YOURS: readonly Change[] = [{ change: 'control', by: { player: 'you' } }];

/** "your hero and this weapon": each of them is one in particular. */
const allNamed: Phrase<Selection> = seenAs(bothNamed, inParticular, inParticular);
function inParticular(value: Selection): Selection | undefined {
  const isOne = ({ select }: Selection) => select !== 'each' && select !== 'choose';
  return value.select === 'together' && value.of.every(isOne) ? value : undefined;
}

export const whom: Phrase<Selection> = either('whom', () => [someone, doneThisWay, allNamed]);

const DOUBLED = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
] as const;

/** "the ATK of target weapon", "its ATK" */
const doubledOf = (word: string): Phrase<Selection> =>
  choice('doubled', () => [
    row({ of: possessor }, `{of} ${word}`, ({ of }) => of),
    row({ of: someone }, `the ${word} of {of}`, ({ of }) => of),
  ]);

/** Whatever fits, your hero perhaps with others. */
const several: Phrase<Noun> = either('several', () => [group, together]);

/** Modifiers that an instruction makes. */
export const modifying = (): readonly Row<Effect>[] => [
  ...scaledLater(),
  ...attackingWhileAble(),
  row(
    { what: whom, changes: predicate, duration },
    ['{what} {changes} {duration}', '{duration} , {what} {changes}', 'this turn , {what} {changes} {duration}'],
    ({ what, changes, duration }): Effect => ({ do: 'modify', what, changes, duration }),
  ),
  forGood(),
  row(
    { what: someone, changes: predicate, while: whileIt, duration },
    ['{what} {changes} {while} {duration}', '{what} {changes} {duration} {while}'],
    ({ what, changes, while: condition, duration }): Effect => ({
      do: 'modify',
      what,
      changes,
      while: condition,
      duration,
    }),
  ),
  row(
    { what: whom, duration },
    ['{what} must attack {duration} if able', '{what} attack(s) {duration} if able'],
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: [{ change: 'must attack' }], duration }),
  ),
  row(
    { what: whom, noun: attacked, duration },
    ['{what} must attack {noun} {duration} if able', '{what} attack(s) {noun} {duration} if able'],
    ({ what, noun, duration }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'must attack', noun }],
      duration,
    }),
  ),
  row(
    { cards: lasting(several), duration },
    ['{cards} must attack {duration} if able'],
    ({ cards, duration }): Effect => ({
      do: 'create',
      continuous: { cards, changes: [{ change: 'must attack' }] },
      duration,
    }),
  ),
  row(
    { what: someone, of: bearerPossessive },
    '{what} have(has) {of} printed powers',
    ({ what, of }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'printed powers', of }],
      duration: 'this game',
    }),
  ),
  ...ofEach(PAID_LESS, ([cost, words]) => [
    row(
      { n: less, what: spokenOf, duration },
      `you pay {n} less to ${words} {what} {duration}`,
      ({ n, what, duration }): Effect => ({
        do: 'modify',
        what,
        changes: [
          { change: 'grant', power: { power: 'cost change', change: { cost, noun: SELF, whose: 'you', by: n } } },
        ],
        duration,
      }),
    ),
  ]),
  row(
    { cards: lasting(several), changes: predicate, duration },
    ['{cards} {changes} {duration}', '{duration} , {cards} {changes}'],
    ({ cards, changes, duration }): Effect => ({ do: 'create', continuous: { cards, changes }, duration }),
  ),
  row(
    { cards: lasting(several), changes: predicate, while: whileIt, duration },
    [
      '{cards} {changes} {while} {duration}',
      '{cards} {changes} {duration} {while}',
      '{duration} , {cards} {changes} {while}',
    ],
    ({ cards, changes, while: so, duration }): Effect => ({
      do: 'create',
      continuous: { cards, changes, while: so },
      duration,
    }),
  ),
  row(
    { cards: lasting(several), noun: attacked, duration },
    '{cards} can attack only {noun} {duration} if able',
    ({ cards, noun, duration }): Effect => ({
      do: 'create',
      continuous: { cards, changes: [{ change: 'attack only', noun, ifAble: true }] },
      duration,
    }),
  ),
  ...ofEach(DOUBLED, ([what, word]) => [
    row(
      { of: doubledOf(word), duration },
      'double {of} {duration}',
      ({ of, duration }): Effect => ({ do: 'modify', what: of, changes: [{ change: 'double', what }], duration }),
    ),
  ]),
  row(
    { what: selection },
    ['gain control of {what}', '<you> gain control of {what}', '<you> take control of {what}'],
    ({ what }): Effect => ({ do: 'modify', what, changes: YOURS, duration: 'this game' }),
  ),
  row(
    { what: selection, duration },
    ['gain control of {what} {duration}', '<you> take control of {what} {duration}', '{duration} , you control {what}'],
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: YOURS, duration }),
  ),
  row(
    { who: others, what: selection, duration },
    '{who} gain(s) control of {what} {duration}',
    ({ who, what, duration }): Effect => ({ do: 'modify', what, changes: [{ change: 'control', by: who }], duration }),
  ),
  row(
    { what: someone, duration },
    'you control {what} {duration}',
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: YOURS, duration }),
  ),
  row(
    { who: others, what: selection },
    ['{who} gain(s) control of {what}', 'have {who} gain control of {what}'],
    ({ who, what }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'control', by: who }],
      duration: 'this game',
    }),
  ),
  row(
    { one: selection, other: selection },
    ['switch the damage on {one} and {other}', 'switch all damage on {one} with the damage on {other}'],
    ({ one, other }): Effect => ({ do: 'switch damage', one, other }),
  ),
  row(
    { what: possessor, to: measure, duration },
    ['{what} ATK becomes equal to {to} {duration}'],
    ({ what, to, duration }): Effect => ({ do: 'modify', what, changes: [{ change: 'set atk', to }], duration }),
  ),
  row(
    { what: possessor, type: damageIcon, duration },
    ['{what} damage type becomes {type} {duration}'],
    ({ what, type, duration }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'become damage type', type }],
      duration,
    }),
  ),
  row(
    { one: selection, other: selection },
    'exchange control of {one} and {other}',
    ({ one, other }): Effect => ({ do: 'exchange control', one, other }),
  ),
  row(
    { what: whom },
    [
      "{what} can't ready during their(its) controller 's next ready step",
      "<each of> {what} can't ready during its~ controller 's next ready step",
      "{what} can't ready during their controllers ' next ready step/steps",
      "{what} can't ready during their controllers ' next ready steps",
    ],
    ({ what }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'restrict', restriction: { cant: 'ready', during: 'ready step' } }],
      duration: "its controller's next ready step",
    }),
  ),
  row(
    { what: whom, whose: his },
    "{what} can't ready during {whose} next ready step",
    ({ what, whose }): Effect => ({
      do: 'modify',
      what,
      changes: [{ change: 'restrict', restriction: { cant: 'ready', during: 'ready step' } }],
      duration: { nextReadyStepOf: whose },
    }),
  ),
  row(
    { noun: nounMany },
    "{noun} can't ready during their controller 's next ready step",
    ({ noun }): Effect => ({
      do: 'modify',
      what: { select: 'each', noun },
      changes: [{ change: 'restrict', restriction: { cant: 'ready', during: 'ready step' } }],
      duration: "its controller's next ready step",
    }),
  ),
  row(
    { what: selection, duration },
    'switch the ATK and [Health] of {what} {duration}',
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: [{ change: 'switch' }], duration }),
  ),
  row(
    { what: possessor, duration },
    'switch {what} ATK and [Health] {duration}',
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: [{ change: 'switch' }], duration }),
  ),
  ...measuredLater(),
  row(
    { who: others },
    ['{who} take(s) an extra turn after this one', '{who} take(s) an extra turn'], // 500.3
    ({ who }): Effect => ({ do: 'take an extra turn', who }),
  ),
  fixed(
    [
      'take an extra turn after this one',
      'take an extra turn',
      'you take an extra turn after this one',
      'take an additional turn after this one',
    ],
    {
      do: 'take an extra turn',
      who: { player: 'you' },
    } as Effect,
  ),
];
