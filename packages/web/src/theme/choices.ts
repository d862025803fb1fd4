import type { Choosable } from './kept.ts';

/** What can be chosen about how the table looks and sounds, in words. */
export const CHOICE_NAMES: Readonly<Record<keyof Choosable, string>> = {
  theme: 'Light',
  contrast: 'Contrast',
  text: 'Text',
  motion: 'Motion',
  sound: 'Sound',
};

export const CHOICE_WORDS: Readonly<Record<string, string>> = {
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
};
