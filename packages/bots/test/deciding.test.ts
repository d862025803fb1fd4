import { allDecks, seatWith } from '@meetingstone/cards';
import { startGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { diceFrom } from '../src/index.ts';
import { decide } from '../src/thinking/deciding.ts';

const world = startGame(
  {
    seats: allDecks()
      .slice(0, 2)
      .map((deck) => seatWith(deck)),
  },
  1,
);

test('whoever runs out of his turn in the middle of a thought comes to an end of it', () => {
  let tried = 0;
  const weighed = () => {
    tried += 1;
    if (tried > 100) throw new Error('it goes on for ever');
    return 0.5;
  };
  const decided = decide(['this', 'that'], weighed, {
    imagined: () => world,
    budget: { trials: 12 },
    isSpent: () => tried >= 4,
    random: diceFrom(1),
  });
  expect(decided).toMatchObject({ best: { what: 'this' }, trials: 4 });
});
