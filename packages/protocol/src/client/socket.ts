/** A WebSocket, as far as the client needs one: the browser's own fits, and that of `ws`. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** Time and chance, so that tests can have their own. */
export interface World {
  readonly open: (url: string) => Socket;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  readonly later: (milliseconds: number, then: () => void) => () => void;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** A name that nobody has used. */
  readonly newKey: () => string;
}

export const realWorld: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newKey: () => crypto.randomUUID(),
};

const FIRST_WAIT = 200;
/** A server that is started again is back within seconds. */
const LONGEST_WAIT = 5_000;

/** How long to wait before the nth try: half as long again each time, and never all at once. */
export const patience = (tries: number, random: () => number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 1.5 ** Math.min(tries, 10)) * (0.5 + random() / 2);
