import type { Condition, Cost, Facts } from '@meetingstone/rules';
import { deedsWorth } from './deeds.ts';
import { powersWorth } from './standing-powers.ts';

/** What a card costs in merit: a card in hand, and its resources. */
const A_CARD = 1.2;
const A_RESOURCE = 1.75;
/** Dear cards often stay in hand. */
const DEAR = 6;
const TOO_DEAR = 0.8;
/** Of an ally that is gone as the next turn starts, so much remains. */
const FLEETING = 0.4;

/** How much a card does for what it costs, read from its numbers and its text. */
export function meritOf(card: Facts): number {
  const { cost = 0 } = card;
  if (card.types.includes('Quest')) return questMerit(card);
  const gain = bodyOf(card) + deedsWorth(card.text) + powersWorth(card);
  const price = A_CARD + cost * A_RESOURCE + Math.max(0, cost - DEAR) * TOO_DEAR + (card.plusX ? 1 : 0);
  return gain - price;
}

function bodyOf(card: Facts): number {
  const { atk = 0, health = 0, def = 0, strike = 0 } = card;
  if (card.types.includes('Ally')) return (atk * 1.25 + health * 0.85) * (isFleeting(card) ? FLEETING : 1);
  if (card.tags.includes('Weapon')) return atk * 1.6 - strike * 1.3;
  return def * 1.8;
}

/** It is destroyed by its own text as a turn starts or ends. */
function isFleeting({ powers }: Facts): boolean {
  return powers.some(
    (power) =>
      power.power === 'triggered' &&
      (power.on.event === 'turn starts' || power.on.event === 'turn ends') &&
      power.effects.some((effect) => effect.do === 'destroy' && effect.what.select === 'this'),
  );
}

/** A quest is a resource besides, so that all it gives is gain; a dear one is completed late. */
function questMerit({ powers }: Facts): number {
  const late = powers.some((power) => power.power === 'enters' || power.power === 'additional cost') ? 1.5 : 0;
  const worth = powers.flatMap((power) => {
    if (power.power !== 'reward') return [];
    const paid = power.cost.reduce((sum, one) => sum + paidWith(one), 0);
    return deedsWorth(power.effects) * likely(power.if) - paid * 0.7 - Math.max(0, paid - 4) * 0.6 - late;
  });
  return Math.max(-3, ...worth);
}

/** How much of a reward is left by what must be so to get it. */
function likely(condition: Condition | undefined): number {
  if (!condition || (condition.is === 'turn of' && condition.whose === 'you')) return 1.4;
  return condition.is === 'all' ? 0.5 : 1;
}

function paidWith(cost: Cost): number {
  if (cost.pay === 'resources') return typeof cost.amount === 'number' ? cost.amount : 4;
  const count = 'count' in cost && typeof cost.count === 'number' ? cost.count : 1;
  return count * (cost.pay === 'exhaust' ? 1 : 3);
}
