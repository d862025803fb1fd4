import type { CardId, LinkId, Seat } from '@meetingstone/rules';
import type { Card } from '../cast.ts';
import type { Offered } from '../file/expectation.ts';
import type { Target } from '../file/script.ts';

/** What a script says beyond "play this": the choices made while a link is added (707.1). */
export interface Parts {
  readonly x?: number | undefined;
  readonly modes?: readonly number[] | undefined;
  readonly opponent?: string | undefined;
  readonly targets?: readonly Target[] | undefined;
  /** The complete offer at the first target or the defender. */
  readonly among?: readonly Offered[] | undefined;
  readonly cost?: 'printed' | 'alternate' | number | undefined;
  readonly pay?: readonly string[] | undefined;
  readonly exhaust?: readonly string[] | undefined;
  readonly defender?: string | undefined;
}

/** A link in the middle of being added: what the script said of it, and what of that has not been asked for yet. */
export interface Adding {
  readonly seat: Seat;
  readonly verb: 'play' | 'use' | 'complete' | 'place' | 'attack';
  /** The links that were on the chain before. */
  readonly below: ReadonlySet<LinkId>;
  /** The resources that were ready before. */
  readonly ready: readonly CardId[];
  readonly attacker: CardId;
  /** The card that is played, used or completed, as it was before. */
  readonly source: Card | undefined;
  readonly said: Parts;
  readonly left: Parts;
  /** Targets that were answered in order, for their shares. */
  readonly sharing: readonly Target[];
  /** Somebody was asked something that no part of the step answers: whether a friend agrees, for instance. */
  readonly waited?: true;
  /** Some named targets were passed over: they must have chosen themselves. */
  readonly skipped?: true;
}

/** The number of the alternate cost that a script means; -1 is the printed cost. */
export function alternateMeant(cost: Parts['cost']): number {
  if (cost === undefined || cost === 'printed') return -1;
  return cost === 'alternate' ? 0 : cost - 1;
}
