import type { Seat } from '@meetingstone/rules';
import type { PassLeads } from '@meetingstone/words';
import type { Sitting } from '../sitting.ts';
import type { Wishes } from '../wishes.ts';
import { passesAnyway } from './standing.ts';
import { stopFor } from './stops.ts';
import type { PriorityWindow } from './window.ts';
import { windowOf } from './window.ts';

/**
 * Where a pass of this seat leads if everybody else passes too: the topmost link resolves, combat goes on, or the turn goes on to
 * the next step at which the seat would be asked. It follows from what everybody sees.
 */
export function passLeadsTo({ game, wishes }: Sitting, seat: Seat): PassLeads {
  const window = windowOf(game, seat);
  if (window.topmost) return { to: 'resolve', link: window.topmost.id };
  if (window.in === 'attack') return { to: 'defend' };
  if (window.in === 'defend') return { to: 'damage' };
  return toYield(wishes[seat]!) ?? laterInTurn(window, wishes[seat]!);
}

/** Who passes until something passes until then. */
function toYield({ yielding }: Wishes): PassLeads | null {
  if (yielding?.until.until !== 'step') return null;
  const { step, of } = yielding.until;
  return step === 'start' ? { to: 'turn', of } : { to: 'step', step, of };
}

/** The wrap-up step has no priority window (503.2). */
const WITHOUT_WINDOW = 'wrap-up';

function laterInTurn(window: PriorityWindow, wishes: Wishes): PassLeads {
  const { turn, seat } = window;
  const plan = window.planOf(turn.player);
  for (const step of plan.slice(plan.indexOf(turn.step) + 1)) {
    if (step === WITHOUT_WINDOW) continue;
    const isOwnAction = step === 'action' && turn.player === seat;
    const there: PriorityWindow = { ...window, turn: { ...turn, step }, isOwnAction };
    if (wishes.hold || stopFor(wishes.stops, there) || !passesAnyway(wishes, there))
      return { to: 'step', step, of: turn.player };
  }
  return { to: 'turn', of: window.nextAfter(turn.player) };
}
