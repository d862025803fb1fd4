import type { Facts } from '@meetingstone/rules';
import { setNamed } from '../catalogue.ts';

const BY_HAND: readonly string[] = ['Basic', 'Black Temple', 'Rulebook', 'Corrected'];

/** Has that card been written by hand? Then it stands in its own place already. */
export const writtenByHand = ({ name, types }: Facts): boolean =>
  BY_HAND.flatMap((set) => setNamed(set)!.cards).some(
    (card) => card.name === name && card.types.includes('Hero') === types.includes('Hero'),
  );
