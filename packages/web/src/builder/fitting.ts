import type { Entry, FittingFile } from '../gallery/entry.ts';
import type { Catalogue } from '../gallery/load.ts';

const isSet = (bits: string, place: number): boolean =>
  (Number.parseInt(bits[place >> 2] ?? '0', 16) & (1 << (place & 3))) !== 0;

/** Those who can lead a party, in the order of the catalogue. */
export const heroesIn = ({ heroes }: FittingFile, { cards }: Catalogue): readonly Entry[] =>
  cards.filter(({ title, types, raid }) => types.includes('Hero') && raid === undefined && title in heroes);

/** The cards that may be in a deck of this hero (100.2); null for somebody who leads no deck. */
export function fittingFor(
  { heroes, groups }: FittingFile,
  hero: string,
  { cards }: Catalogue,
): ReadonlySet<Entry> | null {
  const bits = groups[heroes[hero] ?? -1];
  return bits === undefined ? null : new Set(cards.filter((_, place) => isSet(bits, place)));
}
