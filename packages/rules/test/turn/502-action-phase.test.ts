import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const both = () =>
  scenario({
    you: { hand: ['Quarry Ogre', 'Ember Lash'], resources: 9, play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: { hand: ['Read the Stars'], resources: 9, play: [{ card: 'Footsoldier', as: 'rival' }] },
  });

rule(
  '502.1',
  'with an empty chain in his action phase a player can play anything, place a resource, and attack',
  () => {
    const { you, pass, foe } = both();
    you.mustChooseAmong([
      'pass',
      { play: 'Quarry Ogre' },
      { play: 'Ember Lash' },
      { place: 'Quarry Ogre' },
      { place: 'Ember Lash' },
      { attack: 'soldier' },
      { attack: you.hero },
    ]);
    you.attacks('soldier', 'rival');
    pass.all();
    you.mustChooseAmong(['pass', { play: 'Ember Lash' }]);
    pass.all();
    you.mustChooseAmong(['pass', { play: 'Ember Lash' }]);
    pass.all();
    you.mustChooseAmong([
      'pass',
      { play: 'Quarry Ogre' },
      { play: 'Ember Lash' },
      { place: 'Quarry Ogre' },
      { place: 'Ember Lash' },
      { attack: you.hero },
    ]);
    you.plays('Ember Lash', { targets: [foe.hero] });
    you.mustChooseAmong(['pass']);
    you.cannot({ play: 'Quarry Ogre' }, '409.1').cannot({ place: 'Quarry Ogre' }, '412.1a');
    you.cannot({ attack: you.hero }, '601.1').passes();
    foe.mustChooseAmong(['pass']);
    foe.cannot({ play: 'Read the Stars' }, '409.1').cannot({ place: 'Read the Stars' }, '412.1a');
    foe.cannot({ attack: foe.hero }, '601.1').passes();
    expect(foe.hero.damage).toBe(3);
  },
);

rule('502.1', 'a combat step, another player and another phase leave only what is instant', () => {
  const { you, foe, pass, step, attacker } = both();
  you.attacks('soldier', foe.hero);
  pass.all();
  expect([step(), attacker()]).toEqual(['action', 'soldier']);
  you.cannot({ play: 'Quarry Ogre' }, '409.1').cannot({ place: 'Quarry Ogre' }, '412.1a');
  you.cannot({ attack: you.hero }, '601.1').passes();
  foe.cannot({ attack: 'rival' }, '601.1').passes();
  pass.all();
  expect(attacker()).toBe(null);
  you.passes();
  foe.cannot({ attack: 'rival' }, '601.1').cannot({ place: 'Read the Stars' }, '412.1a').passes();
  expect(step()).toBe('end');
  you.cannot({ play: 'Quarry Ogre' }, '409.1').cannot({ place: 'Quarry Ogre' }, '412.1a');
  you.cannot({ attack: you.hero }, '601.1').mustChooseAmong(['pass', { play: 'Ember Lash' }]);
});

rule('502.2', 'the action phase ends only once all have passed in succession on an empty chain', () => {
  const { you, foe, pass, step, chain, priority } = scenario({
    you: {},
    foe: { hand: ['Ember Lash'], resources: 2 },
  });
  you.passes();
  foe.plays('Ember Lash', { targets: [you.hero] });
  foe.passes();
  you.passes();
  expect([chain(), step(), priority()]).toEqual([[], 'action', 'you']);
  expect(you.hero.damage).toBe(3);
  you.passes();
  expect(step()).toBe('action');
  foe.passes();
  expect([step(), priority()]).toEqual(['end', 'you']);
  pass.all();
  expect(step()).toBe('ready');
});
