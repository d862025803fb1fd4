import type { Catalogue, Copies } from '../decks/deck.ts';

/** These copies without those; undefined if there are not so many. */
export function without(copies: Copies, those: Copies): Copies | undefined {
  const left: Record<string, number> = { ...copies };
  for (const [name, count] of Object.entries(those)) {
    const rest = (left[name] ?? 0) - count;
    if (rest < 0) return undefined;
    if (rest > 0) left[name] = rest;
    else delete left[name];
  }
  return left;
}

export function together(copies: Copies, more: Copies): Copies {
  const all: Record<string, number> = { ...copies };
  for (const [name, count] of Object.entries(more)) all[name] = (all[name] ?? 0) + count;
  return all;
}

/** The same copies under the names of the catalogue; undefined if a number or a name is none. */
export function properly(copies: Copies, catalogue: Catalogue): Copies | undefined {
  let all: Copies = {};
  for (const [written, count] of Object.entries(copies)) {
    const card = catalogue.cardNamed(written);
    if (!card || !Number.isSafeInteger(count) || count < 1) return undefined;
    all = together(all, { [catalogue.titleOf(card)]: count });
  }
  return all;
}
