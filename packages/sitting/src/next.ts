import type { Seat } from '@meetingstone/rules';
import type { WhyAsked } from '@meetingstone/words';

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
