import type { CardId, Seat, Step } from '@meetingstone/rules';
import type { Standing } from '@meetingstone/words';
import { STANDING } from '@meetingstone/words';

/** A step by its name; "start" is the first window of a turn, whatever step it is. */
export type StopStep = Step | 'start';

/** A step of the turns of one seat. */
export interface Stop {
  readonly step: StopStep;
  readonly of: Seat;
}

/** Until when somebody passes. It is broken by whatever concerns him. */
export type Until =
  /** Something concerns him. */
  | { readonly until: 'concerned' }
  /** The fight that goes on, or is proposed, is over. That it is against him he knows already. */
  | { readonly until: 'combat' }
  /** That step of that seat's turn, the next time it comes. */
  | ({ readonly until: 'step' } & Stop);

/** A yield that holds until something: from where it was given, and what could be done there already. */
export interface Yielding {
  readonly until: Until;
  readonly turn: number;
  readonly step: Step;
  /** Who attacked then: 0 if the attacker was gone, null if nobody fought. */
  readonly attacker: CardId | null;
  /** The number of the question before which it was said: that one is passed, whatever it concerns. */
  readonly before: number | null;
  /** Keys of the answers known when it was given, or met since and passed on; null until the first window after it. */
  readonly known: readonly string[] | null;
}

/** How a seat wants to be asked. */
export interface Wishes {
  readonly standing: readonly Standing[];
  readonly yielding: Yielding | null;
  /** Names of cards whose links always resolve without a question. */
  readonly always: readonly string[];
  /** Never pass for me, not even where a pass is the only answer. */
  readonly hold: boolean;
  /** Where I always want to be asked, though a pass be the only answer. */
  readonly stops: readonly Stop[];
  /** Resources pay by themselves where it makes no difference that the rules know of. */
  readonly paysItself: boolean;
  /** May others ask me to let them take something back? */
  readonly undo: boolean;
}

export const USUAL_WISHES: Wishes = {
  standing: STANDING,
  yielding: null,
  always: [],
  hold: false,
  stops: [],
  paysItself: true,
  undo: true,
};

/** One change of what a seat wants. */
export type Wish =
  | { readonly wish: 'standing'; readonly yield: Standing; readonly on: boolean }
  /** Null ends it. */
  | { readonly wish: 'until'; readonly until: Until | null }
  | { readonly wish: 'always'; readonly source: string; readonly on: boolean }
  | { readonly wish: 'stop'; readonly stop: Stop; readonly on: boolean }
  | { readonly wish: 'hold' | 'pays itself' | 'undo'; readonly on: boolean };
