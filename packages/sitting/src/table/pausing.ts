import type { Seat } from '@meetingstone/rules';
import { withEvent } from '../log.ts';
import type { Sitting } from '../sitting.ts';
import type { Done } from './done.ts';
import { refused } from './done.ts';
import { personsAt, voted } from './voting.ts';

/** Everybody who is there agrees that the game stands still; the table itself says so at once. */
export function pause(sitting: Sitting, seat: Seat | null, at: number): Done {
  const { game, paused, terms } = sitting;
  if (!game.decision) return refused('the game is over');
  if (paused !== null) return refused('the game is paused');
  if (seat === null) return { sitting: { ...sitting, paused: at } };
  if (terms.rated) return refused('rated games are not paused');
  const votes = voted(sitting, 'pause', sitting.votes?.about === 'pause' ? sitting.votes.seat : seat, seat, 'pause');
  if (personsAt(sitting).every((one) => votes.said[one] === 'pause'))
    return { sitting: withEvent({ ...sitting, paused: at, votes: null }, { event: 'paused', seat }) };
  return { sitting: withEvent({ ...sitting, votes }, { event: 'pause asked', seat }) };
}

export function resume(sitting: Sitting, seat: Seat | null): Done {
  if (sitting.paused === null) return refused('not paused');
  const now: Sitting = { ...sitting, paused: null };
  return { sitting: seat === null ? now : withEvent(now, { event: 'resumed', seat }) };
}
