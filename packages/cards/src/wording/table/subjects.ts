import type { Effect, Players } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Saying } from '../grammar/phrase.ts';
import { readAt, startReading } from '../grammar/phrase.ts';
import type { Word } from '../grammar/words.ts';
import { others } from './his.ts';

const YOU: Players = { player: 'you' };
const THAT: Players = { player: 'that' };

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
    now = startReading(reading.words.map(asToldWord), reading.trial);
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
const isToldToYou = (from: number, end: number, { words }: Reading): boolean =>
  words.slice(from + 1, end).some(({ low }, n) => DOES.has(low) && /^(?:and|then|,)$/.test(words[from + n]!.low));

/** What another player can do as you can. */
const DEEDS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'draw',
  'discard',
  'pay',
  'shuffle',
  'search',
  'destroy',
  'exhaust',
  'ready',
  'turn face down',
  'flip',
  'reveal',
  'put',
  'put damage',
  'put into play',
  'put token',
  'skip next turn',
  'add counters',
  'remove counters',
]);
/** Who does it stands as a part of its own there, or is you. */
const UNSAID: Readonly<Record<string, string>> = { 'put into play': 'under', 'put token': 'who' };

type Parts = Record<string, unknown>;

/** What each of several players does with his own is done for one after the other. */
function doneByAll(effects: readonly Effect[], who: Players): readonly Effect[] | undefined {
  const done = doneBy(effects, who);
  if (!done || !who.player.startsWith('each') || !speaksOfThat(done)) return done;
  const his = doneBy(effects, THAT);
  return his && [{ do: 'for each player', who, effects: his }];
}

function speaksOfThat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return same(value, THAT) || Object.values(value).some(speaksOfThat);
}

function speaksOfYou(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(speaksOfYou);
  return value === 'you';
}

/** The same instructions, done by that player: he is named where he is spoken of first. */
export function doneBy(effects: readonly Effect[], who: Players): readonly Effect[] | undefined {
  const place = { who, failed: !effects.every(({ do: verb }) => DEEDS.has(verb)) };
  const done = effects.map((effect) => shifted(effect, place) as Effect);
  return place.failed ? undefined : done;
}

interface Shifting {
  who: Players;
  failed: boolean;
}

const named = (place: Shifting): Players => {
  const { who } = place;
  place.who = THAT;
  return who;
};

function shifted(value: unknown, place: Shifting): unknown {
  if (Array.isArray(value)) return value.map((part) => shifted(part, place));
  if (typeof value !== 'object' || value === null) return value;
  if (same(value, YOU)) return named(place);
  if ('event' in value || 'is' in value) {
    if (speaksOfYou(value)) place.failed = true; // What is asked or watched is asked about you.
    return value;
  }
  const before: Parts = { ...value };
  const unsaid = typeof before.do === 'string' ? UNSAID[before.do] : undefined;
  if (unsaid !== undefined && !(unsaid in before)) before[unsaid] = YOU;
  const isChoice = before.select === 'choose';
  if (isChoice && !before.by) before.by = YOU;
  const done: Parts = {};
  for (const key of isChoice ? ['by', ...inOrderOfText(before).filter((one) => one !== 'by')] : inOrderOfText(before))
    done[key] = isChoice && key === 'noun' ? before[key] : shifted(before[key], place);
  const { whose, ...rest } = done;
  if (whose === 'you' && !isChoice) return { ...inOwnOrder(rest, before), of: named(place) };
  return inOwnOrder(done, before);
}

const inOwnOrder = (parts: Parts, like: Parts): Parts =>
  Object.fromEntries(Object.keys(like).flatMap((key) => (key in parts ? [[key, parts[key]]] : [])));

/** Who does it, and the instructions as they are told to him. */
function toldTo(effects: readonly Effect[]): readonly [Players, readonly Effect[]] | undefined {
  const [only, ...more] = effects;
  if (only?.do === 'for each player' && more.length === 0) {
    const inner = only.effects.map((effect) => unshifted(effect, THAT) as Effect);
    return same(doneByAll(inner, only.who), effects) ? [only.who, inner] : undefined;
  }
  const who = firstPlayer(effects);
  if (!who || same(who, YOU)) return undefined;
  const inner = effects.map((effect) => unshifted(effect, who) as Effect);
  return same(doneBy(inner, who), effects) ? [who, inner] : undefined;
}

function firstPlayer(value: unknown): Players | undefined {
  if (Array.isArray(value)) {
    for (const part of value) {
      const found = firstPlayer(part);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('player' in value) return value as Players;
  const keys = 'by' in value ? ['by', ...Object.keys(value)] : inOrderOfText(value);
  for (const key of keys) {
    const found = firstPlayer((value as Parts)[key]);
    if (found) return found;
  }
  return undefined;
}

function unshifted(value: unknown, who: Players): unknown {
  if (Array.isArray(value)) return value.map((part) => unshifted(part, who));
  if (typeof value !== 'object' || value === null) return value;
  const isHim = (part: unknown): boolean => same(part, who) || same(part, THAT);
  if (isHim(value)) return YOU;
  const parts: Parts = { ...value };
  const unsaid = typeof parts.do === 'string' ? UNSAID[parts.do] : undefined;
  const done: Parts = {};
  for (const [key, part] of Object.entries(parts)) {
    if ((key === unsaid || (key === 'by' && parts.select === 'choose')) && isHim(part)) continue;
    if (key === 'of' && isNoun(parts) && isHim(part)) done.whose = 'you';
    else done[key] = unshifted(part, who);
  }
  return done;
}

/** A description, told from selections and amounts, which have a word of their own. */
const isNoun = (parts: Parts): boolean => !('select' in parts) && !('amount' in parts) && !('player' in parts);

/** The words as they are said of him, with or without "may" before them. */
function ofHim(said: readonly string[], may: boolean): readonly string[] | undefined {
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

/** What "that player" does, after words that named him: "may ready one of his resources". */
export function sayToldTo(
  effects: readonly Effect[],
  doing: Phrase<readonly Effect[]>,
  saying: Saying,
): readonly string[] | undefined {
  const [who, inner] = toldTo(effects) ?? [];
  const said = who && inner && same(who, THAT) ? doing.say(inner, { self: saying.self, host: saying.host }) : undefined;
  return said && ofHim(said.words, true);
}

/**
 * Anybody can be the subject of what is otherwise told to you: "target opponent puts an ally from his hand into play". Where the
 * table has words of its own for it, these are taken.
 */
export const bySomebody = (doing: Phrase<readonly Effect[]>, ordinary: Phrase<Effect>): Phrase<readonly Effect[]> => ({
  name: 'by somebody',
  begins: () => ({ phrases: [others] }),
  read: (at, reading) => {
    const known = new Set(readAt(ordinary, at, reading).map(({ end }) => end));
    return readAt(others, at, reading)
      .filter(({ end }) => DOES_WORDS.has(reading.words[end]?.low ?? ''))
      .flatMap(({ value: who, end }) =>
        toldFrom(doing, end, reading)
          .filter((found) => !isToldToYou(end, found.end, reading))
          .flatMap((found): readonly Found<readonly Effect[]>[] => {
            const value = known.has(found.end) ? undefined : doneByAll(found.value, who);
            return value ? [{ value, end: found.end }] : [];
          }),
      );
  },
  say: (effects, saying) => {
    const [who, inner] = toldTo(effects) ?? [];
    if (!who || !inner) return undefined;
    const subject = others.say(who, saying);
    const said = subject && doing.say(inner, { self: saying.self, host: saying.host });
    const does = said && ofHim(said.words, false);
    return does && { words: [...subject.words, ...does] };
  },
});

const ONE_EACH: ReadonlyMap<string, string> = new Map([
  ['decks', 'deck'],
  ['hands', 'hand'],
  ['graveyards', 'graveyard'],
  ['rows', 'row'],
]);
const singular = new WeakMap<Reading, Reading>();

/** "the top card of your decks": each has one of them. */
function ofOneOfThem(doing: Phrase<Effect>, at: number, reading: Reading): readonly Found<Effect>[] {
  if (!reading.words.some(({ low }, n) => n > at && ONE_EACH.has(low))) return [];
  let now = singular.get(reading);
  if (!now) {
    now = startReading(
      reading.words.map((word) => {
        const low = ONE_EACH.get(word.low);
        return low === undefined ? word : { ...word, text: low, low, key: low };
      }),
      reading.trial,
    );
    singular.set(reading, now);
  }
  const found = readAt(doing, at, now);
  if (now.farthest > reading.farthest) reading.farthest = now.farthest;
  return found;
}

/** "You and target opponent each draw a card": both do it, you first. */
export const byBoth = (doing: Phrase<Effect>): Phrase<readonly Effect[]> => ({
  name: 'by both',
  begins: () => ({ words: ['you'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'you' || reading.words[at + 1]?.low !== 'and') return [];
    return readAt(others, at + 2, reading)
      .filter(({ end }) => reading.words[end]?.low === 'each')
      .flatMap(({ value: who, end }) =>
        [...readAt(doing, end + 1, reading), ...ofOneOfThem(doing, end + 1, reading)].flatMap(
          (found): readonly Found<readonly Effect[]>[] => {
            const his = doneBy([found.value], who);
            return his ? [{ value: [found.value, ...his], end: found.end }] : [];
          },
        ),
      );
  },
  say: () => undefined,
});

const DOES_WORDS: ReadonlySet<string> = new Set(VERBS.map(([does]) => does));
