import { powersOf } from '../characteristics/characteristics.ts';
import { hasTag } from '../characteristics/typeLine.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { Derived } from '../modifiers/derive.ts';
import { holds } from '../reading/conditions.ts';
import { perspective } from '../reading/perspective.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { isFree } from './actionPhase.ts';
import { readyResources } from './costs.ts';
import { whyNotFinish } from './feasible.ts';
import type { Intent } from './intent.ts';
import { toPlay, withoutCost } from './intent.ts';
import { isPlayedFree, playableElsewhere } from './playFrom.ts';

/** Most cards that can't be played simply cost too much, and nothing about them or the table changes that. */
export function isBeyondMeans(on: Derived, seat: Seat, card: CardId): boolean {
  const { cost = 0 } = on.card(card)!.facts;
  if (on.costs.length > 0 || isPlayedFree(on, seat, card) || cost <= readyResources(on, seat).length) return false;
  const is = on.of(card);
  return powersOf(is, 'alternate cost').length === 0 && powersOf(is, 'cost change').length === 0;
}

/** An instant card, unless it is Basic: that forbids what instant would allow (409.1, glossary: Basic). */
export function isAnytime(on: Derived, id: CardId): boolean {
  const is = on.of(id);
  return is.instant && !hasTag(is, 'Basic');
}

export function whyNotPlay(on: Derived, seat: Seat, id: CardId): Ruling | undefined {
  const card = on.card(id);
  if (!card) return { rule: '409.1', reason: 'no such card' };
  const fromHand = card.zone === 'hand' && card.owner === seat;
  if (!fromHand && !playableElsewhere(on, seat).includes(id))
    return { rule: '409.1', reason: 'not in your hand', card: id };
  if (isPlacedOnly(card.facts)) return { rule: '409.2', reason: 'only placed as a resource', card: id };
  if (!isAnytime(on, id) && !isFree(on.state, seat))
    return { rule: '409.1', reason: 'needs your action phase with an empty chain', card: id };
  return whyNotBePlayed(on, seat, id, toPlay(on, seat, id));
}

/** A quest or location can't be played (409.2). */
export function isPlacedOnly({ types }: Facts): boolean {
  return types.includes('Quest') || types.includes('Location');
}

/** The same wherever the card is, and whatever the time. */
function whyNotBePlayed(on: Derived, seat: Seat, id: CardId, intent: Intent): Ruling | undefined {
  const { facts } = on.card(id)!;
  if (isPlacedOnly(facts)) return { rule: '409.2', reason: 'only placed as a resource', card: id };
  if (facts.hero && !facts.hero.master) return { rule: '301.4', reason: 'only Master Heroes are played', card: id };
  if (on.state.players[seat]!.hero === 0 && !facts.raid?.resolves)
    return { rule: '301.5', reason: 'no hero in your party' };
  const stopped = forbiddenPlayer(on, seat, 'play', id);
  if (stopped) return { rule: '707.1', reason: 'restricted', card: stopped.source };
  const p = perspective(on, seat, id);
  if (powersOf(on.of(id), 'play only').some(({ it }) => !holds(it.if, p)))
    return { rule: '704.1a', reason: 'restricted', card: id };
  return whyNotFinish(on, intent);
}

export type Play = Extract<Effect, { do: 'play' }>;

/** Could it be played now, if the time did not matter? */
export function canBePlayed(on: Derived, seat: Seat, card: CardId, effect: Play): boolean {
  return on.card(card) !== undefined && !whyNotBePlayed(on, seat, card, toPlayNow(on, seat, card, effect));
}

export function toPlayNow(on: Derived, seat: Seat, card: CardId, { free }: Play): Intent {
  const intent = toPlay(on, seat, card);
  return free ? withoutCost(intent) : intent;
}
