import type { CatalogueFile, Entry, FittingFile, PowersFile } from './entry.ts';

/** The catalogue, and its cards by their names in addresses. */
export interface Catalogue extends CatalogueFile {
  readonly bySlug: ReadonlyMap<string, Entry>;
}

async function fetched<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

let catalogue: Promise<Catalogue> | undefined;

/** All cards, loaded once, when somebody first looks at them. */
export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= fetched<CatalogueFile>('/catalogue/cards.json').then((file) => ({
    ...file,
    bySlug: new Map(file.cards.map((card) => [card.slug, card])),
  }));
  return catalogue;
}

let fitting: Promise<FittingFile> | undefined;

/** Which cards may be in whose deck, loaded when somebody builds one. */
export function loadFitting(): Promise<FittingFile> {
  fitting ??= fetched<FittingFile>('/catalogue/fitting.json');
  return fitting;
}

const powers = new Map<string, Promise<PowersFile>>();

/** What the cards of a set do, as data. */
export function loadPowers(set: string): Promise<PowersFile> {
  let found = powers.get(set);
  if (!found) {
    found = fetched<PowersFile>(`/catalogue/powers/${encodeURIComponent(set)}.json`);
    powers.set(set, found);
  }
  return found;
}
