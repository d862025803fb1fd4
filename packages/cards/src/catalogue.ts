import type { Facts, SeatOpening } from '@meetingstone/rules';
import { distance } from 'fastest-levenshtein';
import type { Place } from './catalogue/places.ts';
import { nameKey as key, places, titleOf } from './catalogue/places.ts';
import { allianceDecks } from './decks/alliance.ts';
import { championDecks2012 } from './decks/champion-decks-2012/champion-decks-2012.ts';
import { classStarters2011 } from './decks/class-starters-2011/class-starters-2011.ts';
import { classStarters2013 } from './decks/class-starters-2013/class-starters-2013.ts';
import type { Catalogue, Copies, Deck } from './decks/deck.ts';
import { unknownName, withOwnCards } from './decks/deck.ts';
import { hordeDecks } from './decks/horde.ts';
import { allianceRaiders } from './decks/raiding/alliance.ts';
import { hordeRaiders } from './decks/raiding/horde.ts';
import { sharedDecks } from './decks/raiding/shared.ts';
import type { CardSet } from './sets/cardSet.ts';

const decks: readonly Deck[] = [
  ...allianceDecks,
  ...hordeDecks,
  ...classStarters2011,
  ...classStarters2013,
  ...championDecks2012,
  ...allianceRaiders,
  ...hordeRaiders,
  ...sharedDecks,
];

const decksByKey = new Map(decks.map((deck) => [key(deck.name), deck]));

const cardAt = (place: Place | undefined): Facts | undefined => place?.set.cards[place.at];

export { titleOf };
export const allSets = (): readonly CardSet[] => places().sets;
export const allDecks = (): readonly Deck[] => decks;

let everyCard: readonly Facts[] | undefined;
export function allCards(): readonly Facts[] {
  everyCard ??= allSets().flatMap((set) => set.cards);
  return everyCard;
}

/** The set of that name. */
export const setNamed = (name: string): CardSet | undefined => allSets().find((set) => key(set.name) === key(name));

/** The card of that name or title; capital letters do not matter. A name that several cards share means none of them. */
export function cardNamed(name: string): Facts | undefined {
  const { byName, byTitle } = places();
  const sharing = byName.get(key(name)) ?? [];
  return cardAt(byTitle.get(key(name)) ?? only(sharing) ?? only(sharing.filter(({ startingHero }) => !startingHero)));
}

/** The card that is meant where a starting hero is wanted. */
export function heroNamed(name: string): Facts | undefined {
  const sharing = places().byName.get(key(name)) ?? [];
  return cardAt(only(sharing.filter(({ startingHero }) => startingHero))) ?? cardNamed(name);
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

export const deckNamed = (name: string): Deck | undefined => decksByKey.get(key(name));

/** The names most like a mistyped one, best first. */
export const cardNamesLike = (name: string, most = 3): string[] =>
  namesLike(
    name,
    [...places().byTitle.values()].map(({ title }) => title),
    most,
  );
export const deckNamesLike = (name: string, most = 3): string[] =>
  namesLike(
    name,
    decks.map((deck) => deck.name),
    most,
  );

/** Every card of this project. */
export const catalogue: Catalogue = { cardNamed, heroNamed, titleOf, cardNamesLike };

/** Where the cards of a deck are looked up. */
export const catalogueOf = ({ own }: Deck): Catalogue => withOwnCards(catalogue, own);

/** The cards of a deck, each as often as it is in it. */
export const deckCards = (deck: Deck): Facts[] => cardsOf(deck.cards, deck);
/** The cards of its side deck. */
export const sideCards = (deck: Deck): Facts[] => cardsOf(deck.side ?? {}, deck);

/** A seat at a table with this deck; a player is called like his deck, unless it is said how. */
export function seatWith(deck: Deck, name = deck.name): SeatOpening {
  const hero = catalogueOf(deck).heroNamed(deck.hero);
  if (!hero) throw new Error(`deck "${deck.name}": ${unknownName(deck.hero, catalogue)}`);
  return { name, hero, decks: [deckCards(deck)] };
}

function cardsOf(copies: Copies, deck: Deck): Facts[] {
  const known = catalogueOf(deck);
  return Object.entries(copies).flatMap(([name, count]) => {
    const card = known.cardNamed(name);
    if (!card) throw new Error(`deck "${deck.name}": ${unknownName(name, catalogue)}`);
    return Array.from({ length: count }, () => card);
  });
}

function namesLike(name: string, names: readonly string[], most: number): string[] {
  const wanted = key(name);
  const scored = names.map((one) => ({ name: one, distance: apart(wanted, key(one)) }));
  return scored
    .filter((one) => one.distance <= Math.max(2, wanted.length / 3))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map((one) => one.name);
}

/** How many letters must be changed, added or left out; a name that begins like the other is near it. */
const apart = (a: string, b: string): number => (a.length >= 3 && b.startsWith(a) ? 1 : distance(a, b));
