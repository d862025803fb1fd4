import type { Amount, Destination, Effect, Players } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { others } from './his.ts';
import { perEach } from './perEach.ts';
import { count, measure } from './phrases.ts';

const ONE = ['the top card of his deck', 'the top card of his or her deck', 'a card from the top of his deck'];

/** How many was told before: "that many cards from the top". */
const thatMany: Phrase<Amount> = seenAs(count, toldBefore, toldBefore);
function toldBefore(n: Amount): Amount | undefined {
  return typeof n === 'object' && n.amount === 'that much' ? n : undefined;
}

/** "the top card of his deck", "two cards from the top of his deck" */
const hisTop: Phrase<Amount> = choice('his top cards', () => [
  fixed(ONE, 1 as Amount),
  row({ n: thatMany }, '{n} cards from the top of his deck', ({ n }): Amount => n),
  row(
    { n: count },
    ['the top {n} cards of his deck', 'the top {n} cards of his or her deck', '{n} cards from the top of his deck'],
    ({ n }): Amount => n,
  ),
]);
const oneOnTop = unmeant('his top card', ONE.toReversed());

const hisPlace: Phrase<Destination> = choice('his place', () => [
  fixed(['into his graveyard', 'into his or her graveyard'], { to: 'graveyard' } as Destination),
  fixed(['into his resource row face down and exhausted', 'into his or her resource row face down and exhausted'], {
    to: 'resource row',
    exhausted: true,
  } as Destination),
]);

const putTop = (of: Players, n: Amount, where: Destination): Effect => ({
  do: 'put',
  what: { select: 'top', of, count: n },
  where,
});
const REMOVED: Destination = { to: 'removed' };

/** What another player does with the topmost cards of his own deck. */
export const fromHisDeck = (): readonly Row<Effect>[] => [
  row({ of: others, n: hisTop, where: hisPlace }, '{of} put(s) {n} {where}', ({ of, n, where }) =>
    putTop(of, n, where),
  ),
  row(
    { of: others, n: measure, where: hisPlace },
    '{of} put(s) cards from the top of his deck {where} equal to {n}',
    ({ of, n, where }) => putTop(of, n, where),
  ),
  row(
    { of: others, card: oneOnTop, where: hisPlace, n: perEach },
    '{of} put(s) {card} {where} {n}',
    ({ of, where, n }) => putTop(of, n, where),
  ),
  row({ of: others, n: hisTop }, '{of} remove(s) {n} from the game', ({ of, n }) => putTop(of, n, REMOVED)),
  row({ of: others, card: oneOnTop, n: perEach }, '{of} remove(s) {card} from the game {n}', ({ of, n }) =>
    putTop(of, n, REMOVED),
  ),
];
