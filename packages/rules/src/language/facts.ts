import type { CardType, DamageType } from '../vocabulary.ts';
import type { BuildingFacts } from './building.ts';
import type { Effect } from './effect.ts';
import type { Noun } from './noun.ts';
import type { Power } from './power.ts';

/** A tag of which a player can control only so many (414.3b). */
export interface Limit {
  readonly tag: string;
  readonly count: number;
}

/** What is printed on a card (chapter 2 of the rules), its text as powers. Plain data. */
export interface Facts {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly tags: readonly string[];
  /** Absent on quests, locations, tokens and starting heroes (201.2, 201.4). */
  readonly cost?: number;
  /** The cost is X more than `cost` (201.3). */
  readonly plusX?: true;
  /** Class and faction icons outside the text box (206.1). */
  readonly icons: readonly string[];
  readonly atk?: number;
  readonly damageType?: DamageType;
  readonly health?: number;
  readonly def?: number;
  readonly strike?: number;
  readonly capacity?: number;
  /** The collector number; a loot card has the word in it (204.1, 204.3). */
  readonly collector?: string;
  readonly unique?: true;
  readonly limits?: readonly Limit[];
  readonly unlimited?: true;
  readonly token?: true;
  readonly instant?: true;
  readonly ongoing?: true;
  readonly attach?: AttachFacts;
  /** What the card does as it resolves: the text of an ability before "Ongoing". */
  readonly text: readonly Effect[];
  readonly powers: readonly Power[];
  /** The powers on the other side of a card that is no hero but has one (R402.4). */
  readonly back?: readonly Power[];
  readonly hero?: HeroFacts;
  readonly building?: BuildingFacts;
  readonly plane?: PlaneFacts;
  readonly raid?: RaidFacts;
}

/**
 * A card that belongs to a raid alone: it lies apart in the raid row, keeps its type there whichever way up it is, and
 * raiding players can't interact with it unless a text names it (R303.3b, R402.2b, R402.4a). What is said here is so besides.
 */
export interface RaidFacts {
  /** It is no resource, but pays like one, whichever way up it lies (R303.3a). */
  readonly pays?: true;
  /** It resolves like an ability, and can be played without a hero (R201.2, R502.1c). */
  readonly resolves?: true;
  /** Destroyed, it goes back to its deck instead of a graveyard (R402.2c). */
  readonly returns?: true;
  /** It stays attached only while its host stays exhausted, and in play when its host leaves it (R402.3a). */
  readonly detaches?: true;
  /** What it says holds on every plane: it is the source of the rules of the raid. */
  readonly everywhere?: true;
}

/** The plane on which a card is, whoever controls it; it attacks and damages only what is on another one (R503.1c). */
export interface PlaneFacts {
  readonly name: string;
  readonly reaches: 'others';
}

/** How an attachment attaches (400). */
export interface AttachFacts {
  /** Its attach description (400.1). */
  readonly noun: Noun;
  /** Targeted as it is played, or chosen as it resolves (400.2, 400.3). */
  readonly targeted: boolean;
  /** Its host description, where that differs (400.6). */
  readonly host?: Noun;
  /** The mode in which it attaches, where another of its modes is not ongoing (305.2d). */
  readonly mode?: number;
  /** Its own text attaches it to what it puts into play (400.4). */
  readonly byText?: true;
}

/** The traits of a hero and its other side (206.1, 301.2). */
export interface HeroFacts {
  readonly race?: string;
  readonly class?: readonly string[];
  readonly talent?: string;
  readonly professions?: readonly string[];
  readonly traitor?: true;
  readonly master?: true;
  readonly boss?: BossFacts;
  /** The other side, where it differs (301.2b). */
  readonly back?: { readonly powers: readonly Power[]; readonly atk?: number; readonly health?: number };
  /** The name and the type line of the other side, where it has its own; usually they are those of the front (R101.1a, R503.2a). */
  readonly becomes?: { readonly called: string; readonly tags: readonly string[] };
}

/** What the type line of a Boss says (R202.1, R301.5a, R502.2). */
export interface BossFacts {
  /** Bosses are met in this order; of the stages of one Boss, the stage (R203.1). */
  readonly number: number;
  /** Its destruction ends the raid (R100.2). */
  readonly final?: true;
  /** The ally tokens that enter play with it. */
  readonly tokens?: readonly { readonly token: Facts; readonly count: number }[];
  /** The events that enter the resource row with it (R502.2b). */
  readonly events?: number;
  /** How many resources a raiding player can keep (R504.2). */
  readonly threat?: number;
}
