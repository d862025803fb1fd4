import type { Seat } from '@meetingstone/rules';
import { withEvent } from '../log.ts';
import type { Clock, Sitting } from '../sitting.ts';
import { deadlineOf, settled } from './clock.ts';
import type { Done } from './done.ts';
import { refused } from './done.ts';
import { seated } from './sitters.ts';
import { isOpponent } from './undoing.ts';
import { decided, personsAt, voted } from './voting.ts';

/** The connection of a seat is lost: from now on its time runs from another bank. */
export const lose = (sitting: Sitting, seat: Seat, at: number): Done => connected(sitting, seat, at, false);

export const find = (sitting: Sitting, seat: Seat, at: number): Done => connected(sitting, seat, at, true);

function connected(sitting: Sitting, seat: Seat, at: number, isThere: boolean): Done {
  const { clock } = sitting;
  if (!clock) return { sitting };
  const now = settled(clock, at);
  const seats = now.seats.map((one, n) => (n === seat ? { ...one, connected: isThere } : one));
  return { sitting: { ...sitting, clock: { ...now, seats } } };
}

/** The persons who may decide about the time of a seat. */
export const opponentsOf = (sitting: Sitting, seat: Seat): readonly Seat[] =>
  personsAt(sitting).filter((other) => isOpponent(sitting, seat, other));

/** Time has run out: the opponents choose what happens. */
export function runOut(sitting: Sitting, at: number): Done {
  const deadline = deadlineOf(sitting);
  if (sitting.votes?.about === 'late') return refused('already asked', { seat: sitting.votes.seat });
  if (deadline === null) return refused('nobody is asked');
  if (at < deadline) return refused('there is time left', { until: deadline });
  const { seat } = sitting.clock!.running!;
  const votes = { about: 'late', seat, said: sitting.sitters.map(() => null) } as const;
  return { sitting: withEvent({ ...sitting, votes }, { event: 'late', seat }) };
}

/** An opponent says what should happen; more than half of them decide. */
export function sayLate(
  sitting: Sitting,
  by: Seat,
  choose: 'wait' | 'claim' | { readonly bot: string },
  at: number,
): Done {
  if (sitting.votes?.about !== 'late') return refused('nobody is late');
  const { seat } = sitting.votes;
  const opponents = opponentsOf(sitting, seat);
  if (!opponents.includes(by)) return refused('not an opponent');
  const votes = voted(sitting, 'late', seat, by, JSON.stringify(choose));
  const word = decided(votes, opponents);
  if (word === null) return { sitting: { ...sitting, votes } };
  const settledOn = JSON.parse(word) as typeof choose;
  const now: Sitting = { ...sitting, votes: null };
  if (settledOn === 'claim')
    return {
      sitting: withEvent(now, { event: 'claimed', seat }),
      answer: { player: seat, choose: 'concede' },
      conceded: seat,
    };
  if (settledOn === 'wait')
    return { sitting: withEvent({ ...now, clock: again(sitting, at) }, { event: 'given more time', seat }) };
  const { bot } = settledOn;
  return { sitting: seated(now, seat, { is: 'gone', since: at, bot }, { event: 'replaced', seat, bot }) };
}

/** The question has all of its time once more. */
function again({ clock, terms }: Sitting, at: number): Clock | null {
  if (!clock?.running || !terms.clock) return clock;
  return { ...clock, running: { seat: clock.running.seat, since: at, left: terms.clock.decision } };
}
