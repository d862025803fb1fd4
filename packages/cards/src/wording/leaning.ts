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
}

/** Of wordings that are of use for more cards than these nobody asks any more: they are everybody's. */
const COMMON = 60;

const isUnderstood = (source: Source, trial?: Trial): boolean => readCard(source, trial).facts !== null;

/** The wordings with which the cards of a list are read. */
export const wordingsInList = (records: readonly CardRecord[]): readonly WordingUse[] =>
  wordingsUsed(records.map((record) => sourceOf(record)));

/** The wordings with which the shown texts of these cards are read. */
export const wordingsInTexts = (cards: readonly Facts[]): readonly WordingUse[] =>
  wordingsUsed(
    cards.map((facts) => ({ facts: printed(facts), front: sayCard(facts) ?? [], back: sayBack(facts) ?? [] })),
  );

/** Every wording that these cards are read with, and how many need it: each is read again without it. */
function wordingsUsed(sources: readonly (Source | undefined)[]): readonly WordingUse[] {
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
      if (!isUnderstood(sources[n]!, { without: wording })) needing.push(n);
      if (needing.length > 1) return { wording, needed: 'by several' };
    }
    const [only] = needing;
    return only === undefined ? { wording, needed: 'by none' } : { wording, needed: 'by one', only };
  });
}
