import type { Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { perEach } from './perEach.ts';
import { amount, duration, noun, nounMany } from './phrases.ts';

/** They answer with one voice (R402.3, R403). */
const TOGETHER: Players = { player: 'opponents together' };

/** Seen from where they sit, what is theirs is friendly. */
const theirs: Phrase<Noun> = seenAs(
  withArticle(noun),
  (value) => (value.whose || value.of ? undefined : { ...value, whose: 'friendly' as const }),
  ({ whose, ...value }) => (whose === 'friendly' ? value : undefined),
);

/** What a player who was chosen controls is his own. */
const his: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.of ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' ? value : undefined),
);

/** "target ability of their choice", after they were named. */
export const targetOfTheirs = (): readonly Row<Selection>[] => [
  row({ noun }, 'target {noun} of their choice', ({ noun }): Selection => ({ select: 'target', noun, by: TOGETHER })),
];

/** "a revealed card of your opponents' choice" */
export const revealedForYou = (revealed: Phrase<Noun>): readonly Row<Selection>[] => [
  row(
    { noun: revealed },
    "a revealed {noun} of your opponents ' choice",
    ({ noun }): Selection => ({ select: 'choose', noun, by: TOGETHER }),
  ),
];

/** What your opponents decide together. */
export const deciding = (): readonly Row<Effect>[] => [
  row(
    { noun: theirs, n: perEach },
    'your opponents destroy {noun} in their parties {n}',
    ({ noun, n }): Effect => ({
      do: 'destroy',
      what: { select: 'choose', noun, count: { exactly: n }, by: TOGETHER },
    }),
  ),
  row(
    { amount, noun: nounMany },
    'put {amount} damage divided as your opponents choose among {noun} , no more than fatal damage on each',
    ({ amount, noun }): Effect => ({
      do: 'put damage',
      amount,
      on: { select: 'each', noun },
      dividedBy: TOGETHER,
    }),
  ),
  row(
    { noun: his, duration },
    "your opponents choose a player . what damage would be dealt to {noun} in that player 's party {duration} is prevented",
    ({ noun, duration }): Effect => ({
      do: 'create',
      who: { player: 'chosen', by: TOGETHER },
      replacement: { event: { event: 'deal', card: noun }, instead: { instead: 'prevent', amount: 'all' } },
      duration,
    }),
  ),
  fixed("shuffle any number of target graveyards into their owners ' decks", {
    do: 'put',
    what: { select: 'zone', zone: 'graveyard', of: { player: 'target', count: { anyNumber: true } } },
    where: { to: 'deck', at: 'shuffled' },
  } as Effect),
];
