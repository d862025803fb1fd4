import type { Catalogue, Deck } from '@meetingstone/cards';
import { catalogue, checkDeck, readDeck, readNotation, withOwnCards } from '@meetingstone/cards';
import type { TableTerms } from '@meetingstone/protocol';
import type { BuiltDeck } from '@meetingstone/sitting';
import { findDeck, violationLines } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';
import type { Db } from '../storage/tables.ts';
import { granted } from './granted.ts';

/** A deck by its name, or as a list. */
export type DeckChoice = { readonly named: string } | { readonly list: string };

/** A deck as it is stored with a seat: by its cards' names, or card by card where some are somebody's own. */
export type SeatDeck = Deck | (BuiltDeck & { readonly name: string });

/** The deck that somebody chose: one of his own, one of ours, or one that he wrote down; legal, if the table wants that. */
export async function chosenDeck(db: Db, account: string, choice: DeckChoice, terms: TableTerms): Promise<SeatDeck> {
  const list = 'list' in choice ? choice.list : await ownList(db, account, choice.named);
  const called = 'named' in choice ? choice.named : 'own deck';
  if (list !== undefined && OWN.test(list)) return deckOfOwnCards(list, called, terms);
  const deck = list === undefined ? granted('deck refused', () => findDeck(called)) : deckIn(list, called);
  const isFree = terms.format === undefined && !terms.rated && (terms.bestOf ?? 1) === 1;
  const wrong = isFree ? [] : checkDeck(deck, catalogue, playOf(terms));
  return wrong.length === 0
    ? deck
    : refuse('deck refused', [`${deck.name} is not a legal deck.`, ...violationLines(wrong)].join('\n'));
}

export const playOf = ({ format }: TableTerms): 'Constructed' | 'Limited' =>
  format?.toLowerCase() === 'limited' ? 'Limited' : 'Constructed';

/** A deck as a list, for whoever reads it in a way of his own. */
export async function listOf(db: Db, account: string, choice: DeckChoice): Promise<string> {
  if ('list' in choice) return choice.list;
  return (
    (await ownList(db, account, choice.named)) ?? refuse('deck refused', `You have no deck named "${choice.named}".`)
  );
}

async function ownList(db: Db, account: string, name: string): Promise<string | undefined> {
  const own = await db
    .selectFrom('decks')
    .select('list')
    .where('account', '=', account)
    .where('name', '=', name)
    .executeTakeFirst();
  return own?.list;
}

/** Reads a list in any of the ways in which deck lists are written. */
function deckIn(list: string, called: string, from: Catalogue = catalogue): Deck {
  const read = readDeck(list, from, called);
  if (read.ok) return read.deck;
  return refuse('deck refused', read.mistakes.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
}

/** A line of dashes: below it stand cards of one's own, as `cards read` has them. */
const OWN = /^-{3,}\s*$/m;

/** The list without the cards below it, if those can be read; for a deck that is only to be kept. */
export function checkedList(list: string, called: string): Deck {
  const { above, known } = parted(list);
  return deckIn(above, called, known);
}

function parted(list: string): { readonly above: string; readonly known: Catalogue } {
  const [above = '', below = ''] = list.split(OWN);
  const { facts, faults } = readNotation(below);
  if (faults.length > 0) refuse('deck refused', faults.join('\n'));
  return { above, known: withOwnCards(catalogue, facts) };
}

function deckOfOwnCards(list: string, called: string, { ownCards, rated }: TableTerms): SeatDeck {
  if (!ownCards || rated) return refuse('deck refused', 'At this table nobody plays with cards of his own.');
  const { above, known } = parted(list);
  const { name, hero, cards } = deckIn(above, called, known);
  const pile = Object.entries(cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => known.cardNamed(card)!),
  );
  return { name, hero: known.heroNamed(hero)!, decks: [pile] };
}
