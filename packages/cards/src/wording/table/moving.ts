import type { Amount, Destination, Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { counted, perEach } from './amounts.ts';
import { destination, shuffledInto } from './destinations.ts';
import { drawUpTo } from './eachPlayer.ts';
import { HIS, others } from './his.ts';
import { fromHisDeck } from './hisDeck.ts';
import { byOwners } from './owners.ts';
import { condition, count, duration, known, measure, noun, nounMany, playersPossessive, selection } from './phrases.ts';
import { doer } from './players.ts';
import { ofYours, put } from './putting.ts';
import { what } from './revealedCards.ts';
import { searching } from './searching.ts';

/** "a card", "two cards", "X cards" */
const cards = choice('cards', () => [
  row({ n: measure }, 'cards equal to {n}', ({ n }) => n as number),
  fixed(['a card', 'another card', 'an additional card', 'one'], 1),
  row(
    { n: count },
    ['{n} cards', 'another {n} cards', '{n} more cards', '{n} additional cards', '{n}'],
    ({ n }) => n as number,
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

/** What is done with them: the words around, and the instruction. */
const HIS_VERBS: readonly {
  readonly words: readonly string[];
  readonly more?: Readonly<Record<string, Phrase<unknown>>>;
  readonly does: (what: Selection, more: Readonly<Record<string, unknown>>) => Effect;
}[] = [
  {
    words: ['destroy(s) {his}', 'choose(s) and destroy(s) {his}', 'choose(s) {his} and destroy(s) it'],
    does: (what) => ({ do: 'destroy', what }),
  },
  { words: ['turn(s) {his} face down'], does: (what) => ({ do: 'turn face down', what }) },
  { words: ['exhaust(s) {his}'], does: (what) => ({ do: 'exhaust', what }) },
  { words: ['ready(readies) {his}'], does: (what) => ({ do: 'ready', what }) },
  {
    words: [
      'put(s) {his} {where}',
      'choose(s) {his} and put(s) it {where}',
      'choose(s) {his} and put(s) that card {where}',
      'choose(s) {his} and put(s) that ally {where}',
    ],
    more: { where: destination },
    does: (what, { where }) => ({ do: 'put', what, where: where as Destination }),
  },
  {
    words: ['remove(s) {his} from the game', 'choose(s) {his} and remove(s) it from the game'],
    does: (what) => ({ do: 'put', what, where: { to: 'removed' } }),
  },
];

/** What another player chooses among his own cards and does something to. */
const byOthers = (): readonly Row<Effect>[] =>
  HIS_VERBS.flatMap(({ words, more = {}, does }) =>
    HIS().map(({ words: described, parts }) =>
      row(
        { by: others, ...parts, ...more },
        words.flatMap((verb) => described.map((one) => `{by} ${verb.replace('{his}', one)}`)),
        (values: Readonly<Record<string, unknown>>): Effect => {
          const { by, noun, n } = values as { by: Players; noun: Noun; n?: number };
          const what: Selection =
            'n' in parts
              ? { select: 'choose', noun, count: { exactly: n as number }, by }
              : { select: 'choose', noun, by };
          return does(what, values);
        },
      ),
    ),
  );

const but: Phrase<number> = seenAs(
  counted,
  (n) => -n,
  (n) => (typeof n === 'number' ? -n : undefined),
);

const hisResources: Amount = { amount: 'resources', of: { player: 'that' } };

/** He keeps so many: the others are as many as he has, less those. */
const destroysMoreThan = (less: Amount, by: Players): Effect => ({
  do: 'destroy',
  what: {
    select: 'choose',
    noun: { kind: ['Resource'], whose: 'you' },
    count: { exactly: { amount: 'sum', of: [hisResources, less] } },
    by,
  },
});

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

const ZONE_NAMES = ['hand', 'graveyard', 'deck'] as const;

function topmost(value: Selection): Selection | undefined {
  return value.select === 'top' ? value : undefined;
}

/** A card that was seen on top of the deck. */
function spokenOf(value: Selection): Selection | undefined {
  return value.select === 'this' || value.select === 'host' ? undefined : value;
}

/** What lies in your graveyard, or is yours otherwise, comes back into your hand. */
const yoursAgain: Phrase<Selection> = seenAs(selection, ofYours, () => undefined);

/** Cards change zones, or are seen. */
export const moving = (): readonly Row<Effect>[] => [
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
    { who: doer },
    ['{who} discard(s) a random card', '{who} discard(s) another random card'],
    ({ who }): Effect => ({ do: 'discard', who, count: 1, random: true }),
  ),
  row(
    { who: doer, n: count },
    ['{who} discard(s) {n} random cards'],
    ({ who, n }): Effect => ({ do: 'discard', who, count: n, random: true }),
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
  ...byOthers(),
  row(
    { by: others, n: but },
    '{by} destroy(s) all but {n} of his resources',
    ({ by, n }): Effect => destroysMoreThan(n, by),
  ),
  row(
    { by: others, n: measure },
    '{by} destroy(s) his resources in excess of {n}',
    ({ by, n }): Effect => destroysMoreThan({ amount: 'times', of: [-1, n] }, by),
  ),
  ...fromHisDeck(),
  ...ZONE_NAMES.flatMap((zone) => [
    row(
      { of: others },
      [
        `{of} shuffle(s) his ${zone} into his deck`,
        `{of} shuffle(s) his or her ${zone} into his or her deck`,
        `{of} shuffle(s) their ${zone} into their deck`,
        `{of} shuffle(s) their ${zone}s into their decks`,
      ],
      ({ of }): Effect => ({ do: 'put', what: { select: 'zone', zone, of }, where: { to: 'deck', at: 'shuffled' } }),
    ),
    row(
      { of: others },
      [`{of} remove(s) his ${zone} from the game`],
      ({ of }): Effect => ({ do: 'put', what: { select: 'zone', zone, of }, where: { to: 'removed' } }),
    ),
    row(
      { of: others },
      [`{of} reveal(s) his ${zone}`, `{of} reveal(s) his or her ${zone}`],
      ({ of }): Effect => ({ do: 'reveal', what: { select: 'zone', zone, of } }),
    ),
  ]),
  row(
    { of: others },
    ['{of} reveal(s) the top card of his deck', '{of} reveal(s) the top card of his or her deck'],
    ({ of }): Effect => ({ do: 'reveal', what: { select: 'top', of, count: 1 } }),
  ),
  row(
    { of: others, n: count },
    ['{of} reveal(s) the top {n} cards of his deck'],
    ({ of, n }): Effect => ({ do: 'reveal', what: { select: 'top', of, count: n } }),
  ),
  row({ effect: put }, 'put {effect}', ({ effect }) => effect),
  ...byOwners(),
  row(
    { what },
    ["return {what} to its~ owner 's hand", "return {what} to their owners ' hands"],
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what: yoursAgain },
    'return {what} to your hand',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what },
    'choose {what} and put it into your hand',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what },
    'players put {what} into play',
    ({ what }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of: { select: 'that' } } }),
  ),
  row(
    { what: known },
    [
      'its owner puts {what} from his graveyard into his hand',
      'his owner puts {what} from his graveyard into his hand',
      'her owner puts {what} from his graveyard into his hand',
    ],
    ({ what }): Effect => ({ do: 'put', what, from: 'graveyard', where: { to: 'hand' } }),
  ),
  row(
    { what },
    ["return {what} to play under its owner 's control"],
    ({ what }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of: { select: 'that' } } }),
  ),
  row({ what }, 'remove {what} from the game', ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed' } })),
  row(
    { what },
    'remove {what} from the game face down',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed', faceDown: true } }),
  ),
  row(
    { what, where: shuffledInto },
    'shuffle {what} {where}',
    ({ what, where }): Effect => ({ do: 'put', what, where }),
  ),
  row(
    { n: measure, of: playersPossessive },
    'remove cards from the top of {of} deck from the game equal to {n}',
    ({ n, of }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'removed' } }),
  ),
  ...(
    [
      ['into {of} graveyard', { to: 'graveyard' }],
      ['into the graveyard', { to: 'graveyard' }],
    ] as const
  ).map(([words, where]) =>
    row(
      { n: measure, of: playersPossessive },
      [
        `put cards from the top of {of} deck ${words} equal to {n}`,
        `put a number of cards from the top of {of} deck ${words} equal to {n}`,
        `put a number of additional cards from the top of {of} deck ${words} equal to {n}`,
      ].map((one) => one.replace('{of} graveyard', 'his graveyard')),
      ({ n, of }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where }),
    ),
  ),
  row({ who: playersPossessive }, ['turn {who} deck over'], ({ who }): Effect => ({ do: 'turn deck over', who })),
  row({ what: selection }, 'reveal {what}', ({ what }): Effect => ({ do: 'reveal', what })),
  row({ what: selection }, 'look at {what}', ({ what }): Effect => ({ do: 'look at', what })),
  row(
    { what },
    [
      'place {what} into your resource row exhausted as an additional resource',
      'place {what} into your resource row exhausted as additional resources',
    ],
    ({ what }): Effect => ({ do: 'place', what, exhausted: true }),
  ),
  row(
    { what },
    [
      'place {what} into your resource row ready as an additional resource',
      'place {what} into your resource row ready as additional resources',
    ],
    ({ what }): Effect => ({ do: 'place', what }),
  ),
  row(
    { what: seenAs(selection, topmost, topmost) },
    'play {what} without paying its cost',
    ({ what }): Effect => ({ do: 'play', what, free: true }),
  ),
  row(
    { what: selection },
    ['play {what} immediately without paying its cost', 'play {what} immediately without paying their costs'],
    ({ what }): Effect => ({ do: 'play', what, free: true }),
  ),
  row(
    { what: selection },
    ['play {what} immediately , paying costs as normal', 'play {what} immediately'],
    ({ what }): Effect => ({ do: 'play', what }),
  ),
  row(
    { what: selection, duration },
    ['you may play {what} {duration}', 'you can play {what} {duration}'],
    ({ what, duration }): Effect => ({ do: 'allow to play', what, duration }),
  ),
  row(
    { what: selection, duration },
    ['may', 'can'].flatMap((may) => [
      `you ${may} play {what} {duration} without paying its cost`,
      `you ${may} play {what} without paying its cost {duration}`,
    ]),
    ({ what, duration }): Effect => ({ do: 'allow to play', what, free: true, duration }),
  ),
  row(
    { what: selection },
    ['complete {what} without paying its cost', 'complete {what} without paying their costs'],
    ({ what }): Effect => ({ do: 'complete', what }),
  ),
  fixed('shuffle <your deck!>', { do: 'shuffle', who: { player: 'you' } } as Effect),
  ...searching(),
];
