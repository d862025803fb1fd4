import type { Held } from '../characteristics/characteristics.ts';
import { usable } from '../characteristics/lists.ts';
import type { Offer } from '../decisions/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { readyResources } from './costs.ts';
import { isForAnyone, mayCompleteOthers, paymentPowers, rewardPowers } from './using.ts';

/** A power of a card in play that a player could use, or a quest he could complete, with what tells at a glance that he can't now. */
export interface Candidate {
  readonly card: CardId;
  readonly option: Extract<Offer, { choose: 'use' | 'complete' }>;
  readonly basic: boolean;
  readonly activates: boolean;
  /** The resources that have to be paid at least, unless modifiers change costs. */
  readonly resources: number;
}

/** Whatever a player could do with cards in play besides attacking; found once for what is derived. */
export function candidates(on: Derived, seat: Seat): readonly Candidate[] {
  on.lists.candidates[seat] ??= found(on, seat);
  return on.lists.candidates[seat];
}

function found(on: Derived, seat: Seat): readonly Candidate[] {
  const others = mayCompleteOthers(on, seat);
  return usable(on).flatMap((card) => {
    const isMine = on.controllerOf(card) === seat;
    const uses = isMine || isForAnyone(on, card) ? paymentPowers(on, card) : [];
    const completions = isMine || others ? rewardPowers(on, card) : [];
    return [
      ...uses.map((held, power) => candidate(held, { choose: 'use', card, power, means: held.it })),
      ...completions.map((held, power) => candidate(held, { choose: 'complete', card, power, means: held.it })),
    ];
  });
}

function candidate(
  { it }: Held<{ readonly cost: readonly Cost[]; readonly basic?: boolean }>,
  option: Candidate['option'],
): Candidate {
  return {
    card: option.card,
    option,
    basic: it.basic === true,
    activates: it.cost.some(({ pay }) => pay === 'activate'),
    resources: fixedResources(it.cost),
  };
}

/** Where an amount varies, nothing is certain. */
function fixedResources(costs: readonly Cost[]): number {
  let sum = 0;
  for (const cost of costs) {
    if (cost.pay !== 'resources') continue;
    if (typeof cost.amount !== 'number') return 0;
    sum += cost.amount;
  }
  return sum;
}

/** Is it certain at a glance that this can't be done now? Most of the time nothing can be, and this is how it is known. */
export function isOutOfReach(
  on: Derived,
  seat: Seat,
  { card, basic, activates, resources }: Candidate,
  free: boolean,
): boolean {
  if (basic && !free) return true; // 701.1a, 702.1a
  if (activates && on.card(card)!.exhausted) return true; // 701.3
  return resources > 0 && on.costs.length === 0 && resources > readyResources(on, seat).length; // 403.1
}
