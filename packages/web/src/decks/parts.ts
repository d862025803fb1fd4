import type { Entry } from '../gallery/entry.ts';
import type { Catalogue } from '../gallery/load.ts';

/** A card of a deck and how many copies of it. */
export interface Copies {
  readonly name: string;
  readonly count: number;
  readonly card: Entry | undefined;
}

const ORDER = ['Ally', 'Ability', 'Equipment', 'Quest', 'Location'];

/** The cards of the catalogue by their titles and names. */
export function finder({ cards }: Catalogue): (name: string) => Entry | undefined {
  const byName = new Map<string, Entry>();
  for (const card of cards) {
    byName.set(card.title, card);
    if (!byName.has(card.name)) byName.set(card.name, card);
  }
  return (name) => byName.get(name);
}

export const copiesIn = (
  cards: Readonly<Record<string, number>>,
  find: (name: string) => Entry | undefined,
): readonly Copies[] => Object.entries(cards).map(([name, count]) => ({ name, count, card: find(name) }));

/** By type, in the order in which people read a deck, last what is of none of them; each type by cost. */
export function partsOf(
  copies: readonly Copies[],
): readonly (readonly [type: string | null, copies: readonly Copies[]])[] {
  const typeOf = ({ card }: Copies): string | null => ORDER.find((type) => card?.types.includes(type)) ?? null;
  return [...ORDER, null].flatMap((type) => {
    const these = copies.filter((one) => typeOf(one) === type);
    const sorted = these.sort((a, b) => (a.card?.cost ?? 0) - (b.card?.cost ?? 0) || a.name.localeCompare(b.name));
    return sorted.length === 0 ? [] : [[type, sorted] as const];
  });
}

const MOST = 7;

/** How many cards there are of each cost; the last stands for all above it. Quests and locations have none. */
export function curveOf(copies: readonly Copies[]): readonly number[] {
  const curve = Array.from({ length: MOST + 1 }, () => 0);
  for (const { card, count } of copies)
    if (card?.cost !== undefined) curve[Math.min(card.cost, MOST)] = (curve[Math.min(card.cost, MOST)] ?? 0) + count;
  return curve;
}

const HAND = 7;

/** Seven cards as they could be drawn. */
export function sampleHand(copies: readonly Copies[], dice: () => number): readonly Copies[] {
  const pile = copies.flatMap((one) => Array.from({ length: one.count }, () => one));
  return Array.from(
    { length: Math.min(HAND, pile.length) },
    () => pile.splice(Math.floor(dice() * pile.length), 1)[0]!,
  );
}
