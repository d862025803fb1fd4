import { addCounters, draw, entersWithCounters, location, pay, quest, reward, set } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const mine = one('Mine', location({ capacity: 3 }, pay([1], addCounters(2, 'ore'))));
/** Resources to pay with: a power that costs nothing could be repeated for ever (803.2). */
const spare = Array.from({ length: 3 }, () => ({ card: 'Footsoldier', faceDown: true }));

rule('306.1', 'quests and locations are only placed as resources', () => {
  const { you, pass, game } = scenario({ you: { hand: ['Letters for the Front', mine], resources: 9 }, foe: {} });
  you.refuses({ play: 'Letters for the Front' }, '409.2');
  you.refuses({ play: 'Mine' }, '409.2');
  you.places('Letters for the Front', { face: 'up' });
  pass.all();
  const placed = viewGame(game(), 1).play.find(({ name }) => name === 'Letters for the Front');
  expect(placed).toMatchObject({ row: 'resource', faceDown: false, controller: 0 });
  you.refuses({ place: 'Mine', face: 'up' }, '412.1');
});

rule('306.2', 'a quest with a reward power is completed for its cost and turned face down', () => {
  const mute = one('Mute Quest', quest({}));
  const { you, pass, card } = scenario({
    you: { resources: [one('Errand', quest({}, reward([2], draw()))), mute, 'Footsoldier'], deck: ['Bloodclaw'] },
    foe: {},
  });
  you.mustChooseAmong(['pass', { complete: 'Errand' }, { attack: you.hero }]);
  you.refuses({ complete: 'Mute Quest' }, '702.2');
  you.completes('Errand');
  expect(card('Errand').faceUp).toBe(false);
  pass.all();
  expect([you.hand, card('Mute Quest').faceUp]).toEqual([['Bloodclaw'], true]);
});

rule('306.3', 'a location stays face up, also when it is used, until a second one comes', () => {
  const inn = one('Inn', location({}, pay(['activate'], draw())));
  const { you, pass, card, until } = scenario({
    you: { resources: [inn], hand: [mine], deck: ['Bloodclaw', 'Fury', 'Hootie', 'Deuce'] },
    foe: {},
  });
  you.uses('Inn');
  pass.all();
  expect(card('Inn')).toMatchObject({ faceUp: true, exhausted: true });
  until({ turn: 'you', step: 'action' });
  expect(card('Inn').faceUp).toBe(true);
  you.places('Mine', { face: 'up' });
  pass.all();
  you.mustChooseAmong(['Inn', 'Mine']).chooses('Mine');
  expect([card('Inn').faceUp, card('Mine').faceUp]).toEqual([false, true]);
});

rule('306.3', 'a location holds no more counters than its capacity', () => {
  const { you, pass, card } = scenario({
    you: { resources: [{ card: mine, as: 'ours' }, ...spare] },
    foe: { resources: [{ card: mine, as: 'theirs' }] },
  });
  you.uses('ours');
  pass.all();
  expect(card('ours').counters).toEqual({ ore: 2 });
  you.uses('ours');
  pass.all();
  expect(card('ours').counters).toEqual({ ore: 3 });
  you.uses('ours');
  pass.all();
  expect([card('ours').counters, card('theirs').counters]).toEqual([{ ore: 3 }, {}]);
});

rule('306.3', 'a location without capacity takes any number', () => {
  const pit = one('Pit', location({}, pay([1], addCounters(5, 'ore'))));
  const { you, pass, card } = scenario({ you: { resources: [pit, ...spare] }, foe: {} });
  you.uses('Pit');
  pass.all();
  you.uses('Pit');
  pass.all();
  expect(card('Pit').counters).toEqual({ ore: 10 });
});

rule('306.3', 'a location does not even enter play with more counters than its capacity', () => {
  const full = one('Full Mine', location({ capacity: 3 }, entersWithCounters(5, 'ore')));
  const open = one('Open Mine', location({}, entersWithCounters(5, 'ore')));
  for (const [card, ore] of [
    [full, 3],
    [open, 5],
  ] as const) {
    const t = scenario({ you: { hand: [card] }, foe: {} });
    t.you.places(card.name, { face: 'up' });
    t.pass.all();
    expect(t.card(card.name).counters).toEqual({ ore });
  }
});
