import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Deck, DeckRead, Play } from '@meetingstone/cards';
import { catalogue, checkDeck, deckNamed, readDeck, withOwnCards } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';
import { findDeck, readBossDecks, refuse, violationLines } from '@meetingstone/sitting';
import { readText } from './json.ts';

const PATH = /[\\/]|\.(?:txt|deck|o8d)$/i;

/** A deck of ours by its name, or one in a file, perhaps with cards of one's own. */
export function readDeckAt(word: string, own: readonly Facts[] = []): DeckRead {
  const ours = deckNamed(word) ?? (PATH.test(word) || existsSync(word) ? undefined : findDeck(word));
  if (ours) return { ok: true, deck: ours };
  const read = readDeck(readText(word), withOwnCards(catalogue, own), basename(word, extname(word)));
  return read.ok ? { ok: true, deck: bringing(own, read.deck) } : read;
}

/** The deck with those cards of one's own that are in it. */
function bringing(own: readonly Facts[], deck: Deck): Deck {
  const names = new Set([deck.hero, ...Object.keys(deck.cards), ...Object.keys(deck.side ?? {})]);
  const brought = own.filter(({ name }) => names.has(name));
  return brought.length === 0 ? deck : { ...deck, own: brought };
}

/** The same; whatever cannot be read of it is told line by line. */
export function deckAt(word: string, own?: readonly Facts[]): Deck {
  const read = readDeckAt(word, own);
  return read.ok
    ? read.deck
    : refuse(read.mistakes.map(({ line, message }) => `${word}:${line}: ${message}`).join('\n'));
}

/** The same, if it is a legal deck. */
export function legalDeckAt(word: string, play: Play = 'Constructed', own?: readonly Facts[]): Deck {
  const deck = deckAt(word, own);
  const found = checkDeck(deck, catalogue, play);
  return found.length === 0 ? deck : refuse([`${word} is not a legal deck`, ...violationLines(found)].join('\n'));
}

/** The Boss player's own decks in a file. */
export const bossDecksAt = (file: string, raid: Raid, mode: string): OwnDecks =>
  readBossDecks(file, readText(file), raid, mode);
