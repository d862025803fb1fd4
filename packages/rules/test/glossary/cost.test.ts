import { ability, draw, item, pay, set } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Lesson: ability({ cost: 2 }, draw()),
  Lens: item({ cost: 0 }, pay([2], draw())),
});

example(
  'glossary Cost, Resource#1',
  'two resources are exhausted to play a card for 2, and to use a power for (2)',
  () => {
    const { you, pass } = scenario({ you: { hand: ['Lesson'], play: ['Lens'], resources: 5 }, foe: {} }, { cards });
    you.plays('Lesson');
    expect(you.readyResources).toBe(3);
    pass.all();
    you.uses('Lens');
    expect(you.readyResources).toBe(1);
    pass.all();
    you.refuses({ use: 'Lens' }, '403.1');
    expect([you.hand.length, you.readyResources]).toEqual([2, 1]);
    const poor = scenario({ you: { hand: ['Lesson'], play: ['Lens'], resources: 1 }, foe: {} }, { cards });
    poor.you.refuses({ play: 'Lesson' }, '403.1');
    poor.you.refuses({ use: 'Lens' }, '403.1');
  },
);
