import type { Why } from '@meetingstone/bots';
import type { Game, Option, Ruling, Seat } from '@meetingstone/rules';
import type { TableRefusalReason } from '@meetingstone/words';
import type { Sitting } from './sitting.ts';
import type { Until, Wish } from './wishes.ts';

/** Everything that can be done to a sitting, with the time in milliseconds. Plain data. */
export type Act = { readonly at: number } & (
  | { readonly do: 'start' }
  /** Answers the seat's pending decision, of that number if one is given. A bot may say why. */
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly decision?: number;
      readonly choose: Option;
      readonly why?: Why;
      /** A pass that is meant for what follows, too. */
      readonly until?: Until;
    }
  /** Back to the decision before, within one's own unfinished procedure. */
  | { readonly do: 'back'; readonly seat: Seat }
  /** The covered time is over: the pass that waited is given, and what follows from it. */
  | { readonly do: 'forced' }
  | { readonly do: 'wish'; readonly seat: Seat; readonly wish: Wish }
  /** Go on from entry `to` of the record; left out, from before the seat's last answer. */
  | { readonly do: 'undo.ask'; readonly seat: Seat; readonly to?: number }
  | { readonly do: 'undo.say'; readonly seat: Seat; readonly agree: boolean }
  | { readonly do: 'concede'; readonly seat: Seat }
  /** The game stands still once every person has asked for it, at once for the table itself (null). */
  | { readonly do: 'pause'; readonly seat: Seat | null }
  | { readonly do: 'resume'; readonly seat: Seat | null }
  /** The shell has lost sight of the person in this seat, or sees him again; his time runs from another bank meanwhile. */
  | { readonly do: 'lost'; readonly seat: Seat }
  | { readonly do: 'found'; readonly seat: Seat }
  /** The person is gone for the others to decide what becomes of the seat. */
  | { readonly do: 'gone'; readonly seat: Seat }
  /** A bot plays that seat: at once for the seat itself and for the table (null); of a seat that is gone, the others decide. */
  | { readonly do: 'replace'; readonly seat: Seat; readonly bot: string; readonly by: Seat | null }
  /** A person plays that seat from now on, in place of a bot or of nobody. */
  | { readonly do: 'sit'; readonly seat: Seat }
  /** The time of whoever is asked has run out. */
  | { readonly do: 'time' }
  /** What an opponent of the one who is late wants; `bot` names one. */
  | { readonly do: 'late'; readonly seat: Seat; readonly choose: 'wait' | 'claim' | { readonly bot: string } }
);

/** An act, and how many answers the sitting gave of itself after it: forced passes, yields, payments. */
export interface Recorded {
  readonly act: Act;
  readonly then: number;
  /** With this act the game went on from before an earlier entry: those in between do not stand any more. */
  readonly from?: number;
  /** With this act a seat gave up: its own concession, or because its time was claimed. */
  readonly conceded?: Seat;
}

/** One answer that was given in the course of an act, and the game after it. */
export interface GivenAnswer {
  readonly seat: Seat;
  readonly choose: Option | 'concede';
  readonly by: 'seat' | Automatic;
  readonly game: Game;
}

/** Why the sitting answered: there was no other answer, a yield covers the window, resources pay themselves. */
export type Automatic = 'only answer' | 'yield' | 'payment';

export interface TableRefusal {
  readonly reason: TableRefusalReason;
  /** Whom it is about. */
  readonly seat?: Seat;
  /** From when on it can be done. */
  readonly until?: number;
}

export type Acted =
  | { readonly ok: true; readonly sitting: Sitting; readonly steps: readonly GivenAnswer[] }
  /** A judge's no, or the table's; nothing has changed. */
  | { readonly ok: false; readonly ruling: Ruling }
  | { readonly ok: false; readonly refusal: TableRefusal };
