import type { CardId, Offer } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import type { Table } from '../greedy/table.ts';
import { endures, isCharacter, isHero, worth } from '../greedy/table.ts';
import type { Budget } from '../thinking/budget.ts';
import type { Leaning } from './leaning.ts';

const FEWEST = 3;
const MOST = 40;
/** So many trials for each line: with fewer, the best one would only be the luckiest in one world. */
const TRIALS = 6;
const TASTES = 0x7fffffff;
/** So many opposing characters are aimed at, heroes first. */
const AIMS = 4;

/** Those worth all one's blows: opposing heroes, and the best of their allies. */
export function targetsOf(table: Table): readonly CardId[] {
  return table.view.play
    .filter((card) => isCharacter(card) && !table.isFriend(card.controller) && !endures(card))
    .map((card) => ({ id: card.id, value: isHero(card) ? 1000 - card.id / 1e6 : worth(card) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, AIMS)
    .map(({ id }) => id);
}

/**
 * Ways to play the rest of the turn: what is meant already, each target, each promising beginning, then many tastes. What
 * comes first is left out last.
 */
export function linesFrom(
  beginnings: readonly Offer[],
  targets: readonly CardId[],
  meant: Leaning,
  budget: Budget,
  random: Dice,
): readonly Leaning[] {
  if (beginnings.length < 2) return [meant];
  const most = 'trials' in budget ? Math.max(FEWEST, Math.min(MOST, Math.floor(budget.trials / TRIALS))) : MOST;
  const [, ...others] = beginnings;
  const aimed = targets.map((aim): Leaning => ({ taste: 0, first: null, aim }));
  const begun = others.map((first): Leaning => ({ ...meant, first }));
  const lines: Leaning[] = [meant, ...aimed.slice(0, 1), ...begun, ...aimed.slice(1)];
  for (let n = 0; lines.length < most; n++) {
    const first = n % 2 === 0 ? null : beginnings[(n >> 1) % beginnings.length]!;
    const aim = targets.length > 0 && n % 3 === 0 ? targets[(n / 3) % targets.length]! : 0;
    lines.push({ taste: 1 + random(TASTES), first, aim });
  }
  return lines.slice(0, most);
}
