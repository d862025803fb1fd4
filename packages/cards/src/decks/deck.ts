import type { Facts } from '@meetingstone/rules';

/** How many copies of which card, by name. */
export type Copies = Readonly<Record<string, number>>;

/** A deck: the hero it is built around, how many copies of which card, and perhaps a side deck (100.1, 100.3). */
export interface Deck {
  readonly name: string;
  readonly hero: string;
  readonly cards: Copies;
  readonly side?: Copies;
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
