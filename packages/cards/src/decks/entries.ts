/** The parts of a deck list. */
export type Part = 'hero' | 'main' | 'side';

/** A line of a deck list: so many copies of a card, named as it was written. */
export interface Entry {
  readonly part: Part;
  readonly count: number;
  readonly name: string;
  readonly line: number;
}

/** Something in a deck file that cannot be understood. */
export interface Mistake {
  readonly line: number;
  readonly message: string;
}

/** A deck file as it was written, before anybody looks for its cards. */
export interface DeckList {
  readonly name?: string;
  readonly entries: readonly Entry[];
  readonly mistakes: readonly Mistake[];
}

const HEADINGS: Readonly<Record<Part, readonly string[]>> = {
  hero: ['hero', 'heroes', 'starting hero'],
  main: [
    ...['main', 'main deck', 'deck', 'cards'],
    ...['abilities', 'ability', 'allies', 'ally', 'equipment', 'quests', 'quest', 'locations', 'location'],
    ...['weapons', 'armor', 'items', 'master heroes', 'master hero'],
  ],
  side: ['side', 'side deck', 'sidedeck', 'sideboard', 'side board'],
};
const PARTS = new Map((Object.keys(HEADINGS) as Part[]).flatMap((part) => HEADINGS[part].map((name) => [name, part])));

/** The part of a deck that a heading begins: "Side deck", "Allies (24):". */
export function partNamed(heading: string): Part | undefined {
  const words = heading
    .toLowerCase()
    .replace(/\s*(?:\(\d+\))?\s*:?\s*$/, '')
    .trim();
  return PARTS.get(words);
}

const MOST = 999;

/** The number of copies as it was written, or what is wrong with it. */
export function copiesWritten(digits: string): number | string {
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  return count >= 1 && count <= MOST ? count : `"${digits}" copies; it must be a whole number from 1 to ${MOST}`;
}
