import { obliged, whyNotAttack } from '../combat/legality.ts';
import type { Option, Ruling } from '../game/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Facts } from '../language/facts.ts';
import type { AdditionalCost, PaymentPower, RewardPower } from '../language/power.ts';
import { whyNotFinish } from '../links/feasible.ts';
import type { Intent } from '../links/intent.ts';
import { intentOf, toPlay } from '../links/intent.ts';
import type { Held } from '../modifiers/characteristics.ts';
import { powersOf } from '../modifiers/characteristics.ts';
import type { Derived } from '../modifiers/derive.ts';
import { usableElsewhere, worksIn } from '../modifiers/elsewhere.ts';
import { forbiddenPlayer } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { holds } from '../powers/conditions.ts';
import { fits } from '../powers/described.ts';
import { related } from '../powers/nouns.ts';
import { perspective } from '../powers/perspective.ts';
import { ONCE_PER_GAME } from '../state/card.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { readyResources } from './costs.ts';
import { playableElsewhere } from './elsewhere.ts';

/** Everything a player with priority can choose (410.2, 410.2a). */
export function priorityOptions(on: Derived, seat: Seat): readonly Option[] {
  const options: Option[] = whyNotPass(on, seat) ? [] : [{ choose: 'pass' }];
  const free = isFree(on.state, seat);
  addPlays(on, seat, free, options);
  addPowers(on, seat, options);
  if (free) {
    addPlacings(on, seat, options);
    addAttacks(on, seat, options);
  }
  return options;
}

function addPlays(on: Derived, seat: Seat, free: boolean, options: Option[]): void {
  for (const cards of [on.state.players[seat]!.hand, playableElsewhere(on, seat)])
    for (const card of cards)
      if ((free || on.of(card).instant) && !isBeyondMeans(on, seat, card) && !whyNotPlay(on, seat, card))
        options.push({ choose: 'play', card });
}

/** Most cards that can't be played simply cost too much, and nothing about them or the table changes that. */
function isBeyondMeans(on: Derived, seat: Seat, card: CardId): boolean {
  const { cost = 0 } = on.card(card)!.facts;
  if (on.costs.length > 0 || cost <= readyResources(on, seat).length) return false;
  const is = on.of(card);
  return powersOf(is, 'alternate cost').length === 0 && powersOf(is, 'cost change').length === 0;
}

function addPowers(on: Derived, seat: Seat, options: Option[]): void {
  const others = mayCompleteOthers(on, seat);
  for (const card of on.state.play) {
    if (!on.hasPowers(on.card(card)!)) continue;
    const isMine = on.controllerOf(card) === seat;
    if (isMine || isForAnyone(on, card)) addUses(on, seat, card, options);
    const rewards = isMine || others ? rewardPowers(on, card).length : 0;
    for (let power = 0; power < rewards; power++)
      if (!whyNotComplete(on, seat, card, power)) options.push({ choose: 'complete', card, power });
  }
  for (const card of usableElsewhere(on.state, seat)) addUses(on, seat, card, options); // 701.2
}

/** Has it a power that any player may use? */
function isForAnyone(on: Derived, card: CardId): boolean {
  return powersOf(on.of(card), 'payment').some(({ it }) => it.users !== undefined);
}

function addUses(on: Derived, seat: Seat, card: CardId, options: Option[]): void {
  const payments = paymentPowers(on, card).length;
  for (let power = 0; power < payments; power++)
    if (!whyNotUse(on, seat, card, power)) options.push({ choose: 'use', card, power });
}

function mayCompleteOthers(on: Derived, seat: Seat): boolean {
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

function addPlacings(on: Derived, seat: Seat, options: Option[]): void {
  const { hand } = on.state.players[seat]!;
  if (hasPlaced(on, seat)) return;
  for (const card of hand)
    for (const faceUp of [false, true])
      if (!whyNotPlace(on, seat, card, faceUp)) options.push({ choose: 'place', card, faceUp });
}

function addAttacks(on: Derived, seat: Seat, options: Option[]): void {
  for (const card of on.state.play) {
    const { row, exhausted } = on.card(card)!;
    if (exhausted || row === 'resource' || on.controllerOf(card) !== seat) continue;
    if (!whyNotAttack(on, seat, card, false)) options.push({ choose: 'attack', card, sabotage: false });
    if (on.of(card).permissions.length > 0 && !whyNotAttack(on, seat, card, true))
      options.push({ choose: 'attack', card, sabotage: true });
  }
}

/** Everything one could want to do with a card while having priority, legal or not. */
export function playOptionsOf(on: Derived, seat: Seat, id: CardId): readonly Option[] {
  const card = on.card(id)!;
  if (card.zone !== 'play') {
    const isResource = card.facts.types.includes('Quest') || card.facts.types.includes('Location');
    const places: Option[] = [{ choose: 'place', card: id, faceUp: false }];
    if (isResource) places.unshift({ choose: 'place', card: id, faceUp: true });
    return isResource ? places : [{ choose: 'play', card: id }, ...places];
  }
  const uses = paymentPowers(on, id).map((_, power): Option => ({ choose: 'use', card: id, power }));
  const completions = rewardPowers(on, id).map((_, power): Option => ({ choose: 'complete', card: id, power }));
  if (card.row === 'resource' || on.controllerOf(id) !== seat || on.of(id).health === null)
    return [...uses, ...completions];
  return [...uses, ...completions, { choose: 'attack', card: id, sabotage: false }];
}

/** What adding the chosen link means. */
export function intentFor(on: Derived, seat: Seat, option: Option): Intent | undefined {
  switch (option.choose) {
    case 'play':
      return toPlay(on, seat, option.card);
    case 'place':
      return toPlace(on, seat, option.card, option.faceUp);
    case 'use':
      return toUse(on, 'payment', seat, option.card, paymentPowers(on, option.card)[option.power]!);
    case 'complete':
      return toUse(on, 'reward', seat, option.card, rewardPowers(on, option.card)[option.power]!);
    default:
      return undefined;
  }
}

/** Those that work where the card is (700.2). */
function paymentPowers(on: Derived, card: CardId): readonly Held<PaymentPower>[] {
  const powers = powersOf(on.of(card), 'payment');
  const { zone } = on.card(card)!;
  for (let n = 0; n < powers.length; n++)
    if (!worksIn(powers[n]!.it, zone)) return powers.filter(({ it }) => worksIn(it, zone));
  return powers;
}

function rewardPowers(on: Derived, card: CardId): readonly Held<RewardPower>[] {
  return powersOf(on.of(card), 'reward');
}

/** What is written down of a power's use, where it can be used only once. */
function limitOn({ it, key }: Held<PaymentPower | RewardPower>): string | null {
  return it.oncePerGame ? `${ONCE_PER_GAME}${key}` : it.oncePerTurn ? key : null;
}

function toUse(
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

function additionalTo(on: Derived, card: CardId, to: AdditionalCost['to']): readonly Cost[] {
  return powersOf(on.of(card), 'additional cost').flatMap(({ it }) => (it.to === to ? it.cost : []));
}

export function toPlace(on: Derived, seat: Seat, card: CardId, faceUp: boolean, exhausted = false): Intent {
  const additional = faceUp ? additionalTo(on, card, 'place face up') : [];
  return intentOf('resource', seat, card, { faceUp, exhausted, additional });
}

/** His non-combat action phase with an empty chain (502.1). The player asked is the one with priority. */
export function isFree(state: State, seat: Seat): boolean {
  return (
    state.turn.player === seat && state.turn.step === 'action' && state.combat === null && state.chain.length === 0
  );
}

const NOT_FREE: Ruling = { rule: '409.1', reason: 'needs your action phase with an empty chain' };

export function whyNotPlay(on: Derived, seat: Seat, id: CardId): Ruling | undefined {
  const card = on.card(id);
  if (!card) return { rule: '409.1', reason: 'no such card' };
  const fromHand = card.zone === 'hand' && card.owner === seat;
  if (!fromHand && !playableElsewhere(on, seat).includes(id))
    return { rule: '409.1', reason: 'not in your hand', card: id };
  if (isPlacedOnly(card.facts)) return { ...PLACED_ONLY, card: id };
  if (!on.of(id).instant && !isFree(on.state, seat)) return { ...NOT_FREE, card: id };
  return whyNotBePlayed(on, seat, id, toPlay(on, seat, id));
}

const PLACED_ONLY: Ruling = { rule: '409.2', reason: 'only placed as a resource' };

/** A quest or location can't be played (409.2). */
function isPlacedOnly({ types }: Facts): boolean {
  return types.includes('Quest') || types.includes('Location');
}

/** The same wherever the card is, and whatever the time. */
export function whyNotBePlayed(on: Derived, seat: Seat, id: CardId, intent: Intent): Ruling | undefined {
  const { facts } = on.card(id)!;
  if (isPlacedOnly(facts)) return { ...PLACED_ONLY, card: id };
  if (facts.hero && !facts.hero.master) return { rule: '301.4', reason: 'only Master Heroes are played', card: id };
  if (on.state.players[seat]!.hero === 0 && !facts.types.includes('Event'))
    return { rule: '301.5', reason: 'no hero in your party' };
  const stopped = forbiddenPlayer(on, seat, 'play', id);
  if (stopped) return { rule: '707.1', reason: 'restricted', card: stopped.source };
  const p = perspective(on, seat, id);
  if (powersOf(on.of(id), 'play only').some(({ it }) => !holds(it.if, p)))
    return { rule: '704.1a', reason: 'restricted', card: id };
  return whyNotFinish(on, intent);
}

/** One resource on each turn, and what modifiers allow besides (412.1). */
function hasPlaced(on: Derived, seat: Seat): boolean {
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
  const stopped = forbiddenPlayer(on, seat, 'place', id);
  if (stopped) return { rule: '103.2', reason: 'restricted', card: stopped.source };
  return faceUp ? whyNotFinish(on, toPlace(on, seat, id, true)) : undefined;
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

export function whyNotPass(on: Derived, seat: Seat): Ruling | undefined {
  const driven = mustAttackNext(on, seat);
  if (driven === undefined) return undefined;
  const rule = on.of(driven).mustAttack.every(({ it }) => it.noun) ? '600.2a' : '600.2';
  return { rule, reason: 'must attack before passing', card: driven };
}

/** The first character that has to attack before its player may pass (600.2): his hero, or what came into play first (COT.08). */
export function mustAttackNext(on: Derived, seat: Seat): CardId | undefined {
  if (!isFree(on.state, seat)) return undefined;
  const { hero } = on.state.players[seat]!;
  const isDriven = (id: CardId) => on.of(id).mustAttack.length > 0 && obliged(on, seat, id);
  if (hero !== 0 && isDriven(hero)) return hero;
  return on.state.play.find(isDriven);
}
