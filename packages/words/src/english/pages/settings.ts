import type { SettingsWords } from '../../pages/settings.ts';

export const englishSettings: SettingsWords = {
  title: 'Settings',
  lead: 'They are kept in this browser, and hold at once on every page and table that is open.',
  toSee: 'To see',
  toHear: 'To hear',
  says: {
    contrast: 'More contrast makes lines, rings and grey words stronger.',
    text: 'Everything grows with it, the cards as well.',
    motion: 'Without motion nothing moves; what changes is changed at once.',
    sound: 'Eight short tones: a question, a turn, a card, an attack, damage, healing, something destroyed, the end.',
  },
  usual: 'Everything as it was at first',
  sample: 'How it looks now',
  sampleDeals: 'deals 3 fire damage.',
  sampleRule: 'Rule 408.1',
  keys: 'Keys at the table',
  keysLead: 'Press one of them, and then the key that it shall be from now on.',
  hasMeaning: (key) => `${key} has a meaning of its own everywhere. Press another key.`,
  nowIs: (key, does, also) => `${key}: ${does}.${also === null ? '' : ` It is also the key for: ${also}.`}`,
  sameKey: (others) => `the same key as: ${others}`,
  change: (does, key) => `${does}: ${key}. Change`,
  waits: 'press a key …',
};
