import type { Perspective } from '../reading/perspective.ts';
import type { Slot } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import type { Entity } from '../state/link.ts';
import { friendly } from '../state/teams.ts';
import type { CardId } from '../vocabulary.ts';
import { range, taken } from './targets.ts';

/** The cards in play that links of this player must target if able (706.4). */
export function magnetsFor(p: Perspective): readonly CardId[] {
  const { on, you } = p;
  return on.state.play.filter(
    (id) =>
      on.of(id).permissions.some(({ it }) => it.may === 'attract targets') &&
      !friendly(on.state, on.controllerOf(id), you),
  );
}

/** Of the candidates for the next target, those that let the link include as many magnets as it can. */
export function attracted(
  slots: readonly Slot[],
  p: Perspective,
  before: readonly (readonly Entity[])[],
  some: readonly Entity[],
  count: number,
  options: readonly Entity[],
): readonly Entity[] {
  const magnets = magnetsFor(p).filter((card) => !taken([...before, some], { card }));
  if (magnets.length === 0) return options;
  const included = options.map((entity) => {
    const left = magnets.filter((card) => !('card' in entity && entity.card === card));
    const later = placesLeft(slots, p, before.length, count - some.length - 1);
    return magnets.length - left.length + placeable(left, later, p);
  });
  const most = Math.max(...included);
  return options.filter((_, n) => included[n] === most);
}

/** A slot for each target that is still to be chosen; who may choose none of a kind may avoid magnets there. */
function placesLeft(slots: readonly Slot[], p: Perspective, at: number, here: number): readonly Slot[] {
  const later = slots.slice(at + 1).flatMap((slot) => Array.from({ length: range(slot, p).min }, () => slot));
  return [...Array.from({ length: Math.max(0, here) }, () => slots[at]!), ...later];
}

/** How many of the magnets can be given a place each. */
function placeable(magnets: readonly CardId[], places: readonly Slot[], p: Perspective): number {
  const taker = new Map<number, CardId>();
  const legal = (card: CardId, place: Slot) => whyNotTarget(place, { card }, p) === undefined;
  const seat = (card: CardId, tried: Set<number>): boolean =>
    places.some((place, n) => {
      if (tried.has(n) || !legal(card, place)) return false;
      tried.add(n);
      const other = taker.get(n);
      if (other !== undefined && !seat(other, tried)) return false;
      taker.set(n, card);
      return true;
    });
  return magnets.filter((card) => seat(card, new Set())).length;
}
