import type { CardId, Offer } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import type { Leaning } from './leaning.ts';

/** So many ways are tried that like other things than the rules of thumb do. */
const VARIED = 3;
const TASTES = 0x7fffffff;

/**
 * Ways to play the rest of the turn: what is meant already, each promising beginning of it, all blows at one of the
 * targets, and some tastes.
 */
export function linesFrom(
  beginnings: readonly Offer[],
  targets: readonly CardId[],
  meant: Leaning,
  random: Dice,
): readonly Leaning[] {
  if (beginnings.length < 2) return [meant];
  const begun = beginnings.map((first): Leaning => ({ ...meant, first }));
  const aimed = targets.map((aim): Leaning => ({ taste: 0, first: null, aim }));
  const varied = targets.length > 0 ? VARIED : 0;
  const tastes = Array.from({ length: varied }, (): Leaning => ({ taste: 1 + random(TASTES), first: null, aim: 0 }));
  return [meant, ...begun, ...aimed, ...tastes];
}
