import type { Amount, Destination, Effect, Noun, Players, Quantity, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { counted, perEach } from './amounts.ts';
import { destination, shuffledInto, yourDestination } from './destinations.ts';
import { drawUpTo } from './eachPlayer.ts';
import { HIS, others } from './his.ts';
import { revealedForYou } from './opponents.ts';
import { clause, condition, count, known, measure, noun, nounMany, selection } from './phrases.ts';
import { doer } from './players.ts';
import { THEY } from './pronouns.ts';

/** "a card", "two cards", "X cards" */
const cards = choice('cards', () => [
  row({ n: measure }, 'cards equal to {n}', ({ n }) => n as number),
  fixed(['a card', 'another card', 'an additional card'], 1),
  row(
    { n: count },
    ['{n} cards', 'another {n} cards', '{n} more cards', '{n} additional cards'],
    ({ n }) => n as number,
  ),
  row({ n: perEach }, 'a card {n}', ({ n }) => n as number),
  row(
    { less: count, more: count, if: condition },
    [
      '{less} cards , or {more} if {if}',
      '{less} cards , or {more} cards if {if}',
      '{less} cards , or {more} cards instead if {if}',
    ],
    ({ less, more, if: condition }) => ({ amount: 'if', if: condition, then: more, else: less }) as unknown as number,
  ),
  row(
    { more: count, if: condition },
    ['a card , or {more} if {if}', 'a card , or {more} cards if {if}', 'a card , or {more} cards instead if {if}'],
    ({ more, if: condition }) => ({ amount: 'if', if: condition, then: more, else: 1 }) as unknown as number,
  ),
]);

/** Cards of a deck that this text has revealed or looked at. */
const REVEALED: Noun = { zone: 'deck', among: { select: 'revealed' } };

const revealed = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.zone || value.among || value.whose ? undefined : { ...value, ...REVEALED }),
    ({ zone, among, ...value }) => (zone === 'deck' && among?.select === 'revealed' ? value : undefined),
  );

const chosen = (noun: Noun, count?: Quantity): Selection => ({ select: 'choose', noun, ...(count ? { count } : {}) });

/** "a revealed ally", "all revealed allies", "the rest" */
const shown: Phrase<Selection> = choice('revealed', () => [
  fixed(['one of them', 'one'], chosen(REVEALED)),
  fixed(['the rest', 'the other'], { select: 'each', noun: REVEALED } as Selection),
  row({ noun: revealed(noun) }, ['a revealed {noun}'], ({ noun }): Selection => chosen(noun)),
  ...revealedForYou(revealed(noun)),
  row({ noun: revealed(nounMany) }, 'all revealed {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row(
    { noun: revealed(nounMany) },
    'any number of revealed {noun}',
    ({ noun }): Selection => chosen(noun, { anyNumber: true }),
  ),
]);

const what: Phrase<Selection> = either('what', () => [selection, shown]);

/** Only cards of yours go into your zones; another's would become yours (415.2). */
function ofYours(value: Selection): Selection | undefined {
  if (value.select === 'top' || value.select === 'zone') return value.of.player === 'you' ? value : undefined;
  if (!('noun' in value)) return value;
  const { whose, owner, among } = value.noun;
  return whose === 'you' || owner === 'you' || among ? value : undefined;
}

/** Where something goes after "put": into a zone, or into play. */
const putting = (): readonly Row<Effect>[] => [
  row(
    { what: seenAs(what, ofYours, ofYours), where: yourDestination },
    '{what} {where}',
    ({ what, where }): Effect => ({ do: 'put', what, where }),
  ),
  row({ what, where: destination }, '{what} {where}', ({ what, where }): Effect => ({ do: 'put', what, where })),
  row(
    { what },
    ['{what} into play', '{what} into play under your control'],
    ({ what }): Effect => ({ do: 'put into play', what }),
  ),
  row(
    { what, of: theirOwners },
    '{what} into play under {of} control',
    ({ what, of }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of } }),
  ),
  row({ what }, '{what} into play exhausted', ({ what }): Effect => ({ do: 'put into play', what, exhausted: true })),
  row(
    { what },
    [
      "{what} into play under its owner 's control",
      "{what} into play under his owner 's control",
      "{what} into play under her owner 's control",
      "{what} into play under their owners ' control",
    ],
    ({ what }): Effect => ({ do: 'put into play', what, under: OWNERS }),
  ),
  ...LEAVING.flatMap(([from, words]) => [
    row(
      { what: known, where: yourDestination },
      words.map((whence) => `{what} ${whence.replace(ITS_OWNERS, 'your')} {where}`),
      ({ what, where }): Effect => ({ do: 'put', what, from, where }),
    ),
    row(
      { what: known, where: destination },
      words.map((whence) => `{what} ${whence} {where}`),
      ({ what, where }): Effect => ({ do: 'put', what, from, where }),
    ),
    row(
      { what: known },
      words.flatMap((whence) => [`{what} ${whence} into play`, `{what} ${whence} into play under your control`]),
      ({ what }): Effect => ({ do: 'put into play', what, from }),
    ),
    row(
      { what: known },
      words.map((whence) => `{what} ${whence} into play exhausted`),
      ({ what }): Effect => ({ do: 'put into play', what, from, exhausted: true }),
    ),
    row(
      { what: known, to: selection },
      words.flatMap((whence) => [
        `{what} ${whence} into play attached to {to}`,
        `{what} ${whence} into play under your control attached to {to}`,
      ]),
      ({ what, to }): Effect => ({ do: 'attach', what, from, to }),
    ),
  ]),
];

/** Whoever owns it. */
const OWNERS: Players = { player: 'owner', of: { select: 'that' } };

const ITS_OWNERS = "its owner 's";

/** Where a card that was spoken of lies before it is put somewhere. */
const LEAVING = [
  [
    'graveyard',
    [
      "from its owner 's graveyard",
      'from your graveyard',
      'from his graveyard',
      'from her graveyard',
      'from the graveyard',
      'from a graveyard',
      "from his owner 's graveyard",
      "from her owner 's graveyard",
    ],
  ],
  ['play', ['from play']],
] as const;

/** Of the cards that were just named. */
const theirOwners: Phrase<Selection> = {
  name: 'their owners',
  begins: () => ({ words: ['their'] }),
  read: (at, { words }) =>
    ['their', 'owners', "'"].every((word, n) => words[at + n]?.low === word) ? [{ value: THEY, end: at + 3 }] : [],
  say: (value) => {
    const { select, plural } = value as { select: string; plural?: true };
    return select === 'pronoun' && plural ? { words: ['their', 'owners', "'"] } : undefined;
  },
};

const put: Phrase<Effect> = choice('put', putting);

/** "Put two into your hand and the others into your graveyard": the verb is there once. */
export const puttingBoth: Phrase<readonly Effect[]> = {
  name: 'put both',
  begins: () => ({ words: ['put'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'put') return [];
    return readAt(put, at + 1, reading).flatMap(({ value, end }) =>
      [['and'], [',', 'and']].flatMap((joint): readonly Found<readonly Effect[]>[] => {
        if (!joint.every((word, n) => reading.words[end + n]?.low === word)) return [];
        return readAt(put, end + joint.length, reading).map((found) => ({
          value: [value, found.value],
          end: found.end,
        }));
      }),
    );
  },
  say: () => undefined,
};

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

const ZONES = [
  ['your deck', undefined],
  ['your deck and / or graveyard', ['deck', 'graveyard']],
  ['your deck and / or hand', ['deck', 'hand']],
  ['your hand and / or deck', ['hand', 'deck']],
] as const;

const one = withArticle(noun);

/** Looking for cards, and what is done with those found. */
const searching = (): readonly Row<Effect>[] =>
  ZONES.flatMap(([words, zones]) =>
    ([undefined, true] as const).flatMap((reveal): readonly Row<Effect>[] => {
      const seen = reveal ? [', reveal it , and', ', reveal that card , and'] : ['and'];
      const allSeen = reveal ? [', reveal them , and'] : ['and'];
      const found = { do: 'search', who: { player: 'you' }, zones } as const;
      return [
        row(
          { noun: one, then: clause },
          seen.map((how) => `search ${words} for {noun} ${how} {then}`),
          ({ noun, then }) => ({ ...found, noun, reveal, then: [then] }) as Effect,
        ),
        row(
          { n: count, noun: nounMany, then: clause },
          allSeen.map((how) => `search ${words} for up to {n} {noun} ${how} {then}`),
          ({ n, noun, then }) => ({ ...found, noun, count: n, reveal, then: [then] }) as Effect,
        ),
      ];
    }),
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

const ZONE_NAMES = ['hand', 'graveyard', 'deck'] as const;

const FROM_TOP = 'from the top of his deck';
const FACE_DOWN_ROW = 'resource row face down and exhausted';

function topmost(value: Selection): Selection | undefined {
  return value.select === 'top' ? value : undefined;
}

/** Cards change zones, or are seen. */
export const moving = (): readonly Row<Effect>[] => [
  row({ who: doer }, '{who} skip(s) his next turn', ({ who }): Effect => ({ do: 'skip next turn', who })),
  fixed('flip a card from the top of your deck', { do: 'flip cards', count: 1 } as Effect),
  row({ n: count }, 'flip {n} cards from the top of your deck', ({ n }): Effect => ({ do: 'flip cards', count: n })),
  row({ n: perEach }, 'flip a card from the top of your deck {n}', ({ n }): Effect => ({ do: 'flip cards', count: n })),
  row({ who: doer, count: cards }, '{who} draw(s) {count}', ({ who, count }): Effect => ({ do: 'draw', who, count })),
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
    ['{who} discard(s) a random card'],
    ({ who }): Effect => ({ do: 'discard', who, count: 1, random: true }),
  ),
  row(
    { who: doer, n: count },
    ['{who} discard(s) {n} random cards'],
    ({ who, n }): Effect => ({ do: 'discard', who, count: n, random: true }),
  ),
  fixed(['draw cards until you reach your maximum hand size'], drawUpTo({ player: 'you' })),
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
  row(
    { of: others },
    [
      '{of} put(s) the top card of his deck into his graveyard',
      '{of} put(s) the top card of his or her deck into his or her graveyard',
      `{of} put(s) a card ${FROM_TOP} into his graveyard`,
    ],
    ({ of }): Effect => ({ do: 'put', what: { select: 'top', of, count: 1 }, where: { to: 'graveyard' } }),
  ),
  row(
    { of: others, n: count },
    [
      '{of} put(s) the top {n} cards of his deck into his graveyard',
      '{of} put(s) the top {n} cards of his or her deck into his or her graveyard',
      `{of} put(s) {n} cards ${FROM_TOP} into his graveyard`,
    ],
    ({ of, n }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'graveyard' } }),
  ),
  row(
    { of: others, n: measure },
    [`{of} put(s) cards ${FROM_TOP} into his graveyard equal to {n}`],
    ({ of, n }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'graveyard' } }),
  ),
  row(
    { of: others, n: perEach },
    [
      `{of} put(s) a card ${FROM_TOP} into his graveyard {n}`,
      '{of} put(s) the top card of his deck into his graveyard {n}',
    ],
    ({ of, n }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'graveyard' } }),
  ),
  row(
    { of: others },
    ['{of} remove(s) the top card of his deck from the game'],
    ({ of }): Effect => ({ do: 'put', what: { select: 'top', of, count: 1 }, where: { to: 'removed' } }),
  ),
  row(
    { of: others, n: count },
    ['{of} remove(s) the top {n} cards of his deck from the game'],
    ({ of, n }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'removed' } }),
  ),
  row(
    { of: others, n: perEach },
    [
      `{of} remove(s) a card ${FROM_TOP} from the game {n}`,
      '{of} remove(s) the top card of his deck from the game {n}',
    ],
    ({ of, n }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'removed' } }),
  ),
  row(
    { of: others },
    [
      `{of} put(s) the top card of his deck into his ${FACE_DOWN_ROW}`,
      `{of} put(s) the top card of his or her deck into his or her ${FACE_DOWN_ROW}`,
    ],
    ({ of }): Effect => ({
      do: 'put',
      what: { select: 'top', of, count: 1 },
      where: { to: 'resource row', exhausted: true },
    }),
  ),
  ...ZONE_NAMES.flatMap((zone) => [
    row(
      { of: others },
      [
        `{of} shuffle(s) his ${zone} into his deck`,
        `{of} shuffle(s) his or her ${zone} into his or her deck`,
        `{of} shuffle(s) their ${zone} into their deck`,
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
  row(
    { what: known },
    [
      'its owner puts {what} from his graveyard into his hand',
      'his owner puts {what} from his graveyard into his hand',
      'her owner puts {what} from his graveyard into his hand',
    ],
    ({ what }): Effect => ({ do: 'put', what, from: 'graveyard', where: { to: 'hand' } }),
  ),
  row({ what }, 'remove {what} from the game', ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed' } })),
  row(
    { what },
    'remove {what} from the game face down',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed', faceDown: true } }),
  ),
  row(
    { what: selection, where: shuffledInto },
    'shuffle {what} {where}',
    ({ what, where }): Effect => ({ do: 'put', what, where }),
  ),
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
  fixed('shuffle your deck', { do: 'shuffle', who: { player: 'you' } } as Effect),
  ...searching(),
];
