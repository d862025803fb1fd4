import type { CardRecord } from '@meetingstone/cards';
import { fileFor, isComplete, readRecord } from '@meetingstone/cards';
import type { Output } from '../output.ts';
import { refuse } from '../refusal.ts';
import { recordsOf } from './cards-read.ts';

export interface EmitOptions {
  readonly as: string;
  readonly set?: string;
  readonly names?: string;
}

/** Writes the cards of a file that are wholly understood as typed data of this project, ready for a review. */
export function emitCards(file: string, { as, set, names }: EmitOptions, output: Output): void {
  if (!/^[a-z]\w*$/i.test(as)) refuse(`"${as}" is no name for a set of cards in a program`);
  const wanted = names?.split(';').map((name) => name.trim().toLowerCase());
  const records = recordsOf(file).filter(
    (record) => (set === undefined || setOf(record) === set) && (!wanted || wanted.includes(record.name.toLowerCase())),
  );
  const facts = records.flatMap((record) => readRecord(record).facts ?? []).filter(isComplete);
  const once = facts.filter(({ name }, n) => facts.findIndex((other) => other.name === name) === n);
  if (once.length === 0) refuse(`${file}: no card of it can be written`);
  output.say(fileFor(as, once));
  output.warn(`${once.length} of ${records.length} cards written`);
}

const setOf = (record: CardRecord): string | undefined => (record as { set?: { code?: string } }).set?.code;
