import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** With what chance begins: a number that anybody can type, or 128 bits that nobody can guess, as 32 hexadecimal digits. */
export type Seed = number | string;

/** Is it one of the long seeds? */
export const isLongSeed = (seed: string): boolean => /^[0-9a-f]{32}$/.test(seed) && !/^0+$/.test(seed);

function generatorFrom(seed: Seed): ReturnType<typeof xoroshiro128plus> {
  if (typeof seed === 'number') return xoroshiro128plus(seed);
  if (!isLongSeed(seed)) throw new RangeError('a long seed has 32 hexadecimal digits, and not all of them are 0');
  return xoroshiro128plusFromState([0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0));
}

/** The random state for a seed; the jump sets neighbouring seeds apart. */
export function randomFrom(seed: Seed): readonly number[] {
  const generator = generatorFrom(seed);
  generator.jump();
  return generator.getState();
}

/** Numbers below a limit for what is drawn before the game; they have nothing in common with those of the game. */
export function drawsFrom(seed: Seed): (limit: number) => number {
  const generator = generatorFrom(seed);
  return (limit) => uniformInt(generator, 0, limit - 1);
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
