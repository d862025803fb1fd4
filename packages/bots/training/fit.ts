import type { Feature, Features } from '../src/weighing/features.ts';
import { FEATURES } from '../src/weighing/features.ts';
import { chanceWith } from '../src/weighing/weighing.ts';
import type { Compared } from './positions.ts';

const STEPS = 3000;
const RATE = 0.05;
/** How strongly the weights are held to those of before. */
const HELD = 0.0005;

/** What one line is better than another, as the weights tell it and as deep games told it: the squared difference. */
export function errorOf(comparisons: readonly Compared[], weights: Features): number {
  let [sum, pairs] = [0, 0];
  for (const { endings, parties } of comparisons) {
    const told = endings.map(({ features }) => chanceWith(features, parties, weights));
    for (let a = 0; a < endings.length; a++)
      for (let b = 0; b < a; b++) {
        sum += (told[a]! - told[b]! - (endings[a]!.won - endings[b]!.won)) ** 2;
        pairs += 1;
      }
  }
  return sum / Math.max(1, pairs);
}

/** The share of clear preferences that the weights share. */
export function agreement(comparisons: readonly Compared[], weights: Features, clear: number): number {
  let [same, pairs] = [0, 0];
  for (const { endings, parties } of comparisons) {
    const told = endings.map(({ features }) => chanceWith(features, parties, weights));
    for (let a = 0; a < endings.length; a++)
      for (let b = 0; b < a; b++) {
        const better = endings[a]!.won - endings[b]!.won;
        if (Math.abs(better) < clear) continue;
        pairs += 1;
        if (Math.sign(told[a]! - told[b]!) === Math.sign(better)) same += 1;
      }
  }
  return same / Math.max(1, pairs);
}

/** Weights that prefer what deep games preferred, by gradient descent from those of before. */
export function fitted(comparisons: readonly Compared[], before: Features): Features {
  let weights = { ...before };
  const speed: Record<string, number> = {};
  for (let step = 0; step < STEPS; step++) {
    const slope = slopeOf(comparisons, weights);
    const next = { ...weights };
    for (const feature of FEATURES) {
      const pull = slope[feature] + HELD * (weights[feature] - before[feature]);
      speed[feature] = 0.99 * (speed[feature] ?? 0) + 0.01 * pull * pull;
      next[feature] = weights[feature] - (RATE * 0.1 * pull) / (Math.sqrt(speed[feature]!) + 1e-6);
    }
    weights = next;
  }
  return weights;
}

function slopeOf(comparisons: readonly Compared[], weights: Features): Record<Feature, number> {
  const slope = Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Record<Feature, number>;
  let pairs = 0;
  for (const { endings, parties } of comparisons) {
    const told = endings.map(({ features }) => chanceWith(features, parties, weights));
    for (let a = 0; a < endings.length; a++)
      for (let b = 0; b < a; b++) {
        const error = told[a]! - told[b]! - (endings[a]!.won - endings[b]!.won);
        const [rise, fall] = [told[a]! * (1 - told[a]!), told[b]! * (1 - told[b]!)];
        pairs += 1;
        for (const feature of FEATURES)
          slope[feature] +=
            (2 * error * (rise * endings[a]!.features[feature] - fall * endings[b]!.features[feature])) / (parties / 2);
      }
  }
  for (const feature of FEATURES) slope[feature] /= Math.max(1, pairs);
  return slope;
}
