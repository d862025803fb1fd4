import type { Aim, Effect } from '@meetingstone/rules';
import { aimsOf } from '@meetingstone/rules';

/** What a counted amount comes to, and a whole hand or all damage. */
const COUNTED = 2;
const ALL = 4;
/** What hangs on a condition happens as often as this. */
export const CONDITIONAL = 0.35;

/** What a text does, in about what a point of damage is worth; below zero where it does more harm than good. */
export const deedsWorth = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + deedWorth(effect), 0);

function deedWorth(effect: Effect): number {
  switch (effect.do) {
    case 'if':
      return CONDITIONAL * (deedsWorth(effect.then) + deedsWorth(effect.else ?? []));
    case 'double-check':
      return CONDITIONAL * deedsWorth(effect.then);
    case 'may':
      return Math.max(0, deedsWorth(effect.effects));
    case 'choose modes':
      return Math.max(...effect.modes.map(deedsWorth));
    case 'if you do':
      return Math.max(
        deedsWorth(effect.first) + deedsWorth(effect.then),
        effect.else ? deedsWorth(effect.else) : Number.NEGATIVE_INFINITY,
      );
    default:
      return aimsOf([effect]).reduce((sum, aim) => sum + aimWorth(aim), 0);
  }
}

function aimWorth(aim: Aim): number {
  if (aim.where?.to === 'resource row' && isOpponents(aim)) return -GIVEN;
  if (aim.tone === 'neither') return 0;
  const much = sizeOf(aim);
  const side = sideOf(aim);
  const many = aim.what?.select === 'each' ? 2 : 1;
  switch (aim.verb) {
    case 'deal':
    case 'put damage':
      return side === 'own' ? -0.6 * much : side === 'all' ? 0 : DEALT * much * many;
    case 'heal':
    case 'remove damage':
      return side === 'own' || many === 1 ? HEALED * much * many : 0;
    case 'draw':
      return drawWorth(aim) * (typeof aim.amount === 'number' ? much : 1);
    case 'search':
      return 2.4;
    case 'discard':
      return side === 'own' ? -1.8 * much : 0.5 * much;
    case 'destroy':
      return side === 'own' ? (aim.what?.select === 'hero' ? -10 : -2) : side === 'all' ? 0 : destroyed(aim) * many;
    case 'put token':
      return !aim.who || aim.who.player === 'you' ? 2.4 : -2;
    case 'put into play':
      return 2.5;
    case 'interrupt':
      return 1.5;
    case 'exhaust':
      return side === 'own' ? -0.3 : 1.2 * many;
    case 'turn face down':
      return side === 'own' ? -1.5 * many : 0.3;
    case 'ready':
      return 0.8 * many;
    case 'take an extra turn':
      return 8;
    case 'skip next turn':
    case 'lose the game':
      return -8;
    default:
      return (aim.tone === 'harm') === (side === 'own') ? -0.8 : 0.6 * many;
  }
}

function sizeOf({ amount }: Aim): number {
  if (typeof amount === 'number') return amount;
  return amount === 'all' || amount === 'hand' ? ALL : COUNTED;
}

const drawWorth = ({ who }: Aim): number => (who?.player === 'you' || who?.player === 'each friendly' ? DRAWN : -1);

const DRAWN = 2.6;
const HEALED = 0.45;
const DEALT = 0.95;
const DESTROYED = 3.2;
/** A resource for an opponent. */
const GIVEN = 3;

/** A Boss plays allies and abilities, and hardly any equipment. */
function destroyed({ what }: Aim): number {
  const kinds = what && 'noun' in what ? (what.noun.kind ?? []) : [];
  if (kinds.length === 0 || kinds.some((kind) => kind === 'Ally' || kind === 'Character')) return DESTROYED;
  return kinds.includes('Ability') ? 1.8 : 0.3;
}

/** From the top of an opponent's deck. */
const isOpponents = ({ what }: Aim): boolean =>
  what?.select === 'top' && 'player' in what.of && what.of.player !== 'you';

/** Whose cards or players it happens to: his who does it, everybody's, or those he chooses. */
function sideOf({ what, who }: Aim): 'own' | 'all' | 'chosen' {
  if (who) return who.player === 'you' || who.player === 'each' ? 'own' : 'chosen';
  if (!what || what.select === 'this') return 'own';
  if (what.select === 'hero') return what.of.player === 'you' ? 'own' : 'chosen';
  if (!('noun' in what)) return 'chosen';
  const { whose } = what.noun;
  if (whose === 'you' || whose === 'friendly') return 'own';
  return what.select === 'each' && whose !== 'opposing' ? 'all' : 'chosen';
}
