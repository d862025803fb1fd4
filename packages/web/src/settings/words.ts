import type { SettingsWords } from '@meetingstone/words';
import { englishSettings } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: SettingsWords = englishSettings;
