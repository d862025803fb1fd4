import type { Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { perEach } from './perEach.ts';
import { noun } from './phrases.ts';

const OPPONENT: Players = { player: 'target', who: 'opponent' };
const THE_SAME: Players = { player: 'targeted', slot: 0 };

/** One card in the party of a player who is named once for several of them. */
const inPartyOf = (of: Players): Phrase<Noun> =>
  seenAs(
    withArticle(noun),
    (value) => (value.whose || value.of || value.zone ? undefined : { ...value, of }),
    ({ of: whose, ...value }) => (whose?.player === of.player ? value : undefined),
  );

/** Several cards, of which each is chosen, at the same time. */
export const destroyingTogether = (): readonly Row<Effect>[] => [
  row(
    { a: inPartyOf(OPPONENT), b: inPartyOf(THE_SAME), c: inPartyOf(THE_SAME) },
    "destroy {a} , {b} , and {c} in target opponent 's party",
    ({ a, b, c }): Effect => ({
      do: 'destroy',
      what: { select: 'together', of: [a, b, c].map((one): Selection => ({ select: 'choose', noun: one })) },
    }),
  ),
];

/** Some targets, and others besides them. */
export const targetsTogether = (): readonly Row<Selection>[] => [
  row(
    { noun, n: perEach },
    'target {noun} and up to one other such target {n}',
    ({ noun, n }): Selection => ({
      select: 'together',
      of: [
        { select: 'target', noun },
        { select: 'target', noun, count: { upTo: n }, another: true },
      ],
    }),
  ),
];
