import { powersOf } from '../characteristics/characteristics.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { AdditionalCost } from '../language/power.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { perspective } from '../reading/perspective.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { isFree } from './actionPhase.ts';
import { whyNotFinish } from './feasible.ts';
import type { Intent } from './intent.ts';
import { intentOf } from './intent.ts';
import { isPlacedOnly } from './playing.ts';

export function additionalTo(on: Derived, card: CardId, to: AdditionalCost['to']): readonly Cost[] {
  return powersOf(on.of(card), 'additional cost').flatMap(({ it }) => (it.to === to ? it.cost : []));
}

export function toPlace(on: Derived, seat: Seat, card: CardId, faceUp: boolean, exhausted = false): Intent {
  const additional = faceUp ? additionalTo(on, card, 'place face up') : [];
  return intentOf('resource', seat, card, { faceUp, exhausted, additional });
}

/** One resource on each turn, and what modifiers allow besides (412.1). */
export function hasPlaced(on: Derived, seat: Seat): boolean {
  const { placed } = on.state.players[seat]!;
  if (placed === 0) return false;
  const more = on
    .player(seat)
    .permissions.map(({ it, controller, source }) =>
      it.may === 'place additional' ? amountOf(it.count, perspective(on, controller ?? seat, source)) : 0,
    );
  return placed > more.reduce((sum, one) => sum + one, 0);
}

export function whyNotPlace(on: Derived, seat: Seat, id: CardId, faceUp: boolean): Ruling | undefined {
  const card = on.card(id);
  if (!card) return { rule: '412.1', reason: 'no such card' };
  if (card.zone !== 'hand' || card.owner !== seat) return { rule: '412.1', reason: 'not in your hand', card: id };
  if (!isFree(on.state, seat))
    return { rule: '412.1a', reason: 'needs your action phase with an empty chain', card: id };
  if (hasPlaced(on, seat)) return { rule: '412.1', reason: 'already placed a resource this turn' };
  return whyNotPlaceSo(on, seat, id, faceUp);
}

/** The same wherever the card is, and whatever the time (412.1b, 412.1c). */
export function whyNotPlaceSo(on: Derived, seat: Seat, id: CardId, faceUp: boolean): Ruling | undefined {
  if (faceUp && !isPlacedOnly(on.card(id)!.facts))
    return { rule: '412.1b', reason: 'cannot be placed face up', card: id };
  const stopped =
    forbiddenPlayer(on, seat, 'place', id) ?? (faceUp ? forbiddenPlayer(on, seat, 'place face up', id) : undefined);
  if (stopped) return { rule: '103.2', reason: 'restricted', card: stopped.source };
  return faceUp ? whyNotFinish(on, toPlace(on, seat, id, true)) : undefined;
}
