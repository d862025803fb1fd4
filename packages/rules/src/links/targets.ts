import type { Ruling } from '../game/decision.ts';
import { forbidden } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { fits, friendly, lookedThrough } from '../powers/nouns.ts';
import type { Perspective } from '../powers/perspective.ts';
import type { Entity } from '../state/link.ts';
import type { Slot } from './slots.ts';

/** Why this can't be a target of this slot; undefined if it can (706.1). */
export function whyNotTarget(slot: Slot, entity: Entity, p: Perspective): Ruling | undefined {
  if ('player' in entity) return whyNotPlayer(slot, entity.player, p);
  if (!('card' in entity) || !slot.noun) return { rule: '706.1', reason: 'does not fit the description' };
  const { card } = entity;
  const zone = p.on.card(card)?.zone;
  if (zone === 'chain' && card === p.source) return { rule: '706.1', reason: 'does not fit the description', card };
  if (zone === undefined || !fits(slot.noun, card, p))
    return { rule: '706.1', reason: 'does not fit the description', card };
  const stopped = zone === 'play' ? forbidden(p.on, card, 'be targeted', { by: p.you, other: p.source }) : undefined;
  return stopped && { rule: '706.1', reason: 'cannot be targeted', card: stopped.source || card };
}

function whyNotPlayer(slot: Slot, player: number, p: Perspective): Ruling | undefined {
  const { state } = p.on;
  const wanted =
    slot.players !== null &&
    !state.players[player]!.lost &&
    (slot.players === 'any' || friendly(state, player, p.you) === (slot.players === 'friendly'));
  return wanted ? undefined : { rule: '706.1', reason: 'does not fit the description' };
}

/** Everything that can be chosen for a slot. */
export function candidates(slot: Slot, p: Perspective): readonly Entity[] {
  if (slot.noun) {
    const cards = lookedThrough(slot.noun, p).map((card): Entity => ({ card }));
    return cards.filter((entity) => whyNotTarget(slot, entity, p) === undefined);
  }
  const seats = p.on.state.turn.order.map((player): Entity => ({ player }));
  return seats.filter((entity) => whyNotTarget(slot, entity, p) === undefined);
}

/** Are there so many candidates? Looks no further than needed. */
function areThere(count: number, slot: Slot, p: Perspective): boolean {
  if (!slot.noun) return candidates(slot, p).length >= count;
  let left = count;
  for (const card of left > 0 ? lookedThrough(slot.noun, p) : [])
    if (whyNotTarget(slot, { card }, p) === undefined && --left === 0) break;
  return left <= 0;
}

/** How many targets a slot can take at least and at most. */
export function range(slot: Slot, p: Perspective): { readonly min: number; readonly max: number } {
  const { count } = slot;
  const most = slot.divided === null ? Number.POSITIVE_INFINITY : Math.max(1, amountOf(slot.divided, p)); // 707.1d
  if ('exactly' in count) {
    const exactly = amountOf(count.exactly, p);
    return { min: exactly, max: exactly };
  }
  const max = 'upTo' in count ? amountOf(count.upTo, p) : Number.POSITIVE_INFINITY;
  const min = slot.divided !== null && amountOf(slot.divided, p) > 0 ? 1 : 0;
  return { min, max: Math.min(max, most) };
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
  const { min } = range(slot, p);
  if (!slots.some(({ another }) => another)) {
    if (!areThere(min, slot, p)) return false;
    return canChooseAll(slots, p, [...chosen, []]);
  }
  const free = candidates(slot, p).filter((entity) => !slot.another || !taken(chosen, entity));
  if (free.length < min) return false;
  if (min !== 1) return canChooseAll(slots, p, [...chosen, free.slice(0, min)]);
  return free.some((entity) => canChooseAll(slots, p, [...chosen, [entity]]));
}

export function taken(chosen: readonly (readonly Entity[])[], entity: Entity): boolean {
  return chosen.some((slot) => slot.some((other) => sameEntity(other, entity)));
}
