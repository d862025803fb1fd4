import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** In whose ready step a card stays exhausted. */

const [sleep, lure, page] = written(
  "Heavy Sleep, 0, Instant Ability—Subtlety\nExhaust all Human allies in target player's party. They can't ready during his next ready step.",
  'Sweet Lure, 0, Instant Ability—Subtlety\nGain control of target opposing ally.',
  'Odd Page, 1, Ally—Human, 2 [Melee] / 3 Health',
);

const asleep = () => {
  const t = scenario({ you: { hand: [sleep!, lure!], deck: 5 }, foe: { play: [page!], deck: 5 } });
  t.you.plays('Heavy Sleep', { targets: 'foe' });
  t.resolve.all();
  return t;
};

rule('714.3', "what can't ready in a player's next ready step readies in the one after it", () => {
  const t = asleep();
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('Odd Page').exhausted).toBe(true);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('Odd Page').exhausted).toBe(false);
});

rule('714.3', 'his next ready step is not that of whoever controls the card by then', () => {
  const t = asleep();
  t.you.plays('Sweet Lure', { targets: 'Odd Page' });
  t.resolve.all();
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  expect([t.card('Odd Page').controller, t.card('Odd Page').exhausted]).toEqual(['you', false]);
});

rule('714.3', 'it readies in the ready step of whoever has gained control of it, if that comes first', () => {
  const you = { hand: [sleep!, lure!], deck: 5 };
  const t = scenario({ you, foe: { play: [page!], deck: 5 } }, { turn: 'foe' });
  t.foe.passes();
  t.you.plays('Heavy Sleep', { targets: 'foe' });
  t.resolve.all();
  t.foe.passes();
  t.you.plays('Sweet Lure', { targets: 'Odd Page' });
  t.resolve.all();
  t.until({ turn: 'you', step: 'action' });
  expect([t.card('Odd Page').controller, t.card('Odd Page').exhausted]).toEqual(['you', false]);
});
