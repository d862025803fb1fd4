import type { Printed } from '../card/printed.ts';

/** A card of the gallery: what is printed on it, where it comes from and which decks use it. */
export interface Entry extends Printed {
  /** Its name in addresses; no two cards share it. */
  readonly slug: string;
  /** What it is called where it could be mistaken for another of its name. */
  readonly title: string;
  /** The code of its set, or the key of its raid. */
  readonly set: string;
  /** Decks that use it, by their places in the list of decks, with the number of copies. */
  readonly decks?: readonly (readonly [deck: number, copies: number])[];
}

export interface SetEntry {
  readonly code: string;
  readonly name: string;
  readonly raid?: true;
}

/** Everything that the gallery loads to search: one file. */
export interface CatalogueFile {
  readonly sets: readonly SetEntry[];
  readonly decks: readonly { readonly name: string; readonly hero: string }[];
  readonly cards: readonly Entry[];
}

/** The powers of the cards of one set, by their slugs: loaded when one of them is looked at. */
export type PowersFile = Readonly<Record<string, unknown>>;

/**
 * Which cards may be in whose deck (100.2): for each title of a starting hero the place of its group, and for each group the cards by
 * their places in the catalogue, a bit each, as hexadecimal digits of four cards.
 */
export interface FittingFile {
  readonly heroes: Readonly<Record<string, number>>;
  readonly groups: readonly string[];
}
