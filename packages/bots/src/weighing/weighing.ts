import type { Game, Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Features } from './features.ts';
import { FEATURES, featuresOf } from './features.ts';
import { RAID_WEIGHTS, WEIGHTS } from './weights.ts';

/** However hopeless or safe it is where something is tried, differences are told apart as in a game that is still open. */
const OPEN = 1;

const stood = new WeakMap<Game, number>();

/**
 * A team's chance to win in a game that was gone on with in a world, as its table looks to the seat for which the world was
 * imagined; certain once it is over.
 */
export function weigh(game: Game, seat: Seat, world: Game): number {
  const ended = outcome(game);
  const { players } = game.state;
  if (ended) {
    if (ended.winners.length === 0) return 0.5;
    return ended.winners.some((winner) => players[winner]!.team === players[seat]!.team) ? 1 : 0;
  }
  const weights = players.some(({ boss }) => boss) ? RAID_WEIGHTS : WEIGHTS;
  const before = stood.get(world) ?? standing(featuresOf(world, seat), players.length, weights);
  stood.set(world, before);
  const now = standing(featuresOf(game, seat), players.length, weights);
  return chance(now - before + Math.max(-OPEN, Math.min(OPEN, before)));
}

export const chanceWith = (features: Features, parties: number, weights: Features): number =>
  chance(standing(features, parties, weights));

/** How well a team stands; at 0 both sides are as likely to win. The more parties, the less each of them counts. */
const standing = (features: Features, parties: number, weights: Features): number =>
  FEATURES.reduce((all, feature) => all + features[feature] * weights[feature], 0) / (parties / 2);

const chance = (standing: number): number => 1 / (1 + Math.exp(-standing));
