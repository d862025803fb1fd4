import type { Facts } from '@meetingstone/rules';

/** How many copies of which card, by name. */
export type Copies = Readonly<Record<string, number>>;

/** A deck: the hero it is built around, how many copies of which card, and perhaps a side deck (100.1, 100.3). */
export interface Deck {
  readonly name: string;
  readonly hero: string;
  readonly cards: Copies;
  readonly side?: Copies;
  /** Cards of somebody's own in it, all that is printed on them; no catalogue has them. */
  readonly own?: readonly Facts[];
  /** What it is like to play, in a sentence. */
  readonly about?: string;
  /** It was built to raid with. */
  readonly raids?: true;
}

/** For which kind of play a deck is built (100.1). */
export type Play = 'Constructed' | 'Limited';

/** Where a deck's cards are looked up. */
export interface Catalogue {
  readonly cardNamed: (name: string) => Facts | undefined;
  /** The card that is meant where a starting hero is wanted. */
  readonly heroNamed: (name: string) => Facts | undefined;
  /** What a card is called where it could be mistaken for another of its name. */
  readonly titleOf: (card: Facts) => string;
  /** The names most like a mistyped one, best first. */
  readonly cardNamesLike: (name: string) => readonly string[];
}

/** A catalogue that knows these cards as well, before any other of their names. */
export function withOwnCards(catalogue: Catalogue, own: readonly Facts[] = []): Catalogue {
  if (own.length === 0) return catalogue;
  const byKey = new Map(own.map((card) => [keyOf(card.name), card]));
  const named = (name: string): Facts | undefined => byKey.get(keyOf(name));
  return {
    cardNamed: (name) => named(name) ?? catalogue.cardNamed(name),
    heroNamed: (name) => (named(name)?.hero ? named(name) : catalogue.heroNamed(name)),
    titleOf: (card) => (byKey.get(keyOf(card.name)) === card ? card.name : catalogue.titleOf(card)),
    cardNamesLike: (name) => catalogue.cardNamesLike(name),
  };
}

const keyOf = (name: string): string => name.toLowerCase().trim();

export const deckSize = (copies: Copies): number => Object.values(copies).reduce((sum, count) => sum + count, 0);

const LONGEST_NAME = 80;

/** Without what a terminal would obey instead of showing it. */
export const printable = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** What to say of a name that no card has. */
export function unknownName(name: string, catalogue: Catalogue): string {
  const isName = name.length <= LONGEST_NAME;
  const like = isName ? catalogue.cardNamesLike(name) : [];
  const shown = isName ? printable(name) : `${printable(name.slice(0, LONGEST_NAME))}...`;
  return `no card is named "${shown}"${like.length > 0 ? `; perhaps ${like.join(', ')}` : ''}`;
}
