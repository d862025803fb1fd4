import { ask, counted } from '../../decisions/ask.ts';
import type { Offer, Rule } from '../../decisions/decision.ts';
import { happen } from '../../events/happen.ts';
import type { Facts } from '../../language/facts.ts';
import { arriving } from '../../state/arrival.ts';
import { happening } from '../../state/happening.ts';
import type { Table } from '../../table/table.ts';
import type { CardId, Seat } from '../../vocabulary.ts';
import { CLASSES } from '../../vocabulary.ts';
import { bring } from '../../zones/bringing.ts';
import { deckOf, graveyardOf, pileOf, shuffleDeck } from '../../zones/decks.ts';
import { changeCollection } from './collection.ts';

const SIZE = 10;
const MOST_COPIES = 4;

/** Deck and graveyard are removed from the game, and a new deck is built from the collection (800.2). */
export function* buildNewDeck(table: Table, seat: Seat, about: CardId): Rule<boolean> {
  const player = table.player(seat);
  const pile = pileOf(player);
  const gone = [...deckOf(player), ...graveyardOf(player)];
  yield* happen(
    table,
    gone.map((card) => happening({ event: 'move', card, player: seat, arrival: arriving('removed') })),
  );
  const collection = table.state.special.collections[seat];
  if (!collection) return false; // 800.2a: the side deck was used before
  const { cards, whole } = collection;
  const chosen = whole ? [...cards.keys()] : yield* chooseCards(table, seat, cards, about);
  changeCollection(table, seat, whole ? null : { cards: cards.filter((_, n) => !chosen.includes(n)) });
  for (const n of chosen) bring(table, seat, cards[n]!, 'deck', { pile });
  shuffleDeck(table, seat); // 800.2c
  return true;
}

/**
 * One card after the other, each as the rules of deck building allow with the same hero (800.2b, 100.2, 100.4). They are
 * chosen by their places: copies of a card have the same facts.
 */
function* chooseCards(table: Table, seat: Seat, cards: readonly Facts[], about: CardId): Rule<readonly number[]> {
  const chosen: number[] = [];
  while (chosen.length < SIZE) {
    const deck = chosen.map((n) => cards[n]!);
    const left = [...cards.entries()].filter(([n, card]) => !chosen.includes(n) && isLegal(table, seat, card, deck));
    const names = [...new Set(left.map(([, { name }]) => name))].sort();
    if (names.length === 0) return chosen;
    const options = names.map((word): Offer => ({ choose: 'word', word }));
    const answer = yield* ask(table, seat, 'build', options, about, { counted: counted(chosen.length, SIZE) });
    chosen.push(left.find(([, { name }]) => answer.choose === 'word' && name === answer.word)![0]);
  }
  return chosen;
}

function isLegal(table: Table, seat: Seat, card: Facts, chosen: readonly Facts[]): boolean {
  if (card.token || (card.types.includes('Hero') && !card.hero?.master)) return false; // 100.1
  if (!card.unlimited && chosen.filter(({ name }) => name === card.name).length >= MOST_COPIES) return false; // 100.4
  const hero = table.card(table.player(seat).hero)?.facts.icons ?? [];
  const classes = card.icons.filter((icon) => CLASSES.some((name) => name === icon));
  const others = card.icons.filter((icon) => !classes.includes(icon));
  return [classes, others].every((icons) => icons.length === 0 || icons.some((icon) => hero.includes(icon))); // 100.2a
}
