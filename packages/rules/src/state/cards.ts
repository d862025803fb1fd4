import type { CardId } from '../vocabulary.ts';
import type { Card } from './card.ts';

/**
 * All cards by id, in chunks, so that changing one card copies one chunk and the list of chunks.
 * Ids are given out in order and never again; where all cards of a chunk are gone, it is empty.
 */
export type Cards = readonly (readonly (Card | null)[])[];

const BITS = 5;
const MASK = (1 << BITS) - 1;
const NO_CARDS: readonly (Card | null)[] = [];

export function cardIn(cards: Cards, id: CardId): Card | undefined {
  return cards[id >> BITS]?.[id & MASK] ?? undefined;
}

/** Writes to a list of chunks whose owned parts may be changed in place. */
export function putCard(cards: (readonly (Card | null)[])[], owned: Set<object>, id: CardId, card: Card | null): void {
  const at = id >> BITS;
  while (cards.length <= at) cards.push(NO_CARDS);
  let chunk = cards[at] as (Card | null)[];
  if (!owned.has(chunk)) {
    chunk = chunk.slice();
    owned.add(chunk);
    cards[at] = chunk;
  }
  const within = id & MASK;
  while (chunk.length < within) chunk.push(null);
  chunk[within] = card;
  if (card === null && chunk.every((other) => other === null)) cards[at] = NO_CARDS;
}

export function* eachCard(cards: Cards): Generator<Card> {
  for (const chunk of cards) for (const card of chunk) if (card) yield card;
}
