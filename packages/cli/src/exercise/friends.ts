import type { Facts } from '@meetingstone/rules';
import { everyPhrase } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import { powersOf } from './company.ts';
import type { Aim } from './position.ts';

/** Cards by what they are and what they do. */
export type CardsByWord = ReadonlyMap<string, readonly Facts[]>;

/**
 * Cards that another card may be waiting for: they have a tag, a type or a keyword that its text names, or do what it
 * watches for. Rare words count as much as common ones.
 */
export function friendsOf(aims: readonly Aim[], byWord: CardsByWord, each: number, pick: Chance): readonly Facts[] {
  return aims.flatMap(({ card, open }) => {
    const named = stringsIn([card.text, powersOf(open)]);
    const words = [...new Set(named.flatMap((word) => WAYS[word] ?? [word]))].filter((word) => byWord.has(word));
    if (words.length === 0) return [];
    return Array.from({ length: each }, () => {
      const cards = byWord.get(words[pick(words.length)]!)!;
      return cards[pick(cards.length)]!;
    });
  });
}

/** What makes that happen for which a card waits. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'leave play': ['destroy', 'put', 'deal'],
  'change control': ['control'],
};

export function cardsByWord(cards: readonly Facts[]): CardsByWord {
  const index = new Map<string, Facts[]>();
  for (const card of cards) {
    const words = [...card.tags, ...card.types, ...verbsIn(card)].map((word) => word.toLowerCase());
    for (const word of new Set(words)) {
      const there = index.get(word);
      if (there) there.push(card);
      else index.set(word, [card]);
    }
  }
  return index;
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part.toLowerCase()];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : [];
}

/** What its effects do and change, and its keywords. */
const verbsIn = (card: Facts): readonly string[] =>
  everyPhrase('facts', card).flatMap(({ kind, phrase }) => {
    if (kind === 'effect') return phrase.do === 'perform' ? [phrase.do, phrase.keyword] : [phrase.do];
    if (kind === 'change') return [phrase.change];
    if (kind === 'noun') return phrase.keyword === undefined ? [] : [phrase.keyword];
    return kind === 'power' && phrase.power === 'keyword' ? [phrase.keyword] : [];
  });
