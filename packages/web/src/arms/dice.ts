/** FNV-1a, stirred once more: the same text gives the same number on every machine. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0x5bd1e995) >>> 0;
}

/** Dice that always fall the same way for the same seed (mulberry32). */
export interface Dice {
  readonly roll: () => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One of them, each as often as its weight says. */
  readonly weigh: <T>(pairs: readonly (readonly [T, number])[]) => T;
}

export function diceFrom(text: string): Dice {
  let seed = hashOf(text);
  const roll = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    roll,
    pick: (from) => from[Math.floor(roll() * from.length)]!,
    weigh: (pairs) => {
      let left = roll() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of pairs) {
        left -= weight;
        if (left < 0) return value;
      }
      return pairs[0]![0];
    },
  };
}
