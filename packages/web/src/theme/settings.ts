import { create } from 'zustand';
import type { Settings } from './kept.ts';
import { KEPT, keptSettings, readSettings, wear } from './kept.ts';

interface SettingsStore extends Settings {
  readonly choose: (change: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>((set) => ({
  ...keptSettings(),
  choose: (change) => set(change),
}));

const settingsIn = ({ choose: _, ...settings }: SettingsStore): Settings => settings;

/** The page looks as it is set. Other pages that are open follow at once. */
export function applySettings(): void {
  wear(useSettings.getState());
  useSettings.subscribe((now) => {
    wear(now);
    const written = JSON.stringify(settingsIn(now));
    if (written !== localStorage.getItem(KEPT)) localStorage.setItem(KEPT, written);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT) useSettings.setState(readSettings(newValue));
  });
}
