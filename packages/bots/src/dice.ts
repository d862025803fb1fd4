import type { Seed } from '@meetingstone/rules';

/** Whole numbers from 0 up to, and without, the given one. */
export type Dice = (below: number) => number;

/** Small, fast and the same on every machine (mulberry32). A bot's dice are never the game's. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** One seed out of several numbers or seeds, so that neighbours have nothing in common. */
export function seedFrom(...seeds: readonly Seed[]): number {
  let hash = 0x811c9dc5;
  for (const number of seeds.flatMap(numbersIn)) {
    hash = Math.imul(hash ^ (number >>> 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash ^= hash >>> 13;
  }
  return hash & 0x7fffffff;
}

const numbersIn = (seed: Seed): readonly number[] =>
  typeof seed === 'number' ? [seed] : (seed.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word, 16));
