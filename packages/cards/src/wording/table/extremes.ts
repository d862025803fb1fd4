import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { noun, nounMany } from './phrases.ts';

type Most = 'lowest' | 'highest';
interface Extreme {
  readonly most: Most;
  readonly of: Noun;
}

const extreme: Phrase<Extreme> = choice<Extreme>('extreme', () =>
  (['lowest', 'highest'] as const).flatMap((most) => [
    row({ of: nounMany }, `the card with the ${most} cost among {of}`, ({ of }): Extreme => ({ most, of })),
    row({ of: noun }, `the {of} with the ${most} cost`, ({ of }): Extreme => ({ most, of })),
  ]),
);

const those = ({ most, of }: Extreme): Selection => ({
  select: 'each',
  noun: { ...of, cost: { is: 'exactly', than: { amount: most, number: 'cost', of } } },
});

/** The card with the lowest cost among some, or all with it. */
const all: Phrase<Selection> = seenAs(
  extreme,
  (found) => (found.of.cost ? undefined : those(found)),
  (value) => {
    if (value.select !== 'each') return undefined;
    const { cost, ...of } = value.noun;
    const than = cost?.than;
    if (typeof than !== 'object' || (than.amount !== 'lowest' && than.amount !== 'highest')) return undefined;
    const found = { most: than.amount, of };
    return same(those(found), value) ? found : undefined;
  },
);

/** "Destroy the ally with the lowest cost. If two or more are tied, destroy all with that cost." */
export const extremes = (): readonly Row<Effect>[] => [
  row(
    { what: all },
    'destroy {what} . If two or more are tied , destroy all with that cost',
    ({ what }): Effect => ({ do: 'destroy', what }),
  ),
];
