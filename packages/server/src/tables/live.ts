import type { FromServer, FromServerOf, TableTerms } from '@meetingstone/protocol';
import type { Moment } from '@meetingstone/protocol/host';
import type { Option, Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, next, writeSitting } from '@meetingstone/sitting';
import type { Refused } from '../refused.ts';
import { refusal } from '../refused.ts';
import type { StoredAct } from '../storage/acts.ts';
import { KEYS } from '../storage/snapshots.ts';
import type { Writer } from '../storage/writer.ts';
import { announcements } from './announcing.ts';
import type { Patience } from './attendance.ts';
import { attendance } from './attendance.ts';
import { gate } from './gate.ts';
import { keeper } from './keeping.ts';
import { limited } from './limited.ts';
import { planner } from './planning.ts';
import { queue } from './queue.ts';
import { refusalOf } from './refusals.ts';
import { delayed } from './spectating.ts';
import type { Listener, Stream } from './stream.ts';

/** What a table needs of the house in which it stands. */
export interface Around {
  readonly now: () => number;
  /** How long a pass waits that must not tell anything. */
  readonly coveredTime: () => number;
  readonly patience: Patience;
  readonly store: Writer['store'];
  /** Lets a bot think, somewhere else. */
  readonly think: (game: string, sitting: Sitting, seat: Seat, bot: string) => Promise<Option>;
  readonly momentOf: (sitting: Sitting, viewer: Seat | null) => Moment;
  readonly streamOf: (game: string, from: number) => Stream;
  readonly snapshot: (game: string, number: number, sitting: string) => Promise<void>;
  /** The game is over, stored as such by the house. */
  readonly over: (table: LiveTable) => void;
  /** Another node owns the game: it does not go on here. */
  readonly lost: (table: LiveTable) => void;
  readonly failed: (table: LiveTable, error: unknown) => void;
}

export interface Owned {
  readonly id: string;
  readonly fence: number;
  readonly sitting: Sitting;
  /** Seat and key of the last acts. */
  readonly keys: readonly string[];
  /** Whose each seat is. */
  readonly accounts: readonly (string | null)[];
  readonly terms: TableTerms;
  /** Whoever had it before has died over it: passes that people have seen may not be stored. */
  readonly isTakenOver?: boolean;
}

/** Who does something: a seat, with the name that its client gave the deed; or the table itself. */
export interface Doer {
  readonly seat: Seat | null;
  readonly key: string | null;
  /** Called when it is stored, before anybody else hears of it. */
  readonly ack?: () => void;
}

/** A game that is going on in this process. */
export interface LiveTable {
  readonly id: string;
  readonly fence: number;
  readonly terms: TableTerms;
  readonly accounts: readonly (string | null)[];
  readonly sitting: () => Sitting;
  /** In which seat this account sits. */
  readonly seatOf: (account: string) => Seat | null;
  readonly isClosedToOthers: () => boolean;
  readonly perform: (doer: Doer, make: (sitting: Sitting) => Act) => Promise<void>;
  /** The time of a covered pass is over: it is given. */
  readonly letPass: () => Promise<void>;
  readonly sit: (seat: Seat, listener: Listener, since?: number) => void;
  readonly watch: (listener: Listener, since?: number) => void;
  /** The table as somebody sees it who is about to come; null where he may not look on. */
  readonly shownTo: (account: string) => FromServerOf<'table'> | null;
  readonly leave: (listener: Listener) => void;
  /** To everybody at the table, or to some seats; spectators hear what all may hear. */
  readonly tell: (message: FromServer, seats?: readonly Seat[], to?: (listener: Listener) => boolean) => void;
  readonly spectators: () => number;
  /** Since when nobody has been here; null while somebody is. */
  readonly idleSince: () => number | null;
  /** Until when nothing happens of itself; null if nothing ever will, 'now' while a bot thinks. */
  readonly due: () => number | null | 'now';
  /** Nothing more is done at it, of itself or by anybody. */
  readonly stop: () => void;
  /** Waits for what is being stored, and keeps the table as it is now. Nothing more is done at it. */
  readonly putAway: () => Promise<void>;
}

const SNAPSHOT_EVERY = 100;
/** More steps than any life of a game in one process has: numbers of different lives never meet. */
const STEPS_OF_A_LIFE = 1_000_000;

export function liveTable(owned: Owned, around: Around): LiveTable {
  const { id, fence, sitting: first, keys: known, accounts, terms, isTakenOver = false } = owned;
  const { now } = around;
  let sitting = first;
  let saved = first.acts.length;
  let isAway = false;
  const line = queue();
  const keys = new Set(known);
  const seats: readonly Stream[] = first.terms.seats.map(() => around.streamOf(id, fence * STEPS_OF_A_LIFE));
  const crowd = around.streamOf(id, fence * STEPS_OF_A_LIFE);
  const shown = delayed(first, ({ game }) => outcome(game) !== null);
  const all = (): readonly Stream[] => [...seats, crowd];

  const kept = keeper(around.store);
  /** What people have seen must not become otherwise: passes that were given and not stored are given again before anything else is done. */
  const caughtUp = gate(isTakenOver && isPassing(first));

  const perform: LiveTable['perform'] = async (doer, make) => {
    await caughtUp.opened;
    await line.add(async () => {
      const name = doer.key === null ? null : `${doer.seat} ${doer.key}`;
      if (!isAway && name !== null && keys.has(name)) return doer.ack?.();
      const [after, row] = worked(doer, make);
      const fate = await kept.store(row);
      if (fate === 'known') return doer.ack?.();
      if (fate === 'fenced') throw moved();
      if (name !== null) remember(name);
      goOn(after, doer.ack);
      if (row.number - saved >= SNAPSHOT_EVERY) save().catch((error) => around.failed(table, error));
    });
  };

  const letPass = (): Promise<void> =>
    line.add(async () => {
      const [after, row] = worked(THE_TABLE, () => ({ do: 'forced', at: now() }));
      if (outcome(after.game) === null) kept.hold(row);
      else if ((await kept.store(row)) === 'fenced') throw moved();
      goOn(after);
    });

  /** It does not go on here. */
  const moved = (): Refused => {
    table.stop();
    around.lost(table);
    return refusal('shutting down', 'This table has moved. Come back in a moment.', 100);
  };

  /** What would come of it, and the row that says so. */
  const worked = (doer: Doer, make: (sitting: Sitting) => Act): readonly [Sitting, StoredAct] => {
    if (isAway) throw refusal('shutting down', 'This table is being moved. Come back in a moment.', 1_000);
    const given = make(sitting);
    const done = terms.ownCards ? limited(() => act(sitting, given)) : act(sitting, given);
    if (!done.ok) throw refusalOf(done, sitting, doer.seat);
    const { act: written, then } = done.sitting.acts.at(-1)!;
    const number = done.sitting.acts.length;
    const { seat, key } = doer;
    return [done.sitting, { game: id, fence, number, seat, key, act: JSON.stringify(written), forced: then }];
  };

  const goOn = (after: Sitting, ack?: () => void): void => {
    const before = sitting;
    sitting = after;
    ack?.();
    tellAll(before);
    plan.look();
    if (caughtUp.isClosed() && !isPassing(sitting)) caughtUp.open();
  };

  const remember = (name: string): void => {
    keys.add(name);
    if (keys.size > 2 * KEYS) for (const old of [...keys].slice(0, KEYS)) keys.delete(old);
  };

  const save = async (): Promise<void> => {
    const [number, text] = [sitting.acts.length, writeSitting(sitting)];
    saved = number;
    await around.snapshot(id, number, text);
  };

  const tellAll = (before: Sitting): void => {
    for (const [seat, stream] of seats.entries()) stream.show(() => around.momentOf(sitting, seat));
    for (const [n, stream] of all().entries()) {
      const viewer = stream === crowd ? null : n;
      for (const message of announcements(id, before, sitting, viewer)) tellIn(stream, message);
    }
    if (before.sitters !== sitting.sitters) there.changed();
    shown.add(sitting, sitting.game.state.turn.number, now(), crowd.listeners().length > 0);
    showCrowd();
    if (outcome(before.game) === null && outcome(sitting.game) !== null) around.over(table);
  };

  const tellIn = (stream: Stream, message: FromServer): void => {
    const text = JSON.stringify(message);
    for (const { send } of stream.listeners()) send(text);
  };

  const showCrowd = (): void => crowd.show(() => around.momentOf(shown.shown(now()), null));

  const table: LiveTable = {
    id,
    fence,
    terms,
    accounts,
    sitting: () => sitting,
    seatOf: (account) => {
      const seat = accounts.indexOf(account);
      return seat === -1 ? null : seat;
    },
    isClosedToOthers: () => terms.spectators === 'none',
    perform,
    letPass,
    sit: (seat, listener, since) => {
      for (const other of seats[seat]!.listeners()) {
        seats[seat]!.detach(other);
        if (other !== listener) other.replaced(id);
      }
      seats[seat]!.attach(listener, () => around.momentOf(sitting, seat), since);
      there.came(seat);
    },
    watch: (listener, since) => {
      crowd.attach(listener, () => around.momentOf(shown.shown(now()), null), since);
      there.changed();
    },
    shownTo: (account) => {
      const seat = table.seatOf(account);
      if (seat !== null) return seats[seat]!.whole(() => around.momentOf(sitting, seat));
      return table.isClosedToOthers() ? null : crowd.whole(() => around.momentOf(shown.shown(now()), null));
    },
    leave: (listener) => {
      for (const [seat, stream] of all().entries()) {
        if (!stream.listeners().includes(listener)) continue;
        stream.detach(listener);
        if (stream === crowd) there.changed();
        else there.went(seat);
      }
    },
    tell: (message, some, to = () => true) => {
      const text = JSON.stringify(message);
      const streams = some ? some.map((seat) => seats[seat]!) : all();
      for (const stream of streams) for (const listener of stream.listeners()) if (to(listener)) listener.send(text);
    },
    spectators: () => crowd.listeners().length,
    idleSince: () => there.idleSince(),
    due: () => plan.due(),
    stop: () => {
      isAway = true;
      plan.stop();
      there.stop();
      caughtUp.open();
    },
    putAway: async () => {
      plan.stop();
      there.stop();
      const isOurs = await line.add(() => {
        isAway = true;
        return kept.flush();
      });
      caughtUp.open();
      if (isOurs && saved < sitting.acts.length) await save();
    },
  };

  const plan = planner(table, around, showCrowd, shown.due);
  const there = attendance(table, seats, around);
  plan.look();
  return table;
}

const THE_TABLE: Doer = { seat: null, key: null };

const isPassing = (sitting: Sitting): boolean => next(sitting).do === 'cover';
