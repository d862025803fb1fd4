import type { Deck } from '@meetingstone/cards';
import { allCards, allDecks, deckCards, whyNotLegal } from '@meetingstone/cards';
import type { CardView, Facts, Guess, Seat, View } from '@meetingstone/rules';

/**
 * What a player who knows the published decks takes for possible in another's deck: the lists for that hero in which
 * there is all that he has shown; if there are none, every card that the hero may have in his deck.
 */
export function suspectsOf(view: View, published: readonly Deck[] = allDecks()): Guess {
  return (owner, pile) => {
    const shown = cardsOf(view, owner);
    const hero = shown.find(isStartingHero)?.facts;
    if (!hero) return [];
    const names = new Set(shown.filter((card) => !isStartingHero(card) && !card.facts?.token).map(({ name }) => name));
    const lists = published.filter(
      (deck) => deck.hero === hero.name && [...names].every((name) => name === null || name in deck.cards),
    );
    return pile === 0 && lists.length > 0 ? lists.flatMap(cardsIn) : legalFor(hero);
  };
}

const isStartingHero = ({ facts }: CardView): boolean => facts?.hero !== undefined && facts.hero.master !== true;

/** All of a seat's cards whose faces the viewer sees. */
function cardsOf({ play, players }: View, owner: Seat): readonly CardView[] {
  const { graveyards, removed } = players[owner]!;
  return [...play.filter((card) => card.owner === owner), ...graveyards.flat(), ...removed].filter(
    ({ known, owner: its }) => known && its === owner,
  );
}

const known = new WeakMap<Deck, readonly Facts[]>();

function cardsIn(deck: Deck): readonly Facts[] {
  const cards = known.get(deck) ?? deckCards(deck);
  known.set(deck, cards);
  return cards;
}

const legal = new WeakMap<Facts, readonly Facts[]>();

function legalFor(hero: Facts): readonly Facts[] {
  const cards = legal.get(hero) ?? allCards().filter((card) => whyNotLegal(hero, card).length === 0);
  legal.set(hero, cards);
  return cards;
}
