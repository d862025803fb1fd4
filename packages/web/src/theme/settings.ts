import { create } from 'zustand';

/** How somebody wants to see the table. Unless he says so, as his machine is set. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'usual' | 'more';
  readonly text: 'usual' | 'large' | 'largest';
  readonly motion: 'system' | 'none';
  readonly sound: 'off' | 'on';
}

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'usual', 'more'],
  text: ['usual', 'large', 'largest'],
  motion: ['system', 'none'],
  sound: ['off', 'on'],
} as const satisfies { [Key in keyof Settings]: readonly Settings[Key][] };

const USUAL: Settings = { theme: 'system', contrast: 'system', text: 'usual', motion: 'system', sound: 'off' };
const KEY = 'meetingstone.settings';

interface SettingsStore extends Settings {
  readonly choose: (change: Partial<Settings>) => void;
}

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
    ([key, value]) => key in CHOICES && (CHOICES[key as keyof Settings] as readonly unknown[]).includes(value),
  );
  return { ...USUAL, ...Object.fromEntries(known) };
}

export const useSettings = create<SettingsStore>((set) => ({
  ...readSettings(globalThis.localStorage?.getItem(KEY) ?? null),
  choose: (change) => set(change),
}));

/** The style sheets read the settings from the root of the page. */
export function applySettings(): void {
  const apply = ({ theme, contrast, text, motion }: Omit<Settings, 'sound'>): void => {
    Object.assign(document.documentElement.dataset, { theme, contrast, text, motion });
  };
  apply(useSettings.getState());
  useSettings.subscribe(({ theme, contrast, text, motion, sound }) => {
    apply({ theme, contrast, text, motion });
    localStorage.setItem(KEY, JSON.stringify({ theme, contrast, text, motion, sound }));
  });
}
