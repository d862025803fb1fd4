import { allDecks, allSets, cardNamed, heroNamed, kebabCase, titleOf } from '@meetingstone/cards';
import { definitionOf } from '@meetingstone/protocol/host';
import { RAIDS } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';
import { printedFrom } from '../src/card/printed.ts';
import type { CatalogueFile, Entry, FittingFile, SetEntry } from '../src/gallery/entry.ts';
import { fittingOf } from './fitting.ts';

interface Shelved {
  readonly facts: Facts;
  readonly set: SetEntry;
}

/** Every card that can lie on a table, those of the raids last. */
function everyCard(): readonly Shelved[] {
  const sets = allSets().flatMap(({ code, name, cards }) => cards.map((facts) => ({ facts, set: { code, name } })));
  const known = new Set(sets.map(({ facts }) => facts));
  const raids = RAIDS.flatMap(({ key, name, cards }) =>
    cards
      .filter((facts) => !known.has(facts))
      .map((facts) => ({ facts, set: { code: key, name, raid: true as const } })),
  );
  return [...sets, ...raids];
}

/** The catalogue as it is loaded: all cards, the powers of each set apart, and what fits whom. */
interface CatalogueData {
  readonly file: CatalogueFile;
  readonly powers: ReadonlyMap<string, object>;
  readonly fitting: FittingFile;
}

export function catalogueEntries(): CatalogueData {
  const cards = everyCard();
  const slugs = slugsOf(cards);
  const used = usage();
  const entries = cards.map(({ facts, set }, n): Entry => {
    const decks = used.get(facts);
    return {
      slug: slugs[n]!,
      title: titleOf(facts),
      set: set.code,
      ...printedFrom(definitionOf(facts), set.raid ? set.code : undefined),
      ...(decks ? { decks } : {}),
    };
  });
  const powers = new Map<string, Record<string, object>>();
  for (const [n, { facts, set }] of cards.entries()) {
    const of = powers.get(set.code) ?? {};
    of[slugs[n]!] = powersOf(facts);
    powers.set(set.code, of);
  }
  const sets = [...new Map(cards.map(({ set }) => [set.code, set])).values()];
  return {
    file: { sets, decks: allDecks().map(({ name, hero }) => ({ name, hero })), cards: entries },
    powers,
    fitting: fittingOf(cards.map(({ facts, set }) => (set.raid ? null : facts))),
  };
}

const powersOf = ({ text, powers, back, hero }: Facts): object => ({
  ...(text.length > 0 ? { text } : {}),
  ...(powers.length > 0 ? { powers } : {}),
  ...(back ? { back } : {}),
  ...(hero?.back ? { back: hero.back } : {}),
});

/** Names for addresses; several cards of one raid may be called the same. */
function slugsOf(cards: readonly Shelved[]): readonly string[] {
  const taken = new Map<string, number>();
  return cards.map(({ facts, set }) => {
    const slug = kebabCase(set.raid ? `${facts.name} ${set.code}` : titleOf(facts));
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before + 1}`;
  });
}

/** In which decks a card is, and how often. */
function usage(): ReadonlyMap<Facts, readonly (readonly [number, number])[]> {
  const used = new Map<Facts, [number, number][]>();
  for (const [n, { hero, cards }] of allDecks().entries()) {
    const copies = [
      [heroNamed(hero), 1] as const,
      ...Object.entries(cards).map(([name, c]) => [cardNamed(name), c] as const),
    ];
    for (const [facts, count] of copies) if (facts) used.set(facts, [...(used.get(facts) ?? []), [n, count]]);
  }
  return used;
}
