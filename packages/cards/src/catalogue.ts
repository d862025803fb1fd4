import type { Facts } from '@meetingstone/rules';
import { allianceDecks } from './decks/alliance.ts';
import type { Catalogue, Copies, Deck } from './decks/deck.ts';
import { unknownName } from './decks/deck.ts';
import { hordeDecks } from './decks/horde.ts';
import { basic } from './sets/basic/basic.ts';
import { rulebook } from './sets/rulebook/rulebook.ts';

/** The sets by name. */
const sets: ReadonlyMap<string, readonly Facts[]> = new Map([
  ['basic', basic],
  ['rulebook', rulebook],
]);
const cards: readonly Facts[] = [...sets.values()].flat();
const decks: readonly Deck[] = [...allianceDecks, ...hordeDecks];

const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
const cardsByKey = new Map(cards.map((card) => [key(card.name), card]));
const decksByKey = new Map(decks.map((deck) => [key(deck.name), deck]));

export const allSets = (): ReadonlyMap<string, readonly Facts[]> => sets;
export const allCards = (): readonly Facts[] => cards;
export const allDecks = (): readonly Deck[] => decks;

/** The card of that name; capital letters do not matter. */
export const cardNamed = (name: string): Facts | undefined => cardsByKey.get(key(name));
export const deckNamed = (name: string): Deck | undefined => decksByKey.get(key(name));

/** The names most like a mistyped one, best first. */
export const cardNamesLike = (name: string, most = 3): string[] => namesLike(name, cards, most);
export const deckNamesLike = (name: string, most = 3): string[] => namesLike(name, decks, most);

/** Every card of this project. */
export const catalogue: Catalogue = { cardNamed, cardNamesLike };

/** The cards of a deck, each as often as it is in it. */
export const deckCards = ({ name, cards }: Deck): Facts[] => cardsOf(cards, name);
/** The cards of its side deck. */
export const sideCards = ({ name, side }: Deck): Facts[] => cardsOf(side ?? {}, name);

function cardsOf(copies: Copies, deck: string): Facts[] {
  return Object.entries(copies).flatMap(([name, count]) => {
    const card = cardNamed(name);
    if (!card) throw new Error(`deck "${deck}": ${unknownName(name, catalogue)}`);
    return Array.from({ length: count }, () => card);
  });
}

function namesLike(name: string, things: readonly { readonly name: string }[], most: number): string[] {
  const wanted = key(name);
  const scored = things.map((thing) => ({ name: thing.name, distance: distance(wanted, key(thing.name)) }));
  const near = scored.filter((one) => one.distance <= Math.max(2, wanted.length / 3));
  return near
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map((one) => one.name);
}

/** How many letters must be changed, added or left out; a name that begins like the other is near it. */
function distance(a: string, b: string): number {
  if (a.length >= 3 && b.startsWith(a)) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j - 1]! + same, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
