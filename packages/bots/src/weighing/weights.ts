import type { Feature } from './features.ts';

/**
 * What each feature counts for a team's chance to win. Those of health, allies and other cards began as a logistic
 * regression over games between greedy bots; `npm run train -- MINUTES [raids]` moves all of them to what deep games
 * preferred, and prints them. What it prints is taken only if it wins a contest with decks that the training never saw.
 */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  hand: 0.14,
  resources: 0.15,
  payableDraw: 0.08,
  health: 0.65,
  danger: -0.2,
  attack: 0.19,
  endurance: 0.12,
  allies: 0.05,
  abilities: 0.02,
  protectors: 0.03,
  weapons: 0.2,
  armor: 0.1,
  ongoing: 0.11,
  pressure: 0.3,
  forecast: 0.05,
  fallen: -2,
  bossHealth: 0.2,
  bosses: 1,
  bossShield: 0.6,
  bossHidden: 0.6,
  bossAttack: 0.19,
  bossAllies: 0.2,
  bossForecast: 0.05,
  bossMinions: 0.05,
  bossHand: 0.1,
};

/**
 * What counts otherwise where a team has to last until the last of several Bosses is beaten: cards in hand more, what is in play
 * less, and a Boss beaten so much that nobody waits with it because of all that comes out as he falls.
 */
export const RAID_WEIGHTS: Readonly<Record<Feature, number>> = {
  ...WEIGHTS,
  hand: 0.4,
  danger: -1,
  attack: 0.15,
  endurance: 0.14,
  bosses: 3,
  bossHidden: 0.6,
  bossAttack: 0.12,
  bossAllies: 0.13,
};
