import type { Unnamed } from '@meetingstone/cards/language';
import { ability, draw, item, set, when } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const cards = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ card: 'Footsoldier', as: `card ${n + 1}` }));

rule('503.1', 'the end phase opens a window, and the turn is over as it closes', () => {
  const { you, foe, pass, turn, step, priority } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: {},
  });
  pass.all();
  expect([turn(), step(), priority()]).toEqual(['you', 'end', 'you']);
  you.plays('Ember Lash', { targets: [foe.hero] });
  pass.all();
  expect([turn(), step(), priority(), foe.hero.damage]).toEqual(['you', 'end', 'you', 3]);
  pass.all();
  expect([turn(), step(), priority()]).toEqual(['foe', 'ready', 'foe']);
});

rule('503.2, 503.2a', 'only the turn player discards down to seven cards, which ones he chooses', () => {
  const { you, foe, pass, turn, waiting } = scenario(
    { you: { hand: cards(9) }, foe: { hand: Array.from({ length: 9 }, () => 'Quarry Ogre') } },
    { step: 'end' },
  );
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'maximum hand size' });
  you.mustChooseAmong(cards(9).map(({ as }) => as)).chooses('card 3');
  you.mustChooseAmong(cards(9).flatMap(({ as }) => (as === 'card 3' ? [] : as))).chooses('card 9');
  expect([you.hand.length, you.graveyard.length, foe.hand.length]).toEqual([7, 2, 9]);
  expect(turn()).toBe('foe');
});

rule('503.2a', 'seven cards may stay', () => {
  const { you, pass, turn, step } = scenario({ you: { hand: 7 }, foe: {} }, { step: 'end' });
  pass.all();
  expect([turn(), step(), you.hand.length]).toEqual(['foe', 'ready', 7]);
});

rule('503.2a', 'the discard comes first, and only then what lasts until end of turn expires', () => {
  const bigPockets = one(
    'Big Pockets',
    ability(
      { cost: 0 },
      {
        do: 'create',
        continuous: { players: 'you', changes: [{ change: 'hand size', by: 2 }] },
        duration: 'this turn',
      },
    ),
  );
  const { you, until, pass, turn, waiting } = scenario({ you: { hand: [bigPockets, ...cards(9)] }, foe: {} });
  you.plays('Big Pockets');
  pass.all();
  until({ step: 'end' });
  pass.all();
  expect([turn(), you.hand.length]).toEqual(['foe', 9]);
  until({ turn: 'you', step: 'end' });
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'maximum hand size' });
  you.chooses(['card 1', 'card 2', 'card 3']);
  expect([turn(), you.hand.length]).toEqual(['foe', 7]);
});

rule('503.2a', 'a modifier of this turn still applies in the end phase and no longer in the next turn', () => {
  const { you, pass, card, turn, step } = scenario({
    you: { hand: ['War Chorus'], resources: 2, play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: {},
  });
  you.plays('War Chorus');
  pass.all();
  pass.all();
  expect([step(), card('soldier').atk]).toEqual(['end', 3]);
  pass.all();
  expect([turn(), card('soldier').atk]).toEqual(['foe', 2]);
});

rule('503.2a', 'what triggers in the wrap-up step waits for the ready step of the next turn', () => {
  const ragpicker = one('Ragpicker', item({ cost: 0 }, when({ event: 'discard', whose: 'opposing' }, draw())));
  const { you, foe, pass, chain, turn, step, priority } = scenario(
    { you: { hand: cards(8) }, foe: { play: [ragpicker] } },
    { step: 'end' },
  );
  pass.all();
  expect(chain()).toEqual([]);
  you.chooses('card 8');
  expect([turn(), step(), priority(), chain()]).toEqual(['foe', 'ready', 'foe', ['Ragpicker']]);
  expect(foe.hand).toHaveLength(0);
  pass.all();
  expect([foe.hand.length, chain(), step()]).toEqual([1, [], 'ready']);
});
