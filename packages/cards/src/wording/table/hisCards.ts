import type { Amount, Destination, Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { counted, several } from './amounts.ts';
import { destination } from './destinations.ts';
import { controlled, HIS, others } from './his.ts';
import { fromHisDeck } from './hisDeck.ts';
import { keepingOnly } from './keepingOnly.ts';
import { condition, count, measure, noun, nounMany } from './phrases.ts';

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
/** Resources are counted by words of their own. */
const notResources: Phrase<Noun> = seenAs(nounMany, unlessResources, unlessResources);
function unlessResources(noun: Noun): Noun | undefined {
  return noun.kind?.includes('Resource') || noun.whose || noun.zone || noun.of ? undefined : noun;
}

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

/** What another player does with cards of his own, and with whole zones of his. */
export const withHisCards = (): readonly Row<Effect>[] => [
  ...byOthers(),
  row(
    { by: others, n: but },
    '{by} destroy(s) all but {n} of his resources',
    ({ by, n }): Effect => destroysMoreThan(n, by),
  ),
  row(
    { by: others, n: but, noun: notResources },
    ['{by} destroy(s) all but {n} of his {noun}', '{by} destroy(s) all but {n} {noun} he controls'],
    ({ by, n, noun }): Effect => ({
      do: 'destroy',
      what: {
        select: 'choose',
        noun: { ...noun, whose: 'you' },
        count: { exactly: { amount: 'sum', of: [{ amount: 'count', of: { ...noun, of: { player: 'that' } } }, n] } },
        by,
      },
    }),
  ),
  row(
    { by: others, n: measure },
    '{by} destroy(s) his resources in excess of {n}',
    ({ by, n }): Effect => destroysMoreThan({ amount: 'times', of: [-1, n] }, by),
  ),
  row({ effect: keepingOnly }, '{effect}', ({ effect }) => effect),
  row(
    { by: others, noun: controlled(nounMany), n: several, if: condition },
    ['{by} exhaust(s) one of his {noun} , or {n} if {if}'],
    ({ by, noun, n, if: so }): Effect => ({
      do: 'exhaust',
      what: {
        select: 'choose',
        noun,
        count: { exactly: { amount: 'if', if: so, then: n, else: 1 } },
        by,
      },
    }),
  ),
  row(
    { by: others, noun: controlled(noun) },
    ['{by} exhaust(s) a second {noun} he controls'],
    ({ by, noun }): Effect => ({ do: 'exhaust', what: { select: 'choose', noun, by } }),
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
];
