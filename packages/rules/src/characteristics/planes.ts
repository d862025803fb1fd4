import type { Derived } from '../modifiers/derive.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/**
 * Some players can be on a plane of their own: the ghosts of a raid. What is on different planes does not interact:
 * it does not attack, damage, protect against, target or affect each other (R503.1c).
 */
export interface Planes {
  /** On which plane each player is; null for the usual one. */
  readonly bySeat: readonly (string | null)[];
}

/** Null while there is but the usual plane, as in all games but one (R503.1b). */
export function planesOf({ players, modifiers, play, cards }: State): Planes | null {
  if (!players.some(({ boss }) => boss)) return null;
  const bySeat: (string | null)[] = players.map(() => null);
  for (const { does, controller } of modifiers)
    if (does.text === 'continuous' && does.continuous.players === 'you')
      for (const change of does.continuous.changes) if (change.change === 'plane') bySeat[controller] = change.plane;
  const isInhabited = () => play.some((id) => cardIn(cards, id)?.facts.plane);
  return bySeat.some((plane) => plane !== null) || isInhabited() ? { bySeat } : null;
}

/** On which plane a card in play is; null on the usual one. */
export const planeAt = (on: Derived, id: CardId): string | null => on.planes && planeOf(on, on.planes, id);

/** The plane of a card: its own, or that of the player who controls it. */
function planeOf(on: Derived, planes: Planes, id: CardId): string | null {
  const card = on.card(id);
  if (!card) return null;
  return card.facts.plane?.name ?? planes.bySeat[on.holderOf(card)] ?? null;
}

/** Is this player where nothing that the other does reaches him? */
export function arePlayersApart({ planes }: Derived, one: Seat, other: Seat): boolean {
  return planes !== null && planes.bySeat[one] !== planes.bySeat[other];
}

/** Can't this player target or affect that card? */
export function isApartFrom(on: Derived, seat: Seat, id: CardId): boolean {
  const { planes } = on;
  return planes !== null && (planes.bySeat[seat] ?? null) !== planeOf(on, planes, id);
}

/** Are these characters on different planes, so that one can't protect against the other? */
export function areApart(on: Derived, one: CardId, other: CardId): boolean {
  const { planes } = on;
  return planes !== null && planeOf(on, planes, one) !== planeOf(on, planes, other);
}

/** Can't this character attack or damage that one? Some reach only what is on another plane (R503.1c). */
export function isBeyond(on: Derived, by: CardId, to: CardId): boolean {
  const { planes } = on;
  if (planes === null) return false;
  const reachesOthers = on.card(by)?.facts.plane !== undefined;
  return areApart(on, by, to) !== reachesOthers;
}

/** The rules of the raid itself hold on every plane, and so does what a card says of itself. */
export function isEverywhere(on: Derived, source: CardId, id: CardId): boolean {
  return source === id || on.card(source)?.facts.raid?.everywhere === true;
}

/** An event between planes: it can't happen. What a player pays or does by the rules with a card of his own can. */
export function isBetweenPlanes(on: Derived, { event, card, by, player, with: tools, rule }: Happening): boolean {
  if (on.planes === null || card === undefined || on.card(card)?.zone !== 'play') return false;
  if (event === 'deal') return by !== undefined && by !== 0 && on.card(by) !== undefined && isBeyond(on, by, card);
  if (player === undefined || rule !== undefined) return false;
  if (by === undefined && on.controllerOf(card) === player) return false;
  if (isEverywhere(on, by ?? tools?.[0] ?? 0, card)) return false;
  return isApartFrom(on, player, card);
}
