import {
  ability,
  anAbility,
  anAlly,
  costOf,
  destroy,
  draw,
  interrupt,
  inZone,
  item,
  payLessTo,
  putIntoHand,
  putTokens,
  set,
  target,
  token,
  withCost,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

rule('201.1', 'to play a card is to exhaust as many resources as its cost says', () => {
  const { you, pass } = scenario({ you: { hand: ['Hired Lance', 'Fen Lurker'], resources: 3 }, foe: {} });
  you.refuses({ play: 'Fen Lurker' }, '403.1');
  you.plays('Hired Lance');
  expect(you.readyResources).toBe(0);
  pass.all();
  expect(you.allies).toEqual(['Hired Lance']);
});

rule('201.1', 'what looks for a cost sees the printed one, though playing the card cost less', () => {
  const coupon = one('Coupon', item({ cost: 1 }, payLessTo('play', 2, anAlly)));
  const cull = one('Cull', ability({ cost: 0 }, destroy(target(withCost('or more', 3, anAlly)))));
  const { you, pass, card } = scenario({
    you: { hand: ['Hired Lance', cull], resources: 1, play: [coupon, 'Footsoldier'] },
    foe: {},
  });
  you.plays('Hired Lance');
  expect(you.readyResources).toBe(0);
  pass.all();
  expect(card('Hired Lance').cost).toBe(3);
  you.plays('Cull');
  pass.all();
  expect([card('Hired Lance').zone, card('Footsoldier').zone]).toEqual(['graveyard', 'play']);
});

rule('201.2', 'quests and locations are placed as resources and never played', () => {
  const { you } = scenario({
    you: {
      hand: ['Letters for the Front', { card: 'Crossways Inn', as: 'inn' }],
      resources: [
        { card: 'Tend the Wounded', as: 'quest' },
        { card: 'Quiet Shrine', as: 'shrine' },
      ],
    },
    foe: {},
  });
  you.refuses({ play: 'Letters for the Front' }, '409.2');
  you.refuses({ play: 'inn' }, '409.2');
  you.mustChooseAmong([
    'pass',
    { place: 'Letters for the Front', face: 'down' },
    { place: 'Letters for the Front', face: 'up' },
    { place: 'inn', face: 'down' },
    { place: 'inn', face: 'up' },
    { complete: 'quest' },
    { attack: you.hero },
  ]);
});

rule('201.2', 'a quest and a location count as cards with cost 0', () => {
  const recall = one(
    'Recall',
    ability({ cost: 0 }, putIntoHand(target(withCost('exactly', 0, { kind: ['Quest', 'Location', 'Ally'] })))),
  );
  const { you, pass } = scenario({
    you: {
      hand: [recall],
      play: ['Footsoldier'],
      resources: ['Tend the Wounded', 'Quiet Shrine', { card: 'Hired Lance', faceDown: true }],
    },
    foe: {},
  });
  you.plays('Recall').mustChooseAmong(['Tend the Wounded', 'Quiet Shrine']).chooses('Quiet Shrine');
  pass.all();
  expect(you.hand).toEqual(['Quiet Shrine']);
});

rule('201.3', 'while a card is on the chain its X is what was chosen', () => {
  const curb = one(
    'Curb',
    ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', withCost('or less', 3, anAbility))))),
  );
  const { you, foe, pass, chain } = scenario({
    you: {
      hand: [
        { card: 'Aimed Shot', as: 'big' },
        { card: 'Aimed Shot', as: 'small' },
      ],
      resources: 7,
    },
    foe: { hand: [curb] },
  });
  you.plays('big', { x: 3, targets: [foe.hero] });
  you.passes();
  foe.refuses({ play: 'Curb' }, '706.1'); // it costs 1 and X, so 4
  foe.passes();
  expect(foe.hero.damage).toBe(3);
  you.plays('small', { x: 2, targets: [foe.hero] });
  you.passes();
  foe.plays('Curb');
  pass.all();
  expect([chain(), foe.hero.damage]).toEqual([[], 3]);
});

rule('201.3', 'as it resolves the card still counts with that X', () => {
  const study = one('Study', { ...ability({ cost: 1 }, draw(costOf({ select: 'this' }))), plusX: true });
  const { you, pass } = scenario({
    you: { hand: [study], resources: 3, deck: ['Bloodclaw', 'Fury', 'Hootie', 'Deuce'] },
    foe: {},
  });
  you.plays('Study', { x: 2 });
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw', 'Fury', 'Hootie']);
});

rule('201.3', 'anywhere else the X of a cost is 0', () => {
  const salvage = one(
    'Salvage',
    ability({ cost: 0 }, putIntoHand(target({ zone: 'graveyard', whose: 'you', cost: { is: 'exactly', than: 1 } }))),
  );
  const { you, pass } = scenario({
    you: { hand: ['Aimed Shot', salvage], graveyard: ['Vanquish'], resources: 4 },
    foe: {},
  });
  you.plays('Aimed Shot', { x: 3, targets: ['foe.hero'] });
  pass.all();
  you.plays('Salvage');
  pass.all();
  expect(you.hand).toEqual(['Aimed Shot']);
});

rule('201.4', 'a token costs nothing', () => {
  const imp = { ...token('Imp', { atk: [1, 'fire'], health: 1 }), cost: 3 };
  const call = one('Call', ability({ cost: 0 }, putTokens(1, imp)));
  const cull = one('Cull', ability({ cost: 0 }, destroy(target(withCost('exactly', 0, anAlly)))));
  const { you, pass, card } = scenario({ you: { hand: [call, cull], play: ['Footsoldier'] }, foe: {} });
  you.refuses({ play: 'Cull' }, '706.1');
  you.plays('Call');
  pass.all();
  expect([you.allies, card('Imp').cost]).toEqual([['Footsoldier', 'Imp'], 0]);
  you.plays('Cull');
  pass.all();
  expect([you.allies, card('Footsoldier').zone]).toEqual([['Footsoldier'], 'play']);
});
