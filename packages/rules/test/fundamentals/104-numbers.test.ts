import {
  ability,
  ally,
  anAlly,
  anEquipment,
  atk,
  atkOf,
  deal,
  destroy,
  draw,
  give,
  heal,
  heroOrAlly,
  opposing,
  putDamage,
  set,
  target,
  targeted,
  withCost,
  yourHero,
} from '@meetingstone/cards/language';
import type { Facts, Noun } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const weak = (by: number, noun: Noun = anAlly) => ability({ cost: 0 }, give(target(noun), [atk(by)], 'this game'));

rule('104.1', 'any number is nothing or any whole number up to what there is', () => {
  const purge = one('Purge', ability({ cost: 0 }, destroy(target(anAlly, { anyNumber: true }))));
  const { you, pass, card, chain, game } = scenario({
    you: { hand: [purge, { card: purge, as: 'again' }] },
    foe: { play: [{ card: 'Footsoldier', as: 'a' }, { card: 'Footsoldier', as: 'b' }, 'Militia Sword'] },
  });
  you.plays('again').mustChooseAmong([0, 1, 2]);
  for (const number of [3, -1, 0.5, Number.POSITIVE_INFINITY]) {
    const refused = answer(game(), { player: 0, choose: { choose: 'number', number } });
    expect(refused).toMatchObject({ ok: false, ruling: { rule: '707.1d' } });
  }
  you.chooses(0);
  pass.all();
  expect([chain(), card('a').zone, card('b').zone]).toEqual([[], 'play', 'play']);
  you.plays('Purge', { targets: ['a', 'b'] });
  pass.all();
  expect([card('a').zone, card('b').zone]).toEqual(['graveyard', 'graveyard']);
});

rule('104.1', 'X is nothing or any whole number that can be paid', () => {
  const { you, foe, pass, game } = scenario({ you: { hand: ['Aimed Shot'], resources: 3 }, foe: {} });
  you.plays('Aimed Shot', { targets: [foe.hero] }).mustChooseAmong([0, 1, 2]);
  for (const [number, why] of [
    [3, '403.1'],
    [Number.POSITIVE_INFINITY, '403.1'],
    [1.5, '707.1b'],
    [-1, '707.1b'],
  ] as const)
    expect(answer(game(), { player: 0, choose: { choose: 'number', number } })).toMatchObject({
      ok: false,
      ruling: { rule: why },
    });
  you.chooses(2);
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('104.1', 'an amount without bound is a number beyond any damage: all of it is healed, however much', () => {
  const { you, pass } = scenario({
    you: {
      hero: { health: 2_000_000, damage: 1_000_001 },
      hand: [one('Renew', ability({ cost: 0 }, heal('all', yourHero)))],
    },
    foe: {},
  });
  you.plays('Renew');
  pass.all();
  expect(you.hero.damage).toBe(0);
});

rule('104.1', 'less than 1 damage is not dealt, healed or put', () => {
  const slap = one('Slap', ability({ cost: 0 }, deal(atkOf(targeted(0)), 'melee', target(heroOrAlly)), draw()));
  const balm = one('Balm', ability({ cost: 0 }, heal(atkOf(targeted(0)), target(heroOrAlly))));
  const curse = one('Curse', ability({ cost: 0 }, putDamage(atkOf(targeted(0)), target(heroOrAlly))));
  const { you, foe, pass, card, game } = scenario({
    you: { hand: [slap, balm, curse, one('Weaken', weak(-4))], deck: ['Bloodclaw'] },
    foe: { play: [{ card: 'Footsoldier', as: 'frail', damage: 1 }] },
  });
  you.plays('Weaken', { targets: ['frail'] });
  pass.all();
  expect(card('frail').atk).toBe(-2);
  for (const play of ['Slap', 'Balm', 'Curse']) {
    you.plays(play, { targets: ['frail'] });
    pass.all();
    expect(card('frail').damage).toBe(1);
    expect(game().happened.filter(({ event }) => ['deal', 'heal', 'put damage'].includes(event))).toEqual([]);
  }
  expect([you.hand, foe.hero.damage]).toEqual([['Bloodclaw'], 0]);
});

rule('104.2', 'a negative ATK deals no damage in combat', () => {
  const { you, pass, card } = scenario({
    you: { hand: [one('Weaken', weak(-4))], play: [{ card: 'Footsoldier', as: 'frail' }] },
    foe: { play: ['Quarry Ogre'] },
  });
  you.plays('Weaken', { targets: ['frail'] });
  pass.all();
  you.attacks('frail', 'Quarry Ogre');
  pass.all();
  pass.all();
  pass.all();
  expect([card('Quarry Ogre').damage, card('frail').zone]).toEqual([0, 'graveyard']);
});

rule('104.2', 'in a calculation a negative value counts as what it is', () => {
  const { you, pass, card } = scenario({
    you: { hand: [one('Weaken', weak(-4)), one('Rally', weak(3))], play: [{ card: 'Footsoldier', as: 'frail' }] },
    foe: { play: ['Quarry Ogre'] },
  });
  you.plays('Weaken', { targets: ['frail'] });
  pass.all();
  you.plays('Rally', { targets: ['frail'] });
  pass.all();
  expect(card('frail').atk).toBe(1);
});

rule('104.2', 'in a comparison a negative value counts as what it is', () => {
  const hunt = one(
    'Hunt',
    ability({ cost: 0 }, destroy(target({ kind: ['Ally'], atk: { is: 'less than', than: 0 } }))),
  );
  const { you, pass, card } = scenario({
    you: { hand: [one('Weaken', weak(-4)), hunt] },
    foe: {
      play: [{ card: 'Footsoldier', as: 'frail' }, one('Sheep', ally({ cost: 1, atk: [0, 'melee'], health: 1 }))],
    },
  });
  you.refuses({ play: 'Hunt' }, '706.1');
  you.plays('Weaken', { targets: ['frail'] });
  pass.all();
  you.plays('Hunt');
  pass.all();
  expect([card('frail').zone, card('Sheep').zone]).toEqual(['graveyard', 'play']);
});

rule('104.2', 'a health below nothing counts as nothing: the ally dies without damage', () => {
  const wither = one('Wither', ability({ cost: 0 }, give(target(anAlly), [{ change: 'health', by: -5 }])));
  const { you, foe, pass, game } = scenario({ you: { hand: [wither] }, foe: { play: ['Footsoldier', 'Hired Lance'] } });
  you.plays('Wither', { targets: ['Footsoldier'] });
  pass.all();
  const fallen = game().happened.find(({ event }) => event === 'destroy');
  expect(fallen?.fatal).toBeUndefined(); // fatal damage is positive damage (405.2)
  expect([foe.graveyard, foe.allies]).toEqual([['Footsoldier'], ['Hired Lance']]);
});

rule('104.2', 'a number that a card does not have counts as 0', () => {
  const dull: Noun = { ...anEquipment, atk: { is: 'or less', than: 1 } };
  const blunt = one('Blunt', ability({ cost: 0 }, destroy(target(opposing(dull)))));
  const free = one('Free', ability({ cost: 0 }, destroy(target(withCost('exactly', 0, { kind: ['Hero', 'Quest'] })))));
  const { you, foe, pass } = scenario({
    you: { hand: [blunt, free], play: [{ card: 'Padded Robe', as: 'own robe' }] },
    foe: { play: ['Padded Robe', 'Wayfarer Staff', 'Yew Longbow'], resources: ['Letters for the Front'] },
  });
  you.plays('Blunt').mustChooseAmong(['Padded Robe', 'Wayfarer Staff']).chooses('Padded Robe');
  pass.all();
  expect(foe.graveyard).toEqual(['Padded Robe']);
  you.plays('Free').mustChooseAmong(['you.hero', 'foe.hero', 'Letters for the Front']).chooses('Letters for the Front');
  pass.all();
  expect(foe.graveyard).toEqual(['Padded Robe', 'Letters for the Front']);
});
