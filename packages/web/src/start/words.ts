import type { StartWords } from '@meetingstone/words';
import { englishStart } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: StartWords = englishStart;
