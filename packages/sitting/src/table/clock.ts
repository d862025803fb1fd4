import type { Seat } from '@meetingstone/rules';
import { judge } from '../passing/judging.ts';
import type { Clock, SeatClock, Sitting } from '../sitting.ts';
import type { ClockTerms } from '../terms.ts';

export const clockFor = (terms: ClockTerms | null, seats: number): Clock | null =>
  terms && {
    seats: Array.from({ length: seats }, () => ({ bank: terms.bank, lost: terms.lost, connected: true })),
    running: null,
  };

/** The person whose time runs: he is asked, and the game does not stand still. */
function whoseTime(sitting: Sitting): Seat | null {
  const { game, paused, sitters } = sitting;
  if (paused !== null || !game.decision) return null;
  const { player } = game.decision;
  return sitters[player]!.is === 'person' && !judge(sitting)?.answers ? player : null;
}

/** Takes the time that has run from whoever was asked: of the question first, then of the banks. */
export function settled(clock: Clock, at: number): Clock {
  const { running, seats } = clock;
  if (!running) return clock;
  const { seat, since, left } = running;
  const spent = Math.max(0, at - since);
  const over = Math.max(0, spent - left);
  const { bank, lost, connected } = seats[seat]!;
  const fromLost = connected ? 0 : Math.min(lost, over);
  const now: SeatClock = { bank: Math.max(0, bank - (over - fromLost)), lost: lost - fromLost, connected };
  return {
    seats: seats.map((one, n) => (n === seat ? now : one)),
    running: { seat, since: at, left: Math.max(0, left - spent) },
  };
}

/** The clock after an act: the same question goes on with what is left of it, another one has all of its time. */
export function ticked(before: Sitting, after: Sitting, at: number): Clock | null {
  const { clock, terms } = after;
  if (!clock || !terms.clock) return null;
  const { seats, running } = settled(clock, at);
  const seat = whoseTime(after);
  if (seat === null) return { seats, running: null };
  const isSame = running?.seat === seat && before.game.decision === after.game.decision;
  const left = isSame ? running.left : terms.clock.decision;
  return { seats, running: { seat, since: at, left } };
}

/** When the time of whoever is asked has run out; null while nobody's runs. */
export function deadlineOf({ clock }: Sitting): number | null {
  if (!clock?.running) return null;
  const { seat, since, left } = clock.running;
  const { bank, lost, connected } = clock.seats[seat]!;
  return since + left + bank + (connected ? 0 : lost);
}
