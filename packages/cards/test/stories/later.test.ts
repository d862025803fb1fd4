import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';
import { readNotation } from '../../src/wording/reader.ts';
import { written } from './written.ts';

/** What happens later speaks of what was spoken of when it was said. */

const [flock, tithe] = written(
  'Loud Flock, 1, Ability—Arms\nPut two 0 [Melee] / 2 [Health] Hen ally tokens into play. At the start of your next turn, exhaust them and draw a card for each token exhausted this way.',
  'Small Tithe, 0, Item—Trinket\nWhen this item enters play, at the end of the next turn, destroy it unless you pay 1.',
);

rule('709.2d', 'what is done later is done to those very cards, and counted', () => {
  const t = scenario({ you: { hand: [flock!], resources: 1, deck: 9 }, foe: { deck: 9 } });
  t.you.plays('Loud Flock');
  t.resolve.all();
  expect(t.you.allies.length).toBe(2);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'ready' });
  const before = t.you.hand.length;
  t.resolve.all();
  expect([t.you.allies.length, t.you.hand.length - before]).toEqual([2, 2]);
});

rule('712.7', 'later it is paid, or it happens', () => {
  const paid = (answer: boolean) => {
    const t = scenario({ you: { hand: [tithe!], resources: 1, deck: 9 }, foe: { deck: 9 } });
    t.you.plays('Small Tithe');
    t.resolve.all();
    t.until({ turn: 'foe', step: 'end' });
    t.resolve.all();
    t.you.chooses(answer);
    t.resolve.all();
    return t.card('Small Tithe').zone;
  };
  expect([paid(true), paid(false)]).toEqual(['play', 'graveyard']);
});

test('who has a turn of his own is no opponent in it', () => {
  const { faults } = readNotation(
    'Cold Lure, 0, Ability—Arms\nDestroy target opposing ally. At the start of your next turn, that opponent discards a card.',
  );
  expect(faults).not.toEqual([]);
});
