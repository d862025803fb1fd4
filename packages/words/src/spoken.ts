/** A card in one line, for those who do not see it: its parts, which are told with commas between them. */
export interface SpokenWords {
  readonly hidden: (times: number) => string;
  readonly times: (times: number, name: string) => string;
  readonly faceDown: string;
  readonly boss: string;
  readonly cost: (cost: string) => string;
  readonly atk: (atk: number, types: readonly string[]) => string;
  readonly health: (left: number, health: number) => string;
  readonly def: (def: number) => string;
  readonly strike: (strike: number) => string;
  readonly counters: (count: number, counter: string) => string;
  readonly exhausted: string;
  readonly flipped: string;
  readonly fresh: string;
  readonly plane: (plane: string) => string;
  /** What the table says of it just now. */
  readonly marks: Readonly<Record<'attacking' | 'defending' | 'chosen' | 'target' | 'legal', string>>;
}
