/** How long spectators are behind, unless the turn is over before. */
const BEHIND = 120_000;
/** Of what nobody looks on at, so much is left out between two values that are kept for whoever comes. */
const APART = 60_000;

/** What spectators may see by now of values that came one after the other. */
export interface Delayed<Value> {
  readonly add: (value: Value, turn: number, at: number, isWatched: boolean) => void;
  /** The last one that is old enough: of a turn that is over, or so many milliseconds ago, or the end. */
  readonly shown: (now: number) => Value;
  /** When there is something new to be shown, if nothing is added before. */
  readonly due: () => number | null;
}

/** Kept on the server: a client that asks for more does not get it. */
export function delayed<Value>(first: Value, isOver: (value: Value) => boolean): Delayed<Value> {
  let seen = first;
  let turnNow = 0;
  let waiting: { readonly value: Value; readonly turn: number; readonly at: number }[] = [];
  const isOld = (one: (typeof waiting)[number], now: number): boolean => one.turn < turnNow || now - one.at >= BEHIND;
  const shown = (now: number): Value => {
    const last = waiting.at(-1);
    const old = last && isOver(last.value) ? waiting.length : waiting.findIndex((one) => !isOld(one, now));
    const upTo = old === -1 ? waiting.length : old;
    seen = waiting[upTo - 1]?.value ?? seen;
    waiting = waiting.slice(upTo);
    return seen;
  };
  return {
    add: (value, turn, at, isWatched) => {
      turnNow = Math.max(turnNow, turn);
      shown(at); // Whatever is old enough is not kept beside what came after it.
      const [before, last] = waiting.slice(-2);
      if (!isWatched && before && last && last.at - before.at < APART) waiting.pop();
      waiting.push({ value, turn, at });
    },
    shown,
    due: () => (waiting[0] ? waiting[0].at + BEHIND : null),
  };
}
