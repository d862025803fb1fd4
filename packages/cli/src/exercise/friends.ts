import { allCards } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import type { Aim } from './position.ts';
import { isStartingHero } from './tasks.ts';

/**
 * Cards that another card may be waiting for: they have a tag, a type or a keyword that its text names, or do what it
 * watches for. Rare words count as much as common ones.
 */
export function friendsOf(aims: readonly Aim[], each: number, pick: Chance): readonly Facts[] {
  const index = cardsByWord();
  return aims.flatMap(({ card, open }) => {
    const powers = open.flatMap(({ task }) => (task.power ? [task.power] : []));
    const words = [...new Set(stringsIn([card.text, powers]))].filter((word) => index.has(word));
    if (words.length === 0) return [];
    return Array.from({ length: each }, () => {
      const cards = index.get(words[pick(words.length)]!)!;
      return cards[pick(cards.length)]!;
    });
  });
}

let indexed: ReadonlyMap<string, readonly Facts[]> | undefined;

/** The cards of the catalogue by what they are and what they do. */
function cardsByWord(): ReadonlyMap<string, readonly Facts[]> {
  if (indexed) return indexed;
  const index = new Map<string, Facts[]>();
  for (const card of allCards()) {
    if (card.token || isStartingHero(card)) continue;
    const words = [...card.tags, ...card.types, ...verbsIn([card.text, card.powers])].map((word) => word.toLowerCase());
    for (const word of new Set(words)) index.set(word, [...(index.get(word) ?? []), card]);
  }
  indexed = index;
  return index;
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part.toLowerCase()];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : [];
}

/** What its effects do, and its keywords. */
function verbsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { do: verb, keyword } = part as { readonly do?: unknown; readonly keyword?: unknown };
  const own = [verb, keyword].filter((word) => typeof word === 'string');
  return [...own, ...Object.values(part).flatMap(verbsIn)];
}
