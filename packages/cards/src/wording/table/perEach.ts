import type { Amount, Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { asSelection } from '../unresolved.ts';
import { countable, counted, figure, handOf, likeness, measured, otherThanOwn, resourcesOf } from './amounts.ts';
import { counterName } from './counterNames.ts';
import { doneByPlayers } from './pastOfPlayers.ts';
import { nounEach, nounMany, someone, theirs } from './phrases.ts';
import { knownPlayers, knownPossessive } from './players.ts';

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
