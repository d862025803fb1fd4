import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { scenario } from '../src/index.ts';
import { example, rule } from '../src/vitest.ts';

example('407.1#1', 'the healer is quicker, and heals no more than there is', () => {
  const { you, foe, pass, card, chain, priority } = scenario({
    you: { hand: ['Lightning Bolt'], resources: 3 },
    foe: { hand: ['Flash Heal'], resources: 1, play: [{ card: 'Quarry Ogre', as: 'ogre', damage: 1 }] },
  });
  you.plays('Lightning Bolt', { targets: ['ogre'] }).passes();
  foe.plays('Flash Heal', { targets: ['ogre'] });
  expect(chain()).toEqual(['Flash Heal', 'Lightning Bolt']);
  expect(priority()).toBe('foe');
  pass.all();
  expect(card('ogre').damage).toBe(0);
  pass.all();
  expect([card('ogre').zone, card('ogre').damage]).toEqual(['play', 4]);
});

rule('410.6a', 'fatal damage destroys before anybody gets priority', () => {
  const { you, foe, pass, card, step, waiting, game } = scenario({
    you: { hand: ['Fire Blast'], resources: 1 },
    foe: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
  });
  you.plays('Fire Blast', { targets: ['soldier'] });
  pass.all();
  expect(card('soldier').zone).toBe('graveyard');
  expect(foe.graveyard).toEqual(['Footsoldier']);
  expect(you.graveyard).toEqual(['Fire Blast']);
  expect(you.readyResources).toBe(0);
  expect(step()).toBe('action');
  expect(waiting()?.for).toBe('you');
  expect(game().state.turn.player).toBe(0);
});

rule(['409.1', '601.2b', '303.2'], 'an attack with a sword, and what is refused on the way', () => {
  const t = scenario({
    you: { resources: 1, play: ['Militia Sword'], hand: ['Footsoldier'] },
    foe: { play: ['Golem Skull Helm', { card: 'Mule Driver', as: 'guard' }], hand: ['Quarry Ogre'], resources: 9 },
  });
  const { you, foe, pass, card } = t;
  you.cannot({ attack: you.hero, defender: you.hero }, '601.2b');
  you.attacks(you.hero, foe.hero);
  foe.cannot({ play: 'Quarry Ogre' }, '410.1');
  you.passes();
  foe.cannot({ play: 'Quarry Ogre' }, '409.1');
  foe.passes();
  you.mustChooseAmong(['Militia Sword', 'none']).strikes('Militia Sword');
  expect(t.attacker()).toBe('you.hero');
  pass.all();
  foe.mustChooseAmong(['guard', 'none']).protects('none');
  pass.all();
  foe.mustChooseAmong(['Golem Skull Helm', 'none']).prevents('Golem Skull Helm');
  expect(foe.hero.damage).toBe(0);
  expect(card('Militia Sword').exhausted).toBe(true);
  t.until({ turn: 'foe', step: 'action' });
  expect(t.turn()).toBe('foe');
  foe.plays('Quarry Ogre');
  t.resolve.all();
  expect(foe.allies).toEqual(['Mule Driver', 'Quarry Ogre']);
  foe.concedes();
  expect(t.winner()).toEqual(['you']);
});

test('cards of a test alone', () => {
  const spark: Facts = {
    name: 'Spark',
    types: ['Ability'],
    tags: [],
    icons: [],
    cost: 0,
    text: [
      {
        do: 'deal',
        amount: 3,
        types: ['nature'],
        divided: true,
        to: { select: 'target', noun: { kind: ['Ally'] }, count: { anyNumber: true } },
      },
    ],
    powers: [],
  };
  const { you, pass, card, prove } = scenario({
    you: { hand: [spark] },
    foe: {
      play: [
        { card: 'Quarry Ogre', as: 'a' },
        { card: 'Quarry Ogre', as: 'b' },
        { card: 'Quarry Ogre', as: 'c' },
      ],
    },
  });
  you.plays('Spark', { targets: [{ a: 2, c: 1 }] });
  pass.all();
  expect(card('a').damage).toBe(2);
  expect(card('b').damage).toBe(0);
  expect(card('c').damage).toBe(1);
  prove();
});

test('a table is at its end only when nothing but priority is open, or the test says what is', () => {
  const t = scenario({ you: {}, foe: {} }, { opening: true });
  expect(() => t.ends()).toThrow('not answered: you is asked: mulligan');
  expect(() => t.leaves('order')).toThrow('nobody is asked: order');
  t.leaves('mulligan');
  t.ends();
  t.you.choosesAmong(['yes', 'no'], 'no');
  expect(() => t.ends()).toThrow('not answered: foe is asked: mulligan');
  expect(() => t.foe.choosesAmong(['yes'], 'no')).toThrow('also offered: no');
  t.foe.chooses('no');
  t.ends();
});
