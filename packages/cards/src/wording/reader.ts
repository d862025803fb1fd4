import type { Facts } from '@meetingstone/rules';
import { plainTree } from '../language/plain.ts';
import type { ReadCard } from './box.ts';
import { readCard } from './box.ts';
import type { Trial } from './grammar/phrase.ts';
import { NotationFault, recordsIn } from './notation.ts';
import { nearestTo } from './phrasebook/nearest.ts';
import type { CardRecord, Source } from './source.ts';
import { sourceOf } from './source.ts';

/** A card of a list: what was understood of it. */
export interface ReadRecord extends ReadCard {
  readonly id?: string;
  readonly type: string;
}

/** Reads one record; a card of a kind that no player's deck has is not understood. */
export const readRecord = (record: CardRecord): ReadRecord => readSource(record, sourceOf(record));

/** Reads what is printed on the card of a record. */
export function readSource({ id, name, type }: CardRecord, source: Source | undefined, trial?: Trial): ReadRecord {
  const read: ReadCard = source
    ? readCard(source, trial)
    : { name, facts: null, unread: [{ paragraph: type, words: type }], readings: 0 };
  return { ...(id === undefined ? {} : { id }), type, ...read };
}

/** Cards in the rulebook's notation: all of them understood, or what is wrong with each. */
export function readNotation(notation: string): {
  readonly facts: readonly Facts[];
  readonly faults: readonly string[];
} {
  const facts: Facts[] = [];
  const faults: string[] = [];
  try {
    for (const record of recordsIn(notation)) {
      const read = readRecord(record);
      if (read.facts) facts.push(plainTree(read.facts));
      else faults.push(...whyNotUnderstood(read));
    }
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    faults.push(error.message);
  }
  return faults.length > 0 ? { facts: [], faults } : { facts, faults };
}

/** Card, sentence, words, and what is understood that is like them. */
export function whyNotUnderstood({ name, unread, readings }: ReadCard): readonly string[] {
  if (readings > 1) return [`"${name}" can be read in ${readings} ways`];
  return unread.map((one) => {
    const nearest = nearestTo(one).map((text) => `"${text}"`);
    const like = nearest.length > 0 ? `; like it are ${nearest.join(', ')}` : '';
    return `"${name}": not understood from "${one.words}" on, in "${one.paragraph}"${like}`;
  });
}
