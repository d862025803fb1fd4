/** What waits for its turn: whole faces, or only their arms where the rest stands in the document already. */
export type Waiting = 'faces' | 'arms';

/** Where many cards come at once, they are drawn a few at a time: nothing that is pressed meanwhile has to wait for all of them. */
export interface Turns {
  readonly waits: Waiting;
  /** All have been drawn that came at first: whatever comes now is drawn at once. */
  readonly isOver: () => boolean;
  /** Calls back as soon as that is so. */
  readonly whenOver: (then: () => void) => void;
  /** Waits for one's turn; returns how to wait no longer. */
  readonly wait: (then: () => void) => () => void;
}

const LEAST = 3;
/** So many milliseconds a share should take, painted and all. */
const WANTED = 25;
const MOST = 24;

export function turns(waits: Waiting = 'faces'): Turns {
  const waiting = new Set<() => void>();
  let over = false;
  let going = false;
  let share = LEAST;
  let told = (): void => {};
  const draw = (): void => {
    const begun = performance.now();
    for (const then of [...waiting].slice(0, share)) {
      waiting.delete(then);
      then();
    }
    over = waiting.size === 0;
    going = !over;
    if (over) {
      told();
      return;
    }
    afterPaint(() => {
      const took = performance.now() - begun;
      share = Math.max(LEAST, Math.min(MOST, Math.round((share * WANTED) / took)));
      draw();
    });
  };
  return {
    waits,
    isOver: () => over,
    whenOver: (then) => {
      told = then;
      if (over) then();
    },
    wait: (then) => {
      waiting.add(then);
      if (!going) afterPaint(draw);
      going = true;
      return () => waiting.delete(then);
    },
  };
}

/** A page that nobody sees is not painted. */
export function afterPaint(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
