import type { ShellWords } from '../../pages/shell.ts';

export const englishShell: ShellWords = {
  toContent: 'To the content',
  pages: 'Pages',
  ways: { play: 'Play', raids: 'Raids', decks: 'Decks', cards: 'Cards', lessons: 'Lessons', lobby: 'Tables' },
  loading: 'One moment …',
  notHere: 'Not here',
  nothingHere: 'There is nothing here',
  noPage: (address) => `No page lies at ${address}.`,
  toStart: 'To the start page',
  look: 'How it looks',
  allSettings: 'All settings, and keys',
  choices: { theme: 'Light', contrast: 'Contrast', text: 'Text', motion: 'Motion', sound: 'Sound' },
  chosen: {
    system: 'as the system',
    light: 'day',
    dark: 'night',
    usual: 'usual',
    more: 'more',
    large: 'large',
    largest: 'largest',
    none: 'none',
    off: 'off',
    on: 'on',
  },
};
