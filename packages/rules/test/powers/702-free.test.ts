import { ability, aQuest, cant, draw, quest, reward, target, yours } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const errand = own('Errand', quest({}, reward([3], draw(2))));
const favor = own('Favor', ability({ cost: 0 }, { do: 'complete', what: target(yours(aQuest)) }));

rule(
  '702.2',
  'a text completes a quest without its cost: it is turned face down, and its reward goes on the chain',
  () => {
    const { you, card, chain, pass } = scenario({ you: { hand: [favor], resources: [errand], deck: 3 }, foe: {} });
    you.plays('Favor', { targets: 'Errand' });
    pass.all();
    expect([card('Errand').exhausted, chain()]).toEqual([false, ['Errand']]);
    you.refuses({ complete: 'Errand' }, '702.2');
    pass.all();
    expect(you.hand).toHaveLength(2);
  },
);

rule('103.2', 'who cannot complete quests does not complete it so either', () => {
  const ban = own('Ban', {
    ...ability({ cost: 0 }),
    ongoing: true,
    powers: [{ power: 'continuous', continuous: { players: 'any', changes: [cant('complete')] } }],
  });
  const { you, chain, pass } = scenario({ you: { hand: [favor], resources: [errand], play: [ban], deck: 3 }, foe: {} });
  you.plays('Favor', { targets: 'Errand' });
  pass.all();
  expect([chain(), you.hand]).toEqual([[], []]);
});
