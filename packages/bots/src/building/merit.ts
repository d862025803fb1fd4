import type { Aim, Effect, Facts, Power } from '@meetingstone/rules';
import { aimsOf } from '@meetingstone/rules';

/** What a card costs in merit: a card in hand, and its resources. */
const A_CARD = 1.2;
const A_RESOURCE = 1.75;
/** Dear cards often stay in hand. */
const DEAR = 6;
const TOO_DEAR = 0.8;

const KEYWORDS: Readonly<Record<string, number>> = {
  Protector: 0.8,
  Ferocity: 1.2,
  Elusive: 1.2,
  Stealth: 0.8,
  'Long-Range': 1,
  Untargetable: 0.6,
  Inspire: 1,
  Smash: 0.6,
  Harmonize: 0.3,
  Assault: 0.8,
  'Dual Wield': 0.5,
  Thrown: 0.3,
};

/** Numbers are sure, texts may find nothing to do. */
const TEXT = 0.5;
/** What counted amounts come to. */
const COUNTED = 2;

/** How much a card does for what it costs, read from its numbers and its text. */
export function meritOf(card: Facts): number {
  const { cost = 0 } = card;
  if (card.types.includes('Quest')) return questMerit(card);
  if (card.types.includes('Location')) return -2 + powersWorth(card.powers);
  const said = effectsWorth(card.text) + powersWorth(card.powers);
  const gain = bodyOf(card) + (card.types.includes('Ally') ? TEXT : 1) * said;
  const price = A_CARD + cost * A_RESOURCE + Math.max(0, cost - DEAR) * TOO_DEAR + (card.plusX ? 1 : 0);
  return gain - price;
}

function bodyOf(card: Facts): number {
  const { atk = 0, health = 0, def = 0, strike = 0 } = card;
  if (card.types.includes('Ally')) return atk * 1.25 + health * 0.85;
  if (card.tags.includes('Weapon')) return atk * 2.2 - strike * 1.2;
  return def * 2.4;
}

/** A quest is a resource besides, so that all it gives is gain. */
function questMerit({ powers }: Facts): number {
  const rewards = powers.flatMap((power) => (power.power === 'reward' ? [power] : []));
  const worth = rewards.map(({ cost, effects }) => {
    const paid = cost.reduce(
      (sum, one) => sum + (one.pay === 'resources' && typeof one.amount === 'number' ? one.amount : 2),
      0,
    );
    return effectsWorth(effects) * 1.4 - paid * 0.7;
  });
  return Math.max(-3, ...worth);
}

const powersWorth = (powers: readonly Power[]): number => powers.reduce((sum, power) => sum + powerWorth(power), 0);

function powerWorth(power: Power): number {
  switch (power.power) {
    case 'keyword':
      return (KEYWORDS[power.keyword] ?? 0.2) + effectsWorth(power.effects ?? []) * 0.6;
    case 'payment':
      return Math.max(0, effectsWorth(power.effects)) * 0.9;
    case 'triggered':
      return (
        effectsWorth(power.effects) * (power.on.event === 'turn starts' || power.on.event === 'turn ends' ? 1.6 : 0.8)
      );
    case 'continuous':
      return 0.6;
    case 'definite':
      return effectsWorth(power.effects) * (power.as === 'this enters play' ? 1 : 1.3);
    case 'enters':
      return power.exhausted ? -0.6 : 0;
    case 'additional cost':
    case 'play only':
      return -1.5;
    default:
      return 0.2;
  }
}

const effectsWorth = (effects: readonly Effect[]): number =>
  aimsOf(effects).reduce((sum, aim) => sum + aimWorth(aim), 0);

function aimWorth({ verb, tone, amount, what, who }: Aim): number {
  const much = typeof amount === 'number' ? amount : COUNTED;
  const isOwn = who?.player === 'you' || what?.select === 'this' || ('noun' in (what ?? {}) && isYours(what));
  const many = what?.select === 'each' ? 2 : 1;
  switch (verb) {
    case 'deal':
    case 'put damage':
      return isOwn ? -0.5 * much : 0.95 * much * many;
    case 'heal':
    case 'remove damage':
      return 0.45 * much * many;
    case 'draw':
      return who?.player === 'you' || who?.player === 'each friendly' ? 2.6 * much : -1;
    case 'search':
      return 2.4;
    case 'discard':
      return isOwn ? -1.2 * much : 1 * much;
    case 'destroy':
      return isOwn ? -2 : 4 * many;
    case 'put token':
      return 2.4;
    case 'put into play':
      return 2.5;
    case 'interrupt':
      return 1.5;
    case 'exhaust':
      return isOwn ? -0.3 : 1.2 * many;
    case 'ready':
      return 0.8 * many;
    case 'take an extra turn':
      return 8;
    default:
      return tone === 'neither' ? 0 : (tone === 'harm') === isOwn ? -0.5 : 0.8 * many;
  }
}

function isYours(what: Aim['what']): boolean {
  return what !== null && 'noun' in what && (what.noun.whose === 'you' || what.noun.whose === 'friendly');
}
