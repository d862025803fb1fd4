import type { ShellWords } from '@meetingstone/words';
import { englishShell } from '@meetingstone/words';

/** What stands around every page. */
export const words: ShellWords = englishShell;
