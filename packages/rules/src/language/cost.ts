import type { Gesture } from '../vocabulary.ts';
import type { Amount, Likeness } from './amount.ts';
import type { ChosenWord } from './effect.ts';
import type { Noun } from './noun.ts';

/** One thing a player must pay (403.1). */
export type Cost =
  /** For X there may be a limit. */
  | { readonly pay: 'resources'; readonly amount: Amount; readonly atMost?: Amount }
  /** Exhaust this card: the [Activate] symbol (701.3). */
  | { readonly pay: 'activate' }
  | { readonly pay: 'flip' }
  /** His whole team concedes: hearthing (800.1a). */
  | { readonly pay: 'concede' }
  /** He does it at the table; the game does not change by it. */
  | { readonly pay: 'gesture'; readonly how: Gesture }
  /** Perhaps only cards that have one of these in common. */
  | { readonly pay: 'exhaust'; readonly noun: Noun; readonly count?: Amount; readonly alike?: readonly Likeness[] }
  | { readonly pay: 'turn face down'; readonly noun: Noun; readonly count?: Amount }
  | { readonly pay: 'destroy'; readonly noun: Noun; readonly count?: Amount }
  /** Removing X cards may have a limit for X. */
  | { readonly pay: 'remove'; readonly noun: Noun; readonly count?: Amount; readonly atMost?: number }
  /** To its owner's hand, or on the bottom of his deck. */
  | { readonly pay: 'return'; readonly noun: Noun; readonly count?: Amount; readonly below?: true }
  | { readonly pay: 'discard'; readonly noun: Noun; readonly count?: Amount }
  /** Shown to everybody; they stay where they are (415.1). */
  | { readonly pay: 'reveal'; readonly noun: Noun; readonly count?: Amount }
  /** So many cards from the top of his deck. */
  | { readonly pay: 'top cards'; readonly to: 'graveyard' | 'removed'; readonly count: Amount }
  | { readonly pay: 'put damage'; readonly noun: Noun; readonly amount: Amount; readonly atMost?: number }
  | { readonly pay: 'remove counters'; readonly name: string; readonly count: Amount | 'all' }
  /** A word is chosen before the rest is paid, which may speak of it. */
  | { readonly pay: 'choose word'; readonly what: ChosenWord };
