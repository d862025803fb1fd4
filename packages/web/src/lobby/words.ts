import type { LobbyWords } from '@meetingstone/words';
import { englishLobby } from '@meetingstone/words';

/** Loaded with these pages alone. */
export const words: LobbyWords = englishLobby;
