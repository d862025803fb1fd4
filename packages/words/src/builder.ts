/** What the deck builder says. */
export interface BuilderWords {
  readonly title: string;
  readonly heroFirst: string;
  readonly anotherHero: string;
  readonly searchHeroes: string;
  readonly searchCards: string;
  readonly onlyFitting: (hero: string) => string;
  readonly found: (count: number) => string;
  readonly how: string;
  readonly deck: string;
  readonly sideDeck: string;
  readonly whole: string;
  readonly intoSide: string;
  readonly size: (count: number) => string;
  readonly legal: string;
  readonly notYet: string;
  readonly rule: (rule: string) => string;
  readonly curve: string;
  readonly hand: string;
  readonly redraw: string;
  readonly one: (card: string) => string;
  readonly less: (card: string) => string;
  readonly took: (card: string, count: number) => string;
  readonly name: string;
  readonly keep: string;
  readonly kept: (name: string) => string;
  readonly tryIt: string;
  readonly text: string;
  readonly link: string;
  readonly linkTaken: string;
  readonly anew: string;
  readonly anewQuestion: string;
}
