import type { Facts } from '@meetingstone/rules';
import { expect } from 'vitest';
import { readNotation } from '../../src/wording/reader.ts';

/** Cards as somebody writes them: what they do is what was read. */
export function written(...cards: readonly string[]): readonly Facts[] {
  const { facts, faults } = readNotation(cards.join('\n\n'));
  expect(faults).toEqual([]);
  return facts;
}
