import { choice } from './combine.ts';
import type { Phrase } from './phrase.ts';
import { fixed } from './row.ts';

/** Words that have to be there and mean nothing more than what stands around them. */
export const unmeant = (name: string, words: string | readonly string[]): Phrase<undefined> => ({
  ...choice(name, () => [fixed(words, undefined)]),
  mute: true,
});
