import type { Keyword } from '../vocabulary.ts';
import type { Condition } from './condition.ts';
import type { Noun, Role } from './noun.ts';
import type { Players, Selection } from './selection.ts';
import type { Watch } from './trigger.ts';

/** Wherein cards can be alike or different. */
export type Likeness = 'name' | 'class' | 'Alliance race' | 'Horde race' | 'card type' | 'color';

/** A number, fixed or read from the game when it is needed (709.2d). */
export type Amount =
  | number
  | { readonly amount: 'X' }
  | { readonly amount: 'count'; readonly of: Noun }
  | { readonly amount: 'cards in hand'; readonly of: Players }
  | { readonly amount: 'resources'; readonly of: Players }
  /** How many players. */
  | { readonly amount: 'players'; readonly of: Players }
  /** How many cards he may keep at the end of his turn (415.4b). */
  | { readonly amount: 'maximum hand size'; readonly of: Players }
  /** How many turns he has started: on his third turn, 3. */
  | { readonly amount: 'turns'; readonly of: Players }
  /** What stands on the Boss of this raid: its number, "the current stage"; its events; its threat level (R203.1, R502.2). */
  | { readonly amount: 'boss number' | 'boss events' | 'boss threat' }
  | { readonly amount: 'atk' | 'health' | 'def' | 'cost' | 'damage'; readonly of: Selection }
  /** The highest or lowest of these numbers among the cards so described; 0 if there is none. */
  | {
      readonly amount: 'highest' | 'lowest';
      readonly number: 'atk' | 'health' | 'def' | 'cost' | 'damage' | 'remaining health';
      readonly of: Noun;
    }
  /** The numbers after a keyword, of all cards so described together (COT.05). */
  | { readonly amount: 'keyword'; readonly keyword: Keyword; readonly of: Noun }
  /** How many different ones of these there are among the cards so described. */
  | { readonly amount: 'different'; readonly what: Likeness; readonly of: Noun }
  /** The amount of the event that triggered this effect, or of what this link did last ("that much"). */
  | { readonly amount: 'that much' }
  /** What happened this turn: how many such events, how many different cards with this part in them, or how much in all. */
  | { readonly amount: 'this turn'; readonly watch: Watch; readonly counted: 'events' | 'amount' | Role }
  | { readonly amount: 'counters'; readonly name: string; readonly on: Selection }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'times'; readonly of: readonly Amount[] }
  /** Doubled so many times ("doubled for each"; glossary: doubled). */
  | { readonly amount: 'doubled'; readonly of: Amount; readonly times: Amount }
  /** A whole number of times: "for each five resources" is rounded down, "half, rounded up" is not. */
  | { readonly amount: 'divided'; readonly of: Amount; readonly by: number; readonly rounded?: 'up' }
  | { readonly amount: 'if'; readonly if: Condition; readonly then: Amount; readonly else: Amount };
