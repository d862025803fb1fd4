import type { Decision, Offer } from '@meetingstone/rules';
import type { Rival } from '../bot.ts';
import { appeal } from './acting.ts';
import { judged } from './answering.ts';
import type { Memory } from './memory.ts';
import type { Table } from './table.ts';

/** After so much in one turn it is time to pass. */
const MOST_ACTS = 60;

export const isTired = ({ acts }: Memory): boolean => acts >= MOST_ACTS;

/** The answers as they seem at first sight, best first; of equals the first offered. */
export function ranked(decision: Decision, table: Table, memory: Memory): readonly Rival[] {
  const worth = decision.question === 'priority' ? acting(table, memory) : judged(decision, table);
  return decision.options
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => (a.worth === b.worth ? 0 : b.worth - a.worth));
}

/** It lets its own links resolve before it goes on, and does not go on for ever. */
function acting(table: Table, memory: Memory): (option: Offer) => number {
  const { chain } = table.view;
  const waits = chain.length > 0 && table.isFriend(chain[0]!.controller);
  const passes = waits || isTired(memory);
  return (option) => (passes && option.choose !== 'pass' ? -1 : appeal(option, table, memory));
}
