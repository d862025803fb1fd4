import {
  ability,
  ally,
  anAbility,
  anAlly,
  cant,
  controlledByYou,
  destroying,
  give,
  have,
  losesPowers,
  masterHero,
  ongoing,
  pay,
  target,
  thisDeals,
  thisOne,
  yours,
} from '@meetingstone/cards/language';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from './own.ts';

rule('705.1', 'playing, placing, using a power, completing a quest and proposing a combat each add one link', () => {
  const { you, foe, chain, pass, game } = scenario({
    you: {
      hand: ['Roadside Ruffian', 'Hired Lance'],
      resources: ['Letters for the Front', 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier'],
      play: ['Bonechill Adept', 'Quarry Ogre'],
    },
    foe: {},
  });
  expect(chain()).toEqual([]);
  you.plays('Roadside Ruffian');
  expect(chain()).toEqual(['Roadside Ruffian']);
  expect(kinds(game())).toEqual(['card']);
  pass.all();
  you.places('Hired Lance');
  expect(chain()).toEqual(['Hired Lance']);
  expect(kinds(game())).toEqual(['resource']);
  pass.all();
  you.uses('Bonechill Adept', { targets: foe.hero });
  expect(chain()).toEqual(['Bonechill Adept']);
  expect(kinds(game())).toEqual(['payment']);
  pass.all();
  you.completes('Letters for the Front', { exhaust: ['Hired Lance'] });
  expect(chain()).toEqual(['Letters for the Front']);
  expect(kinds(game())).toEqual(['reward']);
  pass.all();
  you.attacks('Quarry Ogre', foe.hero);
  expect(chain()).toEqual(['combat']);
  expect(kinds(game())).toEqual(['proposal']);
});

rule('705.2', 'an ability, ally, equipment or Master Hero that is played is itself the link, face up', () => {
  const master = own('Lord of the Marsh', masterHero({ cost: 1, health: 20 }));
  const { you, card, chain, pass } = scenario({
    you: {
      hand: ['Read the Stars', 'Footsoldier', 'Militia Sword', { card: master, as: 'lord' }],
      resources: 8,
    },
    foe: {},
  });
  for (const name of ['Read the Stars', 'Footsoldier', 'Militia Sword', 'lord']) {
    const it = card(name);
    expect(it.zone).toBe('hand');
    you.plays(name);
    expect(chain()).toEqual([it.name]);
    expect(it.zone).toBe('chain');
    expect(it.faceUp).toBe(true);
    pass.all();
    expect(it.zone).not.toBe('chain');
  }
});

rule('705.2', 'a placed card is on the chain too, face down if it is placed face down and face up otherwise', () => {
  const { you, card, chain, pass, until } = scenario({
    you: { hand: ['Hired Lance', 'Letters for the Front', 'Lost in the Fens'] },
    foe: {},
  });
  you.places('Hired Lance');
  expect(chain()).toEqual(['Hired Lance']);
  expect(card('Hired Lance')).toMatchObject({ zone: 'chain', faceUp: false });
  pass.all();
  until({ turn: 'you', step: 'action' });
  you.places('Letters for the Front', { face: 'down' });
  expect(card('Letters for the Front')).toMatchObject({ zone: 'chain', faceUp: false });
  pass.all();
  until({ turn: 'you', step: 'action' });
  you.places('Lost in the Fens', { face: 'up' });
  expect(card('Lost in the Fens')).toMatchObject({ zone: 'chain', faceUp: true });
  pass.all();
  expect(you.resources).toEqual(['Hired Lance', 'Letters for the Front', 'Lost in the Fens']);
});

rule('705.3', 'a power, a quest and an attack add an effect while their cards stay where they are', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: {
      resources: ['Letters for the Front', 'Footsoldier', 'Footsoldier'],
      play: ['Bonechill Adept', 'Quarry Ogre'],
    },
    foe: {},
  });
  you.uses('Bonechill Adept', { targets: foe.hero });
  you.completes('Letters for the Front');
  expect(chain()).toEqual(['Letters for the Front', 'Bonechill Adept']);
  expect(card('Letters for the Front').zone).toBe('play');
  expect(card('Bonechill Adept').zone).toBe('play');
  pass.all();
  pass.all();
  expect(chain()).toEqual([]);
  you.attacks('Quarry Ogre', foe.hero);
  expect(chain()).toEqual(['combat']);
  expect(card('Quarry Ogre').zone).toBe('play');
});

rule('705.3', 'a triggered power adds an effect before anybody gets priority', () => {
  const { you, card, chain, pass, priority, game } = scenario({
    you: { hand: ['Salvage Tinker'], resources: 3, deck: ['Quarry Ogre'] },
    foe: {},
  });
  you.plays('Salvage Tinker');
  pass.all();
  expect(card('Salvage Tinker').zone).toBe('play');
  expect(chain()).toEqual(['Salvage Tinker']);
  expect(kinds(game())).toEqual(['triggered']);
  expect(priority()).toBe('you');
  expect(you.hand).toEqual([]);
  pass.all();
  expect(you.hand).toEqual(['Quarry Ogre']);
  expect(chain()).toEqual([]);
});

rule('705.3', 'an effect keeps the text that its source had as the effect was created', () => {
  const hush = own('Hush', ability({ cost: 1, instant: true }, give(target(anAlly), [losesPowers])));
  const { you, foe, card, chain, pass } = scenario({
    you: { play: [{ card: 'Bonechill Adept', as: 'adept' }] },
    foe: { hand: [hush], resources: 1 },
  });
  you.uses('adept', { targets: foe.hero });
  you.passes();
  foe.plays('Hush', { targets: 'adept' });
  pass.all();
  expect(card('adept').powers).toEqual([]);
  expect(chain()).toEqual(['Bonechill Adept']);
  pass.all();
  expect(foe.hero.damage).toBe(1);
});

rule('705.4', 'who adds a link controls it, also on another player’s turn', () => {
  const { you, foe, pass, game } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: { hand: ['Mending Chant'], resources: 2, deck: ['Quarry Ogre'] },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.passes();
  foe.plays('Mending Chant', { targets: foe.hero });
  expect(game().state.chain.map(({ controller }) => controller)).toEqual([0, 1]);
  pass.all();
  expect(foe.hand).toEqual(['Quarry Ogre']);
  expect(you.hand).toEqual([]);
  pass.all();
  expect(foe.hero.damage).toBe(3);
});

rule('705.4', 'a triggered effect stays with the player who controlled its source as it triggered', () => {
  const seize = own('Seize', ability({ cost: 1, instant: true }, give(target(anAlly), [controlledByYou])));
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: ['Salvage Tinker'], resources: 3, deck: ['Quarry Ogre'] },
    foe: { hand: [seize], resources: 1, deck: ['Moss Colossus'] },
  });
  you.plays('Salvage Tinker');
  pass.all();
  you.passes();
  foe.plays('Seize', { targets: 'Salvage Tinker' });
  pass.all();
  expect(card('Salvage Tinker').controller).toBe('foe');
  expect(chain()).toEqual(['Salvage Tinker']);
  pass.all();
  expect(you.hand).toEqual(['Quarry Ogre']);
  expect(foe.hand).toEqual([]);
});

rule('705.5', 'the source of a played card is that card, of an effect the card that created it', () => {
  const shy = own(
    'Shy Ogre',
    ally({ cost: 2, atk: [2, 'melee'], health: 5 }, have(thisOne, cant('be targeted', { noun: anAbility }))),
  );
  const rite = own(
    'Rite',
    ongoing({ cost: 1 }, pay([destroying(yours(anAlly))], thisDeals(1, 'shadow', target(anAlly)))),
  );
  const { you, card, pass } = scenario({
    you: {
      hand: ['Barbed Arrow'],
      resources: 2,
      play: ['Bonechill Adept', rite, { card: 'Footsoldier', as: 'mine' }],
    },
    foe: {
      play: [
        { card: shy, as: 'shy' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
  });
  you.refuses({ play: 'Barbed Arrow', targets: 'shy' }, '706.1');
  you.refuses({ use: 'Rite', targets: 'shy', pay: 'mine' }, '706.1');
  you.uses('Bonechill Adept', { targets: 'shy' });
  pass.all();
  expect(card('shy').damage).toBe(1);
  you.plays('Barbed Arrow').mustChooseAmong(['ogre', 'mine', 'Bonechill Adept']).chooses('ogre');
  pass.all();
  expect(card('ogre').damage).toBe(3);
});

rule('705.5', 'the source of a proposal is no card but the player who proposes', () => {
  const { you, foe, game } = scenario({ you: { play: ['Quarry Ogre'] }, foe: {} });
  you.attacks('Quarry Ogre', foe.hero);
  for (const viewer of [0, 1, null]) {
    const [link] = viewGame(game(), viewer).chain;
    expect(link).toMatchObject({ kind: 'proposal', source: 0, controller: 0 });
  }
});
