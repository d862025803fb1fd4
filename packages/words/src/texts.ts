import type { CardView, Change, Effect, Facts } from '@meetingstone/rules';

/**
 * What cards say. It comes from outside, so that whoever speaks about a table need not bring the phrase table and every card
 * with him: the terminal has them at hand, a browser may be sent the texts.
 */
export interface CardTexts {
  /** The nth payment power that a card has where it is. */
  readonly power: (card: CardView, nth: number) => string;
  readonly reward: (card: CardView) => string;
  /** The modes of a card, by what is printed on it or by its name. */
  readonly modes: (card: Facts | string) => readonly string[];
  /** What a link does; null where there are no words for it. */
  readonly effects: (effects: readonly Effect[], of: Facts | null) => string | null;
  /** What a modifier changes, in the words of the card that it comes from; null where there are none. */
  readonly change: (change: Change, source: string | null) => string | null;
}
