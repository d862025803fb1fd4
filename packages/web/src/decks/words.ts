import type { DeckWords } from '@meetingstone/words';
import { englishDecks } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: DeckWords = englishDecks;
