import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { CardId, LinkId, Seat } from '../vocabulary.ts';
import type { Spoken } from './happening.ts';

/** A card, player or effect on the chain that can be chosen. */
export type Entity = { readonly card: CardId } | { readonly player: Seat } | { readonly link: LinkId };

export const LINK_KINDS = ['card', 'resource', 'payment', 'reward', 'triggered', 'proposal'] as const; // 705.1
export type LinkKind = (typeof LINK_KINDS)[number];

/** A card or effect on the chain (705.1). */
export interface Link {
  readonly id: LinkId;
  readonly kind: LinkKind;
  readonly controller: Seat;
  /** The card it comes from: itself for a card, the card with the power for an effect; 0 for a proposal (705.5). */
  readonly source: CardId;
  /** The name of its source as it was created; null for a resource placed face down. */
  readonly name: string | null;
  /** The text it inherited as it was created (705.3). */
  readonly effects: readonly Effect[];
  /** The double-check condition of a triggered effect (703.2). */
  readonly condition: Condition | null;
  readonly x: number;
  readonly modes: readonly number[];
  /** The opponent who has chosen the modes: they speak of him as "that player". */
  readonly chooser: Seat | null;
  /** The targets, one list for each instance of the word in the text (706.1). */
  readonly targets: readonly (readonly Entity[])[];
  /** For divided amounts, the share of each target (707.1d). */
  readonly shares: readonly (readonly number[])[];
  /** The alternate cost that was paid, by its number; -1 for the printed one (403.3). */
  readonly alternate: number;
  /** The cards with which its costs were paid. */
  readonly paid: readonly CardId[];
  /** Its cost has moved its source away (415.9b). */
  readonly spent: boolean;
  /** How many counters were removed to pay its costs. */
  readonly counters: number;
  /** The word chosen as it was added (707.1e). */
  readonly word: string | null;
  /** The event that triggered it. */
  readonly event: Spoken | null;
  /** For a resource: whether it is placed face up, and whether it enters play exhausted (412.1c). */
  readonly faceUp: boolean;
  readonly exhausted: boolean;
  /** A card that had to remain so since it was added has not (714.3b). */
  readonly lapsed: boolean;
  /** All steps of adding it are done (707.1f). */
  readonly added: boolean;
  /** What the modifier that triggered it remembers. */
  readonly flagged: readonly CardId[];
  /** Players can't interrupt it (R302.2). */
  readonly uninterruptible: boolean;
  readonly proposal: Proposal | null;
}

/** A proposed combat (601.2). 0 stands for what stopped being proposed (601.2f). */
export interface Proposal {
  readonly attacker: CardId;
  readonly defender: CardId;
  readonly sabotage: boolean;
}

/** A triggered effect that has not been added to the chain yet (708.1). */
export interface Waiting {
  readonly controller: Seat;
  readonly source: CardId;
  readonly effects: readonly Effect[];
  readonly condition: Condition | null;
  readonly event: Spoken | null;
  readonly flagged: readonly CardId[];
  readonly uninterruptible: true | undefined;
}

export function changedLink(link: Link, changes: Partial<Link>): Link {
  const copy: Link = {
    id: link.id,
    kind: link.kind,
    controller: link.controller,
    source: link.source,
    name: link.name,
    effects: link.effects,
    condition: link.condition,
    x: link.x,
    modes: link.modes,
    chooser: link.chooser,
    targets: link.targets,
    shares: link.shares,
    alternate: link.alternate,
    paid: link.paid,
    spent: link.spent,
    counters: link.counters,
    word: link.word,
    event: link.event,
    faceUp: link.faceUp,
    exhausted: link.exhausted,
    lapsed: link.lapsed,
    added: link.added,
    flagged: link.flagged,
    uninterruptible: link.uninterruptible,
    proposal: link.proposal,
  };
  return Object.assign(copy, changes);
}
