/** What is said where cards are searched and looked at. */
export interface GalleryWords {
  readonly title: string;
  readonly search: string;
  /** Before the order in which they are shown. */
  readonly by: string;
  readonly orders: Readonly<Record<'name' | 'cost' | 'set', string>>;
  readonly writeOwn: string;
  readonly found: (count: number) => string;
  readonly how: string;
  readonly language: (fields: readonly string[]) => string;
  /** Searches that show what can be searched, each with what it finds. */
  readonly examples: readonly (readonly [query: string, finds: string])[];
  readonly faults: SearchFaults;
  readonly noCard: (field: string, value: string, perhaps: string | undefined) => string;
  readonly missing: string;
  readonly lookAmongAll: string;
  readonly text: string;
  readonly otherSide: string;
  readonly meanings: string;
  readonly decks: string;
  readonly powers: string;
  readonly beside: string;
}

/** Why a search is not understood. */
interface SearchFaults {
  readonly neverOpened: string;
  readonly notClosed: string;
  readonly openQuotation: string;
  readonly orWhat: string;
  readonly notWhat: string;
  readonly noField: (field: string, perhaps: string | undefined, fields: readonly string[]) => string;
  readonly ofWhat: (field: string, example: string) => string;
  readonly isNumber: (field: string, example: string) => string;
  readonly isNoNumber: (field: string, comparison: string, example: string) => string;
}
