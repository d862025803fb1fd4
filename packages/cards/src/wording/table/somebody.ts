import type { Amount, Condition, Noun, Players } from '@meetingstone/rules';
import { choice, seenAs, unwritten } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { count, nounMany } from './phrases.ts';
import { knownPlayers } from './players.ts';

const THAT = { player: 'that' } as const;
const YOU = { player: 'you' } as const;

/** It is so for one opponent at least. */
const anOpponent = (so: Condition): Condition => ({ is: 'some player', whose: 'opposing', so });
const more = (left: Amount, right: Amount): Condition => ({ is: 'compared', left, how: 'more than', right });

/** Described without a word on whose they are. */
const ownerless = ({ whose, of, zone }: Noun): boolean => !whose && !of && !zone;

/** "more allies than you" */
const outnumbering: Phrase<Condition> = seenAs(
  choice('more than you', () => [
    row({ noun: nounMany }, ['more {noun} than you', 'more {noun} than you do'], ({ noun }) => noun),
  ]),
  (noun) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? outnumbers(noun) : undefined),
  (condition) => {
    const yours = condition.is === 'compared' ? condition.right : 0;
    if (typeof yours !== 'object' || yours.amount !== 'count') return undefined;
    const { whose: _, ...noun } = yours.of;
    return same(condition, outnumbers(noun)) ? noun : undefined;
  },
);
const outnumbers = (noun: Noun, of: Players = THAT): Condition =>
  more({ amount: 'count', of: { ...noun, of } }, { amount: 'count', of: { ...noun, whose: 'you' } });

/** "more allies in an opponent's party than in yours" */
const elsewhereMore: Phrase<Condition> = seenAs(
  choice('more there', () => [
    row(
      { noun: nounMany },
      ["more {noun} are in an opponent 's party than in yours", "more {noun} in an opponent 's party than in yours"],
      ({ noun }) => noun,
    ),
  ]),
  (noun) => (ownerless(noun) ? outnumbers(noun) : undefined),
  (): Noun | undefined => undefined,
);

const his: Phrase<Noun> = seenAs(
  nounMany,
  (noun) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? { ...noun, of: THAT } : undefined),
  ({ of, ...noun }) => (same(of, THAT) && ownerless(noun) ? noun : undefined),
);

/** "fewer allies than an opponent": that opponent has more. */
const outnumbered: Phrase<Condition> = seenAs(
  choice('fewer than an opponent', () => [
    row({ noun: nounMany }, 'fewer {noun} than an opponent', ({ noun }) => noun),
  ]),
  (noun) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? outnumbers(noun) : undefined),
  (): Noun | undefined => undefined,
);

/** "more allies than an opponent" */
const surpassing: Phrase<Condition> = seenAs(
  choice('more than an opponent', () => [row({ noun: nounMany }, 'more {noun} than an opponent', ({ noun }) => noun)]),
  (noun) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? surpasses(noun) : undefined),
  (condition) => {
    const yours = condition.is === 'compared' ? condition.left : 0;
    if (typeof yours !== 'object' || yours.amount !== 'count') return undefined;
    const { whose: _, ...noun } = yours.of;
    return same(condition, surpasses(noun)) ? noun : undefined;
  },
);
const surpasses = (noun: Noun): Condition =>
  more({ amount: 'count', of: { ...noun, whose: 'you' } }, { amount: 'count', of: { ...noun, of: THAT } });

/** "more allies than each opponent": no opponent has as many. */
const outnumberingAll: Phrase<Condition> = seenAs(
  choice('more than each opponent', () => [
    row({ noun: nounMany }, 'more {noun} than each opponent', ({ noun }) => noun),
  ]),
  (noun) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? hasAsMany(noun) : undefined),
  (condition) => {
    const yours = condition.is === 'compared' ? condition.right : 0;
    if (typeof yours !== 'object' || yours.amount !== 'count') return undefined;
    const { whose: _, ...noun } = yours.of;
    return same(condition, hasAsMany(noun)) ? noun : undefined;
  },
);
const hasAsMany = (noun: Noun): Condition => ({
  is: 'compared',
  left: { amount: 'count', of: { ...noun, of: THAT } },
  how: 'or more',
  right: { amount: 'count', of: { ...noun, whose: 'you' } },
});

/** A player who was spoken of, or whose card was. */
const knownOther: Phrase<Players> = seenAs(knownPlayers, besidesYou, besidesYou);
function besidesYou(value: Players): Players | undefined {
  return value.player === 'you' ? undefined : value;
}

/** "its controller has more allies than you" */
const hisOutnumbering: Phrase<Condition> = seenAs(
  choice('his are more', () => [
    row(
      { of: knownOther, noun: nounMany },
      ['{of} control(s) more {noun} than you', '{of} have(has) more {noun} than you'],
      ({ of, noun }) => ({ of, noun }),
    ),
  ]),
  ({ of, noun }) => (ownerless(noun) && !same(noun, { kind: ['Resource'] }) ? outnumbers(noun, of) : undefined),
  (condition) => {
    if (condition.is !== 'compared') return undefined;
    const { left, right } = condition;
    if (typeof left !== 'object' || left.amount !== 'count' || typeof right !== 'object' || right.amount !== 'count')
      return undefined;
    const { whose: _, ...noun } = right.of;
    const { of } = left.of;
    return of && same(condition, outnumbers(noun, of)) ? { of, noun } : undefined;
  },
);

/** What is so for an opponent. */
export const forSomebody = (): readonly Row<Condition>[] => [
  row(
    { so: outnumberingAll },
    ['you control {so}', 'you have {so}'],
    ({ so }): Condition => ({ is: 'not', of: anOpponent(so) }),
  ),
  row({ so: hisOutnumbering }, '{so}', ({ so }) => so),
  ...(['resources', 'cards in hand'] as const).map((amount) =>
    row(
      { of: knownOther },
      amount === 'resources'
        ? ['{of} control(s) more resources than you', '{of} have(has) more resources than you']
        : ['{of} have(has) more cards in hand than you', '{of} have(has) more cards in his hand than you'],
      ({ of }): Condition => more({ amount, of }, { amount, of: YOU }),
    ),
  ),
  row(
    { of: unwritten(knownOther), noun: nounMany },
    '{of} control(s) no {noun}',
    ({ of, noun }): Condition => ({ is: 'not', of: { is: 'there', noun: { ...noun, of } } }),
  ),
  fixed(['you have fewer cards in hand than each opponent', 'each opponent has more cards in hand than you'], {
    is: 'not',
    of: anOpponent({
      is: 'compared',
      left: { amount: 'cards in hand', of: THAT },
      how: 'or less',
      right: { amount: 'cards in hand', of: YOU },
    }),
  } as Condition),
  row({ so: surpassing }, ['you control {so}', 'you have {so}'], ({ so }) => anOpponent(so)),
  row({ so: outnumbered }, ['you control {so}', 'you have {so}'], ({ so }) => anOpponent(so)),
  row({ so: outnumbering }, ['an opponent controls {so}', 'an opponent has {so}'], ({ so }) => anOpponent(so)),
  row({ so: elsewhereMore }, ['{so}', 'there are {so}'], ({ so }) => anOpponent(so)),
  fixed(
    [
      'an opponent controls more resources than you',
      'an opponent has more resources than you',
      'you control fewer resources than an opponent',
      'you have fewer resources than an opponent',
    ],
    anOpponent(more({ amount: 'resources', of: THAT }, { amount: 'resources', of: YOU })),
  ),
  fixed(
    [
      'an opponent has more cards in hand than you',
      'an opponent has more cards in his hand than you',
      'you have fewer cards in hand than an opponent',
    ],
    anOpponent(more({ amount: 'cards in hand', of: THAT }, { amount: 'cards in hand', of: YOU })),
  ),
  fixed(
    ['an opponent has no cards in his hand', 'an opponent has no cards in hand'],
    anOpponent({ is: 'compared', left: { amount: 'cards in hand', of: THAT }, how: 'exactly', right: 0 }),
  ),
  row({ n: count }, ['an opponent controls {n} or more resources', 'an opponent has {n} or more resources'], ({ n }) =>
    anOpponent({ is: 'compared', left: { amount: 'resources', of: THAT }, how: 'or more', right: n }),
  ),
  row(
    { n: count },
    ['an opponent has {n} or more cards in his hand', 'an opponent has {n} or more cards in hand'],
    ({ n }) => anOpponent({ is: 'compared', left: { amount: 'cards in hand', of: THAT }, how: 'or more', right: n }),
  ),
  row({ n: count, noun: his }, 'an opponent controls {n} or more {noun}', ({ n, noun }) =>
    anOpponent({ is: 'there', noun, atLeast: n }),
  ),
];
