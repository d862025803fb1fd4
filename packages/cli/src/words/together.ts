import type { Decision, Game } from '@meetingstone/rules';

/** Where a text lets all opponents of its player choose, one of them answers for all. */
const TOGETHER = '"opponents together"';

/** Does this player answer for his whole team? */
export function isJoint({ state }: Game, { about, player, question }: Decision): boolean {
  if (about === 0 || question === 'priority') return false;
  for (const cards of state.cards)
    for (const card of cards)
      if (card?.id === about)
        return (
          state.players[card.controller]?.team !== state.players[player]?.team &&
          JSON.stringify([card.facts.text, card.facts.powers]).includes(TOGETHER)
        );
  return false;
}

export const JOINT = 'The raiding players choose together: as the leader of the raid you answer for all of you.';
