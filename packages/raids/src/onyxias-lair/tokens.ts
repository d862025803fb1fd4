import { token } from '@meetingstone/cards/language';

/** What a text calls a Whelp (R203.3a). */
export const whelp = token('Onyxian Whelp', { atk: [1, 'fire'], health: 1, tags: ['Dragonkin'] });
