import { allCards, whyNotLegal } from '@meetingstone/cards';
import type { CardView, Facts, Guess, Seat, View } from '@meetingstone/rules';
import type { Published } from './published.ts';
import { everyPublished } from './published.ts';

/**
 * What a player who knows the published decks takes for possible in another's: those in which there is all that he has
 * shown; if there are none, every card that his hero may have in a deck.
 */
export function suspectsOf(view: View): Guess {
  const found = new Map<Seat, readonly Published[]>();
  return (owner, pile) => {
    const shown = cardsOf(view, owner);
    const lists = found.get(owner) ?? fitting(shown);
    found.set(owner, lists);
    const cards = lists.flatMap(({ decks }) => decks[pile] ?? []);
    if (cards.length > 0) return cards;
    const hero = shown.find(({ facts }) => facts?.hero && !facts.hero.master)?.facts;
    return hero ? legalFor(hero) : [];
  };
}

function fitting(shown: readonly CardView[]): readonly Published[] {
  const names = new Set(shown.flatMap(({ facts }) => (facts && !facts.token ? facts.name : [])));
  return everyPublished().filter((list) => [...names].every((name) => list.names.has(name)));
}

/** All of a seat's cards whose faces the viewer sees. */
function cardsOf({ play, players }: View, owner: Seat): readonly CardView[] {
  const everywhere = players.flatMap(({ graveyards, removed }) => [...graveyards.flat(), ...removed]);
  return [...play, ...everywhere].filter((card) => card.known && card.owner === owner);
}

const legal = new WeakMap<Facts, readonly Facts[]>();

function legalFor(hero: Facts): readonly Facts[] {
  const cards = legal.get(hero) ?? allCards().filter((card) => whyNotLegal(hero, card).length === 0);
  legal.set(hero, cards);
  return cards;
}
