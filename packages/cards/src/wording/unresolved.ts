import type { Selection } from '@meetingstone/rules';
import type { How, Part } from './discourse/mention.ts';

/**
 * What the table of phrases reads where a text speaks of something that it has named before. It stands in the tree of a
 * power as long as the text is read or written; `discourse/` puts what is meant in its place, and the other way round.
 */
export interface Pronoun {
  readonly select: 'pronoun';
  readonly word: string;
  readonly plural?: true;
  /** "that friendly ally": told from others by whose it is. */
  readonly whose?: 'friendly' | 'opposing';
  /** "the second target": one of several. */
  readonly nth?: number;
  /** "the destroyed ally": told from others by what was done to it. */
  readonly how?: How;
  /** "that Dragonkin", "that attacker", "that token": told from others by what it is. */
  readonly tag?: string;
  readonly part?: Part;
  /** "A card of that kind": of the kind of which it is; a word that was chosen would be that kind itself. */
  readonly kind?: true;
  /** The one that acted last goes on: nobody is named again. */
  readonly again?: true;
}

/** What was done, as "this way" calls it: the last instruction must have done that. */
export type Deed =
  | 'deal'
  | 'heal'
  | 'destroy'
  | 'exhaust'
  | 'ready'
  | 'discard'
  | 'drop'
  | 'remove'
  | 'put into graveyard'
  | 'put into hand'
  | 'put into deck'
  | 'put into resource row'
  | 'put into play';

/** "Destroyed this way": the cards to which the last instruction did this. */
export interface ThisWay {
  readonly select: 'done';
  readonly deed?: Deed;
}

/** What has an amount that a text can speak of afterwards. */
export type Measured = 'deal' | 'heal' | 'remove damage' | 'prevent' | 'pay' | 'counters' | 'roll' | 'choose number';

/** "That much", or "for each damage dealt this way": the amount of this very thing. */
export interface ThatMuch {
  readonly amount: 'that much';
  readonly of?: Measured;
}

/** An instruction whose condition stands after it: what it speaks of is named before. */
export interface Afterwards {
  readonly after: true;
}
export const AFTER: Afterwards = { after: true };

/** How a text calls the zone of a card: its owner is whoever owns the card. */
export interface Called {
  readonly called?: 'yours' | 'his' | 'theirs';
}

/** Which cards, or words that tell it only to somebody who has read the text before them. */
export type AnySelection = Selection | Pronoun | ThisWay;

/** The rows of the table are written in the words of the rules: a reference stands in the place of a selection. */
export const asSelection = (said: AnySelection): Selection => said as Selection;

/** The pronoun that a row has read as a selection. */
export function pronounIn(value: AnySelection | undefined): Pronoun | undefined {
  return value?.select === 'pronoun' ? value : undefined;
}
