import type { WebWords } from '@meetingstone/words';
import { englishWeb } from '@meetingstone/words';

/** What the screen says by itself, in the language of whoever looks at it. */
export const words: WebWords = englishWeb;
