import { arePlayersApart } from '../characteristics/planes.ts';
import type { CostChange } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { amountOf } from '../reading/amounts.ts';
import { holds } from '../reading/conditions.ts';
import { fits } from '../reading/described.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import { playersOf } from '../reading/selections.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** What a player pays for, and with which card. */
export interface Priced {
  readonly cost: Exclude<CostChange['cost'], 'with X'>;
  readonly payer: Seat;
  readonly card: CardId;
  /** There is an X among the resources that are paid. */
  readonly withX?: boolean;
}

/** One modifier's part in a cost. */
export interface PriceStep {
  readonly source: CardId;
  readonly by: number;
  readonly minimum: number;
}

type Changing = Sourced<CostChange>;

export function applying(
  on: Derived,
  { cost, payer, card, withX = false }: Priced,
  changes: readonly Changing[],
): readonly Changing[] {
  const zone = on.card(card)?.zone ?? 'play';
  return changes.filter(({ it, controller, source, x }) => {
    if (arePlayersApart(on, controller, payer)) return false; // R503.1c
    if (it.cost === 'with X' ? !withX : it.cost !== cost) return false;
    if (!related(on.state, controller, payer, it.whose)) return false;
    const p = perspective(on, controller, source, x);
    if (it.of && !playersOf(it.of, p).includes(payer)) return false;
    return fits(it.noun, card, p, zone) && (!it.while || holds(it.while, p));
  });
}

/**
 * What modifiers add and then take off, in the order in which they do: the one that leaves least to pay (707.1e).
 * `read` may tell a modifier more than it knows by itself.
 */
export function stepsFor(
  on: Derived,
  priced: Priced,
  own: readonly Changing[] = [],
  read: (p: Perspective) => Perspective = (p) => p,
): readonly PriceStep[] {
  if (on.costs.length === 0 && own.length === 0) return [];
  const steps = applying(on, priced, [...on.costs, ...own]).map(({ it, controller, source, x }) => ({
    source,
    by: amountOf(it.by, read(perspective(on, controller, source, x))),
    minimum: it.minimum ?? 0,
  }));
  const reductions = steps.filter(({ by }) => by < 0).sort((a, b) => b.minimum - a.minimum);
  return [...steps.filter(({ by }) => by > 0), ...reductions];
}

/** What is to be paid after one more change. */
export function after(resources: number, { by, minimum }: PriceStep): number {
  return by > 0 ? resources + by : Math.max(resources + by, Math.min(resources, minimum));
}
