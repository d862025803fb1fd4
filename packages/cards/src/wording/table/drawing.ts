import type { Amount, Destination, Effect, Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { counted } from './amounts.ts';
import { HALF_OF_YOURS } from './cardsOfZones.ts';
import { drawUpTo } from './eachPlayer.ts';
import { others } from './his.ts';
import { perEach } from './perEach.ts';
import { condition, count, known, measure, noun, nounMany } from './phrases.ts';
import { doer } from './players.ts';

/** X itself is a number of cards. */
const measuredOf: Phrase<Amount> = seenAs(
  measure,
  (n) => n,
  (n) => (typeof n === 'object' && n.amount === 'X' ? undefined : n),
);

/** "a card", "two cards", "X cards" */
const cards = choice('cards', () => [
  row({ n: measuredOf }, 'cards equal to {n}', ({ n }) => n as number),
  fixed(['a card', 'one card', '1 card', 'another card', 'an additional card', 'one'], 1),
  row(
    { n: count },
    ['{n} cards', 'another {n} cards', '{n} more cards', '{n} additional cards', '{n}'],
    ({ n }) => n as number,
  ),
  row(
    { n: count, more: counted },
    ['{n} cards plus {more}'],
    ({ n, more }) => ({ amount: 'sum', of: [n, more] }) as unknown as number,
  ),
  row({ n: perEach }, ['a card {n}', 'another card {n}', 'another one {n}'], ({ n }) => n as number),
  row(
    { more: count, if: condition },
    ['a card , or {more} if {if}', 'a card , or {more} cards if {if}', 'a card , or {more} cards instead if {if}'],
    ({ more, if: condition }) => ({ amount: 'if', if: condition, then: more, else: 1 }) as unknown as number,
  ),
  row(
    { less: count, more: count, if: condition },
    [
      '{less} cards , or {more} if {if}',
      '{less} cards , or {more} cards if {if}',
      '{less} cards , or {more} cards instead if {if}',
    ],
    ({ less, more, if: condition }) => ({ amount: 'if', if: condition, then: more, else: less }) as unknown as number,
  ),
]);

/** Where a discarded card goes is not said. */
const discarded: Phrase<Destination> = {
  name: 'discarded',
  mayBeEmpty: true,
  begins: () => ({ words: [] }),
  read: (at) => [{ value: { to: 'graveyard' }, end: at }],
  say: ({ to }) => (to === 'graveyard' ? { words: [] } : undefined),
};

/** A card of your hand of which more is said than that it is a card (415.9e). */
const ofHand = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) =>
      value.zone || value.whose || value.of || Object.keys(value).length === 0
        ? undefined
        : { ...value, zone: 'hand' as const, whose: 'you' as const },
    ({ zone, whose, ...value }) =>
      zone === 'hand' && whose === 'you' && Object.keys(value).length > 0 ? value : undefined,
  );

const described = ofHand(withArticle(noun));

const allOfHand = ofHand(nounMany);

/** A card that was seen on top of the deck. */
function spokenOf(value: Selection): Selection | undefined {
  return value.select === 'this' || value.select === 'host' ? undefined : value;
}

/** Cards are drawn, flipped and discarded. */
export const drawing = (): readonly Row<Effect>[] => [
  fixed(['skip your next turn'], { do: 'skip next turn', who: { player: 'you' } } as Effect),
  row({ who: doer }, '{who} skip(s) his next turn', ({ who }): Effect => ({ do: 'skip next turn', who })),
  fixed('flip a card from the top of your deck', { do: 'flip cards', count: 1 } as Effect),
  row({ n: count }, 'flip {n} cards from the top of your deck', ({ n }): Effect => ({ do: 'flip cards', count: n })),
  row({ n: perEach }, 'flip a card from the top of your deck {n}', ({ n }): Effect => ({ do: 'flip cards', count: n })),
  row({ who: doer, count: cards }, '{who} draw(s) {count}', ({ who, count }): Effect => ({ do: 'draw', who, count })),
  row(
    { what: seenAs(known, spokenOf, spokenOf) },
    'draw {what}',
    ({ what }): Effect => ({ do: 'draw', who: { player: 'you' }, count: 1, what }),
  ),
  row(
    { who: doer, count: cards },
    ['{who} discard(s) {count}', '{who} choose(s) and discard(s) {count}'],
    ({ who, count }): Effect => ({ do: 'discard', who, count }),
  ),
  row(
    { who: doer, count: cards },
    ['{who} discard(s) {count} at random'],
    ({ who, count }): Effect => ({ do: 'discard', who, count, random: true }),
  ),
  row(
    { noun: described, where: discarded },
    'discard {noun} {where}',
    ({ noun, where }): Effect => ({ do: 'put', what: { select: 'choose', noun }, from: 'hand', where }),
  ),
  row(
    { noun: allOfHand, where: discarded },
    ['discard all {noun} {where}', 'discard each {noun} {where}'],
    ({ noun, where }): Effect => ({ do: 'put', what: { select: 'each', noun }, from: 'hand', where }),
  ),
  fixed('draw the top half of your deck , rounded up', {
    do: 'draw',
    who: { player: 'you' },
    count: HALF_OF_YOURS,
  } as Effect),
  fixed(['draw cards until you reach your maximum hand size'], drawUpTo({ player: 'you' })),
  row(
    { n: count },
    [
      'draw cards until you have {n} cards in your hand',
      'draw cards until you have {n} cards in hand',
      'draw cards until you have {n} cards',
      'draw until you have {n} cards in your hand',
      'draw until you have {n} cards in hand',
    ],
    ({ n }): Effect => drawUpTo({ player: 'you' }, n),
  ),
  fixed(['discard your hand'], { do: 'discard', who: { player: 'you' }, count: 'hand' } as Effect),
  row(
    { who: others },
    ['{who} discard(s) his hand', '{who} discard(s) his or her hand'],
    ({ who }): Effect => ({ do: 'discard', who, count: 'hand' }),
  ),
];
