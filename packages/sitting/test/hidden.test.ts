import { diceFrom } from '@meetingstone/bots';
import { imagine } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { next, passLeadsTo } from '../src/index.ts';
import { BOT, PERSON, raidOf, randomBot, rounds, started, tableOf } from './support.ts';

describe.each([
  ['a duel', tableOf([PERSON, PERSON]), 300],
  ['a raid', raidOf([PERSON, PERSON, BOT]), 200],
] as const)('in %s', (_, terms, acts) => {
  test('whether somebody is asked, why, and where a pass leads does not hang on cards that he may not know', () => {
    const start = started(terms, 12);
    const dice = diceFrom(3);
    const faces = start.opening.seats.map(({ decks }) => decks);
    let [looked, n] = [0, 0];
    for (const { sitting } of rounds(start, 6, randomBot)) {
      const todo = next(sitting);
      if (todo.do === 'ask') {
        const { seat } = todo;
        const game = imagine(sitting.game, seat, (owner, pile) => faces[owner]![pile]!, dice);
        if (game) {
          looked += 1;
          const other = { ...sitting, game };
          expect(next(other)).toEqual(todo);
          expect(game.decision).toEqual(sitting.game.decision);
          expect(passLeadsTo(other, seat)).toEqual(passLeadsTo(sitting, seat));
        }
      }
      if (++n >= acts) break;
    }
    expect(looked).toBeGreaterThan(50);
  });
});
