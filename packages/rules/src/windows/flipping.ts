import type { Rule } from '../decisions/decision.ts';
import { processEffects } from '../instructions/process.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { resolutionOf } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { deckOf } from '../zones/decks.ts';

const TOP: Selection = { select: 'top', of: { player: 'you' }, count: 1 };

/** The top card is played; what can't be played goes to the graveyard. */
const FLIP: readonly Effect[] = [
  {
    do: 'if you do',
    first: [{ do: 'play', what: TOP, free: true }],
    then: [],
    else: [{ do: 'put', what: TOP, where: { to: 'graveyard' } }],
  },
];

/** With an empty chain the next card is flipped that somebody has still to flip (COT.06). True if one was. */
export function* flipNext(table: Table): Rule<boolean> {
  if (table.state.chain.length > 0 || !table.state.window || table.state.turn.ended) return false;
  const seat = table.state.players.findIndex(({ flips, lost }) => flips > 0 && !lost);
  if (seat < 0) return false;
  const { flips, hero } = table.player(seat);
  if (deckOf(table.player(seat)).length === 0) {
    table.changePlayer(seat, { flips: 0 });
    return false;
  }
  table.changePlayer(seat, { flips: flips - 1 });
  yield* processEffects(table, resolutionOf(seat, hero, 0, null), FLIP);
  return true;
}
