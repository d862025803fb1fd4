/** What is said about decks, where they are shown and brought. */
export interface DeckWords {
  readonly title: string;
  readonly fetching: string;
  readonly build: string;
  readonly yours: string;
  readonly remove: string;
  readonly ready: string;
  readonly faction: string;
  readonly all: (count: number) => string;
  /** Before how many there are of each type. */
  readonly cardsOf: (count: number) => string;
  readonly laying: string;
  readonly cards: (count: number) => string;
  readonly tryIt: string;
  readonly asText: string;
  readonly change: string;
  readonly legal: (isLegal: boolean) => string;
  readonly rule: (rule: string) => string;
  readonly parts: string;
  readonly side: string;
  readonly other: string;
  readonly curve: string;
  /** Before the cost, for those who do not see the bars. */
  readonly ofCost: string;
  readonly hand: string;
  readonly draw: (isFirst: boolean) => string;
  readonly bring: string;
  readonly name: string;
  readonly file: string;
  readonly list: string;
  readonly unread: (count: number) => string;
  readonly line: (line: number) => string;
  readonly keep: string;
}
