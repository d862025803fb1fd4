import { token } from '@meetingstone/cards/language';

export const ghoul = token('Ghoul', { atk: [3, 'melee'], health: 3, tags: ['Ghoul'] });
export const doomguard = token('Doomguard', { atk: [5, 'shadow'], health: 5, tags: ['Doomguard', 'Demon', 'Monster'] });
