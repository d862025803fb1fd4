import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';

/** No rule limits tokens, but what doubles every turn outgrows every table: beyond so many, none is put into play. */
export const MOST_TOKENS = 1_000;

/** How many tokens the table has still room for. */
export function roomForTokens({ play, cards }: State): number {
  return MOST_TOKENS - play.filter((id) => cardIn(cards, id)!.facts.token).length;
}
