import type { Facts } from '@meetingstone/rules';
import { basic } from './basic/basic.ts';
import { blackTemple } from './black-temple/black-temple.ts';
import { corrected } from './corrected/corrected.ts';
import { rulebook } from './rulebook/rulebook.ts';

const byHand: readonly Facts[] = [basic, blackTemple, rulebook, corrected].flatMap(({ cards }) => cards);

/** Has that card been written by hand? Then it stands in its own place already. */
export const writtenByHand = ({ name, types }: Facts): boolean =>
  byHand.some((card) => card.name === name && card.types.includes('Hero') === types.includes('Hero'));
