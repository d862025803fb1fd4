import type { Condition, Noun } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { condition, count, noun, nounMany, someone, whileIt } from './phrases.ts';

const controlled = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose || value.zone ? undefined : { ...value, whose: 'you' as const }),
    ({ whose, ...value }) => (whose === 'you' ? value : undefined),
  );

const another: Phrase<Noun> = seenAs(
  noun,
  (value) => ({ ...value, other: true as const }),
  ({ other, ...value }) => (other ? value : undefined),
);

/** What something is said to be: "damaged", "an ally". */
const state: Phrase<Noun> = choice('state', () => [
  fixed('damaged', { damaged: true } as Noun),
  fixed('undamaged', { damaged: false } as Noun),
  fixed('exhausted', { exhausted: true } as Noun),
  fixed('ready', { exhausted: false } as Noun),
  fixed('attacking', { attacking: true } as Noun),
  fixed('defending', { defending: true } as Noun),
  fixed('in combat', { inCombat: true } as Noun),
  row({ noun: withArticle(noun) }, '{noun}', ({ noun }) => noun),
]);

condition.is(
  choice('condition', () => [
    row(
      { noun: controlled(withArticle(noun)) },
      'you control {noun}',
      ({ noun }): Condition => ({ is: 'there', noun }),
    ),
    row({ noun: controlled(another) }, 'you control another {noun}', ({ noun }): Condition => ({ is: 'there', noun })),
    row(
      { n: count, noun: controlled(nounMany) },
      'you control {n} or more {noun}',
      ({ n, noun }): Condition => ({
        is: 'there',
        noun,
        atLeast: n,
      }),
    ),
    row(
      { noun: controlled(nounMany) },
      'you control no {noun}',
      ({ noun }): Condition => ({
        is: 'not',
        of: { is: 'there', noun },
      }),
    ),
    fixed(["it's your turn", 'it is your turn'], { is: 'turn of', whose: 'you' } as Condition),
    row(
      { n: count },
      'you have {n} or more cards in your hand',
      ({ n }): Condition => ({
        is: 'compared',
        left: { amount: 'cards in hand', of: { player: 'you' } },
        how: 'or more',
        right: n,
      }),
    ),
    fixed('you have no cards in your hand', {
      is: 'compared',
      left: { amount: 'cards in hand', of: { player: 'you' } },
      how: 'exactly',
      right: 0,
    } as Condition),
    row(
      { what: someone, noun: state },
      ['{what} are(is) {noun}'],
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { noun: state },
      ["it's {noun}"],
      ({ noun }): Condition => ({
        is: 'so',
        what: { select: 'pronoun', word: 'it' } as never,
        noun,
      }),
    ),
    row(
      { n: figure },
      'your hero has {n} or more damage on it',
      ({ n }): Condition => ({
        is: 'compared',
        left: { amount: 'damage', of: { select: 'hero', of: { player: 'you' } } },
        how: 'or more',
        right: n,
      }),
    ),
  ]),
);

/** "while attacking", "on your turn": when a modifier applies. */
whileIt.is(
  either('while', () => [
    choice('while', () => [
      fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
      fixed(["on opponents ' turns", "during opponents ' turns", "on each opponent 's turn"], {
        is: 'turn of',
        whose: 'opposing',
      } as Condition),
      row({ noun: state }, 'while {noun}', ({ noun }): Condition => ({ is: 'so', what: { select: 'it' }, noun })),
      row({ of: condition }, 'while {of}', ({ of }) => of),
    ]),
  ]),
);
