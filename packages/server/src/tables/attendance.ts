import type { Seat } from '@meetingstone/rules';
import type { Act } from '@meetingstone/sitting';
import { Refused } from '../refused.ts';
import { presenceOf } from './announcing.ts';
import type { Around, LiveTable } from './live.ts';
import type { Stream } from './stream.ts';

/** Who is at the table. The sitting hears of it where it matters: the clock of somebody whose connection is lost runs from another bank. */
export interface Attendance {
  readonly came: (seat: Seat) => void;
  readonly went: (seat: Seat) => void;
  readonly changed: () => void;
  readonly idleSince: () => number | null;
  readonly stop: () => void;
}

/** How long, in milliseconds, somebody may be away. */
export interface Patience {
  /** A connection that is back so soon was never lost. */
  readonly blink: number;
  /** After so long the others may decide what becomes of the seat. */
  readonly gone: number;
}

export const USUAL_PATIENCE: Patience = { blink: 5_000, gone: 120_000 };

export function attendance(table: LiveTable, seats: readonly Stream[], { now, failed, patience }: Around): Attendance {
  const timers = new Map<Seat, NodeJS.Timeout>();
  let emptySince: number | null = now();
  let isOver = false;

  const isHere = (seat: Seat): boolean => seats[seat]!.listeners().length > 0;

  const perform = (make: (at: number) => Act): void => {
    table
      .perform({ seat: null, key: null }, () => make(now()))
      .catch((error) => {
        if (!(error instanceof Refused)) failed(table, error); // It does not matter at this table, or not any more.
      });
  };

  const changed = (): void => {
    const someone = table.spectators() > 0 || seats.some((_, seat) => isHere(seat));
    emptySince = someone ? null : (emptySince ?? now());
    if (someone) table.tell(presenceOf(table.id, table.sitting(), isHere, table.spectators()));
  };

  const wait = (seat: Seat, time: number, then: () => void): void => {
    clearTimeout(timers.get(seat));
    if (!isOver) timers.set(seat, setTimeout(then, time).unref());
  };

  const lose = (seat: Seat): void => {
    if (table.sitting().clock) perform((at) => ({ do: 'lost', at, seat }));
    wait(seat, patience.gone - patience.blink, () => perform((at) => ({ do: 'gone', at, seat })));
  };

  return {
    came: (seat) => {
      clearTimeout(timers.get(seat));
      timers.delete(seat);
      const { clock, sitters } = table.sitting();
      if (sitters[seat]?.is === 'gone') perform((at) => ({ do: 'sit', at, seat }));
      if (clock && !clock.seats[seat]?.connected) perform((at) => ({ do: 'found', at, seat }));
      changed();
    },
    went: (seat) => {
      if (isHere(seat)) return;
      wait(seat, patience.blink, () => lose(seat));
      changed();
    },
    changed,
    idleSince: () => emptySince,
    stop: () => {
      isOver = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
