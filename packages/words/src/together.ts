import type { Decision } from '@meetingstone/rules';
import type { Teller } from './teller.ts';

/** Where a text lets all opponents of its player choose, one of them answers for all. */
const TOGETHER = '"opponents together"';

/** Does this player answer for his whole team? */
export function isJoint({ about, player, question }: Decision, { view, find }: Teller): boolean {
  if (about === 0 || question === 'priority') return false;
  const asks = find(about) ?? view.chain.find(({ source }) => source === about);
  if (!asks?.facts) return false;
  return (
    view.players[asks.controller]?.team !== view.players[player]?.team &&
    JSON.stringify([asks.facts.text, asks.facts.powers]).includes(TOGETHER)
  );
}
