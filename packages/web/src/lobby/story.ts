import type { RaidWords } from '@meetingstone/words';
import { englishRaids } from '@meetingstone/words';

/** What is told of the raids. */
export const words: RaidWords = englishRaids;
