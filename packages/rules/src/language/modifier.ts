import type { CardType, DamageType, Keyword } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { Noun, Relation } from './noun.ts';
import type { Power } from './power.ts';
import type { Players, Selection } from './selection.ts';
import type { Watch } from './trigger.ts';

/** How long a definite modifier lasts (714.3). */
export type Duration =
  | 'this turn'
  | 'this combat'
  | 'until your next turn'
  /** Until the next turn of the player who controls the first flagged card. */
  | "until its controller's next turn"
  /** Until that player's next ready step is over. */
  | "its controller's next ready step"
  | 'until end of your next turn'
  | 'this game'
  | WhileRemains
  | UntilEvent
  | NextReadyStep;

/** "This turn until you play a card": over with the first such event, and with the turn. */
export interface UntilEvent {
  readonly until: Watch;
  /** Or with the first such event: "until you strike with a weapon or play an ability". */
  readonly or?: Watch;
}

/** "During his next ready step": in that step of one player alone, whoever controls the cards by then. */
export interface NextReadyStep {
  readonly nextReadyStepOf: Players;
}

/** "While this ally remains exhausted": from the moment the link was added, without a break (714.3b). */
export interface WhileRemains {
  readonly while: Selection;
  readonly remains: Noun;
}

/** What a card or a player can be stopped from doing (103.2). */
export const DEEDS = [
  'attack',
  'be proposed as a defender',
  /** Whom it attacks is left to chance (glossary: Random). */
  'choose a defender',
  'be attacked',
  'protect',
  /** While it attacks. */
  'be protected against',
  'be targeted',
  'be destroyed',
  'leave play',
  'be removed from the game',
  /** In any other way than by being destroyed (R303.2b). */
  'leave play undestroyed',
  'change control',
  'ready',
  /** Of a player: his cards enter play exhausted. */
  'enter play ready',
  'exhaust',
  'be dealt damage',
  /** Of equipment with DEF (717.2c). */
  'prevent damage',
  /** Neither dealt nor put (R101.3d). */
  'be damaged',
  'deal combat damage',
  /** Of the one who would deal or heal it; the description is of those to whom (103.2). */
  'deal damage',
  'heal',
  'be healed',
  'be interrupted',
  'have powers',
  'gain or lose',
  'be flipped',
  'play',
  'draw',
  'discard',
  'place',
  /** Only face up (412.1b). */
  'place face up',
  'complete',
  'strike',
  'use powers',
  'pass',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Restriction {
  readonly cant: Deed;
  /** Only by, against or with a card so described; of exhausting: to use its powers. */
  readonly noun?: Noun;
  /** Only more often than so many times each turn: "can't draw more than one card per turn". */
  readonly moreThan?: number;
  /** Only during this step of the controller's turn. */
  readonly during?: 'ready step';
  /** Unless its controller pays this (600.3). */
  readonly unless?: readonly Cost[];
  /** Only these types of damage. */
  readonly damageType?: readonly DamageType[];
  /** Only what opponents do. */
  readonly byOpponents?: true;
  /** Only by fatal damage (410.6a). */
  readonly byFatal?: true;
  /** Only these keywords of all powers it can't have. */
  readonly keywords?: readonly Keyword[];
  /** The numbers that it can't gain or lose any of. */
  readonly numbers?: readonly ('atk' | 'health')[];
}

/** The ways of wielding (406.1). */
export const WIELDINGS = ['dual', 'two-handed dual', 'ranged dual', 'sextuple', 'infinite', 'dual shield'] as const;
export type Wielding = (typeof WIELDINGS)[number];

/** What a card or a player can do beyond the rules. */
export type Permission =
  /** Attack characters so described, even those of friends and those that can't be proposed as defenders. */
  | { readonly may: 'attack'; readonly noun: Noun }
  /** Be attacked by characters so described, even by those of friends. */
  | { readonly may: 'be attacked'; readonly noun: Noun }
  /** Perhaps only characters so described, or only against attackers so described (602.2). */
  | { readonly may: 'protect'; readonly noun?: Noun; readonly against?: Noun }
  | { readonly may: 'attack at once' }
  | { readonly may: 'activate at once' }
  | { readonly may: 'wield' }
  /** More weapons or shields than the usual ones, to have and to strike with (406). */
  | { readonly may: 'wield more'; readonly how: Wielding }
  /** By any equipment that can prevent damage to heroes, or only by such a one (717.2c). */
  | { readonly may: 'be shielded'; readonly by?: Noun }
  | { readonly may: 'control additional'; readonly tag: string; readonly count: Amount }
  /** The tag has no limit for him. */
  | { readonly may: 'control any number'; readonly tag: string }
  | {
      readonly may: 'play from';
      readonly zone: 'graveyard' | 'removed' | 'deck' | 'hand';
      /** Whose zone it is; default his own. */
      readonly whose?: Relation;
      readonly noun: Noun;
      /** The next time a card so played would enter a graveyard, it is removed from the game instead. */
      readonly once?: true;
    }
  | { readonly may: 'sabotage'; readonly noun: Noun }
  /** Ready one exhausted card of each description in other players' ready steps (501.1b). */
  | { readonly may: 'inspire'; readonly nouns: readonly Noun[] }
  | { readonly may: 'look at top card'; readonly whose: Relation }
  | { readonly may: 'show top card' }
  /** Of a player: everybody sees his hand. */
  | { readonly may: 'show hand' }
  /** It can be exhausted to pay costs as though it were a resource (412.2). */
  | { readonly may: 'pay as a resource' }
  | { readonly may: 'choose not to ready' }
  /** Complete quests of other players, paying for them himself (702.2b). */
  | { readonly may: 'complete'; readonly noun: Noun }
  /** A magnet: opposing links must target it if able (706.4). */
  | { readonly may: 'attract targets' }
  /** Place more resources on each of his turns (412.1). */
  | { readonly may: 'place additional'; readonly count: Amount };

/** What a modifier does to each card, player or cost that it applies to. */
export type Change =
  | { readonly change: 'atk' | 'health' | 'def' | 'strike cost'; readonly by: Amount }
  | { readonly change: 'set atk' | 'set health' | 'set def'; readonly to: Amount }
  | { readonly change: 'double'; readonly what: 'atk' | 'health' | 'def' }
  | { readonly change: 'grant'; readonly power: Power }
  /** All powers, or only these keywords. */
  | { readonly change: 'lose powers'; readonly keywords?: readonly Keyword[] }
  /** Has the printed powers of these cards, perhaps only those of one kind (200.1a, 702.2a). */
  | { readonly change: 'printed powers'; readonly of: Selection; readonly only?: Power['power'] }
  /** ATK and health change places; what a link switches is what they were as it resolved (712.9, 709.2d). */
  | { readonly change: 'switch'; readonly values?: { readonly atk: number; readonly health: number } }
  | { readonly change: 'add type' | 'become type'; readonly type: CardType }
  /** With a limit, nobody controls more cards of that tag than so many: "has Pet (1)" (414.3b). */
  | { readonly change: 'add tag'; readonly tag: string; readonly limit?: number }
  /** The word chosen for the source of the modifier. */
  | { readonly change: 'add chosen tag' }
  /** Has this class, or the one chosen for the source of the modifier, and loses all others (206.1a). */
  | { readonly change: 'become class'; readonly class?: string }
  | { readonly change: 'add damage type' | 'become damage type'; readonly type: DamageType }
  /** Can be played whenever its player has priority (409.1). */
  | { readonly change: 'become instant' }
  | { readonly change: 'control'; readonly by: Players }
  | { readonly change: 'restrict'; readonly restriction: Restriction }
  | { readonly change: 'permit'; readonly permission: Permission }
  /** Must attack if able; one so described if there is a description (600.2). */
  | { readonly change: 'must attack'; readonly noun?: Noun }
  /** Can attack only these; "if able" lets go where no such attack is legal (601.2c). */
  | { readonly change: 'attack only'; readonly noun: Noun; readonly ifAble?: true }
  /** Of a player: he and what he controls are on another plane, and don't interact with what is elsewhere (R503.1). */
  | { readonly change: 'plane'; readonly plane: string }
  | { readonly change: 'hand size'; readonly by: Amount }
  /** Of a player: he may keep any number of cards (415.4b). */
  | { readonly change: 'no maximum hand size' };

/** A continuous modifier as text: on whom, and what. */
export interface Continuous {
  /** The cards, as long as they fit (714.3e). */
  readonly cards?: Noun;
  /** The players, for changes to players. */
  readonly players?: Relation;
  /** Of them, only these: "attached hero's controller". */
  readonly of?: Players;
  readonly changes: readonly Change[];
  readonly while?: Condition;
}

/** A change to what playing or using something costs (707.1e). */
export interface CostChange {
  /** Of playing a card, completing a quest, using a payment power or striking; or of whatever has X in its cost. */
  readonly cost: 'play' | 'complete' | 'use' | 'strike' | 'with X';
  readonly noun: Noun;
  readonly whose: Relation;
  /** Of them, only these: "attached hero's controller". */
  readonly of?: Players;
  readonly by: Amount;
  readonly minimum?: number;
  readonly while?: Condition;
  /** Only the next time such a cost is paid, then it is used up. */
  readonly next?: true;
}

/** "If [event] would happen, [modified events] instead" (716.1). */
export interface Replacement {
  readonly event: Watch;
  readonly while?: Condition;
  /** You may apply it or not. */
  readonly optional?: true;
  /** Only the next time, then it is used up (717.5). */
  readonly next?: true;
  /** The flagged cards are those that do it, or with which it is done, not those to whom it happens (714.3f). */
  readonly flags?: 'by' | 'with';
  readonly instead: Instead;
}

export type Instead =
  /** A packet of another size, of other damage types, combat damage or not, unpreventable; the rest stays (717.1). */
  | {
      readonly instead: 'amount';
      readonly plus?: Amount;
      readonly times?: number;
      readonly types?: readonly DamageType[];
      readonly combat?: boolean;
      readonly unpreventable?: true;
    }
  /**
   * "The first": only so much of what the character would be dealt on each turn (717.6). What is done then speaks of the
   * amount that was prevented as "that much".
   */
  | {
      readonly instead: 'prevent';
      readonly amount: Amount | 'all';
      readonly first?: true;
      readonly then?: readonly Effect[];
    }
  /** "[First.] If you do, prevent that. [Then.]" (717.3) */
  | {
      readonly instead: 'conditional prevention';
      readonly first: readonly Effect[];
      readonly then?: readonly Effect[];
    }
  /** "[First.] If you do, [then] instead.": only if all of the first was done (716.1, 709.2f). */
  | { readonly instead: 'if you do'; readonly first: readonly Effect[]; readonly then: readonly Effect[] }
  /** All of it, or so much, or as much as its controller chooses; the rest stays where it was. */
  | { readonly instead: 'redirect'; readonly to: Selection; readonly amount?: Amount | 'any' }
  | { readonly instead: 'unpreventable' }
  /** Exactly fatal damage to that ally, and the rest to its controller's hero (717.8). */
  | { readonly instead: 'smash' }
  /** As the packet's controller chooses, among any number of characters so described (717.7). */
  | { readonly instead: 'divide'; readonly among: Noun }
  | { readonly instead: 'effects'; readonly effects: readonly Effect[] }
  /** It is skipped, and powers can trigger off that (716.1a). */
  | { readonly instead: 'nothing' };
