import {
  ability,
  anAlly,
  draw,
  exhaust,
  heroOrAlly,
  ifYouDo,
  ongoing,
  putIntoHand,
  ready,
  set,
  target,
  that,
  when,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Awaken: ability({ cost: 0 }, ifYouDo(ready(target(anAlly)), draw())),
  Lull: ability({ cost: 0 }, ifYouDo(exhaust(target(anAlly)), draw())),
  'Send Away': ability({ cost: 0 }, putIntoHand(target(anAlly)), ifYouDo(exhaust(that), draw())),
  'Call Back': ability({ cost: 0 }, putIntoHand(target(anAlly)), ifYouDo(ready(that), draw())),
  'Night Watch': ongoing(
    { cost: 0 },
    when({ event: 'exhaust', card: heroOrAlly }, draw()),
    when({ event: 'ready', card: heroOrAlly }, draw()),
  ),
});

rule('411.1', 'a card enters play ready and stays so until it is exhausted', () => {
  const t = scenario({ you: { hand: ['Vespers Acolyte', 'Lull'], resources: 3 }, foe: {} }, { cards });
  t.you.plays('Vespers Acolyte');
  t.pass.all();
  expect(t.card('Vespers Acolyte').exhausted).toBe(false);
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('Vespers Acolyte').exhausted).toBe(false);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Lull', { targets: ['Vespers Acolyte'] });
  t.pass.all();
  expect(t.card('Vespers Acolyte').exhausted).toBe(true);
  t.you.refuses({ use: 'Vespers Acolyte', targets: [t.you.hero] }, '701.3');
  t.until({ turn: 'foe', step: 'end' });
  expect(t.card('Vespers Acolyte').exhausted).toBe(true);
});

rule(
  '411.1',
  'what is exhausted already does not exhaust, what is ready does not ready, and nothing triggers or counts',
  () => {
    const t = scenario(
      {
        you: {
          hand: ['Awaken', 'Lull'],
          play: [
            'Night Watch',
            { card: 'Footsoldier', as: 'ready' },
            { card: 'Footsoldier', as: 'tired', exhausted: true },
          ],
        },
        foe: {},
      },
      { cards },
    );
    t.you.plays('Awaken', { targets: ['ready'] });
    t.pass.all();
    expect([t.chain(), t.you.hand]).toEqual([[], ['Lull']]);
    t.you.plays('Lull', { targets: ['tired'] });
    t.pass.all();
    expect([t.chain(), t.you.hand]).toEqual([[], []]);
    expect([t.card('ready').exhausted, t.card('tired').exhausted]).toEqual([false, true]);
  },
);

rule('411.1', 'a card that turns from ready to exhausted exhausts, and from exhausted to ready readies', () => {
  const t = scenario(
    {
      you: {
        hand: ['Awaken', 'Lull'],
        play: [
          'Night Watch',
          { card: 'Footsoldier', as: 'ready' },
          { card: 'Footsoldier', as: 'tired', exhausted: true },
        ],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Awaken', { targets: ['tired'] });
  t.pass.all();
  expect([t.chain(), t.card('tired').exhausted, t.you.hand.length]).toEqual([['Night Watch'], false, 2]);
  t.pass.all();
  t.you.plays('Lull', { targets: ['ready'] });
  t.pass.all();
  expect([t.chain(), t.card('ready').exhausted]).toEqual([['Night Watch'], true]);
  t.pass.all();
  expect(t.you.hand).toHaveLength(4);
});

rule('411.2', 'in any other zone a card is neither ready nor exhausted and can be made neither', () => {
  const t = scenario(
    {
      you: {
        hand: ['Send Away', 'Call Back'],
        resources: 2,
        play: [
          { card: 'Footsoldier', as: 'ready' },
          { card: 'Footsoldier', as: 'tired', exhausted: true },
        ],
      },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Send Away', { targets: ['ready'] });
  t.pass.all();
  t.you.plays('Call Back', { targets: ['tired'] });
  t.pass.all();
  expect(t.you.hand).toEqual(['Footsoldier', 'Footsoldier']);
  expect([t.card('ready').exhausted, t.card('tired').exhausted]).toEqual([false, false]);
  t.you.plays('tired');
  t.pass.all();
  expect([t.card('tired').zone, t.card('tired').exhausted]).toEqual(['play', false]);
});
