import type { Facts } from '@meetingstone/rules';
import { printed } from './asRead.ts';
import { readCard } from './box.ts';
import type { Trial } from './grammar/phrase.ts';
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

/** Of wordings that are of use for more cards than these nobody asks any more: they are everybody's. */
const COMMON = 60;

const isUnderstood = (source: Source, trial?: Trial): boolean => readCard(source, trial).facts !== null;

/** The wordings with which the cards of a list are read, each of some set. */
export const wordingsInList = (records: readonly CardRecord[], sets: readonly string[] = []): readonly WordingUse[] =>
  wordingsUsed(
    records.map((record) => sourceOf(record)),
    sets,
  );

/** Which cards would be understood if nobody had ever seen their set: without the wordings that only its cards need. */
export function understoodUnseen(
  records: readonly CardRecord[],
  sets: readonly string[],
  used: readonly WordingUse[],
): readonly boolean[] {
  const own = new Map<string, Set<string>>();
  for (const { wording, onlySet } of used) {
    if (onlySet === undefined) continue;
    const known = own.get(onlySet);
    if (known) known.add(wording);
    else own.set(onlySet, new Set([wording]));
  }
  return records.map((record, n) => {
    const source = sourceOf(record);
    const without = own.get(sets[n]!);
    return source !== undefined && isUnderstood(source, without && { without });
  });
}

/** The wordings with which the shown texts of these cards are read. */
export const wordingsInTexts = (cards: readonly Facts[]): readonly WordingUse[] =>
  wordingsUsed(
    cards.map((facts) => ({ facts: printed(facts), front: sayCard(facts) ?? [], back: sayBack(facts) ?? [] })),
  );

/** Every wording that these cards are read with, and how many need it: each is read again without it. */
function wordingsUsed(sources: readonly (Source | undefined)[], sets: readonly string[] = []): readonly WordingUse[] {
  const users = new Map<string, number[]>();
  for (const [n, source] of sources.entries()) {
    const used = new Set<string>();
    if (!source || !isUnderstood(source, { used })) continue;
    for (const wording of used) {
      const others = users.get(wording);
      if (others) others.push(n);
      else users.set(wording, [n]);
    }
  }
  return [...users].map(([wording, cards]): WordingUse => {
    if (cards.length > COMMON) return { wording, needed: 'by several' };
    const needing: number[] = [];
    for (const n of cards) {
      if (isSeveral(needing, n, sets)) continue;
      if (!isUnderstood(sources[n]!, { without: new Set([wording]) })) needing.push(n);
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
