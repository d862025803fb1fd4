import {
  ability,
  aCard,
  ally,
  anAbility,
  anAlly,
  anEffect,
  deal,
  destroying,
  draw,
  each,
  heroOrAlly,
  ifYouDo,
  interrupt,
  inZone,
  isDestroyed,
  ongoing,
  opposing,
  pay,
  removeFromGame,
  target,
  targeted,
  when,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const stop = own('Stop', ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', aCard)))));
const ogre = (as: string) => ({ card: 'Quarry Ogre', as });

rule(
  '711.1',
  'an interrupted card leaves the chain for its owner’s graveyard, and the turn player gets priority',
  () => {
    const { you, foe, chain, priority, pass } = scenario({
      you: { hand: ['War Chorus', 'Ember Lash'], resources: 4 },
      foe: { hand: ['Last Word'], resources: 3 },
    });
    you.plays('War Chorus');
    you.plays('Ember Lash', { targets: foe.hero });
    you.passes();
    foe.plays('Last Word', { targets: 'War Chorus' });
    expect(priority()).toBe('foe');
    pass.all();
    expect(chain()).toEqual(['Ember Lash']);
    expect(you.graveyard).toEqual(['War Chorus']);
    expect(foe.graveyard).toEqual(['Last Word']);
    expect(priority()).toBe('you');
    pass.all();
    expect(foe.hero.damage).toBe(3);
  },
);

rule('711.1', 'an interrupted effect is gone, and its source stays where it is', () => {
  const { you, foe, card, chain, priority, pass } = scenario({
    foe: { hand: ['Ember Lash'], resources: 2, play: ['Bonechill Adept', { card: 'Footsoldier', as: 'soldier' }] },
    you: { hand: ['Fire Blast'], resources: 1 },
  });
  foe.uses('Bonechill Adept', { targets: 'soldier' });
  foe.passes();
  you.plays('Fire Blast', { targets: 'soldier' });
  pass.all();
  expect(card('soldier').zone).toBe('graveyard');
  pass.all();
  expect(chain()).toEqual([]);
  expect(card('Bonechill Adept')).toMatchObject({ zone: 'play', exhausted: true });
  expect(priority()).toBe('foe');
});

rule('711.2', 'all of an interrupted link is interrupted, and what was paid for it is lost', () => {
  const gamble = own('Gamble', ability({ cost: 2, instant: true }, deal(1, 'fire', target(heroOrAlly)), draw(2)));
  const { you, foe, card, pass } = scenario({
    you: { hand: [gamble, 'Quarry Ogre', 'Last Stand'], resources: 8 },
    foe: { hand: [stop, { card: stop, as: 'second' }, { card: stop, as: 'third' }] },
  });
  you.plays('Gamble', { targets: foe.hero });
  you.passes();
  foe.plays('second');
  pass.all();
  expect(foe.hero.damage).toBe(0);
  expect(you.hand).toEqual(['Quarry Ogre', 'Last Stand']);
  expect(you.readyResources).toBe(6);
  you.plays('Quarry Ogre');
  you.passes();
  foe.plays('third');
  pass.all();
  expect(you.allies).toEqual([]);
  expect(you.readyResources).toBe(1);
  you.plays('Last Stand');
  you.passes();
  foe.plays('Stop');
  pass.all();
  expect(card('Last Stand').zone).toBe('graveyard');
  expect(you.hero.health).toBe(30);
  expect(you.graveyard).toEqual(['Gamble', 'Quarry Ogre', 'Last Stand']);
  expect(you.readyResources).toBe(0);
});

rule('711.2', 'a link can not interrupt itself', () => {
  const hush = own(
    'Great Hush',
    ongoing({ cost: 0, instant: true }, interrupt(each(inZone('chain', anAbility))), draw()),
  );
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: ['Ember Lash', 'War Chorus'], resources: 4 },
    foe: { hand: [hush], deck: ['Moss Colossus'] },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.plays('War Chorus');
  you.passes();
  foe.plays('Great Hush');
  pass.all();
  expect(chain()).toEqual([]);
  expect(you.graveyard).toEqual(['Ember Lash', 'War Chorus']);
  expect(foe.hand).toEqual(['Moss Colossus']);
  expect(card('Great Hush').zone).toBe('play');
});

rule('711.3', 'a card that was placed on the chain can not be targeted for interruption, face down or up', () => {
  for (const face of ['down', 'up'] as const) {
    const { you, foe, pass } = scenario({
      you: { hand: ['Letters for the Front'] },
      foe: { hand: [stop] },
    });
    you.places('Letters for the Front', { face });
    you.passes();
    foe.refuses({ play: 'Stop' }, '706.1');
    foe.mustChooseAmong(['pass']);
    foe.passes();
    expect(you.resources).toEqual(['Letters for the Front']);
    pass.all();
  }
});

rule('711.3', 'a placed card is no target either while other cards on the chain are', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: ['Letters for the Front', 'Ember Lash', 'War Chorus'], resources: 4 },
    foe: { hand: [stop] },
  });
  you.places('Letters for the Front', { face: 'up' });
  you.plays('Ember Lash', { targets: foe.hero });
  you.plays('War Chorus');
  you.passes();
  foe.refuses({ play: 'Stop', targets: 'Letters for the Front' }, '711.3');
  foe.plays('Stop').mustChooseAmong(['Ember Lash', 'War Chorus']).chooses('Ember Lash');
  pass.all();
  expect(chain()).toEqual(['War Chorus', 'Letters for the Front']);
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(0);
});

rule('711.3', 'only a card that is being played can be targeted, not one in play, in hand or in a graveyard', () => {
  const { you, foe, chain, pass } = scenario({
    you: {
      hand: ['Ember Lash', 'War Chorus', 'Mending Chant'],
      graveyard: ['Fire Blast'],
      resources: 4,
      play: ['Last Stand'],
    },
    foe: { hand: [stop, 'Frost Nova'], play: [ogre('ogre')] },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.plays('War Chorus');
  you.passes();
  for (const name of ['Mending Chant', 'Fire Blast', 'Last Stand', 'Frost Nova', 'ogre'])
    foe.refuses({ play: 'Stop', targets: name }, '706.1');
  foe.plays('Stop').mustChooseAmong(['Ember Lash', 'War Chorus']).chooses('Ember Lash');
  pass.all();
  expect(chain()).toEqual(['War Chorus']);
  pass.all();
});

rule('711.3', 'an effect can not be targeted for interruption by a text that speaks of cards', () => {
  const altar = own(
    'Altar',
    ongoing({ cost: 0 }, pay([destroying(yours(anAlly))], deal(1, 'shadow', target(heroOrAlly)))),
  );
  const { you, foe, chain, pass } = scenario({
    you: { play: [altar, ogre('mine')], hand: ['War Chorus'], resources: 2 },
    foe: { hand: [stop, 'Last Word'], resources: 3 },
  });
  you.uses('Altar', { targets: foe.hero });
  you.passes();
  foe.refuses({ play: 'Last Word' }, '706.1');
  foe.refuses({ play: 'Stop', targets: 'Altar' }, '706.1');
  foe.passes();
  expect(chain()).toEqual([]);
  expect(foe.hero.damage).toBe(1);
  pass.all();
});

rule('711.3', 'a text that speaks of effects can target those it describes, and no card', () => {
  const altar = own(
    'Altar',
    ongoing({ cost: 0 }, pay([destroying(yours(anAlly))], deal(1, 'shadow', target(heroOrAlly)))),
  );
  const hush = own('Hush', ability({ cost: 0, instant: true }, interrupt(target(anEffect(['payment', 'triggered'])))));
  const { you, foe, card, chain, pass } = scenario(
    {
      you: {
        play: [altar, ogre('one'), ogre('two'), 'Mourning Bell'],
        hand: ['Ember Lash'],
        deck: 2,
        resources: 2,
      },
      foe: { hand: [hush, { card: hush, as: 'again' }] },
    },
    { cards: [own('Mourning Bell', ongoing({ cost: 0 }, when(isDestroyed(yours(anAlly)), draw())))] },
  );
  you.plays('Ember Lash', { targets: foe.hero });
  you.uses('Altar', { targets: foe.hero, pay: 'one' });
  expect(chain()).toEqual(['Mourning Bell', 'Altar', 'Ember Lash']);
  you.passes();
  foe.refuses({ play: 'again', targets: 'Ember Lash' }, '706.1');
  foe.plays('again').mustChooseAmong(['Mourning Bell', 'Altar']).chooses('Altar');
  pass.all();
  expect(chain()).toEqual(['Mourning Bell', 'Ember Lash']);
  expect(card('Altar').zone).toBe('play');
  you.passes();
  foe.plays('Hush');
  pass.all();
  expect(chain()).toEqual(['Ember Lash']);
  expect(you.hand).toEqual([]);
  pass.all();
  expect(foe.hero.damage).toBe(3);
});

rule('711.3', 'an effect is described by its kind, its controller and its source, and is never its own target', () => {
  const watchman = own(
    'Watchman',
    ally(
      { cost: 0, atk: [1, 'melee'], health: 3 },
      pay([1], interrupt(target(opposing(anEffect(['payment', 'reward'], anAlly))))),
    ),
  );
  const well = own('Well', ongoing({ cost: 0 }, pay([1], draw())));
  const { you, foe, chain, pass } = scenario({
    you: { play: [{ card: watchman, as: 'mine' }, well], deck: 2, resources: 3 },
    foe: { play: [{ card: watchman, as: 'theirs' }], resources: 2 },
  });
  you.refuses({ use: 'mine' }, '706.1');
  you.uses('Well');
  you.passes();
  foe.refuses({ use: 'theirs' }, '706.1');
  foe.passes();
  expect(you.hand.length).toBe(1);
  you.uses('Well');
  you.refuses({ use: 'mine' }, '706.1');
  pass.all();
  expect([chain(), you.hand.length]).toEqual([[], 2]);
});

rule('415.9b', 'the link that interrupts a card finds it in the graveyard, and can do more to it', () => {
  const swallow = own(
    'Swallow',
    ability(
      { cost: 0, instant: true },
      ifYouDo(interrupt(target(inZone('chain', anAlly))), removeFromGame(targeted(0))),
    ),
  );
  const { you, foe, card, pass } = scenario({
    you: { hand: ['Quarry Ogre'], resources: 5 },
    foe: { hand: [swallow] },
  });
  you.plays('Quarry Ogre');
  you.passes();
  foe.plays('Swallow', { targets: 'Quarry Ogre' });
  pass.all();
  expect(card('Quarry Ogre').zone).toBe('removed');
  expect(you.graveyard).toEqual([]);
});
