import {
  ability,
  ally,
  anAlly,
  asThisEntersPlay,
  atk,
  costToPlay,
  destroy,
  discarding,
  draw,
  give,
  have,
  health,
  losesPowers,
  ongoing,
  payLessTo,
  target,
  thisCard,
  thisOne,
  youCan,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const hush = own('Hush', ability({ cost: 0 }, give(target(anAlly), [losesPowers])));
const strike = own('Strike Down', ability({ cost: 0 }, destroy(target(anAlly))));

rule('704.1, 704.1b', 'continuous powers make their modifiers without the chain, as a card enters play too', () => {
  const herald = own(
    'Herald',
    ally(body, have(yours(anAlly), atk(1)), asThisEntersPlay(draw(), give(thisCard, [health(3)], 'this game'))),
  );
  const { you, card, chain, priority, pass, until } = scenario({
    you: { hand: [herald], play: ['Footsoldier'], resources: 1 },
    foe: { play: ['Hired Lance'] },
  });
  you.plays('Herald');
  expect([card('Footsoldier').atk, you.hand]).toEqual([2, []]);
  pass.all();
  expect([chain(), priority()]).toEqual([[], 'you']);
  expect([card('Footsoldier').atk, card('Herald').atk, card('Hired Lance').atk]).toEqual([3, 2, 3]);
  expect([you.hand.length, card('Herald').health]).toEqual([1, 8]);
  until({ turn: 'foe', step: 'action' });
  expect(card('Herald').health).toBe(8);
});

rule('704.1a', 'an indefinite power works as long as its card is there and has it', () => {
  const banner = own('Bannerman', ally(body, have(yours(anAlly), atk(1))));
  const { you, card, pass, until } = scenario({
    you: { hand: [hush, strike], play: [{ card: banner, as: 'one' }, { card: banner, as: 'two' }, 'Footsoldier'] },
    foe: {},
  });
  expect(card('Footsoldier').atk).toBe(4);
  you.plays('Hush', { targets: 'one' });
  pass.all();
  expect(card('Footsoldier').atk).toBe(3);
  you.plays('Strike Down', { targets: 'two' });
  pass.all();
  expect(card('Footsoldier').atk).toBe(2);
  until({ turn: 'foe', step: 'action' });
  expect(card('Footsoldier').atk).toBe(3);
});

rule('704.1a', 'an additional cost works wherever the card can be played from', () => {
  const dear = own('Dear', ally({ ...body, cost: 2 }, costToPlay(discarding({})), payLessTo('play', 1, thisOne)));
  const grave = own('Open Graves', ongoing({ cost: 1 }, youCan({ may: 'play from', zone: 'graveyard', noun: anAlly })));
  const { you, pass } = scenario({
    you: {
      hand: [{ card: dear, as: 'held' }, 'Vanquish', 'Charge'],
      graveyard: [{ card: dear, as: 'buried' }],
      play: [grave],
      resources: 2,
    },
    foe: {},
  });
  you.plays('held', { pay: 'Charge' });
  expect([you.readyResources, you.hand]).toEqual([1, ['Vanquish']]);
  pass.all();
  you.plays('buried', { pay: 'Vanquish' });
  expect([you.readyResources, you.hand]).toEqual([0, []]);
  pass.all();
  expect(you.allies).toEqual(['Dear', 'Dear']);
  const poor = scenario({ you: { graveyard: [dear], play: [grave], resources: 2 }, foe: {} });
  poor.you.mustChooseAmong(['pass', { attack: poor.you.hero }]).refuses({ play: 'Dear' }, '403.1');
  expect(poor.you.allies).toEqual([]);
});

rule('704.1b', 'a definite power works only as its event happens', () => {
  const early = own('Early', ally(body, { power: 'definite', as: 'your turn starts', effects: [draw()] }));
  const { you, chain, until, pass } = scenario({ you: { hand: [early], resources: 1 }, foe: {} });
  you.plays('Early');
  pass.all();
  expect(you.hand).toEqual([]);
  until({ turn: 'foe', step: 'action' });
  expect(you.hand).toEqual([]);
  until({ turn: 'you', step: 'ready' });
  expect([you.hand.length, chain()]).toEqual([1, []]);
});
