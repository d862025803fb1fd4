import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { FixedPick } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

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

/** The next choice of chance, if a scenario has fixed it and it is one of these. */
function fixedAmong<T>(
  table: Table,
  options: readonly T[],
  isIt: (option: T, pick: FixedPick) => boolean,
): T | undefined {
  const { fate } = table.state;
  const [next, ...picks] = fate?.picks ?? [];
  const fixed = next && options.find((option) => isIt(option, next));
  if (fate && fixed !== undefined) table.set('fate', { ...fate, picks });
  return fixed;
}

/** One of several cards at random; of heroes, a player may say whose. */
export function pickCard(table: Table, cards: readonly CardId[]): CardId {
  return fixedCard(table, cards) ?? cards[below(table, cards.length)]!;
}

/** One of several cards for which the rules have a die rolled; only a die that was fixed has to be looked at. */
export function pickCardByDie(table: Table, cards: readonly CardId[]): CardId {
  const { fate } = table.state;
  const isFixed = fate && fate.dice.length > 0;
  return fixedCard(table, cards) ?? cards[isFixed ? pickByDie(table, cards.length) : below(table, cards.length)]!;
}

/** Chance takes all of them: whoever fixed its choices may have named them or not. */
export function takeAll(table: Table, cards: readonly CardId[]): void {
  let left = cards;
  for (let one = fixedCard(table, left); one !== undefined; one = fixedCard(table, left))
    left = left.filter((id) => id !== one);
}

function fixedCard(table: Table, cards: readonly CardId[]): CardId | undefined {
  return fixedAmong(table, cards, (id, pick) => {
    if ('player' in pick) return table.player(pick.player).hero === id;
    return 'card' in pick && table.card(id)?.physical === pick.card;
  });
}

/** One of several players at random; whose hero is named is meant as well. */
export function pickPlayer(table: Table, players: readonly Seat[]): Seat {
  const isIt = (seat: Seat, pick: FixedPick): boolean => {
    if ('player' in pick) return pick.player === seat;
    return 'card' in pick && table.card(table.player(seat).hero)?.physical === pick.card;
  };
  return fixedAmong(table, players, isIt) ?? players[below(table, players.length)]!;
}

/** One of what a text lists, as a die says it; a scenario may have fixed its number in the whole list. */
export function pickListed(table: Table, listed: readonly number[]): number {
  const fixed = fixedAmong(table, listed, (n, pick) => 'nth' in pick && pick.nth === n + 1);
  return fixed ?? listed[pickByDie(table, listed.length)]!;
}

/** A number below the limit as a die says it, or dice of which the highest results are thrown again. */
function pickByDie(table: Table, limit: number): number {
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
