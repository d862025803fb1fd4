/** A deck of the project's in a few numbers. */
export interface DeckHead {
  readonly name: string;
  readonly hero: string;
  readonly tags: readonly string[];
  readonly icons: readonly string[];
  readonly cards: number;
  readonly curve: readonly number[];
  readonly counts: Readonly<Record<string, number>>;
}

/** The decks that can be played, as the server lists them. */
export interface DeckList {
  readonly own: readonly { readonly name: string; readonly list: string }[];
  readonly ours: readonly DeckHead[];
}

/** A deck card by card. */
export interface DeckRead {
  readonly name: string;
  readonly hero: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly side?: Readonly<Record<string, number>>;
  /** As text that can be read again. */
  readonly list: string;
  readonly violations: readonly { readonly rule: string; readonly reason: string; readonly card?: string }[];
}
