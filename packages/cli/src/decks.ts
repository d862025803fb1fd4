import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Deck, DeckRead, Play } from '@meetingstone/cards';
import { catalogue, checkDeck, deckNamed, readDeck } from '@meetingstone/cards';
import type { OwnDecks, Raid } from '@meetingstone/raids';
import { findDeck, readBossDecks, refuse, violationLines } from '@meetingstone/sitting';
import { readText } from './json.ts';

const PATH = /[\\/]|\.(?:txt|deck|o8d)$/i;

/** A deck of ours by its name, or one in a file. */
export function readDeckAt(word: string): DeckRead {
  const ours = deckNamed(word) ?? (PATH.test(word) || existsSync(word) ? undefined : findDeck(word));
  return ours ? { ok: true, deck: ours } : readDeck(readText(word), catalogue, basename(word, extname(word)));
}

/** The same; whatever cannot be read of it is told line by line. */
export function deckAt(word: string): Deck {
  const read = readDeckAt(word);
  return read.ok
    ? read.deck
    : refuse(read.mistakes.map(({ line, message }) => `${word}:${line}: ${message}`).join('\n'));
}

/** The same, if it is a legal deck. */
export function legalDeckAt(word: string, play: Play = 'Constructed'): Deck {
  const deck = deckAt(word);
  const found = checkDeck(deck, catalogue, play);
  return found.length === 0 ? deck : refuse([`${word} is not a legal deck`, ...violationLines(found)].join('\n'));
}

/** The Boss player's own decks in a file. */
export const bossDecksAt = (file: string, raid: Raid, mode: string): OwnDecks =>
  readBossDecks(file, readText(file), raid, mode);
