import type { Characteristics } from '../characteristics/characteristics.ts';
import type { PlacedCard } from '../game/position.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { CardId, Seat, Step } from '../vocabulary.ts';
import type { Card } from './card.ts';
import type { Cards } from './cards.ts';
import type { Happening } from './happening.ts';
import type { Link, Waiting } from './link.ts';
import type { Loops } from './loops.ts';
import type { Modifier } from './modifier.ts';
import type { Special } from './special.ts';

/** A whole game at one moment. Plain data, never changed once it has been shown to anybody. */
export interface State {
  readonly players: readonly Player[];
  readonly cards: Cards;
  /** The cards in play, in the order in which they entered. */
  readonly play: readonly CardId[];
  /** The links, bottom first (415.6a). */
  readonly chain: readonly Link[];
  readonly waiting: readonly Waiting[];
  readonly modifiers: readonly Modifier[];
  readonly turn: Turn;
  readonly window: Window | null;
  readonly combat: Combat | null;
  /** Cards that left play lately, as they last were (707.3, 709.2d). */
  readonly departed: readonly Departed[];
  /** The indefinite powers that cards in play have lost (700.3). */
  readonly lost: readonly LostPower[];
  readonly outcome: Outcome | null;
  /** How many decisions each player has answered: the number of his next one. */
  readonly asked: readonly number[];
  /** The next id for a card, a link or a modifier. */
  readonly nextId: number;
  /** The next timestamp (718.2). */
  readonly time: number;
  /** Names of cards that exist though they are not in this game (200.3). */
  readonly names: readonly string[];
  readonly random: readonly number[];
  readonly fate: Fate | null;
  readonly loops: Loops;
  readonly special: Special;
}

export interface Player {
  readonly name: string;
  readonly team: string;
  /** The hero in this party, 0 while there is none (301.5). */
  readonly hero: CardId;
  /** The hero that was in this party last, while there is none. */
  readonly formerHero: CardId;
  /** The physical card of the hero with which this player started (301.4d). */
  readonly startingHero: number;
  /** Heroes whose place another took: they stay removed from the game (301.4a, 301.4d). */
  readonly replacedHeroes: readonly CardId[];
  readonly hand: readonly CardId[];
  /** Plays the Boss of a raid (R100.1). */
  readonly boss: boolean;
  /** Plays itself: nobody decides anything for this seat, and it has no hand (COT.06, COT.14). */
  readonly automatic: boolean;
  /** How many cards it still has to flip from the top of its deck, one at a time (COT.05, COT.06). */
  readonly flips: number;
  /** May take a new opening hand (101.2, R300.5). */
  readonly mulligans: boolean;
  /** Decks that are not shuffled at the start (R300.3). */
  readonly orderedDecks: readonly string[];
  /** Top card first. A seat may have several decks, each with a graveyard of its own (R101.3c). */
  readonly decks: readonly (readonly CardId[])[];
  /** What those decks are called; a player with one deck needs no name for it. */
  readonly deckNames: readonly string[];
  /** Which of them is "the deck", from which he draws (R303.1b). */
  readonly deck: number;
  readonly graveyards: readonly (readonly CardId[])[];
  readonly removed: readonly CardId[];
  /** Which of the decks were turned over: their cards are face up (415.3d). */
  readonly decksFaceUp: readonly boolean[];
  readonly handSize: number;
  readonly plan: readonly PlannedStep[];
  /** How many cards he draws in his draw step (501.2a, R201.1). */
  readonly draws: Amount;
  /** The time this player's latest turn started (302.2). */
  readonly turnStarted: number;
  /** How many turns this player has started. */
  readonly turns: number;
  /** Resources placed this turn (412.1). */
  readonly placed: number;
  /** Had to draw from an empty deck (410.6b). */
  readonly decked: boolean;
  readonly lost: boolean;
}

/** A step of somebody's turns, perhaps only on some of them (R301.5a, R501.1b). */
export type PlannedStep = Step | { readonly step: Step; readonly if: Condition };

export interface Turn {
  readonly number: number;
  readonly player: Seat;
  /** Whose turn it was last in the usual order: after extra turns the player after this one follows (500.3). */
  readonly regular: Seat;
  readonly step: Step;
  /** Who plays after this turn, next first (500.3). */
  readonly extra: readonly Seat[];
  /** The turn order, clockwise; seats can change places (500.6). */
  readonly order: readonly Seat[];
  /** Some effect has ended this turn (500.5). */
  readonly ended: boolean;
  /** Who chooses the player to go first, where chance does not say so (101.1). */
  readonly chooser: Seat | undefined;
  /** Who goes first, where the opening says so, and who went first (101.1, R200.4). */
  readonly first: Seat | undefined;
  /** Nobody skips his first draw step (R300.6). */
  readonly allDraw: true | undefined;
  /** What happened this turn that cards may ask about. */
  readonly history: readonly Happening[];
}

/** Who holds priority before the first player of a window has got it. */
export const NOBODY: Seat = -1;

/** An interval in which players get priority (410.4). */
export interface Window {
  readonly in: 'step' | 'attack' | 'defend';
  readonly holder: Seat;
  readonly passes: number;
}

export interface Combat {
  /** 0 stands for a part that is empty or was removed from combat (602.4). */
  readonly attacker: CardId;
  readonly proposedDefender: CardId;
  readonly defender: CardId;
  readonly protecting: boolean;
  readonly sabotage: boolean;
  readonly strikes: readonly Strike[];
}

/** A weapon associated with its wielder (303.2a). */
export interface Strike {
  readonly weapon: CardId;
  readonly wielder: CardId;
}

export interface Departed {
  readonly card: Card;
  readonly characteristics: Characteristics;
  readonly became: CardId;
  readonly turn: number;
  readonly attachments: readonly CardId[];
}

export interface LostPower {
  readonly card: CardId;
  readonly key: string;
}

export interface Outcome {
  /** The seats that won; none in a draw (102.1). */
  readonly winners: readonly Seat[];
  /** What each seat keeps in play for the next game of the match, after somebody has hearthed (800.1). */
  readonly kept?: readonly (readonly PlacedCard[])[];
}

/** Results of the next dice and random choices, fixed beforehand by a scenario. */
export interface Fate {
  readonly dice: readonly number[];
  readonly picks: readonly FixedPick[];
}

/** What chance will choose: a physical card, a player, or the nth of what a text lists. */
export type FixedPick = { readonly card: number } | { readonly player: Seat } | { readonly nth: number };

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function copyState(state: State): Writable<State> {
  return {
    players: state.players,
    cards: state.cards,
    play: state.play,
    chain: state.chain,
    waiting: state.waiting,
    modifiers: state.modifiers,
    turn: state.turn,
    window: state.window,
    combat: state.combat,
    departed: state.departed,
    lost: state.lost,
    outcome: state.outcome,
    asked: state.asked,
    nextId: state.nextId,
    time: state.time,
    names: state.names,
    random: state.random,
    fate: state.fate,
    loops: state.loops,
    special: state.special,
  };
}

export function changedPlayer(player: Player, changes: Partial<Player>): Player {
  const copy: Player = {
    name: player.name,
    team: player.team,
    hero: player.hero,
    formerHero: player.formerHero,
    startingHero: player.startingHero,
    replacedHeroes: player.replacedHeroes,
    hand: player.hand,
    boss: player.boss,
    automatic: player.automatic,
    flips: player.flips,
    decks: player.decks,
    deckNames: player.deckNames,
    deck: player.deck,
    mulligans: player.mulligans,
    orderedDecks: player.orderedDecks,
    graveyards: player.graveyards,
    removed: player.removed,
    decksFaceUp: player.decksFaceUp,
    handSize: player.handSize,
    plan: player.plan,
    draws: player.draws,
    turnStarted: player.turnStarted,
    turns: player.turns,
    placed: player.placed,
    decked: player.decked,
    lost: player.lost,
  };
  return Object.assign(copy, changes);
}

export function changedTurn(turn: Turn, changes: Partial<Turn>): Turn {
  const copy: Turn = {
    number: turn.number,
    player: turn.player,
    regular: turn.regular,
    step: turn.step,
    extra: turn.extra,
    order: turn.order,
    ended: turn.ended,
    history: turn.history,
    chooser: turn.chooser,
    first: turn.first,
    allDraw: turn.allDraw,
  };
  return Object.assign(copy, changes);
}

export function changedCombat(combat: Combat, changes: Partial<Combat>): Combat {
  const copy: Combat = {
    attacker: combat.attacker,
    proposedDefender: combat.proposedDefender,
    defender: combat.defender,
    protecting: combat.protecting,
    sabotage: combat.sabotage,
    strikes: combat.strikes,
  };
  return Object.assign(copy, changes);
}
