import type { Held } from '../characteristics/characteristics.ts';
import { powersOf } from '../characteristics/characteristics.ts';
import { worksIn } from '../characteristics/powersOutsidePlay.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { PaymentPower, RewardPower } from '../language/power.ts';
import type { Derived } from '../modifiers/derive.ts';
import { holds } from '../reading/conditions.ts';
import { fits } from '../reading/described.ts';
import { perspective } from '../reading/perspective.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import { ONCE_PER_GAME } from '../state/card.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { isFree } from './actionPhase.ts';
import { whyNotFinish } from './feasible.ts';
import type { Intent } from './intent.ts';
import { changedIntent, intentOf } from './intent.ts';
import { additionalTo } from './placing.ts';

/** Has it a power that any player may use? */
export function isForAnyone(on: Derived, card: CardId): boolean {
  return powersOf(on.of(card), 'payment').some(({ it }) => it.users !== undefined);
}

export function mayCompleteOthers(on: Derived, seat: Seat): boolean {
  const { permissions } = on.player(seat);
  return permissions.length > 0 && permissions.some(({ it }) => it.may === 'complete');
}

/** Does a modifier let this player complete another player's quest (702.2b)? */
function mayComplete(on: Derived, seat: Seat, id: CardId): boolean {
  return on
    .player(seat)
    .permissions.some(
      ({ it, controller, source }) =>
        it.may === 'complete' && fits(it.noun, id, perspective(on, controller ?? seat, source)),
    );
}

/** Those that work where the card is (700.2). */
export function paymentPowers(on: Derived, card: CardId): readonly Held<PaymentPower>[] {
  const powers = powersOf(on.of(card), 'payment');
  const { zone } = on.card(card)!;
  for (let n = 0; n < powers.length; n++)
    if (!worksIn(powers[n]!.it, zone)) return powers.filter(({ it }) => worksIn(it, zone));
  return powers;
}

export function rewardPowers(on: Derived, card: CardId): readonly Held<RewardPower>[] {
  return powersOf(on.of(card), 'reward');
}

/** What is written down of a power's use, where it can be used only once. */
function limitOn({ it, key }: Held<PaymentPower | RewardPower>): string | null {
  return it.oncePerGame ? `${ONCE_PER_GAME}${key}` : it.oncePerTurn ? key : null;
}

export function toUse(
  on: Derived,
  kind: 'payment' | 'reward',
  seat: Seat,
  card: CardId,
  held: Held<PaymentPower | RewardPower>,
): Intent {
  const { cost, effects } = held.it;
  return intentOf(kind, seat, card, {
    cost,
    effects,
    power: limitOn(held),
    additional: kind === 'reward' ? additionalTo(on, card, 'complete') : [],
  });
}

/** A quest completed without paying its cost, but what is to be paid besides (403.3); nothing where that is forbidden. */
export function toCompleteFree(on: Derived, seat: Seat, id: CardId): Intent | undefined {
  const [held] = on.card(id) ? rewardPowers(on, id) : [];
  if (!held || forbiddenPlayer(on, seat, 'complete', id)) return undefined;
  return changedIntent(toUse(on, 'reward', seat, id, held), { cost: [] });
}

export function whyNotUse(on: Derived, seat: Seat, id: CardId, power: number): Ruling | undefined {
  const card = on.card(id);
  const held = card && paymentPowers(on, id)[power];
  if (!card || !held) return { rule: '701.2', reason: 'no such power', card: id };
  if (!related(on.state, on.holderOf(card), seat, held.it.users ?? 'you'))
    return { rule: '701.2', reason: 'not your card', card: id };
  if (held.it.cost.some(({ pay }) => pay === 'activate')) {
    if (card.exhausted) return { rule: '701.3', reason: 'exhausted', card: id };
    if (isNew(on, id)) return { rule: '701.3', reason: 'not in your party since the start of your turn', card: id };
  }
  return whyNotNow(on, seat, id, held, '701.1') ?? whyNotFinish(on, toUse(on, 'payment', seat, id, held));
}

export function whyNotComplete(on: Derived, seat: Seat, id: CardId, power: number): Ruling | undefined {
  const card = on.card(id);
  const held = card && rewardPowers(on, id)[power];
  if (!card || !held) return { rule: '702.2', reason: 'not a quest you control face up', card: id };
  if (on.holderOf(card) !== seat && !mayComplete(on, seat, id))
    return { rule: '702.2', reason: 'not your card', card: id };
  const stopped = forbiddenPlayer(on, seat, 'complete', id);
  if (stopped) return { rule: '103.2', reason: 'restricted', card: stopped.source };
  return whyNotNow(on, seat, id, held, '702.1') ?? whyNotFinish(on, toUse(on, 'reward', seat, id, held));
}

function whyNotNow(
  on: Derived,
  seat: Seat,
  id: CardId,
  held: Held<PaymentPower | RewardPower>,
  rule: '701.1' | '702.1',
): Ruling | undefined {
  const { basic, if: condition } = held.it;
  if (basic && !isFree(on.state, seat))
    return { rule: `${rule}a`, reason: 'needs your action phase with an empty chain', card: id };
  if (condition && !holds(condition, perspective(on, seat, id)))
    return { rule, reason: 'the power cannot be used now', card: id };
  const limit = limitOn(held);
  if (limit !== null && on.card(id)!.used?.includes(limit))
    return {
      rule: '701.4',
      reason: held.it.oncePerGame ? 'already used this game' : 'already used this turn',
      card: id,
    };
  const stopped = forbiddenPlayer(on, seat, 'use powers', id);
  return stopped && { rule: '103.2', reason: 'restricted', card: stopped.source };
}

/** An ally that has not been in its party since the start of its controller's latest turn (302.2). */
function isNew(on: Derived, id: CardId): boolean {
  const card = on.card(id)!;
  const is = on.of(id);
  if (!is.types.includes('Ally')) return false;
  if (is.permissions.some(({ it }) => it.may === 'activate at once')) return false;
  return card.since >= on.state.players[on.controllerOf(id)]!.turnStarted;
}
