import type { Game } from '../game/game.ts';
import { beforeProcedure, earlierInProcedure } from '../game/game.ts';
import type { Seat } from '../vocabulary.ts';
import type { View } from './view.ts';
import { viewGame } from './view.ts';
import type { Witnessed } from './witness.ts';
import { witness } from './witness.ts';

/** What a seat, or a spectator, is shown at a decision. */
export interface Shown {
  readonly view: View;
  /** What happened since it was shown something else. */
  readonly events: readonly Witnessed[];
}

/**
 * Whether somebody is asked can hang on cards that others may not know: who has no ally in his hand is not asked
 * whether he puts one into play. So nothing half-made is shown (law 8). A seat is shown the table where the game rests
 * at priority, where the seat itself is asked, and at the end. While others are asked it keeps what it was shown
 * before, whoever they are and however often; what happened meanwhile it hears with the next that it is shown.
 */
export const shownTo = (game: Game, seat: Seat | null): Shown => ({
  view: tableFor(game, seat),
  events: heardBy(game, seat),
});

/** The table as a seat is shown it at a decision, without what happened: the view of `shownTo`. */
export function tableFor(game: Game, seat: Seat | null): View {
  if (isShown(game, seat)) return viewGame(game, seat);
  const earlier = earlierInProcedure(game);
  const own = lastOwn(earlier, seat);
  const before = own < 0 ? beforeProcedure(game) : earlier[own]!;
  const waitingFor = own < 0 ? holderOf(game, seat) : null;
  return { ...viewGame(before, seat), decision: null, shown: [], waitingFor };
}

/** The last decision of the procedure at which the seat was asked itself; -1 without. */
const lastOwn = (earlier: readonly Game[], seat: Seat | null): number =>
  seat === null ? -1 : earlier.findLastIndex(({ decision }) => decision?.player === seat);

/** What has happened since the seat was shown something. */
function happenedFor(game: Game, seat: Seat | null): Game['happened'] {
  const earlier = earlierInProcedure(game);
  const missed = earlier.slice(lastOwn(earlier, seat) + 1).flatMap(({ happened }) => happened);
  return missed.length === 0 ? game.happened : [...missed, ...game.happened];
}

/** What a seat hears at a decision, without the table: the events of `shownTo`. */
export function heardBy(game: Game, seat: Seat | null): readonly Witnessed[] {
  return isShown(game, seat) ? witness(game, seat, happenedFor(game, seat)) : NOTHING;
}

const NOTHING: readonly Witnessed[] = [];

function isShown({ decision }: Game, seat: Seat | null): boolean {
  return decision === null || decision.question === 'priority' || decision.player === seat;
}

/** Who had priority as the running procedure began; a seat that has used its own waits for nobody it knows. */
function holderOf({ stable }: Game, seat: Seat | null): Seat | null {
  const holder = stable.window?.holder ?? null;
  return holder === seat || holder === null || holder < 0 ? null : holder;
}
