import type { CardId } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Noun } from './noun.ts';

/** How many are chosen. Without it: exactly one. */
export type Quantity = { readonly exactly: Amount } | { readonly upTo: Amount } | { readonly anyNumber: true };

/** Which players. */
export type Players =
  | { readonly player: 'you' }
  | { readonly player: 'each' }
  | { readonly player: 'each opponent' }
  /** Every player but you, friendly or not. */
  | { readonly player: 'each other' }
  | { readonly player: 'each friendly' }
  /** The player last mentioned, or the player of the trigger event. */
  | { readonly player: 'that' }
  /** The player of the trigger event. */
  | { readonly player: 'event' }
  /** The opponents of a raid decide this together: one of them answers for all (R402.3, R403). */
  | { readonly player: 'opponents together' }
  | { readonly player: 'target'; readonly who?: 'opponent' | 'friendly'; readonly count?: Quantity }
  | { readonly player: 'targeted'; readonly slot: number }
  /** Chosen by you, or by another, or by chance; friends and opponents are yours in any case. */
  | {
      readonly player: 'chosen';
      readonly who?: 'opponent' | 'friendly';
      readonly by?: Players;
      readonly random?: true;
      /** None of these: "a second player". */
      readonly except?: readonly Players[];
    }
  | { readonly player: 'controller'; readonly of: Selection }
  | { readonly player: 'owner'; readonly of: Selection };

/** Which cards. */
export type Selection =
  | { readonly select: 'this' }
  | { readonly select: 'host' }
  | { readonly select: 'hero'; readonly of: Players }
  /** The cards last mentioned in this text (712.3a). */
  | { readonly select: 'that' }
  /** What was targeted at the nth place of this link, counted from 0, once more; or only one of several targets there. */
  | { readonly select: 'targeted'; readonly slot: number; readonly nth?: number }
  /** A card of the event that triggered this effect. */
  | { readonly select: 'event'; readonly role: 'card' | 'by' | 'to' }
  /** The card that is being changed or looked at right now ("its ATK"). */
  | { readonly select: 'it' }
  /** The cards to which the last instruction really happened ("this way"). */
  | { readonly select: 'done' }
  /** The cards that this text has revealed last. */
  | { readonly select: 'revealed' }
  /** The cards that the modifier which made this effect remembers. */
  | { readonly select: 'flagged' }
  /** The cards that the text of this card removed from the game ("removed this way"). */
  | { readonly select: 'kept' }
  /** The cards with which a cost of this link was paid. */
  | { readonly select: 'paid' }
  /** These very cards: those of whom a text spoke that made a modifier (709.2d). No card says this itself. */
  | { readonly select: 'these'; readonly cards: readonly CardId[] }
  | {
      readonly select: 'target';
      readonly noun: Noun;
      readonly count?: Quantity;
      readonly another?: true;
      /** No two of them controlled by the same player: "for each player, one target ally he controls". */
      readonly apart?: true;
      readonly random?: true;
      /** Who chooses it; without it, the controller of the link. */
      readonly by?: Players;
    }
  | { readonly select: 'each'; readonly noun: Noun }
  | {
      readonly select: 'choose';
      readonly noun: Noun;
      readonly count?: Quantity;
      readonly by?: Players;
      /** So many for each of these players, who is "that player" in the description. */
      readonly forEach?: Players;
      /** By chance; where the rules say so, by a die that a scenario may have fixed (COT.04). */
      readonly random?: true | 'die';
      /** It matters which is chosen first: asked even where all of them are chosen. */
      readonly ordered?: true;
    }
  /** Of the deck, or of the one with this name where a Boss player has several (R101.3c). */
  | {
      readonly select: 'top';
      readonly of: Players;
      readonly count: Amount;
      readonly deck?: string;
      /** As many as it takes to come to so many cards of this description. */
      readonly until?: Noun;
      /** Only the last of them: "the tenth card from the top". */
      readonly last?: true;
      /** So many from below. */
      readonly bottom?: true;
    }
  /** All of these at once. */
  | { readonly select: 'together'; readonly of: readonly Selection[] }
  /** All cards that lie there: "target player's hand" (415.1). */
  | {
      readonly select: 'zone';
      readonly zone: 'hand' | 'graveyard' | 'deck';
      readonly of: Players;
      readonly deck?: string;
    };
