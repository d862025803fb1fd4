import { ability, anAlly, exhaust, give, put, target, targeted, topOfYourDeck } from '@meetingstone/cards/language';
import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { one, quick } from '../keywords/kit.ts';

const looked: Noun = { zone: 'deck', among: { select: 'revealed' } };
const keepOne: readonly Effect[] = [
  { do: 'look at', what: topOfYourDeck(3) },
  put({ select: 'choose', noun: looked }, { to: 'hand' }),
  put({ select: 'each', noun: looked }, { to: 'deck', at: 'bottom' }),
];
const deck = ['Ember Lash', 'Quarry Ogre', 'Militia Sword', 'Bridge Warden'];

rule(
  '415.1',
  'who looks at cards sees them all, and nobody else does; then one goes his way and the rest theirs',
  () => {
    const t = scenario({ you: { hand: [one('Glance', ability(quick, ...keepOne))], deck }, foe: { deck: 2 } });
    t.you.plays('Glance');
    t.pass.all();
    const shown = (seat: number) => viewGame(t.game(), seat).shown.map(({ name }) => name);
    expect([t.waiting()?.question, shown(0), shown(1)]).toEqual(['look', deck.slice(0, 3), []]);
    t.you.mustChooseAmong(['none']).chooses('none');
    t.you.mustChooseAmong(deck.slice(0, 3)).chooses('Quarry Ogre');
    t.you.mustChooseAmong(['Ember Lash', 'Militia Sword']).chooses('Militia Sword');
    expect([t.you.hand, t.you.deck]).toEqual([['Quarry Ogre'], ['Bridge Warden', 'Militia Sword', 'Ember Lash']]);
  },
);

rule('415.3c', 'of cards looked at, one that was put back on top is none of the rest', () => {
  const sort: readonly Effect[] = [
    { do: 'look at', what: topOfYourDeck(3) },
    put({ select: 'choose', noun: looked }, { to: 'deck', at: 'top' }),
    put({ select: 'each', noun: looked }, { to: 'deck', at: 'bottom' }),
  ];
  const t = scenario({ you: { hand: [one('Sort', ability(quick, ...sort))], deck }, foe: {} });
  t.you.plays('Sort');
  t.pass.all();
  t.you.chooses('none').chooses('Militia Sword').orders('Quarry Ogre', 'Ember Lash');
  expect(t.you.deck).toEqual(['Militia Sword', 'Bridge Warden', 'Quarry Ogre', 'Ember Lash']);
});

rule('709.2d', 'what a revealed card is, is read where it is', () => {
  const top: Selection = { select: 'revealed' };
  const bird: readonly Effect[] = [
    { do: 'reveal', what: topOfYourDeck(1) },
    { do: 'if', if: { is: 'so', what: top, noun: anAlly }, then: [put(top, { to: 'hand' })] },
  ];
  const kept = ['Quarry Ogre', 'Ember Lash'].map((first) => {
    const t = scenario({
      you: { hand: [one('Bird', ability(quick, ...bird))], deck: [first, 'Militia Sword'] },
      foe: {},
    });
    t.you.plays('Bird');
    t.pass.all();
    return [t.you.hand, t.you.deck];
  });
  expect(kept).toEqual([
    [['Quarry Ogre'], ['Militia Sword']],
    [[], ['Ember Lash', 'Militia Sword']],
  ]);
});

rule('415.1', 'of an empty deck nothing is looked at', () => {
  const t = scenario({ you: { hand: [one('Glance', ability(quick, ...keepOne))], deck: [] }, foe: {} });
  t.you.plays('Glance');
  t.pass.all();
  expect([t.waiting()?.question, t.you.hand, t.chain()]).toEqual(['priority', [], []]);
});

rule('501.1a', 'what cannot ready in the next ready step of its controller readies in the one after it', () => {
  const frost = one(
    'Frost',
    ability(
      quick,
      exhaust(target(anAlly)),
      give(
        targeted(0),
        [{ change: 'restrict', restriction: { cant: 'ready', during: 'ready step' } }],
        "its controller's next ready step",
      ),
    ),
  );
  const t = scenario({ you: { hand: [frost], deck: 9 }, foe: { play: ['Quarry Ogre'], deck: 9 } });
  t.you.plays('Frost', { targets: ['Quarry Ogre'] });
  t.pass.all();
  expect(t.card('Quarry Ogre').exhausted).toBe(true);
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('Quarry Ogre').exhausted).toBe(true);
  t.until({ turn: 'you', step: 'action' });
  expect(t.card('Quarry Ogre').exhausted).toBe(true);
  t.until({ turn: 'foe', step: 'action' });
  expect(t.card('Quarry Ogre').exhausted).toBe(false);
});

rule('412.1b', 'a text turns face down what is face up, and nothing else', () => {
  const close = one('Close', ability(quick, { do: 'turn face down', what: target({ kind: ['Quest'] }) }));
  const t = scenario({
    you: { hand: [close], deck: 9 },
    foe: { resources: ['Letters for the Front', { card: 'Tend the Wounded', faceDown: true }], deck: 9 },
  });
  t.you.plays('Close', { targets: ['Letters for the Front'] });
  t.pass.all();
  expect(t.card('Letters for the Front').faceUp).toBe(false);
});
