import type { Game, Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Features } from './features.ts';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** A team's chance to win in an imagined game, as its table looks to a seat; certain once it is over. */
export function weigh(game: Game, seat: Seat): number {
  const ended = outcome(game);
  const { players } = game.state;
  if (ended) {
    if (ended.winners.length === 0) return 0.5;
    return ended.winners.some((winner) => players[winner]!.team === players[seat]!.team) ? 1 : 0;
  }
  return chanceWith(featuresOf(game, seat), players.length, WEIGHTS);
}

/** The more parties, the less each of them counts. */
export function chanceWith(features: Features, parties: number, weights: Features): number {
  const sum = FEATURES.reduce((all, feature) => all + features[feature] * weights[feature], 0);
  return 1 / (1 + Math.exp(-sum / (parties / 2)));
}
