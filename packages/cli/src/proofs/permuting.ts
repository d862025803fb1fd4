import type { Game } from '@meetingstone/rules';
import { says, viewGame } from '@meetingstone/rules';
import type { Chance } from './players.ts';

type State = Game['state'];
type Card = NonNullable<State['cards'][number][number]>;

/** The same state with the faces of all these cards exchanged at random, deck by deck. */
export function permuted({ state }: Game, hidden: readonly Card[], pick: Chance): State {
  const decks = new Map<string, Card[]>();
  for (const card of hidden) {
    const deck = `${card.owner}/${card.pile}`; // The backs of a Boss player's decks differ (R101.3c).
    decks.set(deck, [...(decks.get(deck) ?? []), card]);
  }
  const faces = new Map<number, Card['facts']>();
  for (const cards of decks.values()) {
    const pool = cards.map(({ facts }) => facts);
    for (const { id } of cards) faces.set(id, pool.splice(pick(pool.length), 1)[0]!);
  }
  const cards = state.cards.map((chunk) =>
    chunk.map((card) => (card && faces.has(card.id) ? { ...card, facts: faces.get(card.id)! } : card)),
  );
  return { ...state, cards };
}

/** The cards whose faces this viewer cannot see. */
export function hiddenFrom(game: Game, viewer: number | null): readonly Card[] {
  const { state } = game;
  const shown = new Set([...cardsShownInDecks(game, viewer), ...cardsShownInHands(game, viewer)]);
  return state.cards.flatMap((chunk) =>
    chunk.flatMap((card) => (card && !shown.has(card.id) && isHidden(card, viewer, state) ? card : [])),
  );
}

/** A deck that is turned over, and a top card that a modifier lets him look at (415.3d-f). */
function cardsShownInDecks(game: Game, viewer: number | null): ReadonlySet<number> {
  const { players } = viewGame(game, viewer);
  return new Set(
    game.state.players.flatMap(({ decks, deck, decksFaceUp }, seat) => {
      const turned = decks.filter((_, pile) => decksFaceUp[pile]).flat();
      const seen = players[seat]!.deckSeen.map(({ id }) => id);
      return seen.filter((id) => turned.includes(id) || id === decks[deck]?.[0]);
    }),
  );
}

/** A hand that a card in play tells its player to show (415.4a). */
function cardsShownInHands(game: Game, viewer: number | null): readonly number[] {
  const { cards, play } = game.state;
  const inPlay = cards.flatMap((chunk) => chunk.filter((card) => card !== null && play.includes(card.id)));
  if (!inPlay.some((card) => opensHands(card!))) return [];
  return viewGame(game, viewer).players.flatMap(({ hand }) =>
    (hand ?? []).flatMap(({ id, known }) => (known ? id : [])),
  );
}

const opensHands = ({ facts }: Card): boolean =>
  says('facts', facts, ({ kind, phrase }) => kind === 'permission' && phrase.may === 'show hand');

function isHidden(card: Card, viewer: number | null, { players }: State): boolean {
  if (card.zone === 'deck') return true;
  if (card.zone === 'hand') return card.owner !== viewer;
  if (card.facts.hero || !card.faceDown || card.row === 'raid') return false;
  if (players[card.controller]!.boss && card.row === 'resource') return true; // R100.3
  return (card.zone === 'removed' ? card.owner : card.controller) !== viewer;
}
