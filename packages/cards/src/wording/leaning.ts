import type { Facts } from '@meetingstone/rules';
import { printed } from './asRead.ts';
import { readCard } from './box.ts';
import type { Trial } from './grammar/phrase.ts';
import type { ReadRecord } from './reader.ts';
import { readSource } from './reader.ts';
import { sayBack, sayCard } from './say.ts';
import type { CardRecord, Source } from './source.ts';
import { sourceOf } from './source.ts';

/** A wording that is of use, and the cards that would not be understood without it: none, one, or several. */
export interface WordingUse {
  readonly wording: string;
  readonly needed: 'by none' | 'by one' | 'by several';
  /** The number of the only card that needs it. */
  readonly only?: number;
  /** The only set whose cards need it. */
  readonly onlySet?: string;
}

/** A list of cards as it was read, and what would be understood of it with fewer wordings. */
export interface ReadList {
  readonly cards: readonly ReadRecord[];
  readonly wordings: readonly WordingUse[];
  /** Is the card understood by somebody who has never seen its set: without the wordings that only its cards need? */
  readonly unseen: readonly boolean[];
}

/** Of wordings that are of use for more cards than these nobody asks any more: they are everybody's. */
const COMMON = 60;

const isUnderstood = (source: Source | undefined, trial?: Trial): boolean =>
  source !== undefined && readCard(source, trial).facts !== null;

/** Reads a list of cards, each of some set. */
export function readList(records: readonly CardRecord[], sets: readonly string[] = []): ReadList {
  const sources = records.map((record) => sourceOf(record));
  const used: Set<string>[] = [];
  const cards = records.map((record, n): ReadRecord => {
    const own = new Set<string>();
    const read = readSource(record, sources[n], { used: own });
    used.push(read.facts ? own : new Set());
    return read;
  });
  const wordings = wordingsUsed(sources, used, sets);
  const ofSet = onlyIn(wordings);
  const unseen = cards.map(({ facts }, n) => {
    const without = ofSet.get(sets[n] ?? '');
    const isTouched = without !== undefined && [...without].some((wording) => used[n]!.has(wording));
    return isTouched ? isUnderstood(sources[n], { without }) : facts !== null;
  });
  return { cards, wordings, unseen };
}

/** The wordings that the cards of only one set need, by that set. */
function onlyIn(wordings: readonly WordingUse[]): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map<string, Set<string>>();
  for (const { wording, onlySet } of wordings) {
    if (onlySet === undefined) continue;
    const known = own.get(onlySet);
    if (known) known.add(wording);
    else own.set(onlySet, new Set([wording]));
  }
  return own;
}

/** The wordings with which the shown texts of these cards are read. */
export function wordingsInTexts(cards: readonly Facts[]): readonly WordingUse[] {
  const sources = cards.map(
    (facts): Source => ({ facts: printed(facts), front: sayCard(facts) ?? [], back: sayBack(facts) ?? [] }),
  );
  const used = sources.map((source) => {
    const own = new Set<string>();
    return isUnderstood(source, { used: own }) ? own : new Set<string>();
  });
  return wordingsUsed(sources, used);
}

/** Every wording that was of use for cards, and how many need it: each is read again without it. */
function wordingsUsed(
  sources: readonly (Source | undefined)[],
  used: readonly ReadonlySet<string>[],
  sets: readonly string[] = [],
): readonly WordingUse[] {
  const users = new Map<string, number[]>();
  for (const [n, own] of used.entries())
    for (const wording of own) {
      const others = users.get(wording);
      if (others) others.push(n);
      else users.set(wording, [n]);
    }
  return [...users].map(([wording, cards]): WordingUse => {
    if (cards.length > COMMON) return { wording, needed: 'by several' };
    const needing: number[] = [];
    for (const n of cards) {
      if (isSeveral(needing, n, sets)) continue;
      if (!isUnderstood(sources[n], { without: new Set([wording]) })) needing.push(n);
    }
    const [first] = needing;
    if (first === undefined) return { wording, needed: 'by none' };
    const set = sets[first];
    const onlySet = set === undefined || needing.some((n) => sets[n] !== set) ? {} : { onlySet: set };
    return needing.length > 1
      ? { wording, needed: 'by several', ...onlySet }
      : { wording, needed: 'by one', only: first, ...onlySet };
  });
}

/** Is it known without this card that several need it, and of several sets if there are any? */
const isSeveral = (needing: readonly number[], next: number, sets: readonly string[]): boolean =>
  needing.length > 1 && needing.some((n) => sets[n] !== sets[needing[0]!] || sets[n] === sets[next]);
