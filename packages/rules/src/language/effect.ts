import type { CardType, DamageType, Zone } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Facts } from './facts.ts';
import type { Change, Continuous, CostChange, Duration, Replacement } from './modifier.ts';
import type { Noun } from './noun.ts';
import type { TriggeredPower } from './power.ts';
import type { Players, Selection } from './selection.ts';

/** Where a card is put. */
export type Destination =
  /** Its owner's, or this player's, who owns it from then on (415.2). */
  | { readonly to: 'hand' | 'graveyard'; readonly of?: Players }
  | { readonly to: 'deck'; readonly at: 'top' | 'bottom' | 'shuffled'; readonly of?: Players }
  | { readonly to: 'removed'; readonly faceDown?: true }
  | { readonly to: 'resource row'; readonly exhausted?: true; readonly faceUp?: true };

/** One instruction of a link's text. The verbs are the rulebook's. */
export type Effect =
  | {
      readonly do: 'deal';
      readonly amount: Amount;
      readonly types: readonly DamageType[];
      readonly to: Selection;
      readonly by?: Selection;
      readonly unpreventable?: true;
      /** It counts as combat damage (408.3b). */
      readonly combat?: true;
      /** The amount is divided among the targets as the controller chooses (707.1d). */
      readonly divided?: true;
      /** What is more than fatal goes to that ally's controller's hero (405.8). */
      readonly smash?: true;
      /** The nth target gets the nth amount ("3, 2, and 1"). */
      readonly each?: readonly Amount[];
    }
  | {
      readonly do: 'heal';
      readonly amount: Amount | 'all';
      readonly from: Selection;
      readonly by?: Selection;
      readonly divided?: true;
    }
  | { readonly do: 'put damage'; readonly amount: Amount; readonly on: Selection }
  | { readonly do: 'remove damage'; readonly amount: Amount | 'all'; readonly from: Selection }
  | { readonly do: 'draw'; readonly who: Players; readonly count: Amount }
  | { readonly do: 'discard'; readonly who: Players; readonly count: Amount | 'hand'; readonly random?: true }
  | { readonly do: 'destroy'; readonly what: Selection }
  | { readonly do: 'put'; readonly what: Selection; readonly where: Destination }
  | {
      readonly do: 'put into play';
      readonly what: Selection;
      readonly under?: Players;
      readonly exhausted?: true;
      /** As a card of another type (300.1d). */
      readonly as?: CardType;
      readonly attachThis?: true;
    }
  | {
      readonly do: 'put token';
      readonly token: Facts;
      readonly count?: Amount;
      readonly who?: Players;
      readonly exhausted?: true;
    }
  | { readonly do: 'exhaust' | 'ready' | 'flip' | 'remove from combat' | 'become defender'; readonly what: Selection }
  | { readonly do: 'attach'; readonly to: Selection }
  | { readonly do: 'interrupt'; readonly what: Selection }
  | {
      readonly do: 'add counters' | 'remove counters';
      readonly name: string;
      readonly count: Amount;
      readonly on: Selection;
    }
  /** Creates a continuous modifier on flagged cards (714.3f). */
  | {
      readonly do: 'modify';
      readonly what: Selection;
      readonly changes: readonly Change[];
      readonly while?: Condition;
      readonly duration: Duration;
    }
  /** Creates a continuous modifier that keeps looking for what it applies to (714.3e). */
  | { readonly do: 'create'; readonly continuous: Continuous; readonly duration: Duration }
  | { readonly do: 'create'; readonly cost: CostChange; readonly duration: Duration }
  | { readonly do: 'create'; readonly replacement: Replacement; readonly for?: Selection; readonly duration: Duration }
  | {
      readonly do: 'create';
      readonly trigger: TriggeredPower;
      readonly about?: Selection;
      readonly next?: true;
      readonly duration: Duration;
    }
  | { readonly do: 'shuffle'; readonly who: Players }
  | { readonly do: 'reveal'; readonly what: Selection }
  /** He looks at the top cards of his deck and puts any number of them back on top in any order, the rest below it. */
  | { readonly do: 'sort top'; readonly who: Players; readonly count: Amount }
  | {
      readonly do: 'search';
      readonly who: Players;
      /** Where; default the deck. With several, the player searches any of them (413.2). */
      readonly zones?: readonly Zone[];
      readonly noun: Noun;
      readonly count?: Amount;
      readonly reveal?: true;
      readonly then: readonly Effect[];
    }
  | { readonly do: 'pay'; readonly who: Players; readonly cost: readonly Cost[] }
  /** A player may; all of it or nothing (712.7). */
  | { readonly do: 'may'; readonly who: Players; readonly effects: readonly Effect[] }
  /** "If you do": all the first actions were really performed (709.2f). */
  | {
      readonly do: 'if you do';
      readonly first: readonly Effect[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** A modal text (707.1c); the only effect of its link or power. */
  | {
      readonly do: 'choose modes';
      readonly count: number;
      readonly modes: readonly (readonly Effect[])[];
      readonly by?: 'an opponent';
    }
  | { readonly do: 'take an extra turn' | 'skip next turn' | 'lose the game'; readonly who: Players }
  | { readonly do: 'move right of'; readonly who: Players; readonly of: Players }
  | { readonly do: 'end the turn' }
  /** A word is chosen for this card: an ally type, a race, or a name that no card has (200.3, 202.4). */
  | { readonly do: 'choose word'; readonly what: 'ally type' | 'race' | 'made-up name' }
  /** Both must be in play under different players' control, or nothing happens (415.8e). */
  | { readonly do: 'exchange control'; readonly one: Selection; readonly other: Selection }
  | { readonly do: 'switch damage'; readonly one: Selection; readonly other: Selection }
  | { readonly do: 'turn deck over'; readonly who: Players }
  /** The hero with which the player started comes back in the place of the present one (301.4d). */
  | { readonly do: 'restore starting hero'; readonly who: Players }
  /** Changes the single target of a link (706.2). */
  | { readonly do: 'change target'; readonly of: Selection; readonly to: Selection }
  | {
      readonly do: 'roll';
      readonly then: readonly { readonly from: number; readonly upTo: number; readonly effects: readonly Effect[] }[];
    };

export type Verb = Effect['do'];
