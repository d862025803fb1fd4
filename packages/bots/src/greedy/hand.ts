import type { CardView, Option } from '@meetingstone/rules';
import type { Table } from './table.ts';
import { printed, self } from './table.ts';

/** Enough resources for everything in a deck. */
const PLENTY = 7;
/** Enough to play the last cards in hand rather than place them. */
const ENOUGH = 4;

/** How much a player wants to keep a card in hand: what he can pay soon, and not twice. */
export function keeping(card: CardView, table: Table): number {
  const facts = printed(card);
  const hand = self(table).hand ?? [];
  const resources = resourcesOf(table);
  const copies = hand.filter(({ name }) => name === card.name).length;
  if (!facts || facts.cost === undefined) return 2 - (copies - 1);
  const late = Math.max(0, facts.cost - resources - 2);
  return 4 + facts.cost * 0.5 - late * 1.5 - (copies - 1) * 1.2;
}

export const resourcesOf = ({ view, you }: Table): number =>
  view.play.filter((card) => card.row === 'resource' && card.controller === you).length;

/** How much a player wants to place this card as a resource now; at most once each turn. */
export function placing(option: Extract<Option, { choose: 'place' }>, table: Table): number {
  const card = table.card(option.card);
  if (!card) return -1;
  const { handCount } = self(table);
  const resources = resourcesOf(table);
  if (resources >= threatLevel(table)) return -1;
  const facts = printed(card);
  const isPlace = facts?.types.includes('Quest') || facts?.types.includes('Location');
  if (isPlace) return option.faceUp && !hasLocation(facts?.types, table) ? 95 : 50;
  if (resources >= PLENTY) return -1;
  const isWanted = resources >= ENOUGH && handCount <= 2 && (facts?.cost ?? 0) <= resources + 1;
  return isWanted ? -1 : 80 - keeping(card, table);
}

/** What a raiding player has beyond the Boss's threat level he loses (R504.2). */
function threatLevel({ view, isFriend }: Table): number {
  const levels = view.play.flatMap((card) =>
    isFriend(card.controller) ? [] : (printed(card)?.hero?.boss?.threat ?? []),
  );
  return Math.min(...levels, Number.POSITIVE_INFINITY);
}

/** A second location would turn the first one face down (410.6g). */
function hasLocation(types: readonly string[] | undefined, { view, you }: Table): boolean {
  if (!types?.includes('Location')) return false;
  return view.play.some((card) => card.controller === you && !card.faceDown && card.types.includes('Location'));
}
