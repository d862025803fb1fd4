/** What is written on a card besides what is printed on it. */
export interface FaceWords {
  /** Beside the numbers themselves. */
  readonly short: Readonly<Record<'def' | 'strike', string>>;
  /** A number that is not as printed can be asked. */
  readonly why: (number: string, turn: 'raised' | 'lowered') => string;
  readonly counters: (counter: string) => string;
  readonly text: string;
  readonly damage: (type: string) => string;
  /** What is the case with it, across its arms. */
  readonly sashes: Readonly<Record<Sash, string>>;
}

export type Sash = 'attacks' | 'defends' | 'exhausted' | 'flipped' | 'back' | 'fresh';
