/** What keys do at the table, and with which they begin. */
export const USUAL_KEYS = {
  pass: ' ',
  back: 'escape',
  yes: 'y',
  no: 'n',
  list: 'a',
  hand: 'h',
  board: 'b',
  others: 'o',
  chain: 'c',
  log: 'l',
  clock: 't',
  card: '?',
  why: 'w',
  clear: 'p',
} as const satisfies Record<string, string>;

export type Deed = keyof typeof USUAL_KEYS;
export const DEEDS = Object.keys(USUAL_KEYS) as readonly Deed[];

/** The keys that somebody has given to deeds himself. */
export type Bindings = Readonly<Partial<Record<Deed, string>>>;

/** A key as it is kept: its letter, whether or not it is typed as a capital. */
const plainKey = (key: string): string => key.toLowerCase();

/** Keys that move the focus, press, or answer by number can have no other meaning. */
const TAKEN =
  /^(tab|enter|shift|control|alt|altgraph|meta|capslock|contextmenu|arrow\w+|f\d+|[1-9]|dead|unidentified)$/;
export const canBeBound = (key: string): boolean => !TAKEN.test(plainKey(key));

export const keyFor = (deed: Deed, bindings: Bindings): string => bindings[deed] ?? USUAL_KEYS[deed];

/** What a key does; where it was given to several, the first of them. */
export function deedOf(key: string, bindings: Bindings): Deed | undefined {
  return DEEDS.find((deed) => keyFor(deed, bindings) === plainKey(key));
}

/** The other deeds that have the same key. */
export const sharing = (deed: Deed, bindings: Bindings): readonly Deed[] =>
  DEEDS.filter((other) => other !== deed && keyFor(other, bindings) === keyFor(deed, bindings));

/** A deed has another key from now on; the one that it had at first is kept as nothing. */
export function bound(bindings: Bindings, deed: Deed, key: string): Bindings {
  const { [deed]: _, ...others } = bindings;
  return plainKey(key) === USUAL_KEYS[deed] ? others : { ...others, [deed]: plainKey(key) };
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', escape: 'Esc', delete: 'Del', backspace: 'Backspace' };

/** How a key is called. */
export const nameOfKey = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : capital(key));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is kept of somebody's keys, as far as it still means something. */
export function readBindings(found: unknown): Bindings {
  if (typeof found !== 'object' || found === null) return {};
  const known = Object.entries(found).filter(
    ([deed, key]) => deed in USUAL_KEYS && typeof key === 'string' && canBeBound(key),
  );
  return Object.fromEntries(known);
}
