import type { Seat } from '@meetingstone/rules';
import type { WhyAsked } from '@meetingstone/words';
import { botOf, judge } from './passing/judging.ts';
import type { Sitting } from './sitting.ts';
import { deadlineOf } from './table/clock.ts';
import { opponentsOf } from './table/time.ts';

/** What the shell around a sitting has to do next. */
export type Next =
  /** The game is over, stands still, or waits for somebody who is gone. */
  | { readonly do: 'nothing' }
  /** A person is asked, and why; at `until` his time has run out, and the shell acts `time`. */
  | { readonly do: 'ask'; readonly seat: Seat; readonly why: WhyAsked; readonly until: number | null }
  /** This bot thinks for the seat, and the shell acts `answer`. */
  | { readonly do: 'think'; readonly seat: Seat; readonly bot: string }
  /** A pass that must not tell anything waits for as long as dice say (`coveredTime`); then the shell acts `forced`. */
  | { readonly do: 'cover'; readonly seat: Seat };

export function next(sitting: Sitting): Next {
  const { game, paused, sitters, votes } = sitting;
  const judged = judge(sitting);
  if (!judged || !game.decision || paused !== null) return { do: 'nothing' };
  const seat = game.decision.player;
  if (judged.answers) return { do: 'cover', seat };
  const bot = botOf(sitters[seat]!);
  if (bot !== null) return { do: 'think', seat, bot };
  if (sitters[seat]!.is === 'gone') return { do: 'nothing' };
  const isOpen = votes?.about !== 'late' && opponentsOf(sitting, seat).length > 0;
  return { do: 'ask', seat, why: judged.why, until: isOpen ? deadlineOf(sitting) : null };
}
