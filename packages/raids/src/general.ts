import { cant } from '@meetingstone/cards/language';
import type { Power } from '@meetingstone/rules';

/** R100.3 */
export const BOSS_HAND_SIZE = 10;

/** A Boss player can't place a resource (R100.3). */
export const cantPlace: Power = {
  power: 'continuous',
  continuous: { players: 'you', changes: [cant('place')] },
};
