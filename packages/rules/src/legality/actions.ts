import { driven } from '../characteristics/lists.ts';
import { usableElsewhere } from '../characteristics/powersOutsidePlay.ts';
import type { Offer, Option, Ruling } from '../decisions/decision.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { isFree } from './actionPhase.ts';
import { obliged, whyNotAttack } from './attacking.ts';
import { candidates, isOutOfReach } from './candidates.ts';
import type { Intent } from './intent.ts';
import { toPlay } from './intent.ts';

import { hasPlaced, toPlace, whyNotPlace } from './placing.ts';
import { playableElsewhere } from './playFrom.ts';
import { isAnytime, isBeyondMeans, whyNotPlay } from './playing.ts';
import { paymentPowers, rewardPowers, toUse, whyNotComplete, whyNotUse } from './using.ts';

/** Everything a player with priority can choose (410.2, 410.2a). */
export function priorityOptions(on: Derived, seat: Seat): readonly Offer[] {
  const options: Offer[] = whyNotPass(on, seat) ? [] : [{ choose: 'pass' }];
  const free = isFree(on.state, seat);
  addPlays(on, seat, free, options);
  addPowers(on, seat, free, options);
  if (free) {
    addPlacings(on, seat, options);
    addAttacks(on, seat, options);
  }
  return options;
}

function addPlays(on: Derived, seat: Seat, free: boolean, options: Offer[]): void {
  for (const cards of [on.state.players[seat]!.hand, playableElsewhere(on, seat)])
    for (const card of cards)
      if ((free || isAnytime(on, card)) && !isBeyondMeans(on, seat, card) && !whyNotPlay(on, seat, card))
        options.push({ choose: 'play', card });
}

function addPowers(on: Derived, seat: Seat, free: boolean, options: Offer[]): void {
  for (const candidate of candidates(on, seat)) {
    if (isOutOfReach(on, seat, candidate, free)) continue;
    const { choose, card, power } = candidate.option;
    const ruling = choose === 'use' ? whyNotUse(on, seat, card, power) : whyNotComplete(on, seat, card, power);
    if (!ruling) options.push(candidate.option);
  }
  for (const card of usableElsewhere(on, seat)) addUses(on, seat, card, options); // 701.2
}

function addUses(on: Derived, seat: Seat, card: CardId, options: Offer[]): void {
  for (const [power, { it }] of paymentPowers(on, card).entries())
    if (!whyNotUse(on, seat, card, power)) options.push({ choose: 'use', card, power, means: it });
}

function addPlacings(on: Derived, seat: Seat, options: Offer[]): void {
  const { hand } = on.state.players[seat]!;
  if (hasPlaced(on, seat)) return;
  for (const card of hand)
    for (const faceUp of [false, true])
      if (!whyNotPlace(on, seat, card, faceUp)) options.push({ choose: 'place', card, faceUp });
}

function addAttacks(on: Derived, seat: Seat, options: Offer[]): void {
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
  if (driven(on).length === 0) return undefined;
  const isDriven = (id: CardId) => on.of(id).mustAttack.length > 0 && obliged(on, seat, id);
  if (hero !== 0 && isDriven(hero)) return hero;
  return driven(on).find(isDriven);
}
