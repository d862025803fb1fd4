import type { Cost, Facts, Power, SelfPower } from '@meetingstone/rules';
import { CONDITIONAL, deedsWorth } from './deeds.ts';

const KEYWORDS: Readonly<Record<string, number>> = {
  Protector: 0.8,
  Ferocity: 1.2,
  Elusive: 1,
  Stealth: 0.4,
  'Long-Range': 0.4,
  Untargetable: 0.6,
  Inspire: 1,
  Smash: 0.4,
  Harmonize: 0.3,
  Assault: 0.8,
  Mend: 0.5,
  'Dual Wield': 0.3,
  Thrown: 0.3,
};

/** Texts may find nothing to do; what they cost is certain. */
const TEXT = 0.55;
/** What happens each turn happens about so often before the card is gone. */
const EACH_TURN = 1.8;
/** No power is used more than this is worth. */
const MOST = 5;
/** What is taken by a condition without which a card cannot be played, and by a cost beside its resources. */
const SELDOM_PLAYED = -9;
const DEARER = -4;

/** What the powers of a card add to its numbers while it is in play. */
export function powersWorth(card: Facts): number {
  return card.powers.reduce((sum, power) => {
    const worth = powerWorth(power, card);
    return sum + (worth > 0 && card.types.includes('Ally') ? TEXT * worth : worth);
  }, 0);
}

function powerWorth(power: Power, card: Facts): number {
  switch (power.power) {
    case 'keyword':
      return (KEYWORDS[power.keyword] ?? 0.1) + 0.6 * deedsWorth(power.effects ?? []);
    case 'payment':
      return Math.min(MOST, Math.max(0, deedsWorth(power.effects) - priceOf(power.cost, card)) * 0.9);
    case 'triggered':
      return deedsWorth(power.effects) * oftenOn(power.on.event) * (power.if ? CONDITIONAL : 1);
    case 'definite':
      return deedsWorth(power.effects) * (power.as === 'this enters play' ? 1 : EACH_TURN);
    case 'continuous':
      return continuousWorth(power, card);
    case 'enters':
      return (power.exhausted ? -0.4 : 0) - (typeof power.damage === 'number' ? power.damage : 0);
    case 'self':
      return selfWorth(power, card);
    case 'play only':
      return SELDOM_PLAYED;
    case 'additional cost':
      return power.to === 'play' ? DEARER : -1;
    default:
      return 0.2;
  }
}

const oftenOn = (event: string): number => (event === 'turn starts' || event === 'turn ends' ? EACH_TURN : 0.9);

/** What is paid for a power besides the card that has it. */
function priceOf(cost: readonly Cost[], { atk = 0, health = 0, types }: Facts): number {
  return cost.reduce((sum, one) => {
    switch (one.pay) {
      case 'resources':
        return sum + 0.9 * (typeof one.amount === 'number' ? one.amount : 3);
      case 'activate':
        return sum + (types.includes('Ally') ? 0.6 * atk : 0);
      case 'destroy':
        return sum + ('self' in one.noun && one.noun.self ? 0.5 * (atk + health) : 3);
      case 'exhaust':
        return sum + 1.2 * (typeof one.count === 'number' ? one.count : 1);
      default:
        return sum + 1.5;
    }
  }, 0);
}

/** Allies that stay home, or spare heroes, do little against a Boss. */
function selfWorth({ cant, attackOnly, mustAttack }: SelfPower, { atk = 0 }: Facts): number {
  if (cant?.cant === 'attack') return cant.noun ? -0.9 * atk : -1.2 * atk;
  if (cant?.cant === 'ready') return -2.5;
  return attackOnly || mustAttack ? -0.4 : 0.2;
}

type Continuous = Extract<Power, { power: 'continuous' }>;

function continuousWorth({ continuous }: Continuous, { atk = 0 }: Facts): number {
  const { cards, changes, while: condition } = continuous;
  const isOwn = cards?.self || cards?.whose === 'you' || cards?.whose === 'friendly';
  const isNarrow = cards?.tag !== undefined || cards?.kind?.includes('Hero');
  const often = (condition ? CONDITIONAL : 1) * (isNarrow ? CONDITIONAL : 1);
  return changes.reduce((sum, change) => {
    if (change.change === 'restrict' && change.restriction.cant === 'attack' && cards?.self) return sum - 0.8 * atk;
    if (change.change !== 'atk' && change.change !== 'health') return sum + 0.3 * often;
    const worth = changeOf(change.by);
    return sum + often * (cards?.self ? worth : isOwn ? 1.5 * worth : -0.5 * worth);
  }, 0);
}

/** A number as it is; what is counted comes to something in the end, and what is taken away for it to more. */
function changeOf(by: unknown): number {
  if (typeof by === 'number') return by;
  const isLess = typeof by === 'object' && by !== null && 'of' in by && Array.isArray(by.of) && by.of[0] === -1;
  return isLess ? -4 : 1;
}
