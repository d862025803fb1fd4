/** A deck: the hero it is built around and how many copies of which card (100.1). */
export interface Deck {
  readonly name: string;
  readonly hero: string;
  readonly cards: Readonly<Record<string, number>>;
}
