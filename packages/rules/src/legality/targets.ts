import { amountOf } from '../reading/amounts.ts';
import { asksOfAll, goesWith, mostTogether } from '../reading/company.ts';
import { effectsFitting } from '../reading/links.ts';
import { lookedThrough } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import type { Slot } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import type { Entity } from '../state/link.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Everything that can be chosen for a slot. */
export function candidates(slot: Slot, p: Perspective): readonly Entity[] {
  if (slot.noun?.effect) return effectsFitting(slot.noun, p).map((link): Entity => ({ link }));
  if (slot.noun) {
    const cards = lookedThrough(slot.noun, p).map((card): Entity => ({ card }));
    return cards.filter((entity) => whyNotTarget(slot, entity, p) === undefined);
  }
  const seats = p.on.state.turn.order.map((player): Entity => ({ player }));
  return seats.filter((entity) => whyNotTarget(slot, entity, p) === undefined);
}

/** Are there so many candidates? Looks no further than needed. */
function areThere(count: number, slot: Slot, p: Perspective): boolean {
  if (!slot.noun || slot.noun.effect) return candidates(slot, p).length >= count;
  let left = count;
  for (const card of left > 0 ? lookedThrough(slot.noun, p) : [])
    if (whyNotTarget(slot, { card }, p) === undefined && --left === 0) break;
  return left <= 0;
}

/** How many targets a slot can take at least and at most. */
export function range(slot: Slot, p: Perspective): { readonly min: number; readonly max: number } {
  const { count } = slot;
  const divided = slot.divided === null ? null : amountOf(slot.divided, p);
  const most = divided ?? Number.POSITIVE_INFINITY; // Each gets a positive share (707.1d).
  if ('exactly' in count) {
    const exactly = amountOf(count.exactly, p);
    return { min: exactly, max: Math.min(exactly, most) };
  }
  const max = 'upTo' in count ? amountOf(count.upTo, p) : Number.POSITIVE_INFINITY;
  return { min: divided !== null && divided > 0 ? 1 : 0, max: Math.min(max, most) };
}

export function sameEntity(a: Entity, b: Entity): boolean {
  if ('card' in a) return 'card' in b && a.card === b.card;
  if ('player' in a) return 'player' in b && a.player === b.player;
  return 'link' in b && a.link === b.link;
}

/** Can legal choices be made for all slots, given those already chosen (707.1d)? */
export function canChooseAll(
  slots: readonly Slot[],
  p: Perspective,
  chosen: readonly (readonly Entity[])[] = [],
): boolean {
  const slot = slots[chosen.length];
  if (!slot) return true;
  const { min, max } = range(slot, p);
  if (min > max) return false;
  if (slots.some(({ another }) => another)) return canFill(slots, p, chosen, [], min);
  const enough =
    slot.noun && asksOfAll(slot.noun) ? mostOf(slot, candidates(slot, p), p) >= min : areThere(min, slot, p);
  return enough && canChooseAll(slots, p, [...chosen, []]);
}

/** Can a slot that has some of its targets get so many, and all later slots theirs (707.1d)? */
export function canFill(
  slots: readonly Slot[],
  p: Perspective,
  before: readonly (readonly Entity[])[],
  some: readonly Entity[],
  count: number,
): boolean {
  if (some.length >= count) return canChooseAll(slots, p, [...before, some]);
  const slot = slots[before.length]!;
  const free = candidates(slot, p).filter(
    (entity) =>
      !taken([some], entity) && !(slot.another && taken(before, entity)) && !isSecondOf(slot, some, entity, p),
  );
  if (!slots.some(({ another }) => another))
    return some.length + mostOf(slot, free, p) >= count && canChooseAll(slots, p, [...before, some]);
  return free.some((entity) => canFill(slots, p, before, [...some, entity], count));
}

/** Is it of a player of whom one is chosen already, or else none to be chosen together with those? */
export function isSecondOf({ apart, noun }: Slot, some: readonly Entity[], entity: Entity, p: Perspective): boolean {
  if (noun && 'card' in entity && !goesWith(noun, cardsIn(some), entity.card, p)) return true;
  return apart && some.some((other) => controllerOf(other, p) === controllerOf(entity, p));
}

const cardsIn = (entities: readonly Entity[]): readonly CardId[] =>
  entities.flatMap((entity) => ('card' in entity ? [entity.card] : []));

/** How many of these can be chosen for a slot together. */
function mostOf({ apart, noun }: Slot, free: readonly Entity[], p: Perspective): number {
  if (noun && asksOfAll(noun)) return mostTogether(noun, cardsIn(free), p);
  return apart ? new Set(free.map((entity) => controllerOf(entity, p))).size : free.length;
}

function controllerOf(entity: Entity, { on }: Perspective): Seat | null {
  return 'card' in entity ? on.controllerOf(entity.card) : null;
}

export function taken(chosen: readonly (readonly Entity[])[], entity: Entity): boolean {
  return chosen.some((slot) => slot.some((other) => sameEntity(other, entity)));
}
