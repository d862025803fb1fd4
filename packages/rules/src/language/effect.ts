import type { CardType, DamageType, Gesture, Kind, PerformedKeyword, TagWord, Zone } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Facts } from './facts.ts';
import type { Change, Continuous, CostChange, Duration, Replacement } from './modifier.ts';
import type { Noun } from './noun.ts';
import type { TriggeredPower } from './power.ts';
import type { Players, Selection } from './selection.ts';

/** What kind of word is chosen (202.4). */
export type ChosenWord =
  | 'ally type'
  | 'race'
  /** An Alliance or a Horde race (glossary: Race). */
  | 'standard race'
  | 'class'
  | 'damage type'
  | 'made-up name'
  | { readonly oneOf: readonly (Kind | DamageType)[] }
  /** The name of a card so described: of any there is, or of one that is where the description says (200.2). */
  | { readonly name: Noun };

/** Where a card is put. */
export type Destination =
  /** Its owner's, or this player's, who owns it from then on (415.2). */
  | { readonly to: 'hand' | 'graveyard'; readonly of?: Players }
  | { readonly to: 'deck'; readonly at: 'top' | 'bottom' | 'shuffled'; readonly of?: Players }
  /** What is face down stays so (415.7a), unless it is said. */
  | { readonly to: 'removed'; readonly faceDown?: true; readonly faceUp?: true }
  | { readonly to: 'resource row'; readonly exhausted?: true; readonly faceUp?: true };

/** Damage that is dealt: a packet for each character (405.4). */
export interface Deal {
  readonly do: 'deal';
  readonly amount: Amount;
  readonly types: readonly DamageType[];
  readonly to: Selection;
  /** "It": each of them deals the damage to itself. */
  readonly by?: Selection;
  readonly unpreventable?: true;
  /** It counts as combat damage (408.3b). */
  readonly combat?: true;
  /** The amount is divided among the targets as the controller chooses (707.1d). */
  readonly divided?: true;
  /** The amount is divided among these characters, perhaps with nothing for some, as this player chooses. */
  readonly dividedBy?: Players;
  /** What is more than fatal goes to that ally's controller's hero (405.8). */
  readonly smash?: true;
  /** The nth target gets the nth amount ("3, 2, and 1"). */
  readonly each?: readonly Amount[];
  /** Of the damage type that was chosen for this card. */
  readonly chosenType?: true;
  /** What others deal at the same time, in one moment with this (802.1). */
  readonly along?: readonly Deal[];
}

/** One instruction of a link's text. The verbs are the rulebook's. */
export type Effect =
  | Deal
  | {
      readonly do: 'heal';
      readonly amount: Amount | 'all';
      readonly from: Selection;
      readonly by?: Selection;
      readonly divided?: true;
      /** From the nth target the nth amount. */
      readonly each?: readonly Amount[];
    }
  | {
      readonly do: 'put damage';
      readonly amount: Amount;
      readonly on: Selection;
      /** Divided as these players choose, with no more than fatal damage and perhaps none for some (R403). */
      readonly dividedBy?: Players;
    }
  | { readonly do: 'remove damage'; readonly amount: Amount | 'all'; readonly from: Selection }
  /** Perhaps only this very card, which must be the top one of his deck: "if it's an ally, draw it". */
  | { readonly do: 'draw'; readonly who: Players; readonly count: Amount; readonly what?: Selection }
  | { readonly do: 'discard'; readonly who: Players; readonly count: Amount | 'hand'; readonly random?: true }
  | { readonly do: 'destroy'; readonly what: Selection }
  | {
      readonly do: 'put';
      readonly what: Selection;
      /** Perhaps only if it is in that zone: "put it from its owner's graveyard". */
      readonly from?: Zone;
      readonly where: Destination;
      /** Though other rules say that the card can't leave: this one speaks of that very card (R303.1a). */
      readonly regardless?: true;
    }
  | {
      readonly do: 'put into play';
      readonly what: Selection;
      readonly from?: Zone;
      readonly under?: Players;
      readonly exhausted?: true;
      /** With so much damage, or so many counters of this name, on each of them (710.1b). */
      readonly damage?: Amount;
      readonly counter?: string;
      readonly counters?: Amount;
      /** As a card of another type (300.1d). */
      readonly as?: CardType;
      /** At the same time these, and the ally tokens that are associated with a Boss (R301.5a). */
      readonly with?: Selection;
      readonly withTokens?: true;
    }
  | {
      readonly do: 'put token';
      readonly token: Facts;
      /** It has the word that was chosen as a tag besides, or as its name. */
      readonly chosen?: 'tag' | 'name';
      /** Or one of these instead, as its controller chooses while it is processed. */
      readonly or?: readonly Facts[];
      /** Numbers of it that are read as it is put into play (404.2). */
      readonly atk?: Amount;
      readonly health?: Amount;
      readonly def?: Amount;
      readonly count?: Amount;
      readonly who?: Players;
      readonly exhausted?: true;
    }
  | {
      readonly do: 'exhaust' | 'ready' | 'flip' | 'turn face down' | 'remove from combat' | 'become defender';
      readonly what: Selection;
    }
  /** Tokens with the printed information of each of these cards (402.4). */
  | {
      readonly do: 'put token copy';
      readonly of: Selection;
      readonly count?: Amount;
      readonly who?: Players;
      readonly exhausted?: true;
    }
  /**
   * Attaches this card, or these, to a card. Where the host is chosen, it must fit the attach description as well;
   * without `to` that alone counts: "reattach" (400.7a), and perhaps another player chooses it.
   */
  | {
      readonly do: 'attach';
      readonly what?: Selection;
      readonly from?: Zone;
      readonly to?: Selection;
      readonly by?: Players;
    }
  /** They stay in play, attached to nothing (R402.4d). */
  | { readonly do: 'detach'; readonly what: Selection }
  /** A player adds a duplicate of each of these cards on the chain to it (402.1). */
  | { readonly do: 'copy'; readonly what: Selection; readonly who?: Players; readonly count?: Amount }
  /** Cards in play take on the printed information of another card (402.3). */
  | { readonly do: 'become copy'; readonly what: Selection; readonly of: Selection; readonly duration: Duration }
  | { readonly do: 'interrupt'; readonly what: Selection }
  /** Of the combat that is proposed in the event: another legal defender for its attacker (601.2b). */
  | { readonly do: 'change the proposed defender' }
  | {
      readonly do: 'add counters' | 'remove counters';
      readonly name: string;
      readonly count: Amount;
      readonly on: Selection;
    }
  /** A counter of a kind that is on each of them, which its controller chooses: one more of it, or one less (404.1). */
  | { readonly do: 'add any counter' | 'remove any counter'; readonly on: Selection }
  /** So much damage is on each of them afterwards: what is too little is put on it, what is too much removed. */
  | { readonly do: 'set damage'; readonly on: Selection; readonly to: Amount }
  /** Creates a continuous modifier on flagged cards (714.3f). */
  | {
      readonly do: 'modify';
      readonly what: Selection;
      readonly changes: readonly Change[];
      readonly while?: Condition;
      readonly duration: Duration;
    }
  /** Creates a continuous modifier that keeps looking for what it applies to (714.3e). */
  | {
      readonly do: 'create';
      /** One modifier for each of these players, in which he is "you". */
      readonly who?: Players;
      readonly continuous: Continuous;
      readonly duration: Duration;
    }
  | { readonly do: 'create'; readonly who?: Players; readonly cost: CostChange; readonly duration: Duration }
  | {
      readonly do: 'create';
      readonly who?: Players;
      readonly replacement: Replacement;
      readonly for?: Selection;
      readonly duration: Duration;
    }
  | {
      readonly do: 'create';
      readonly trigger: TriggeredPower;
      readonly about?: Selection;
      readonly next?: true;
      readonly duration: Duration;
    }
  /** A triggered modifier that watches only what these effects do: "when damage is dealt this way" (715.1). */
  | { readonly do: 'when this way'; readonly effects: readonly Effect[]; readonly trigger: TriggeredPower }
  /** All triggered powers of these cards trigger, as if their events had happened (703.5). */
  | { readonly do: 'trigger'; readonly what: Selection }
  | { readonly do: 'shuffle'; readonly who: Players }
  | { readonly do: 'reveal'; readonly what: Selection }
  /** You alone see them; they are "revealed" for what this text says next. */
  | { readonly do: 'look at'; readonly what: Selection }
  /** Placed through the chain as additional resources, by the player who resolves this (412.1c). */
  | { readonly do: 'place'; readonly what: Selection; readonly exhausted?: true }
  /** Guesses whether one card's number is higher or lower than another's; both are revealed (712.8). */
  | {
      readonly do: 'guess';
      readonly number: 'cost' | 'atk' | 'health' | 'def';
      readonly of: Selection;
      readonly than: Selection;
      /** If the guess is right. */
      readonly then: readonly Effect[];
    }
  /** Again and again until the limit is reached or exceeded; not at all if it is already (713.2). */
  | { readonly do: 'until'; readonly limit: Condition; readonly effects: readonly Effect[] }
  /** He looks at the top cards of his deck and puts any number of them back on top in any order, the rest below it. */
  | { readonly do: 'sort top'; readonly who: Players; readonly count: Amount }
  | {
      readonly do: 'search';
      readonly who: Players;
      /** Whose zones; default his own. */
      readonly of?: Players;
      /** Where; default the deck. With several, the player searches any of them (413.2). */
      readonly zones?: readonly Zone[];
      readonly noun: Noun;
      readonly count?: Amount;
      readonly reveal?: true;
      readonly then: readonly Effect[];
    }
  /** Any number of times: he is asked each time, and how often he paid is "that much" afterwards. */
  | { readonly do: 'pay'; readonly who: Players; readonly cost: readonly Cost[]; readonly anyNumber?: true }
  /** A player may; all of it or nothing (712.7). */
  | { readonly do: 'may'; readonly who: Players; readonly effects: readonly Effect[] }
  /** Each of these players in turn is "that player" in what is done. */
  | { readonly do: 'for each player'; readonly who: Players; readonly effects: readonly Effect[] }
  /**
   * A die for each of these cards, which is "that" card in what is done with the result; or all dice first, and you
   * choose one of them for each card.
   */
  | {
      readonly do: 'roll for each';
      readonly what: Selection;
      readonly assigned?: true;
      /** You choose which card is next. */
      readonly inAnyOrder?: true;
      /** It is done only for odd results, and then all roll again, until all of them are even. */
      readonly untilEven?: true;
      readonly effects: readonly Effect[];
    }
  /** "If you do": all the first actions were really performed (709.2f). */
  | {
      readonly do: 'if you do';
      readonly first: readonly Effect[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /**
   * A part of a card's text that is checked as the card is added to the chain and again as it resolves. Where the
   * condition does not hold the first time, the part is not there at all (glossary: Empower).
   */
  | {
      readonly do: 'double-check';
      readonly tagWord?: TagWord;
      readonly if: Condition;
      readonly then: readonly Effect[];
    }
  /** What the keyword means. */
  | { readonly do: 'perform'; readonly keyword: PerformedKeyword }
  /** You play them at once, whenever it is: above the link that is resolving; perhaps without paying their costs (403.3). */
  | {
      readonly do: 'play';
      readonly what: Selection;
      readonly free?: true;
      /** Not the cards themselves: each is copied, and the copy is played (402.2). */
      readonly copy?: true;
    }
  /** You complete quests at once, without paying their costs: their rewards lie above the link that is resolving (702.2, 403.3). */
  | { readonly do: 'complete'; readonly what: Selection }
  /** You, or these players, may play them from where they are, as if they were in hand; perhaps for nothing (409.1, 403.3). */
  | {
      readonly do: 'allow to play';
      readonly what: Selection;
      readonly who?: Players;
      readonly free?: true;
      readonly duration: Duration;
    }
  /** A modal text (707.1c); the only effect of its link or power, or chosen by "that player" for whom it is processed. */
  | {
      readonly do: 'choose modes';
      readonly count: number;
      readonly modes: readonly (readonly Effect[])[];
      /** Up to so many may be chosen, perhaps only if something is so: "one or both". */
      readonly upTo?: number;
      readonly upToIf?: Condition;
      /** Who chooses; without it, the controller of the link. */
      readonly by?: 'an opponent' | 'chance' | Players;
    }
  | { readonly do: 'take an extra turn' | 'skip next turn' | 'lose the game'; readonly who: Players }
  /** All your opponents lose, wherever they are. */
  | { readonly do: 'win the game' }
  | { readonly do: 'move right of'; readonly who: Players; readonly of: Players }
  | { readonly do: 'end the turn' }
  /** The player does it at the table: it is always really done. */
  | { readonly do: 'gesture'; readonly how: Gesture }
  /** Another card of the same Boss takes its place, undamaged; ready, or as the old one was (R101.4, R202.1). */
  | { readonly do: 'swap'; readonly with: Selection; readonly sameReadiness?: true }
  /** An effect that players can't interrupt is added to the chain, about these cards (R302.2, R502.2). */
  | { readonly do: 'add effect'; readonly effects: readonly Effect[]; readonly about?: Selection }
  /** So many cards more are flipped from the top of your deck and played, one at a time (COT.05, COT.06). */
  | { readonly do: 'flip cards'; readonly count: Amount }
  /** You draw from the deck of this name from now on (R303.1b). */
  | { readonly do: 'draw from'; readonly deck: string }
  /** A card is dropped onto the table; of the cards so described, those it lands on are what was done (R304). */
  | { readonly do: 'drop'; readonly what: Selection; readonly onto: Noun }
  /** What the card-specific rules say (800). */
  | { readonly do: 'special'; readonly what: 'keep equipment' | 'new deck' | 'raid' }
  /** A card of such a kind from your collection, which is not in this game yet, is put into play (800.2). */
  | { readonly do: 'put from collection'; readonly noun: Noun }
  /** A number is chosen: "that much" afterwards. */
  | { readonly do: 'choose number'; readonly from: number; readonly upTo: Amount }
  /** A word is chosen for this card, by you or by another player, or by chance (200.3, 202.4). */
  | { readonly do: 'choose word'; readonly what: ChosenWord; readonly by?: Players; readonly random?: true }
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
      /** So many dice, whose sum counts. Without it: one. */
      readonly dice?: number;
      readonly then: readonly RollOutcome[];
    };

/** What is done if the result lies between these, and perhaps only if it is even, or odd. */
export interface RollOutcome {
  readonly from: number;
  readonly upTo: number;
  readonly parity?: 'even' | 'odd';
  readonly effects: readonly Effect[];
}

export type Verb = Effect['do'];
