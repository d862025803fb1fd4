import type { Change, Cost, Effect, Facts, Power } from '@meetingstone/rules';

/**
 * What cards say. It comes from outside, so that whoever speaks about a table need not bring the phrase table and every card
 * with him: the terminal has them at hand, a browser may be sent the texts.
 */
export interface CardTexts {
  /** What is printed on the card of that name; null where several have it, or none. */
  readonly named: (name: string) => Facts | null;
  /** A power of a card; null where there are no words for it, here and below. */
  readonly power: (power: Power, of: Facts | null) => string | null;
  /** What a link or an instruction does. */
  readonly effects: (effects: readonly Effect[], of: Facts | null) => string | null;
  /** A mode by its number and what is done in it. */
  readonly mode: (mode: number, effects: readonly Effect[], of: Facts | null) => string | null;
  readonly costs: (costs: readonly Cost[], of: Facts | null) => string | null;
  /** What a modifier changes, in the words of the card that it comes from. */
  readonly change: (change: Change, source: string | null) => string | null;
}
