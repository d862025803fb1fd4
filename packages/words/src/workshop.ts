/** What is said where people write cards of their own. */
export interface WorkshopWords {
  readonly title: string;
  readonly lead: string;
  readonly field: string;
  readonly example: string;
  readonly nothing: string;
  /** Before the texts that are most like one that is not understood. */
  readonly nearest: string;
  readonly notUnderstood: (card: string) => string;
  readonly from: string;
  readonly play: string;
  readonly playHint: (deck: string) => string;
  readonly keep: string;
  readonly keepHint: string;
  readonly deckName: string;
  readonly kept: (deck: string) => string;
  readonly mendFirst: string;
}
