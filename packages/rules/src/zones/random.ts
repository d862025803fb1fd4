import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** The random state for a seed; the jump sets neighbouring seeds apart. */
export function randomFrom(seed: number): readonly number[] {
  const generator = xoroshiro128plus(seed);
  generator.jump();
  return generator.getState();
}

/** A whole number from 0 up to, but not including, the limit. */
function below(table: Table, limit: number): number {
  const generator = xoroshiro128plusFromState(table.state.random);
  const result = uniformInt(generator, 0, limit - 1);
  table.set('random', generator.getState());
  return result;
}

/** The order of a shuffled pile; one pass over one generator. */
export function shuffled<T>(table: Table, pile: readonly T[]): T[] {
  const result = pile.slice();
  const generator = xoroshiro128plusFromState(table.state.random);
  for (let left = result.length - 1; left > 0; left--) {
    const other = uniformInt(generator, 0, left);
    const moved = result[left]!;
    result[left] = result[other]!;
    result[other] = moved;
  }
  table.set('random', generator.getState());
  return result;
}

export function rollDie(table: Table): number {
  const { fate } = table.state;
  if (fate && fate.dice.length > 0) {
    table.set('fate', { ...fate, dice: fate.dice.slice(1) });
    return fate.dice[0]!;
  }
  return below(table, 6) + 1;
}

/** One of several cards at random; a scenario may have fixed the physical card. */
export function pickCard(table: Table, cards: readonly CardId[]): CardId {
  const { fate } = table.state;
  if (fate && fate.picks.length > 0) {
    const fixed = cards.find((id) => table.card(id)?.physical === fate.picks[0]);
    if (fixed !== undefined) {
      table.set('fate', { ...fate, picks: fate.picks.slice(1) });
      return fixed;
    }
  }
  return cards[below(table, cards.length)]!;
}

/** A number below the limit as a die says it, or dice of which the highest results are thrown again. */
export function pickByDie(table: Table, limit: number): number {
  if (limit > 6) return pickNumber(table, limit);
  const each = Math.floor(6 / limit);
  for (;;) {
    const result = Math.floor((rollDie(table) - 1) / each);
    if (result < limit) return result;
  }
}

export function pickNumber(table: Table, limit: number): number {
  return below(table, limit);
}
