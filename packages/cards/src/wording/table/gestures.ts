import type { Gesture } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';

/** What is said stands between quotation marks, or is left to the player; which words these are changes nothing in the game. */
const SPEAKING: readonly (readonly [string, Gesture])[] = [
  ['say', 'say'],
  ['shout', 'shout'],
  ['yell', 'shout'],
  ['whisper', 'say'],
];
const SOUNDS: readonly (readonly [string, Gesture])[] = [
  ['howl or growl', 'howl or growl'],
  ['howl', 'howl'],
  ['growl', 'growl'],
  ['roar', 'growl'],
  ['laugh', 'laugh'],
];
const ANY_WORDS = ['a', 'few', 'words'];
/** Where such an instruction ends: the words between say how it is done. */
const ENDS: ReadonlySet<string> = new Set(['.', ',', ';', '>>>', ':', '"']);
const LASTS = 8;

const past = (end: number, reading: Reading): number => {
  if (end > reading.farthest) reading.farthest = end;
  return end;
};

/** "... while pounding your fists on the table", "a scary laugh" */
function manner(at: number, { words }: Reading): number {
  let end = at;
  while (end < words.length && end < at + LASTS && !ENDS.has(words[end]!.low)) end += 1;
  return end;
}

/** 'say "For the Horde!"', "say a few words" */
function spoken(at: number, reading: Reading): readonly Found<Gesture>[] {
  const { words } = reading;
  const [, how] = SPEAKING.find(([verb]) => words[at]?.low === verb) ?? [];
  if (how && ANY_WORDS.every((word, n) => words[at + 1 + n]?.low === word))
    return [{ value: how, end: past(at + 1 + ANY_WORDS.length, reading) }];
  if (!how || words[at + 1]?.low !== '"') return [];
  const closed = words.findIndex(({ low }, n) => n > at + 1 && low === '"');
  if (closed < 0) return [];
  const plain = { value: how, end: past(closed + 1, reading) };
  return words[closed + 1]?.low === 'while'
    ? [{ value: how, end: past(manner(closed + 1, reading), reading) }]
    : [plain];
}

/** "howl", "laugh a scary laugh" */
function sounded(at: number, reading: Reading): readonly Found<Gesture>[] {
  const { words } = reading;
  const found = SOUNDS.find(([sound]) => sound.split(' ').every((word, n) => words[at + n]?.low === word));
  if (!found) return [];
  const [sound, how] = found;
  const end = at + sound.split(' ').length;
  const again = words[end]?.low === 'a' && words[manner(end, reading) - 1]?.low === words[at]?.low;
  return [{ value: how, end: past(again ? manner(end, reading) : end, reading) }];
}

const NOISES: ReadonlySet<string> = new Set(['noise', 'sound', 'blast']);
const MAKING = [['point', 'and', 'make'], ['make'], ['emit']] as const;

/** "make a jingling noise", "point and make an odd sound" */
function noisy(at: number, reading: Reading): readonly Found<Gesture>[] {
  const { words } = reading;
  const made = MAKING.find((one) => one.every((word, n) => words[at + n]?.low === word));
  if (!made || !/^an?$/.test(words[at + made.length]?.low ?? '')) return [];
  const end = manner(at + made.length, reading);
  return NOISES.has(words[end - 1]?.low ?? '') ? [{ value: 'make a noise', end: past(end, reading) }] : [];
}

const WRITTEN: Readonly<Record<Gesture, readonly string[]>> = {
  say: ['say', ...ANY_WORDS],
  shout: ['shout', ...ANY_WORDS],
  howl: ['howl'],
  growl: ['growl'],
  'howl or growl': ['howl', 'or', 'growl'],
  laugh: ['laugh'],
  'make a noise': ['make', 'a', 'noise'],
};

/** What is done at the table. */
export const gesture: Phrase<Gesture> = {
  name: 'gesture',
  begins: () => ({
    words: [...SPEAKING, ...SOUNDS, ...MAKING.map(([verb]) => [verb] as const)].map(([verb]) => verb.split(' ')[0]!),
  }),
  read: (at, reading) => [...spoken(at, reading), ...sounded(at, reading), ...noisy(at, reading)],
  say: (how) => (typeof how === 'string' ? { words: WRITTEN[how] } : undefined),
};
