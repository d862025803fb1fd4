import { next } from '@meetingstone/sitting';
import type { Around, LiveTable } from './live.ts';

/** Sees to what happens at a table of itself: bots think, clocks run out, passes that must not tell anything wait. */
export interface Planner {
  /** Looks at the table again, after whatever has happened. */
  readonly look: () => void;
  readonly stop: () => void;
  readonly due: () => number | null | 'now';
}

/** Longer ones do not fit a timer; then it looks again. */
const LONGEST = 2_000_000_000;
/** What went wrong is tried again after so long, and after longer each time. */
const [FIRST_WAIT, LAST_WAIT] = [1_000, 60_000];

export function planner(
  table: LiveTable,
  around: Around,
  showCrowd: () => void,
  crowdDue: () => number | null,
): Planner {
  const { now, coveredTime, think, failed } = around;
  let timer: NodeJS.Timeout | undefined;
  let crowdTimer: NodeJS.Timeout | undefined;
  let due: number | null | 'now' = null;
  /** What was planned before the last look does not happen any more. */
  let round = 0;
  let wait = FIRST_WAIT;

  const at = (time: number, doing: () => void): void => {
    due = time;
    timer = setTimeout(doing, Math.min(LONGEST, Math.max(0, time - now()))).unref();
  };

  const itself = (doing: () => Promise<void>): void => {
    const asked = round;
    doing().catch((error) => later(asked, error));
  };
  const runOut = (): Promise<void> => table.perform({ seat: null, key: null }, () => ({ do: 'time', at: now() }));

  /** Nobody else would ever do it. */
  const later = (asked: number, error: unknown): void => {
    if (asked !== round) return; // Something else has happened meanwhile.
    failed(table, error);
    at(now() + wait, look);
    wait = Math.min(2 * wait, LAST_WAIT);
  };

  const look = (): void => {
    clearTimeout(timer);
    round += 1;
    due = null;
    const todo = next(table.sitting());
    if (todo.do === 'ask' && todo.until !== null) {
      const { until } = todo;
      at(until, () => (now() < until ? look() : itself(runOut)));
    } else if (todo.do === 'cover') at(now() + coveredTime(), () => itself(table.letPass));
    else if (todo.do === 'think') letThink(todo.seat, todo.bot);
    lookAtCrowd();
  };

  const letThink = (seat: number, bot: string): void => {
    const asked = round;
    due = 'now';
    think(table.id, table.sitting(), seat, bot)
      .then((choose) => {
        if (asked !== round) return undefined;
        return table.perform({ seat: null, key: null }, () => ({ do: 'answer', at: now(), seat, choose }));
      })
      .catch((error) => later(asked, error));
  };

  const lookAtCrowd = (): void => {
    clearTimeout(crowdTimer);
    const time = crowdDue();
    if (time === null || table.spectators() === 0) return;
    crowdTimer = setTimeout(
      () => {
        showCrowd();
        lookAtCrowd();
      },
      Math.max(0, time - now()),
    ).unref();
  };

  return {
    look: () => {
      wait = FIRST_WAIT;
      look();
    },
    stop: () => {
      round += 1;
      clearTimeout(timer);
      clearTimeout(crowdTimer);
    },
    due: () => due,
  };
}
