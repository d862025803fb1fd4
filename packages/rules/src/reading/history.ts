import type { Role } from '../language/noun.ts';
import type { Watch } from '../language/trigger.ts';
import type { Happening } from '../state/happening.ts';
import type { CardId } from '../vocabulary.ts';
import type { Perspective } from './perspective.ts';
import { matches } from './watching.ts';

/** Such events of this turn. */
export function happenedThisTurn(watch: Watch, p: Perspective): readonly Happening[] {
  return p.on.state.turn.history.filter((past) => matches(watch, past, p));
}

/** The cards that had this part in an event; one that entered play is found there. */
export function cardsIn(event: Happening, as: Role): readonly CardId[] {
  if (as === 'with') return event.with ?? [];
  const id = as === 'card' && event.event === 'enter play' ? event.became : event[as];
  return id === undefined ? [] : [id];
}

/** How often it happened, how much of it, or to how many different cards. */
export function countThisTurn(watch: Watch, counted: 'events' | 'amount' | Role, p: Perspective): number {
  const events = happenedThisTurn(watch, p);
  if (counted === 'events') return events.length;
  if (counted === 'amount') return Math.floor(events.reduce((sum, { amount = 0 }) => sum + amount, 0)); // 405.6
  return new Set(events.flatMap((event) => cardsIn(event, counted))).size;
}
