import type { DamageType, Faction, Kind, Zone } from '../vocabulary.ts';
import type { Amount, Likeness } from './amount.ts';
import type { Players, Selection } from './selection.ts';
import type { Watch } from './trigger.ts';

/** The effects that can be on the chain (705.3). */
export type EffectKind = 'payment' | 'reward' | 'triggered' | 'proposal';

/** How a player stands to "you" (glossary: friendly, opposing, you). */
export type Relation = 'you' | 'friendly' | 'opposing' | 'any';

export type Comparison = 'or less' | 'or more' | 'exactly' | 'less than' | 'more than';
export interface Compared {
  readonly is: Comparison;
  readonly than: Amount;
}

/** The part that a card can have in an event: to whom, who does it, with what (408.3d). */
export type Role = 'card' | 'by' | 'to' | 'with';

/** An event of this turn, and the part in it. */
export interface Past {
  readonly as: Role;
  readonly was: Watch;
  /** So much in all such events together: "was dealt 5 or more damage this turn". */
  readonly atLeast?: number;
}

/**
 * Describes cards: "damaged opposing ally", "Shield you control", "instant in your graveyard".
 * Every part that is there must hold; a list holds if one of its members does.
 */
export interface Noun {
  readonly kind?: readonly Kind[];
  /** Only the card that carries this text (200.1). */
  readonly self?: true;
  /** Any card but the one that carries this text. */
  readonly other?: true;
  /** Only the card to which the carrier is attached (400.5). */
  readonly attached?: true;
  /** Whose party it is in or, outside of play and chain, whose card it is (401.2). Default: anybody's. */
  readonly whose?: Relation;
  /** In the party of these players or, outside of play and chain, one of their cards. */
  readonly of?: Players;
  /** Whose card it is, whoever controls it (401.2). */
  readonly owner?: Relation;
  /** Belongs to the deck of this name, one of a Boss player's, wherever it is and whichever way up (R101.3c). */
  readonly deck?: string;
  /** Where it is. Default: play (706.1b, 712.4). */
  readonly zone?: Zone;
  /** Wherever it is: in play, on the chain, in any zone. */
  readonly everywhere?: true;
  readonly tag?: readonly string[];
  /** Has each of these tags: "an Orc Warrior". */
  readonly allTags?: readonly string[];
  /** Has the word that was chosen for this card or link, or is of that kind (202.4). */
  readonly chosenTag?: true;
  /** Has the name, or deals the type of damage, that was chosen for this card or link. */
  readonly chosenName?: true;
  readonly chosenDamageType?: true;
  readonly name?: string;
  /** Has this word, or these, in its name. */
  readonly nameHas?: string;
  /** Has the same name as one of these cards. */
  readonly sameName?: Selection;
  /** Is one of these cards. */
  readonly among?: Selection;
  /** Is none of these cards. */
  readonly except?: Selection;
  /** Is the source of a modifier that gives your hero one of these keywords. */
  readonly granting?: readonly string[];
  /** Has one of these Reputations (100.2d). */
  readonly reputation?: readonly string[];
  /** A loot card (204.3). */
  readonly loot?: boolean;
  readonly faction?: Faction;
  readonly icon?: readonly string[];
  /** Has no trait icons (206.1d). */
  readonly neutral?: boolean;
  /** Has a class on its type line that one of these cards has there too (206.1a). */
  readonly sharesClass?: Selection;
  /** Has a race on its type line that one of these cards has there too. */
  readonly sharesRace?: Selection;
  /** Has exactly the card types of one of these cards, or one of them (300.1c). */
  readonly sameType?: Selection;
  readonly sharesType?: Selection;
  /** An ongoing card, and an attachment (305.2, 400.1). */
  readonly ongoing?: boolean;
  readonly attachment?: boolean;
  /** Is attached to a card so described. */
  readonly attachedTo?: Noun;
  /** Has a card so described attached to it. */
  readonly hosts?: Noun;
  /** Not a card, but an effect of such a kind on the chain; the other words describe its source (711.3). */
  readonly effect?: readonly EffectKind[];
  readonly keyword?: string;
  readonly damageType?: readonly DamageType[];
  readonly cost?: Compared;
  readonly atk?: Compared;
  readonly health?: Compared;
  /** Its health without the damage on it. */
  readonly remaining?: Compared;
  /** Its cost is divisible by two, or is not. */
  readonly parity?: 'even' | 'odd';
  /** Its controller controls such a card. */
  readonly controls?: Noun;
  readonly damaged?: boolean;
  /** The damage on it. */
  readonly damage?: Compared;
  /** Has so many counters of this name. */
  readonly counters?: { readonly name: string; readonly number: Compared };
  /** Has any counters at all. */
  readonly countered?: boolean;
  readonly exhausted?: boolean;
  readonly token?: boolean;
  readonly faceDown?: boolean;
  readonly instant?: boolean;
  /** Has such a printed word before its numbers (414.1, 100.2). */
  readonly unique?: boolean;
  readonly unlimited?: boolean;
  readonly attacking?: boolean;
  readonly defending?: boolean;
  readonly inCombat?: boolean;
  /** Entered its present party this turn. */
  readonly fresh?: boolean;
  readonly protecting?: boolean;
  /** Has been in such an event this turn: "that attacked this turn", "that was dealt combat damage this turn". */
  readonly past?: Past;
  /** A card on the chain whose single target is a card so described (706.1a). */
  readonly targetingOnly?: Noun;
  /** A card on the chain of whose targets one is a card so described (706.1). */
  readonly targeting?: Noun;
  /** Is in combat with a card so described. */
  readonly inCombatWith?: Noun;
  /** Where several are meant, all of them lie in one player's zone: "three cards in a graveyard". */
  readonly inOne?: true;
  /** Where several are meant, no two of them are alike in this: "three allies with different names". */
  readonly differing?: Likeness;
  readonly any?: readonly Noun[];
  readonly not?: Noun;
}
