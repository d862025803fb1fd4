import type { Effect } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { inOtherWords, readAt } from '../grammar/phrase.ts';
import type { Word } from '../grammar/words.ts';

/** What somebody does, and how one tells him to do it. */
const VERBS: readonly (readonly [string, string])[] = [
  ['puts', 'put'],
  ['draws', 'draw'],
  ['discards', 'discard'],
  ['destroys', 'destroy'],
  ['exhausts', 'exhaust'],
  ['readies', 'ready'],
  ['removes', 'remove'],
  ['reveals', 'reveal'],
  ['shuffles', 'shuffle'],
  ['searches', 'search'],
  ['turns', 'turn'],
  ['flips', 'flip'],
  ['chooses', 'choose'],
  ['pays', 'pay'],
  ['skips', 'skip'],
  ['adds', 'add'],
];

const TOLD: ReadonlyMap<string, string> = new Map([
  ...VERBS,
  ['he', 'you'],
  ['his', 'your'],
  ['their', 'your'],
  ['controls', 'control'],
  ['owns', 'own'],
]);

const DOES: ReadonlyMap<string, string> = new Map(VERBS.map(([does, told]) => [told, does]));

/** A text as it is told to the one who does it: "puts an ally from his hand" becomes "put an ally from your hand". */
const told = new WeakMap<Reading, Reading>();

function asTold(reading: Reading): Reading {
  let now = told.get(reading);
  if (!now) {
    now = inOtherWords(reading, reading.words.map(asToldWord));
    told.set(reading, now);
  }
  return now;
}

/** "Their owners' hands" are not his, whoever puts them there. */
const asToldWord = (word: Word, n: number, words: readonly Word[]): Word =>
  word.low === 'their' && words[n + 1]?.low.startsWith('owner') ? word : toldWord(word);

function toldWord(word: Word): Word {
  const low = TOLD.get(word.low);
  return low === undefined ? word : { ...word, text: low, low, key: word.opens ? `^${low}` : low };
}

/** Words about you that stand there really: who is told would be somebody else. */
const isAboutYou = (from: number, end: number, { words }: Reading): boolean =>
  words.slice(from, end).some(({ low }) => low === 'you' || low === 'your' || low === 'yours');

/** What is read after somebody was named as the one who does it. */
export function toldFrom(
  phrase: Phrase<readonly Effect[]>,
  at: number,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  const now = asTold(reading);
  const found = readAt(phrase, at, now).filter(({ end }) => !isAboutYou(at, end, reading));
  if (now.farthest > reading.farthest) reading.farthest = now.farthest;
  return found;
}

/** "..., then draw a card": that is told to you again. */
export const isToldToYou = (from: number, end: number, { words }: Reading): boolean =>
  words.slice(from + 1, end).some(({ low }, n) => DOES.has(low) && /^(?:and|then|,)$/.test(words[from + n]!.low));

/** The words as they are said of him, with or without "may" before them. */
export function ofHim(said: readonly string[], may: boolean): readonly string[] | undefined {
  const [verb = '', ...rest] = said;
  const does = may ? verb : DOES.get(verb);
  if (does === undefined) return undefined;
  const done: string[] = [does];
  for (let n = 0; n < rest.length; n++) {
    const word = rest[n]!;
    if (word === 'your') done.push('his');
    else if (word === 'you' && (rest[n + 1] === 'control' || rest[n + 1] === 'own')) {
      done.push('he', `${rest[n + 1]}s`);
      n += 1;
    } else if (word === 'you') return undefined;
    else if (!may && word === 'then' && DOES.has(rest[n + 1] ?? '')) {
      done.push(word, DOES.get(rest[n + 1]!)!);
      n += 1;
    } else done.push(word);
  }
  return done;
}

export const DOES_WORDS: ReadonlySet<string> = new Set(VERBS.map(([does]) => does));
