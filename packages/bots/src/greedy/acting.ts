import type { CardView, Cost, Offer } from '@meetingstone/rules';
import { aimsOf } from '@meetingstone/rules';
import { isCube, wantsCube } from './cubes.ts';
import { bestAttack } from './fighting.ts';
import { placing, resourcesOf } from './hand.ts';
import { gainOfAll, gainOfCard } from './judging.ts';
import type { Memory } from './memory.ts';
import { timesUsed } from './memory.ts';
import type { Table } from './table.ts';
import { printed, worth } from './table.ts';

/** What an answer to "you have priority" is worth; passing is worth 0. */
export function appeal(option: Offer, table: Table, memory: Memory): number {
  switch (option.choose) {
    case 'place':
      return placing(option, table);
    case 'play':
      return playing(table.card(option.card), table);
    case 'use':
    case 'complete':
      return using(option, table, memory);
    case 'attack':
      return attacking(table.card(option.card), table);
    default:
      return 0;
  }
}

/** The player's own action phase with nothing on the chain: the time to build. */
export function isFree({ view, you }: Table): boolean {
  return view.turn.player === you && view.turn.step === 'action' && !view.combat && view.chain.length === 0;
}

/** At other times only what is well worth its cost is done. */
const DEARER = 3;

function playing(card: CardView | undefined, table: Table): number {
  const facts = printed(card);
  if (!card || !facts) return isFree(table) ? 5 : -1;
  const gain = gainOfCard(facts, table, card.id);
  const cost = facts.cost ?? 0;
  const stays = facts.ongoing || !facts.types.includes('Ability');
  if (stays && crowded(card, table)) return -1;
  if (!stays && gain <= 0.5) return -1;
  if (stays && facts.attach && gain <= 0) return -1;
  if (!isFree(table)) return !stays && gain >= Math.max(DEARER, cost) ? 20 + gain : -1;
  return 20 + cost * 2 + Math.min(gain, 20) * (stays ? 0.2 : 1);
}

/** One more with the same restriction would cost the player one that is no worse (414.3b). */
function crowded(card: CardView, { view, you }: Table): boolean {
  const facts = printed(card);
  if (!facts) return false;
  const party = view.play.filter((other) => other.controller === you && other.row !== 'resource');
  const rivals = (fit: (other: CardView) => boolean, room: number): boolean => {
    const same = party.filter(fit);
    return same.length >= room && Math.min(...same.map((other) => other.cost ?? 0)) >= (facts.cost ?? 0);
  };
  if (facts.unique && rivals((other) => other.name === card.name, 1)) return true;
  return (facts.limits ?? []).some(({ tag, count }) => rivals((other) => other.tags.includes(tag), count));
}

/** A power that a card gives only to its opponents is how they get the better of it: a Boss's shield is broken so. */
const FOR_OPPONENTS = 60;
/** Cubes are taken after new allies have come and before the others attack. */
const CUBE = 10;

type Using = Extract<Offer, { choose: 'use' | 'complete' }>;

function using(option: Using, table: Table, memory: Memory): number {
  const card = table.card(option.card);
  const { means: power } = option;
  if (!card) return -1;
  if (timesUsed(memory, option) >= 2) return -1;
  if (isCube(card)) return wantsCube(card, table) ? CUBE : -1;
  if ('users' in power && power.users === 'opposing') return isFree(table) ? FOR_OPPONENTS : -1;
  const gain = gainOfAll(aimsOf(power.effects), table, card.id) - priceOf(power.cost, card, table);
  if (gain <= 0) return -1;
  if (power.power === 'reward') return isFree(table) && resourcesOf(table) > 3 ? 4 + gain * 0.1 : -1;
  const isFlip = power.cost.some(({ pay }) => pay === 'flip');
  if (isFlip && gain < 2) return -1;
  return isFree(table) ? 12 + Math.min(gain, 20) * 0.4 : gain >= DEARER ? 15 + gain : -1;
}

/** What a cost takes besides resources, which are there again next turn. */
function priceOf(costs: readonly Cost[], card: CardView, { view }: Table): number {
  return costs.reduce((sum, cost) => {
    switch (cost.pay) {
      case 'resources':
        return sum + (typeof cost.amount === 'number' ? cost.amount * 0.2 : 0.5);
      case 'activate':
        return sum + (card.atk ?? 0) * (view.combat ? 0 : 0.3);
      case 'destroy':
      case 'remove':
      case 'return':
        return sum + ('self' in cost.noun && cost.noun.self ? Math.min(worth(card), 6) : 3);
      case 'discard':
        return sum + 1.5;
      case 'put damage':
        return sum + 1;
      default:
        return sum + 0.1;
    }
  }, 0);
}

function attacking(card: CardView | undefined, table: Table): number {
  const gain = card ? bestAttack(card, table) : -1;
  return gain > 0 ? (gain > 100 ? 200 : 8 + gain * 0.1) : -1;
}
