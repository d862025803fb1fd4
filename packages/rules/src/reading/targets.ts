import { arePlayersApart, isApartFrom } from '../characteristics/planes.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Entity } from '../state/link.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, LinkId } from '../vocabulary.ts';
import { fits } from './described.ts';
import { fitsEffect } from './links.ts';
import type { Perspective } from './perspective.ts';
import { forbidden } from './restrictions.ts';
import type { Slot } from './slots.ts';

/** Why this can't be a target of this slot; undefined if it can (706.1). */
export function whyNotTarget(slot: Slot, entity: Entity, p: Perspective): Ruling | undefined {
  if ('player' in entity) return whyNotPlayer(slot, entity.player, p);
  if ('link' in entity) return whyNotEffect(slot, entity.link, p);
  if (!slot.noun) return { rule: '706.1', reason: 'does not fit the description' };
  const { card } = entity;
  const zone = p.on.card(card)?.zone;
  if (zone === 'chain' && isPlaced(p.on, card)) return { rule: '711.3', reason: 'cannot be targeted', card };
  if (zone === 'chain' && card === p.source) return { rule: '706.1', reason: 'does not fit the description', card };
  if (zone === undefined || !fits(slot.noun, card, p)) {
    const isElsewhere = zone !== 'play' && slot.noun.zone === undefined;
    return { rule: isElsewhere ? '706.1b' : '706.1', reason: 'does not fit the description', card };
  }
  if ((zone === 'play' || zone === 'chain') && isApartFrom(p.on, p.you, card))
    return { rule: '706.1', reason: 'cannot be targeted', card }; // R503.1c
  const elsewhere = zone !== 'play';
  const stopped = forbidden(p.on, card, 'be targeted', { by: p.you, other: p.source, elsewhere });
  return stopped && { rule: '706.1', reason: 'cannot be targeted', card: stopped.source || card };
}

/** An effect can be targeted only by a text that speaks of effects (711.3). */
function whyNotEffect({ noun }: Slot, id: LinkId, p: Perspective): Ruling | undefined {
  const link = p.on.state.chain.find((other) => other.id === id);
  if (!noun?.effect) return { rule: '711.3', reason: 'cannot be targeted' };
  return link && fitsEffect(noun, link, p) ? undefined : { rule: '706.1', reason: 'does not fit the description' };
}

/** A resource on its way into play can't be targeted, for interruption or otherwise (711.3). */
function isPlaced({ state }: Derived, card: CardId): boolean {
  return state.chain.some(({ kind, source }) => kind === 'resource' && source === card);
}

function whyNotPlayer(slot: Slot, player: number, p: Perspective): Ruling | undefined {
  const { state } = p.on;
  const wanted =
    slot.players !== null &&
    !state.players[player]!.lost &&
    !arePlayersApart(p.on, p.you, player) && // R503.1c
    (slot.players === 'any' || friendly(state, player, p.you) === (slot.players === 'friendly'));
  return wanted ? undefined : { rule: '706.1', reason: 'does not fit the description' };
}
