import type { ReadRecord } from '@meetingstone/cards';
import { NotationFault, nearestTo, readRecord, recordsIn, whyNotUnderstood } from '@meetingstone/cards';
import type { Definition } from '@meetingstone/protocol';
import { definitionOf } from '@meetingstone/protocol/host';

/** A card that somebody wrote: as it would lie on the table, or where it is not understood. */
export type OwnCard =
  | { readonly name: string; readonly definition: Definition }
  | { readonly name: string; readonly faults: readonly OwnFault[] };

export interface OwnFault {
  readonly message: string;
  /** The paragraph, and the words in it from which on nothing was understood. */
  readonly paragraph?: string;
  readonly words?: string;
  /** Texts that are understood, most like the sentence with these words. */
  readonly nearest?: readonly string[];
}

/** Cards as somebody writes them, a blank line between them: each is read for itself. */
export const readOwnCards = (text: string): readonly OwnCard[] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(readOwnCard);

function readOwnCard(block: string): OwnCard {
  try {
    const read = readRecord(recordsIn(block)[0]!);
    if (read.facts) return { name: read.name, definition: definitionOf(read.facts) };
    const messages = whyNotUnderstood(read);
    return {
      name: read.name,
      faults: messages.map((message, n) => ({ message, ...faultAt(read.unread[n]) })),
    };
  } catch (error) {
    if (!(error instanceof NotationFault)) throw error;
    return { name: block.trim().split(/[,\n]/)[0]!, faults: [{ message: error.message }] };
  }
}

const faultAt = (unread: ReadRecord['unread'][number] | undefined) =>
  unread && { ...unread, nearest: nearestTo(unread) };
