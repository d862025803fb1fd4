import type { DamageType, Keyword, Step, TagWord, Zone } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { ChosenWord, Effect } from './effect.ts';
import type { Continuous, CostChange, Permission, Replacement, Restriction } from './modifier.ts';
import type { Noun, Relation } from './noun.ts';
import type { Watch } from './trigger.ts';

/** When a payment or reward power can be used (701.1, 701.1a, 701.4). */
export interface Timing {
  readonly basic?: true;
  readonly oncePerTurn?: true;
  readonly oncePerGame?: true;
  readonly if?: Condition;
}

export interface KeywordPower {
  readonly power: 'keyword';
  readonly keyword: Keyword;
  /** The cards a keyword speaks of: "Inspire: Ally" (one list entry for each card inspired). */
  readonly nouns?: readonly Noun[];
  /** The number after it: "Assault 2". Without it: 1. */
  readonly number?: Amount;
  /** The damage type before it: "Fire Resistance"; or the one chosen for the card that grants it (202.4). */
  readonly type?: DamageType | 'chosen';
  /** The triggered effect after it: "Death Rattle: ...". */
  readonly effects?: readonly Effect[];
}

export interface PaymentPower extends Timing {
  readonly power: 'payment';
  readonly cost: readonly Cost[];
  readonly effects: readonly Effect[];
  /** Where the card must be for it to be used; default play (700.2). */
  readonly zone?: Zone;
  /** Who may use it, as the card's controller sees him; default he alone. Who uses it is "you" in it. */
  readonly users?: Relation;
}

export interface RewardPower extends Timing {
  readonly power: 'reward';
  readonly cost: readonly Cost[];
  readonly effects: readonly Effect[];
}

/** A power that a tag word may designate. */
interface Designated {
  readonly tagWord?: TagWord;
}

export interface TriggeredPower extends Designated {
  readonly power: 'triggered';
  readonly on: Watch;
  /** The double-check condition (703.2). */
  readonly if?: Condition;
  /** What is so as it happens: a part of the event, and not asked again. */
  readonly while?: Condition;
  readonly effects: readonly Effect[];
  /** Players can't interrupt its effect (R402.1a). */
  readonly uninterruptible?: true;
  /** Where the card must be for it to be active; default play (703.3, 703.3a, 703.3b). */
  readonly zone?: Zone | readonly Zone[];
}

export interface ContinuousPower extends Designated {
  readonly power: 'continuous';
  readonly continuous: Continuous;
  readonly zone?: Zone;
}

export interface ReplacementPower extends Designated {
  readonly power: 'replacement';
  readonly replacement: Replacement;
}

export interface CostPower {
  readonly power: 'cost change';
  readonly change: CostChange;
}

/** Restrictions and permissions of the card itself: "This ally can attack only heroes." */
export interface SelfPower {
  readonly power: 'self';
  readonly cant?: Restriction;
  readonly may?: Permission;
  readonly attackOnly?: Noun;
  readonly ifAble?: true;
  readonly mustAttack?: true;
}

/** "You may [pay this] rather than pay this card's cost" (403.3). */
export interface AlternateCost {
  readonly power: 'alternate cost';
  readonly cost: readonly Cost[];
  readonly if?: Condition;
}

/** "Play only if": otherwise the card can't be played (704.1a). */
export interface PlayCondition {
  readonly power: 'play only';
  readonly if: Condition;
}

/** "As an additional cost to play", to place face up or to complete (704.1a). */
export interface AdditionalCost {
  readonly power: 'additional cost';
  readonly to: 'play' | 'place face up' | 'complete';
  readonly cost: readonly Cost[];
}

/** "As you play this card, choose a race" (707.1e). */
export interface ChosenAsPlayed {
  readonly power: 'choose as played';
  readonly what: ChosenWord;
}

/** "Enters play exhausted / with counters / with damage" (710.1b). */
export interface EntersPower {
  readonly power: 'enters';
  readonly exhausted?: true;
  readonly damage?: Amount;
  readonly counters?: { readonly name: string; readonly count: Amount };
  /** You may have it enter your resource row face up and turn it face down at once, where it would enter face down. */
  readonly shown?: true;
}

/** "As this enters play, ...", "As an ally enters play, ...", "As your turn starts, ..." and such (704.1b). */
export interface DefinitePower {
  readonly power: 'definite';
  readonly as:
    | 'this enters play'
    | 'another enters play'
    | 'your turn starts'
    | 'this is revealed from your deck'
    /** Of the player whose step it is, default you (R201.2, R301.3, R504.2a). */
    | 'step starts'
    /** A Boss that is not the last one (R302.1, R502.1). */
    | 'your Boss is destroyed'
    /** It has resolved, or it was interrupted; the noun says which card, as it was on the chain (R502.1c). */
    | 'your card has left the chain';
  readonly step?: Step;
  readonly whose?: Relation;
  /** Which other cards, described as if they were in play already. */
  readonly noun?: Noun;
  readonly effects: readonly Effect[];
}

export type Power =
  | KeywordPower
  | PaymentPower
  | RewardPower
  | TriggeredPower
  | ContinuousPower
  | ReplacementPower
  | CostPower
  | SelfPower
  | AlternateCost
  | PlayCondition
  | AdditionalCost
  | ChosenAsPlayed
  | EntersPower
  | DefinitePower;
