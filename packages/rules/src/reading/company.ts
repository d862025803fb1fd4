import type { Likeness } from '../language/amount.ts';
import type { Noun } from '../language/noun.ts';
import type { CardId } from '../vocabulary.ts';
import { WHEREIN } from './likeness.ts';
import type { Perspective } from './perspective.ts';

/** Does a description ask something of several cards together, and not only of each of them? */
export const asksOfAll = ({ inOne, differing }: Noun): boolean => inOne === true || differing !== undefined;

/** Can this card be one of several so described, beside those that are chosen already? */
export function goesWith(
  { inOne, differing }: Noun,
  chosen: readonly CardId[],
  id: CardId,
  { on }: Perspective,
): boolean {
  const owner = (one: CardId) => on.lastKnown(one)?.card.owner;
  if (inOne && chosen.some((other) => owner(other) !== owner(id))) return false;
  return !differing || !chosen.some((other) => isAlike(wordsOf(differing, other, on), wordsOf(differing, id, on)));
}

/** How many of these cards can be chosen together. */
export function mostTogether(noun: Noun, cards: readonly CardId[], p: Perspective): number {
  const { inOne, differing } = noun;
  if (!inOne) return differing ? mostDiffering(differing, cards, p) : cards.length;
  const owners = new Set(cards.map((id) => p.on.lastKnown(id)?.card.owner));
  const { inOne: _, ...rest } = noun;
  const piles = [...owners].map((owner) => cards.filter((id) => p.on.lastKnown(id)?.card.owner === owner));
  return Math.max(0, ...piles.map((pile) => mostTogether(rest, pile, p)));
}

/** Cards that are alike in all of it stand for each other; few are alike in a part of it. */
function mostDiffering(wherein: Likeness, cards: readonly CardId[], { on }: Perspective): number {
  const kinds = new Map(cards.map((id) => [wordsOf(wherein, id, on).join(), wordsOf(wherein, id, on)]));
  const words = [...kinds.values()];
  const apart = words.filter((one) => !words.some((other) => other !== one && isAlike(one, other)));
  return apart.length + mostApart(words.filter((one) => !apart.includes(one)));
}

function mostApart([first, ...rest]: readonly (readonly string[])[]): number {
  if (!first) return 0;
  return Math.max(mostApart(rest), 1 + mostApart(rest.filter((other) => !isAlike(first, other))));
}

const isAlike = (one: readonly string[], other: readonly string[]): boolean => one.some((word) => other.includes(word));

function wordsOf(wherein: Likeness, id: CardId, on: Perspective['on']): readonly string[] {
  const known = on.lastKnown(id);
  return known ? WHEREIN[wherein](known.characteristics) : [];
}
