import type { Deck, Play } from '@meetingstone/cards';
import { allDecks, catalogueOf, deckCards, deckNamed, deckNamesLike } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { withRaidReady } from '@meetingstone/raids';
import type { Facts, Opening, SeatOpening } from '@meetingstone/rules';
import { faults } from '@meetingstone/rules';
import { perhaps, refuse } from '../refusal.ts';
import type { Sitter, Terms } from '../terms.ts';
import { titleIn } from './boss-decks.ts';

/** The deck of that name, or of which that is the only beginning. */
export function findDeck(name: string): Deck {
  const exact = deckNamed(name);
  if (exact) return exact;
  const begun = allDecks().filter((deck) => deck.name.toLowerCase().startsWith(name.toLowerCase()));
  if (begun.length === 1) return begun[0]!;
  const holding = allDecks().filter((deck) => deck.name.toLowerCase().includes(name.toLowerCase()));
  const near = deckNamesLike(name);
  const like = near.length > 0 ? near : holding.slice(0, 4).map((deck) => deck.name);
  const known = allDecks().map((deck) => deck.name);
  return refuse(`there is no deck "${name}"${perhaps(like)}${like.length > 0 ? '' : ` (${known.join(', ')})`}`);
}

export function heroOf(deck: Deck): Facts {
  return (
    catalogueOf(deck).heroNamed(deck.hero) ??
    refuse(`the hero "${deck.hero}" of the deck "${deck.name}" is not a known card`)
  );
}

/** Names for the seats: those given, told apart where two are the same. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, n) => {
    const before = names.slice(0, n).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** A seat for each of those who raid together. */
export function raidersOf(
  decks: readonly Deck[],
  names: readonly string[] = decks.map(({ name }) => name),
): SeatOpening[] {
  const called = distinct(names);
  return decks.map((deck, n) => ({ name: called[n]!, hero: heroOf(deck), decks: [deckCards(deck)] }));
}

/** Seats around a table, one for each deck; with teams, neighbours are on different ones. */
export function openingWith(decks: readonly Deck[], names: readonly string[], teams?: number): Opening {
  const called = distinct(names);
  const seats = decks.map((deck, n): SeatOpening => {
    const team = teams === undefined ? {} : { team: `team ${(n % teams) + 1}` };
    return { name: called[n]!, hero: heroOf(deck), decks: [deckCards(deck)], ...team };
  });
  const opening = withRaidReady({ seats });
  const wrong = faults(opening);
  return wrong.length > 0 ? refuse(wrong.join('; ')) : opening;
}

/** How a table is played, where that is not as usual. */
export interface TableOptions {
  readonly play?: Play;
  readonly teams?: number;
}

const UNTIMED = { bestOf: 1, clock: null, rated: false, covered: false } as const;

/** What a table is set up as at which each of these plays that deck; with teams, neighbours are on different ones. */
export function tableTerms(
  decks: readonly Deck[],
  names: readonly string[],
  sitters: readonly Sitter[],
  { play = 'Constructed', teams }: TableOptions = {},
): Terms {
  const called = distinct(names);
  const seats = decks.map((deck, n) => {
    const team = teams === undefined ? {} : { team: `team ${(n % teams) + 1}` };
    return { name: called[n]!, ...team, deck, sitter: sitters[n]! };
  });
  return { ...UNTIMED, play, seats };
}

/** The same for a raid: the Boss player's name and sitter come first, the decks are the others'. */
export function raidTerms(
  { raid, mode, own }: { readonly raid: Raid; readonly mode: string; readonly own: OwnDecks },
  decks: readonly Deck[],
  names: readonly string[],
  sitters: readonly Sitter[],
): Terms {
  const called = distinct(names);
  const seats = called.map((name, n) => ({ name, deck: n === 0 ? null : decks[n - 1]!, sitter: sitters[n]! }));
  const built = Object.entries(own).map(([name, cards]) => [name, cards.map(titleIn)]);
  const decksOf = built.length > 0 ? { decks: Object.fromEntries(built) } : {};
  return { ...UNTIMED, play: 'Constructed', raid: { key: raid.key, mode, ...decksOf }, seats };
}
