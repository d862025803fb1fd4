import {
  ally,
  anAlly,
  aQuest,
  basic,
  destroying,
  discarding,
  draw,
  each,
  have,
  onYourTurn,
  opposing,
  other,
  pay,
  quest,
  reward,
  rewardPowersOf,
  thisOne,
  youCan,
  youControl,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;
const errand = own('Errand', quest({}, reward([2], draw(2))));

rule('702.1', 'a reward power is no payment power, and its quest can be exhausted to help pay for it', () => {
  const { you, card, chain, game, pass } = scenario({
    you: { resources: [errand, { card: 'Charge', as: 'other', faceDown: true }] },
    foe: {},
  });
  you.refuses({ use: 'Errand' }, '701.2').completes('Errand');
  expect([card('Errand').exhausted, card('other').exhausted, chain()]).toEqual([true, true, ['Errand']]);
  expect(kinds(game())).toEqual(['reward']);
  pass.all();
  expect(you.hand).toHaveLength(2);
});

rule('702.1', 'its restrictions are checked as the reward effect is added, and not again as it resolves', () => {
  const muster = own('Muster', quest({}, { ...reward([], draw()), if: youControl(anAlly) }));
  const { you, foe, chain, pass } = scenario({
    you: {
      play: ['Footsoldier'],
      resources: [
        { card: muster, as: 'first' },
        { card: muster, as: 'second' },
      ],
    },
    foe: { hand: ['Ember Lash'], resources: 2 },
  });
  you.completes('first').passes();
  foe.plays('Ember Lash', { targets: 'Footsoldier' });
  pass.all();
  expect([you.allies, chain()]).toEqual([[], ['Muster']]);
  you.refuses({ complete: 'second' }, '702.1');
  pass.all();
  expect(you.hand).toHaveLength(1);
});

rule('702.1a', 'a Basic reward power is used only in your non-combat action phase on an empty chain', () => {
  const { you, foe, until, pass } = scenario(
    {
      you: { hand: ['Fire Blast'], resources: [own('Feast', quest({}, basic(reward([], draw())))), 'Footsoldier'] },
      foe: {},
    },
    { step: 'draw' },
  );
  you.refuses({ complete: 'Feast' }, '702.1a');
  until({ step: 'action' });
  you.plays('Fire Blast', { targets: [foe.hero] }).refuses({ complete: 'Feast' }, '702.1a');
  pass.all();
  you.completes('Feast');
  pass.all();
  expect(you.hand).toHaveLength(1);
});

rule('702.2', 'a quest is completed any time its controller has priority, and turned face down at once', () => {
  const night = own('Night Watch', quest({}, onYourTurn(reward([], draw()))));
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: ['Fire Blast'], resources: [{ card: errand, as: 'mine' }, 'Footsoldier'] },
    foe: { resources: [{ card: errand, as: 'theirs' }, { card: night, as: 'night' }, 'Footsoldier'] },
  });
  you
    .refuses({ complete: 'theirs' }, '702.2')
    .plays('Fire Blast', { targets: [foe.hero] })
    .passes();
  foe.mustChooseAmong(['pass', { complete: 'theirs' }]).refuses({ complete: 'mine' }, '702.2');
  foe.completes('theirs');
  expect([card('theirs').faceUp, card('theirs').zone, chain()]).toEqual([false, 'play', ['Errand', 'Fire Blast']]);
  foe.refuses({ complete: 'theirs' }, '702.2');
  expect(foe.resources).toHaveLength(3);
  pass.all();
  pass.all();
  expect([foe.hand.length, you.hand.length, foe.hero.damage]).toEqual([2, 0, 2]);
});

rule('702.2', 'a quest that is destroyed for its own cost is not turned face down', () => {
  const pyre = own('Pyre', quest({}, reward([destroying(thisOne)], draw())));
  const { you, card, pass } = scenario({ you: { resources: [pyre, 'Footsoldier'] }, foe: {} });
  you.completes('Pyre');
  expect([card('Pyre').zone, card('Pyre').faceUp]).toEqual(['graveyard', true]);
  pass.all();
  expect([you.hand.length, you.resources.length]).toEqual([1, 1]);
});

example('702.2#1', 'A Donation of Wool pays for itself on the turn it was placed, and goes on being a resource', () => {
  const { you, card, until, pass } = scenario({
    you: { hand: ['A Donation of Wool', 'Roadside Ruffian'], deck: ['Footsoldier', 'Hired Lance', 'Quarry Ogre'] },
    foe: {},
  });
  const wool = card('A Donation of Wool');
  you.places('A Donation of Wool', { face: 'up' });
  pass.all();
  you.completes('A Donation of Wool');
  expect([wool.exhausted, wool.faceUp, wool.zone]).toEqual([true, false, 'play']);
  pass.all();
  you.mustChooseAmong(['Roadside Ruffian', 'Footsoldier']).chooses('Footsoldier');
  expect([you.hand, you.graveyard]).toEqual([['Roadside Ruffian'], ['Footsoldier']]);
  you.refuses({ complete: 'A Donation of Wool' }, '702.2');
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  you.plays('Roadside Ruffian');
  expect(wool.exhausted).toBe(true);
  pass.all();
  expect(you.allies).toEqual(['Roadside Ruffian']);
});

rule(
  '702.2a',
  'a quest with the reward powers of other quests completes each for its own cost and restrictions',
  () => {
    const chronicle = own('Chronicle', quest({}, have(thisOne, rewardPowersOf(each(other(yours(aQuest)))))));
    const feast = own(
      'Feast',
      quest({}, { ...reward([discarding({})], draw(3)), if: youControl(anAlly) }, pay([1], draw())),
    );
    const { you, card, pass } = scenario({
      you: {
        hand: ['Vanquish', 'Charge'],
        play: ['Footsoldier'],
        resources: [
          { card: chronicle, as: 'chronicle' },
          { card: errand, as: 'errand' },
          { card: feast, as: 'feast' },
          'Charge',
          'Charge',
        ],
      },
      foe: { resources: [{ card: own('Far', quest({}, reward([], draw(9)))), as: 'far' }] },
    });
    expect([card('chronicle').powers.length, card('feast').powers.length]).toEqual([3, 2]);
    you.refuses({ use: 'chronicle' }, '701.2');
    you.completes('chronicle', { power: 2, pay: 'Charge' });
    expect([you.readyResources, you.graveyard]).toEqual([5, ['Charge']]);
    expect([card('chronicle').faceUp, card('feast').faceUp, card('errand').faceUp]).toEqual([false, true, true]);
    pass.all();
    expect(you.hand).toHaveLength(4);

    const bare = scenario({
      you: {
        hand: ['Charge'],
        resources: [
          { card: chronicle, as: 'chronicle' },
          { card: errand, as: 'errand' },
          { card: feast, as: 'feast' },
        ],
      },
      foe: {},
    });
    bare.you.refuses({ complete: 'chronicle', power: 2 }, '702.1').completes('chronicle');
    expect([bare.you.readyResources, bare.you.hand]).toEqual([1, ['Charge']]);
    bare.pass.all();
    expect(bare.you.hand).toHaveLength(3);
  },
);

rule('702.2b', "who may complete other players' quests pays everything himself, and not with that quest", () => {
  const nosy = own('Nosy', ally(body, youCan({ may: 'complete', noun: opposing(aQuest) })));
  const pyre = own('Pyre', quest({}, reward([1, destroying(yours(anAlly))], draw(2))));
  const { you, foe, card, pass } = scenario({
    you: { play: [nosy], hand: ['Fire Blast'], resources: 2 },
    foe: {
      play: ['Hired Lance'],
      resources: [
        { card: errand, as: 'errand' },
        { card: pyre, as: 'pyre' },
        { card: errand, as: 'hidden', faceDown: true },
        'Charge',
      ],
    },
    friend: { team: 'B', resources: [{ card: errand, as: 'far', exhausted: true }] },
  });
  you.refuses({ complete: 'hidden' }, '702.2').completes('errand');
  expect([you.readyResources, foe.readyResources, card('errand').exhausted]).toEqual([0, 4, false]);
  expect([card('errand').faceUp, card('errand').controller]).toEqual([false, 'foe']);
  pass.all();
  expect([you.hand.length, foe.hand.length]).toEqual([3, 0]);
  you.refuses({ complete: 'pyre' }, '403.1').refuses({ complete: 'far' }, '403.1');

  const rich = scenario({
    you: { play: [nosy], resources: 1 },
    foe: { play: ['Hired Lance'], resources: [{ card: pyre, as: 'pyre' }] },
  });
  rich.you.completes('pyre');
  expect([rich.you.allies, rich.foe.allies, rich.you.readyResources]).toEqual([[], ['Hired Lance'], 0]);
  rich.pass.all();
  expect(rich.you.hand).toHaveLength(2);
});
