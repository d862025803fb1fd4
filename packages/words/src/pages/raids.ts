/** What is said about the raids: each with its story, in our own words. */
export interface RaidWords {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly all: string;
  readonly gather: string;
  readonly parties: string;
  readonly cards: string;
  readonly howHard: string;
  readonly won: string;
  readonly wonOf: string;
  readonly mode: string;
  /** One to five raiders. */
  readonly numbers: readonly string[];
  readonly people: string;
  /** How many parties of so many bots won, of fifty. */
  readonly hardness: (raiders: number, games: number) => string;
  readonly stories: Readonly<Record<RaidKey, StoryWords>>;
}

export type RaidKey = 'onyxia' | 'molten-core' | 'magtheridon' | 'black-temple' | 'caverns-of-time';

interface StoryWords {
  readonly name: string;
  readonly story: readonly string[];
  readonly advice: string;
}
