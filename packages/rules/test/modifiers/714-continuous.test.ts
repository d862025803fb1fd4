import {
  ability,
  ally,
  anAlly,
  asThisEntersPlay,
  atk,
  cardsInHandOf,
  controlledByYou,
  deal,
  destroy,
  each,
  give,
  giveAll,
  have,
  health,
  keyword,
  losesPowers,
  pay,
  ready,
  target,
  targeted,
  that,
  thisCard,
  yours,
  yourTurn,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const free = { cost: 0, instant: true } as const;
const hush = own('Hush', ability(free, give(target(anAlly), [losesPowers])));
const rouse = own('Rouse', ability(free, ready(target(anAlly))));
const steal = own('Steal', ability(free, give(target(anAlly), [controlledByYou])));

rule('714.1, 714.3', 'a definite modifier lasts as long as it says, and without a duration until the game ends', () => {
  const oath = own('Oath', ability(free, give(target(anAlly), [atk(1)]), give(targeted(0), [health(2)], 'this game')));
  const vow = own('Sworn', ally(body, asThisEntersPlay(give(thisCard, [atk(3)], 'this game'))));
  const { you, card, pass, until } = scenario({
    you: { hand: [oath, vow, hush], play: ['Footsoldier'], resources: 1 },
    foe: {},
  });
  you.plays('Oath', { targets: 'Footsoldier' });
  pass.all();
  you.plays('Sworn');
  pass.all();
  you.plays('Hush', { targets: 'Sworn' });
  pass.all();
  expect([card('Footsoldier').atk, card('Footsoldier').health, card('Sworn').atk]).toEqual([3, 4, 4]);
  for (const turn of ['foe', 'you', 'foe']) until({ turn, step: 'action' });
  expect([card('Footsoldier').atk, card('Footsoldier').health, card('Sworn').atk]).toEqual([2, 4, 4]);
});

rule('714.2', 'an indefinite modifier reads the present state, and ends with its card or its power', () => {
  const hoarder = own('Hoarder', ally(body, have(yours(anAlly), atk(cardsInHandOf({ player: 'you' })))));
  const end = own('End', ability(free, destroy(target(anAlly))));
  const { you, card, pass } = scenario({
    you: { hand: [end, 'Charge', 'Charge'], play: [hoarder, 'Footsoldier'] },
    foe: { play: ['Hired Lance'] },
  });
  expect([card('Footsoldier').atk, card('Hired Lance').atk]).toEqual([5, 3]);
  you.plays('End', { targets: 'Hoarder' });
  expect(card('Footsoldier').atk).toBe(4);
  pass.all();
  expect(card('Footsoldier').atk).toBe(2);
});

example(
  '714.2#1',
  'Tracker Gallen counts the allies of his party at every moment, until he leaves or loses his power',
  () => {
    const { you, foe, card, pass, until } = scenario({
      you: { hand: ['Footsoldier', hush], play: ['Tracker Gallen'], resources: 2 },
      foe: { play: ['Hired Lance', 'Quarry Ogre'], hand: [steal] },
    });
    const gallen = card('Tracker Gallen');
    expect(gallen.atk).toBe(1);
    you.plays('Footsoldier');
    pass.all();
    expect(gallen.atk).toBe(2);
    you.plays('Hush', { targets: 'Tracker Gallen' });
    pass.all();
    expect(gallen.atk).toBe(0);
    until({ turn: 'foe', step: 'action' });
    expect(gallen.atk).toBe(2);
    foe.plays('Steal', { targets: 'Tracker Gallen' });
    pass.all();
    expect([gallen.controller, gallen.atk]).toEqual(['foe', 3]);
  },
);

rule('714.3a', 'a "while" condition is no duration: the modifier applies whenever it holds again', () => {
  const tide = own('Tide', ability(free, give(target(anAlly), [atk(3)], 'this game', yourTurn)));
  const { you, card, game, pass, until } = scenario({
    you: { hand: [tide], play: ['Mule Driver', 'Hired Lance'] },
    foe: {},
  });
  you.plays('Tide', { targets: 'Mule Driver' });
  pass.all();
  expect([card('Mule Driver').atk, card('Hired Lance').atk]).toEqual([4, 3]);
  until({ turn: 'foe', step: 'action' });
  expect([card('Mule Driver').atk, game().state.modifiers.length]).toEqual([1, 1]);
  until({ turn: 'you', step: 'action' });
  expect(card('Mule Driver').atk).toBe(4);
});

example('714.3a#1', 'Sudden Reversal lasts this turn, but counts only while its target defends', () => {
  const { you, foe, card, pass, until } = scenario(
    {
      you: { hand: ['Sudden Reversal'], play: ['Mule Driver', 'Footsoldier'], resources: 9 },
      foe: {
        play: [
          { card: 'Roadside Ruffian', as: 'first' },
          { card: 'Roadside Ruffian', as: 'second' },
        ],
      },
    },
    { turn: 'foe' },
  );
  foe.passes();
  you.plays('Sudden Reversal', { targets: 'Mule Driver' });
  pass.all();
  expect(card('Mule Driver').atk).toBe(1);
  foe.attacks('first', 'Mule Driver');
  pass.all();
  pass.all();
  expect([card('Mule Driver').atk, card('Footsoldier').atk]).toEqual([5, 2]);
  pass.all();
  expect([card('Mule Driver').atk, card('first').zone]).toEqual([1, 'graveyard']);
  foe.attacks('second', you.hero);
  pass.all();
  pass.all();
  you.protects('none');
  expect(card('Mule Driver').atk).toBe(1);
  pass.all();
  until({ turn: 'you', step: 'action' });
  expect(card('Mule Driver').atk).toBe(1);
});

example('714.3b#1', 'Helwen was readied since her first activation, so only the second one takes hold', () => {
  const { you, foe, card, chain, game, pass, until } = scenario({
    you: { hand: [rouse], play: ['Helwen'] },
    foe: { play: ['Hired Lance', 'Quarry Ogre'], hand: ['Hibernate'], resources: 2 },
  });
  you.uses('Helwen');
  you.mustChooseAmong(['Helwen', 'Hired Lance', 'Quarry Ogre']).chooses('Hired Lance');
  you.plays('Rouse', { targets: 'Helwen' });
  pass.all();
  expect([card('Helwen').exhausted, chain()]).toEqual([false, ['Helwen']]);
  you.uses('Helwen', { targets: 'Quarry Ogre' });
  pass.all();
  expect([card('Quarry Ogre').controller, chain()]).toEqual(['you', ['Helwen']]);
  pass.all();
  expect([card('Hired Lance').controller, chain(), game().state.modifiers.length]).toEqual(['foe', [], 1]);
  until({ turn: 'foe', step: 'action' });
  expect(card('Quarry Ogre').controller).toBe('you');
  foe.plays('Hibernate', { targets: 'Helwen' });
  pass.all();
  expect([you.resources, card('Helwen').exhausted]).toEqual([['Helwen'], true]);
  expect([card('Quarry Ogre').controller, game().state.modifiers]).toEqual(['foe', []]);
});

rule('714.3b', 'a modifier ends as the card stops being so, and does not come back', () => {
  const { you, foe, card, pass, until } = scenario({
    you: { play: ['Helwen'], hand: [rouse] },
    foe: { play: ['Hired Lance'] },
  });
  you.uses('Helwen', { targets: 'Hired Lance' });
  pass.all();
  expect(card('Hired Lance').controller).toBe('you');
  until({ turn: 'foe', step: 'action' });
  expect(card('Hired Lance').controller).toBe('you');
  until({ turn: 'foe', step: 'end' });
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses('yes');
  until({ turn: 'you', step: 'action' });
  expect([card('Helwen').exhausted, card('Hired Lance').controller]).toEqual([true, 'you']);
  you.plays('Rouse', { targets: 'Helwen' });
  pass.all();
  expect([card('Helwen').exhausted, card('Hired Lance').controller]).toEqual([false, 'foe']);
  you.attacks('Helwen', foe.hero);
  pass.all();
  expect([card('Helwen').exhausted, card('Hired Lance').controller]).toEqual([true, 'foe']);
  until({ turn: 'foe', step: 'action' });
});

rule('714.3b', 'who is under your control again has not remained so', () => {
  const jailer = own(
    'Jailer',
    ally(body, pay(['activate'], give(target(anAlly), [atk(-2)], { while: thisCard, remains: { whose: 'you' } }))),
  );
  const { you, foe, card, pass, until } = scenario({
    you: { play: [jailer] },
    foe: { play: ['Quarry Ogre'], hand: [steal] },
  });
  you.uses('Jailer', { targets: 'Quarry Ogre' }).passes();
  foe.plays('Steal', { targets: 'Jailer' });
  pass.all();
  pass.all();
  expect([card('Jailer').controller, card('Quarry Ogre').atk]).toEqual(['foe', 5]);
  until({ turn: 'foe', step: 'action' });
  expect([card('Jailer').controller, card('Quarry Ogre').atk]).toEqual(['you', 5]);
});

rule('714.3c', 'parts with different durations are separate modifiers; in one sentence they share one duration', () => {
  const both = own(
    'Both',
    ability(
      free,
      deal(1, 'fire', target(anAlly)),
      give(targeted(0), [atk(1), keyword('Elusive')]),
      give(targeted(0), [health(1)], 'this game'),
    ),
  );
  const { you, card, game, pass, until } = scenario({ you: { hand: [both], play: ['Quarry Ogre'] }, foe: {} });
  const ogre = card('Quarry Ogre');
  you.plays('Both', { targets: 'Quarry Ogre' });
  pass.all();
  expect(game().state.modifiers.map(({ duration }) => duration)).toEqual(['this turn', 'this game']);
  expect([ogre.damage, ogre.atk, ogre.keywords, ogre.health]).toEqual([1, 6, ['Elusive'], 6]);
  until({ turn: 'foe', step: 'action' });
  expect(game().state.modifiers.map(({ duration }) => duration)).toEqual(['this game']);
  expect([ogre.damage, ogre.atk, ogre.keywords, ogre.health]).toEqual([1, 5, [], 6]);
});

rule('714.3d', 'a definite modifier does not care what becomes of its source', () => {
  const coach = own('Coach', ally(body, pay([1], give(target(anAlly), [atk(2)])), have(yours(anAlly), atk(1))));
  const end = own('End', ability(free, destroy(target(anAlly))));
  const { you, card, pass } = scenario({ you: { hand: [end], play: [coach, 'Hired Lance'], resources: 1 }, foe: {} });
  you.uses('Coach', { targets: 'Hired Lance' });
  pass.all();
  expect(card('Hired Lance').atk).toBe(6);
  you.plays('End', { targets: 'Coach' });
  pass.all();
  expect([card('Coach').zone, card('Hired Lance').atk]).toEqual(['graveyard', 5]);
});

example(
  '714.3e#1',
  'Rally the Troops raises whoever is in your party, early or late, and nobody who has left it',
  () => {
    const { you, foe, card, pass, until } = scenario({
      you: { hand: ['Rally the Troops', 'Footsoldier'], play: ['Hired Lance'], resources: 5 },
      foe: { hand: [steal], play: ['Quarry Ogre'] },
    });
    you.plays('Rally the Troops');
    pass.all();
    expect([card('Hired Lance').atk, card('Quarry Ogre').atk]).toEqual([4, 5]);
    you.plays('Footsoldier');
    pass.all();
    expect(card('Footsoldier').atk).toBe(3);
    you.passes();
    foe.plays('Steal', { targets: 'Hired Lance' });
    pass.all();
    expect([card('Hired Lance').controller, card('Hired Lance').atk, card('Footsoldier').atk]).toEqual(['foe', 3, 3]);
    until({ turn: 'foe', step: 'action' });
    expect([card('Hired Lance').atk, card('Footsoldier').atk]).toEqual([3, 2]);
  },
);

rule('714.3e', 'such a modifier flags no card as it is created', () => {
  const cheer = own('Cheer', ability(free, giveAll({ kind: ['Ally'], damaged: true }, [atk(1)])));
  const { you, card, game, pass } = scenario({
    you: {
      hand: [cheer, 'Fire Blast', 'Flash Heal'],
      resources: 6,
      play: ['Quarry Ogre', { card: 'Moss Colossus', damage: 1 }],
    },
    foe: {},
  });
  you.plays('Cheer');
  pass.all();
  expect(game().state.modifiers.map(({ flagged }) => flagged)).toEqual([null]);
  expect([card('Quarry Ogre').atk, card('Moss Colossus').atk]).toEqual([5, 7]);
  you.plays('Fire Blast', { targets: 'Quarry Ogre' });
  pass.all();
  you.plays('Flash Heal', { targets: 'Moss Colossus' });
  pass.all();
  expect([card('Quarry Ogre').atk, card('Moss Colossus').atk]).toEqual([6, 6]);
});

rule('714.3f', 'a modifier on the cards that an earlier part affected flags them, and only them', () => {
  const rally = own('War Cry', ability(free, ready(each(yours(anAlly))), give(that, [atk(2)])));
  const { you, foe, card, game, pass } = scenario({
    you: {
      hand: [rally, 'Roadside Ruffian'],
      play: ['Hired Lance', { card: 'Quarry Ogre', exhausted: true }],
      resources: 1,
    },
    foe: { play: ['Mule Driver'], hand: [steal] },
  });
  you.plays('War Cry');
  pass.all();
  expect(game().state.modifiers.map(({ flagged }) => flagged?.length)).toEqual([2]);
  you.plays('Roadside Ruffian');
  pass.all();
  you.passes();
  foe.plays('Steal', { targets: 'Hired Lance' });
  pass.all();
  const atks = ['Hired Lance', 'Quarry Ogre', 'Roadside Ruffian', 'Mule Driver'].map((ref) => card(ref).atk);
  expect([card('Hired Lance').controller, atks]).toEqual(['foe', [5, 7, 2, 1]]);
});

example('714.3f#1', 'Leeroy flags the allies he found, the exhausted one too, but not one that comes later', () => {
  const { you, card, chain, pass, until } = scenario({
    you: {
      hand: ['Leeroy Jenkins', 'Roadside Ruffian'],
      play: ['Hired Lance', { card: 'Quarry Ogre', exhausted: true }],
      resources: 5,
    },
    foe: { play: ['Mule Driver'] },
  });
  you.plays('Leeroy Jenkins');
  pass.all();
  expect(chain()).toEqual(['Leeroy Jenkins']);
  pass.all();
  const tired = () => ['Hired Lance', 'Quarry Ogre', 'Leeroy Jenkins', 'Mule Driver'].map((ref) => card(ref).exhausted);
  expect(tired()).toEqual([true, true, false, false]);
  you.plays('Roadside Ruffian');
  pass.all();
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  expect(tired()).toEqual([true, true, false, false]);
  expect(card('Roadside Ruffian').exhausted).toBe(false);
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  expect(tired()).toEqual([false, false, false, false]);
});
