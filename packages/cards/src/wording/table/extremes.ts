import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { noun, nounMany } from './phrases.ts';

const MEASURES = [
  ['cost', 'cost', 'cost'],
  ['atk', 'atk', 'ATK'],
  ['health', 'health', '[Health]'],
  ['remaining', 'remaining health', 'remaining [Health]'],
] as const;
const MOSTS = ['lowest', 'highest'] as const;

interface Extreme {
  readonly most: (typeof MOSTS)[number];
  readonly by: (typeof MEASURES)[number];
  readonly of: Noun;
}

const extremesBy = (measures: readonly Extreme['by'][]): Phrase<Extreme> =>
  choice<Extreme>('extreme', () =>
    MOSTS.flatMap((most) =>
      measures.flatMap((by) => [
        row({ of: nounMany }, `the card with the ${most} ${by[2]} among {of}`, ({ of }): Extreme => ({ most, by, of })),
        row({ of: noun }, `the {of} with the ${most} ${by[2]}`, ({ of }): Extreme => ({ most, by, of })),
      ]),
    ),
  );

const [COST] = MEASURES;
const cheapest = extremesBy([COST]);
const extreme = extremesBy(MEASURES);

const those = ({ most, by: [key, number], of }: Extreme): Extract<Selection, { select: 'each' }> => ({
  select: 'each',
  noun: { ...of, [key]: { is: 'exactly', than: { amount: most, number, of } } },
});

const oneOf = (found: Extreme): Selection => ({ ...those(found), select: 'choose' });

const isFree = ({ by: [key], of }: Extreme): boolean => of[key] === undefined;

function foundIn(value: Selection): Extreme | undefined {
  if (value.select !== 'each') return undefined;
  for (const by of MEASURES) {
    const { [by[0]]: measured, ...of } = value.noun;
    const than = measured?.than;
    if (typeof than !== 'object' || (than.amount !== 'lowest' && than.amount !== 'highest')) continue;
    const found = { most: than.amount, by, of };
    if (same(those(found), value)) return found;
  }
  return undefined;
}

/** "the opposing ally with the highest cost": if several share it, one of them is chosen. */
export const oneExtreme: Phrase<Selection> = seenAs(
  extreme,
  (found) => (isFree(found) ? oneOf(found) : undefined),
  (value) => {
    const found = value.select === 'choose' ? foundIn({ select: 'each', noun: value.noun }) : undefined;
    return found && same(oneOf(found), value) ? found : undefined;
  },
);

/** The card with the lowest cost among some, or all with it. */
const all: Phrase<Selection> = seenAs(cheapest, (found) => (isFree(found) ? those(found) : undefined), foundIn);

/** "Destroy the ally with the lowest cost. If two or more are tied, destroy all with that cost." */
export const extremes = (): readonly Row<Effect>[] => [
  row(
    { what: all },
    'destroy {what} . If two or more are tied , destroy all with that cost',
    ({ what }): Effect => ({ do: 'destroy', what }),
  ),
];
