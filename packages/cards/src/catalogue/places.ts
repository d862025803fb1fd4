import type { Facts } from '@meetingstone/rules';
import { shelvesHere } from '#shelves';
import { blackTemple } from '../sets/black-temple/black-temple.ts';
import type { CardSet } from '../sets/cardSet.ts';
import type { Shelf, Shelves } from './shelves.ts';

/** Where a card lies, whether its set is loaded or not. */
export interface Place {
  readonly set: CardSet;
  readonly at: number;
  readonly title: string;
  readonly startingHero: boolean;
}

interface Places {
  readonly sets: readonly CardSet[];
  readonly byName: ReadonlyMap<string, readonly Place[]>;
  readonly byTitle: ReadonlyMap<string, Place>;
}

/** Capital letters and the shape of an apostrophe do not tell names apart. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/** A raid is made of these cards as well, and no card is there twice. */
const AT_HAND: readonly CardSet[] = [blackTemple];

let all: Places | undefined;
const titles = new WeakMap<Facts, string>();

/** Where every card lies. */
export function places(): Places {
  all ??= placesOn(shelvesHere());
  return all;
}

/**
 * What a card is called where it could be mistaken for another of its name: those that share their name are called by
 * their set too, "Lady Vashj (Timewalkers)".
 */
export function titleOf(card: Facts): string {
  places();
  return titles.get(card) ?? card.name;
}

export function placesOn({ shelves, cardsOn }: Shelves): Places {
  const sets: CardSet[] = [];
  const byName = new Map<string, Place[]>();
  const byTitle = new Map<string, Place>();
  const keys = shelves.map(({ names }) => names.map(nameKey));
  const alone = aloneAmong(keys.flat());
  for (const [n, shelf] of shelves.entries()) {
    const isAlone = (at: number): boolean => alone.has(keys[n]![at]!);
    const called = shelf.names.map((name, at) => (isAlone(at) ? name : `${name} (${shelf.name})`));
    const set = setOn(shelf, called, cardsOn);
    for (const [at, key] of keys[n]!.entries()) {
      const place = { set, at, title: called[at]!, startingHero: shelf.heroes.includes(at) };
      const there = byName.get(key);
      if (there) there.push(place);
      else byName.set(key, [place]);
      byTitle.set(isAlone(at) ? key : nameKey(place.title), place);
    }
    sets.push(set);
  }
  return { sets, byName, byTitle };
}

/** The names that only one card has. */
function aloneAmong(keys: readonly string[]): ReadonlySet<string> {
  const [alone, sharing] = [new Set<string>(), new Set<string>()];
  for (const key of keys)
    if (!sharing.has(key) && !alone.has(key)) alone.add(key);
    else {
      alone.delete(key);
      sharing.add(key);
    }
  return alone;
}

/** A set whose cards are loaded, once, when somebody looks at them. */
function setOn(shelf: Shelf, called: readonly string[], cardsOn: Shelves['cardsOn']): CardSet {
  const { code, name, chosen } = shelf;
  const titled = (cards: readonly Facts[]): readonly Facts[] => {
    for (const [at, card] of cards.entries()) titles.set(card, called[at]!);
    return cards;
  };
  const here = AT_HAND.find((set) => set.code === code);
  let cards = here && titled(here.cards);
  return {
    code,
    name,
    ...(chosen ? { chosen } : {}),
    get cards() {
      cards ??= titled(cardsOn(shelf));
      return cards;
    },
  };
}
