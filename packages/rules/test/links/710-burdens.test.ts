import { ability, anAlly, inYourGraveyard, target } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const QUICK = { cost: 0, instant: true } as const;
const what = target(inYourGraveyard(anAlly));
const health = { amount: 'health', of: { select: 'targeted', slot: 0 } } as const;

rule('710.1b', 'a text puts a card into play with damage and counters, which are on it from the start', () => {
  const raise = own(
    'Raise',
    ability(QUICK, {
      do: 'put into play',
      what,
      damage: { amount: 'sum', of: [health, -1] },
      counter: '+1 ATK',
      counters: 2,
    }),
  );
  const { you, card, pass } = scenario({ you: { hand: [raise], graveyard: ['Quarry Ogre'] }, foe: {} });
  you.plays('Raise', { targets: 'Quarry Ogre' });
  pass.all();
  const { damage, health: most, counters, zone } = card('Quarry Ogre');
  expect([zone, damage, counters]).toEqual(['play', most! - 1, { '+1 ATK': 2 }]);
});

rule('405.2', 'with fatal damage on it, it is destroyed at once', () => {
  const raise = own('Raise', ability(QUICK, { do: 'put into play', what, damage: health }));
  const { you, card, pass } = scenario({ you: { hand: [raise], graveyard: ['Quarry Ogre'] }, foe: {} });
  you.plays('Raise', { targets: 'Quarry Ogre' });
  pass.all();
  expect(card('Quarry Ogre').zone).toBe('graveyard');
});
