import type { Effect, Facts, Power } from '@meetingstone/rules';
import { expect } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';

type Printed = Source['facts'];

export const ABILITY: Printed = { name: 'Some Ability', types: ['Ability'], tags: [], icons: [], cost: 1 };
export const ALLY: Printed = {
  ...ABILITY,
  name: 'Some Ally',
  types: ['Ally'],
  atk: 1,
  damageType: 'melee',
  health: 1,
};

export const read = (card: Printed, ...front: readonly string[]) => readCard({ facts: card, front, back: [] });
export const isRead = (card: Printed, ...front: readonly string[]): boolean => read(card, ...front).facts !== null;

/** Read in one way, and said back so that it is read the same way. */
export function factsOf(card: Printed, ...front: readonly string[]): Facts {
  const { facts, readings, unread } = read(card, ...front);
  expect([unread, readings]).toEqual([[], 1]);
  expect(read(card, ...sayCard(facts!)!).facts).toEqual(facts);
  return facts!;
}

/** What an ability does that says this. */
export const meaning = (sentence: string): readonly Effect[] => factsOf(ABILITY, sentence).text;

/** The powers of an ally that says this. */
export const powers = (...sentences: readonly string[]): readonly Power[] => factsOf(ALLY, ...sentences).powers;
export const power = (sentence: string): Power => powers(sentence)[0]!;
