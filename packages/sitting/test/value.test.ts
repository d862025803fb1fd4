import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Sitting, Terms } from '../src/index.ts';
import { readSitting, resit, writeSitting } from '../src/index.ts';
import { BOT, does, later, PERSON, raidOf, randomBot, rounds, started, tableOf } from './support.ts';

const tables: readonly (readonly [string, Terms, number])[] = [
  ['a duel', tableOf([PERSON, PERSON]), 150],
  ['a duel of a person with a bot', tableOf([PERSON, BOT]), 120],
  [
    'a duel with covered passes and clocks',
    tableOf([PERSON, PERSON], { covered: true, clock: { decision: 5000, bank: 60_000, lost: 1000 } }),
    120,
  ],
  ['a free-for-all', tableOf([PERSON, BOT, PERSON]), 80],
  ['a raid', raidOf([BOT, PERSON, PERSON, BOT]), 80],
];

/** A word for all that is written of a sitting: two are the same if theirs are. */
const wordOf = (sitting: Sitting): string => createHash('sha256').update(writeSitting(sitting)).digest('hex');

const again = ({ terms, seed, acts }: Sitting): Sitting => resit(terms, seed, acts);

describe.each(tables)('%s', (_, terms, acts) => {
  test('comes out the same from its record', () => {
    const played = later(started(terms, 7), acts, randomBot);
    expect(wordOf(again(played))).toBe(wordOf(played));
  });

  test('is the same after it was written and read, and goes on the same', () => {
    let read: Sitting | null = null;
    let n = 0;
    for (const { sitting, given } of rounds(started(terms, 3), 3, randomBot)) {
      if (read) expect(wordOf(does(read, given))).toBe(wordOf(sitting));
      read = n % 9 === 0 ? readSitting(writeSitting(sitting)) : null;
      if (read) expect(wordOf(read)).toBe(wordOf(sitting));
      if (++n >= acts) break;
    }
    expect(n).toBeGreaterThan(20);
  });
});

test('what was done to a sitting leaves the one before as it was', () => {
  const before = later(started(tableOf([PERSON, PERSON])), 20);
  const word = wordOf(before);
  does(before, { do: 'concede', seat: 0, at: 0 });
  expect(wordOf(before)).toBe(word);
});

test('what several are told in the same words is kept once', () => {
  const { logs } = later(started(raidOf([BOT, PERSON, PERSON, BOT])), 40);
  const lines = logs.flatMap((log) => log.lines);
  const together = new Set(lines.map((line) => JSON.stringify(line))).size;
  expect(new Set(lines).size).toBe(together);
  expect(together).toBeLessThan(lines.length / 2);
});

test('something that is no sitting is refused with the place', () => {
  expect(() => readSitting('{"sitting":1,"terms":{"seats":[]}}')).toThrow(/seed/);
});
