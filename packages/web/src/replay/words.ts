import type { ReplayWords } from '@meetingstone/words';
import { englishReplay } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: ReplayWords = englishReplay;
