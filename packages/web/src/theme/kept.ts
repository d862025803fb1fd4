import type { Bindings } from './bindings.ts';
import { readBindings } from './bindings.ts';

/** What is one thing of several. Unless somebody says so, it is as his machine is set. */
export interface Choosable {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'usual' | 'more';
  readonly text: 'usual' | 'large' | 'largest';
  readonly motion: 'system' | 'none';
  readonly sound: 'off' | 'on';
}

/** How somebody wants to see, hear and use the table. */
export interface Settings extends Choosable {
  readonly keys: Bindings;
}

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'usual', 'more'],
  text: ['usual', 'large', 'largest'],
  motion: ['system', 'none'],
  sound: ['off', 'on'],
} as const satisfies { [Key in keyof Choosable]: readonly Choosable[Key][] };

export const USUAL: Settings = {
  theme: 'system',
  contrast: 'system',
  text: 'usual',
  motion: 'system',
  sound: 'off',
  keys: {},
};

/** Under this name the browser keeps them. */
export const KEPT = 'meetingstone.settings';

/** What is kept from the last visit, as far as it still means something. */
export function readSettings(kept: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return USUAL;
  }
  if (typeof found !== 'object' || found === null) return USUAL;
  const known = Object.entries(found).filter(
    ([key, value]) => key in CHOICES && (CHOICES[key as keyof Choosable] as readonly unknown[]).includes(value),
  );
  return { ...USUAL, ...Object.fromEntries(known), keys: readBindings('keys' in found ? found.keys : {}) };
}

export const keptSettings = (): Settings => readSettings(globalThis.localStorage?.getItem(KEPT) ?? null);

/** The style sheets read the settings from the root of the page. */
export function wear({ theme, contrast, text, motion }: Settings): void {
  Object.assign(document.documentElement.dataset, { theme, contrast, text, motion });
}
