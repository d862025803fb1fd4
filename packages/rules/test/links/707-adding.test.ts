import {
  ability,
  aCard,
  ally,
  anAbility,
  anAlly,
  anotherTarget,
  chooseOne,
  costToPlay,
  countOf,
  damaged,
  deal,
  discarding,
  draw,
  exhaust,
  heroOrAlly,
  opposing,
  ratherThanCost,
  tagged,
  target,
  upTo,
  X,
  yours,
} from '@meetingstone/cards/language';
import type { Effect, Power } from '@meetingstone/rules';
import { answer, viewGame, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const ogre = (as: string, damage = 0) => ({ card: 'Quarry Ogre', as, damage });
const divided = (effect: Effect): Effect => ({ ...effect, divided: true }) as Effect;

rule('707.1', 'a link that a modifier stops you from adding is not even started', () => {
  const silence: Power = {
    power: 'continuous',
    continuous: {
      players: 'opposing',
      changes: [{ change: 'restrict', restriction: { cant: 'play', noun: anAbility } }],
    },
  };
  const warden = own('Warden of Silence', ally({ cost: 3, atk: [1, 'holy'], health: 3 }, silence));
  const { you, foe, chain, waiting, pass } = scenario({
    you: { hand: ['Ember Lash', 'Roadside Ruffian'], resources: 3 },
    foe: { hand: ['War Chorus'], resources: 2, play: [warden] },
  });
  you.refuses({ play: 'Ember Lash', targets: foe.hero }, '707.1');
  you.mustChooseAmong([
    'pass',
    { play: 'Roadside Ruffian' },
    { place: 'Roadside Ruffian' },
    { place: 'Ember Lash' },
    { attack: you.hero },
  ]);
  you.plays('Roadside Ruffian');
  you.passes();
  foe.plays('War Chorus');
  expect(chain()).toEqual(['War Chorus', 'Roadside Ruffian']);
  pass.all();
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
});

const storm = own(
  'Grand Storm',
  ability(
    { cost: 1, plusX: true },
    costToPlay(discarding(aCard)),
    chooseOne([divided(deal(X, 'nature', upTo(2, anAlly)))], [draw(2)]),
  ),
);

rule('707.1', 'the steps come in order: X, modes, how many targets, which, how divided, and then the costs', () => {
  const { you, card, chain, pass, waiting, priority } = scenario({
    you: { hand: [storm, 'Hired Lance', 'Ember Lash'], resources: 5 },
    foe: { play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  const asked = () => [waiting()?.question, waiting()?.options];
  you.plays('Grand Storm');
  expect(chain()).toEqual(['Grand Storm']);
  expect(asked()).toEqual(['X', ['0', '1', '2', '3', '4']]);
  you.chooses(4);
  expect(asked()).toEqual(['mode', ['1', '2']]);
  you.chooses(1);
  expect(asked()).toEqual(['number of targets', ['1', '2']]);
  you.chooses(2);
  expect(asked()).toEqual(['target', ['a', 'b', 'c']]);
  you.chooses('c');
  expect(asked()).toEqual(['target', ['a', 'b']]);
  you.chooses('a');
  expect(asked()).toEqual(['share', ['1', '2', '3']]);
  you.chooses(1);
  expect(asked()).toEqual(['pay with', ['Hired Lance', 'Ember Lash']]);
  expect(you.readyResources).toBe(5);
  you.chooses('Ember Lash');
  expect(you.readyResources).toBe(0);
  expect(you.graveyard).toEqual(['Ember Lash']);
  expect(priority()).toBe('you');
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([3, 0, 1]);
});

rule('707.1a', 'a link is put on top of the chain and its source is shown before anything is chosen', () => {
  const { you, foe, game, chain, waiting, pass } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: { hand: ['Sudden Knife'], resources: 1, hero: { damage: 1 }, play: [ogre('a', 1)] },
  });
  expect(viewGame(game(), 1).players[0]).toMatchObject({ hand: null, handCount: 1 });
  you.plays('Ember Lash', { targets: 'a' });
  you.passes();
  foe.plays('Sudden Knife');
  expect(waiting()).toMatchObject({ for: 'foe', question: 'target' });
  expect(chain()).toEqual(['Sudden Knife', 'Ember Lash']);
  const [link, below] = viewGame(game(), 0).chain;
  expect(link).toMatchObject({ kind: 'card', name: 'Sudden Knife', targets: [] });
  expect(below).toMatchObject({ name: 'Ember Lash' });
  foe.chooses(foe.hero);
  pass.all();
  pass.all();
  expect(chain()).toEqual([]);
});

rule('707.1a', 'a resource placed face down is put on the chain unseen', () => {
  const { you, game, pass } = scenario({ you: { hand: ['Ember Lash'] }, foe: {} });
  you.places('Ember Lash');
  expect(viewGame(game(), 1).chain).toMatchObject([{ kind: 'resource', name: null }]);
  expect(viewGame(game(), 0).chain).toMatchObject([{ kind: 'resource', name: 'Ember Lash' }]);
  expect(witness(game(), 1).map(({ card }) => card?.name ?? null)).not.toContain('Ember Lash');
  pass.all();
  expect(you.resources).toEqual(['Ember Lash']);
});

rule('707.1b', 'X is chosen among the values that can be paid for', () => {
  const { you, foe, pass } = scenario({ you: { hand: ['Aimed Shot'], resources: 4 }, foe: {} });
  you.refuses({ play: 'Aimed Shot', x: 4, targets: foe.hero }, '707.1b');
  you.plays('Aimed Shot').mustChooseAmong([0, 1, 2, 3]).chooses(2).chooses(foe.hero);
  expect(you.readyResources).toBe(1);
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('707.1b', 'X is chosen among the values for which there is a target', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Mind Control'], resources: 6 },
    foe: {
      play: [
        { card: 'Roadside Ruffian', as: 'one' },
        { card: 'Hired Lance', as: 'three' },
        { card: 'Fen Lurker', as: 'four' },
        { card: 'Quarry Ogre', as: 'five' },
      ],
    },
  });
  you.refuses({ play: 'Mind Control', x: 2 }, '707.1b');
  you.refuses({ play: 'Mind Control', x: 5, targets: 'five' }, '707.1b');
  you.plays('Mind Control').mustChooseAmong([1, 3, 4]).chooses(3);
  pass.all();
  expect(card('three').controller).toBe('you');
  expect(you.readyResources).toBe(1);
});

rule('707.1b', 'X can only be 0 for a card that is played without paying its cost', () => {
  const gift = own(
    'Free Shot',
    ability({ cost: 1, plusX: true }, ratherThanCost(), deal(X, 'ranged', target(heroOrAlly))),
  );
  const rich = scenario({ you: { hand: [gift], resources: 4 }, foe: {} });
  rich.you.refuses({ play: 'Free Shot', x: 2, cost: 'alternate', targets: rich.foe.hero }, '403.3');
  rich.you.plays('Free Shot').mustChooseAmong([0, 1, 2, 3]).chooses(0);
  rich.you.chooses(rich.foe.hero);
  rich.pass.all();
  expect(rich.foe.hero.damage).toBe(0);
  const poor = scenario({ you: { hand: [gift] }, foe: {} });
  poor.you.refuses({ play: 'Free Shot', x: 1, targets: poor.foe.hero }, '707.1b');
  poor.you.plays('Free Shot', { x: 0, cost: 'alternate', targets: poor.foe.hero });
  poor.pass.all();
  expect(poor.you.graveyard).toEqual(['Free Shot']);
});

rule('707.1c', 'of a modal text you choose the mode, one that can be carried out', () => {
  const { you, foe, pass, card } = scenario({
    you: {
      hand: [
        { card: 'Fork in the Road', as: 'f1' },
        { card: 'Fork in the Road', as: 'f2' },
      ],
      resources: 6,
      deck: 4,
    },
    foe: { play: [{ card: 'Quarry Ogre', as: 'tired', exhausted: true }, ogre('fresh')] },
  });
  you.plays('f1').mustChooseAmong([1, 2]).chooses(1);
  pass.all();
  expect(card('tired').zone).toBe('graveyard');
  expect(you.hand).toEqual(['Fork in the Road']);
  you.refuses({ play: 'f2', modes: 1 }, '707.1d');
  you.plays('f2');
  pass.all();
  expect(you.hand).toHaveLength(2);
  expect(foe.allies).toEqual(['Quarry Ogre']);
});

rule('707.1c', 'the same mode is not chosen twice, and only the targets of chosen modes are asked for', () => {
  const two: Effect = {
    do: 'choose modes',
    count: 2,
    modes: [[deal(1, 'fire', target(anAlly))], [exhaust(target(opposing(anAlly)))], [draw()]],
  };
  const plan = own('Long Plan', ability({ cost: 0 }, two));
  const { you, card, pass, game } = scenario({
    you: { hand: [plan], deck: ['Moss Colossus'], play: [ogre('mine')] },
    foe: { play: [ogre('a'), ogre('b')] },
  });
  you.plays('Long Plan').mustChooseAmong([1, 2, 3]).chooses(3);
  const again = answer(game(), { player: 0, choose: { choose: 'mode', mode: 2 } });
  expect(again).toMatchObject({ ok: false, ruling: { rule: '707.1c', reason: 'not offered' } });
  you.mustChooseAmong([1, 2]).chooses(2);
  you.mustChooseAmong(['a', 'b']).chooses('b');
  expect(game().state.chain[0]!.targets).toHaveLength(1);
  pass.all();
  expect(card('b').exhausted).toBe(true);
  expect(['a', 'b', 'mine'].map((name) => card(name).damage)).toEqual([0, 0, 0]);
  expect(you.hand).toEqual(['Moss Colossus']);
});

rule('707.1c', 'a text that wants two modes is not added where only one of them could be carried out', () => {
  const both: Effect = { do: 'choose modes', count: 2, modes: [[draw()], [exhaust(target(opposing(anAlly)))]] };
  const plan = own('Double Plan', ability({ cost: 0 }, both));
  scenario({ you: { hand: [plan], play: [ogre('mine')] }, foe: {} }).you.refuses({ play: 'Double Plan' }, '706.1');
  const { you, card, pass } = scenario({ you: { hand: [plan] }, foe: { play: [ogre('a')] } });
  you.plays('Double Plan').mustChooseAmong([1, 2]).chooses(2);
  pass.all();
  expect(card('a').exhausted).toBe(true);
  expect(you.hand).toHaveLength(1);
});

rule('707.1c', 'if an opponent chooses, you say which opponent and he says which mode; the targets are yours', () => {
  const bargain: Effect = {
    do: 'choose modes',
    count: 1,
    by: 'an opponent',
    modes: [[deal(3, 'shadow', target(heroOrAlly))], [draw(2)]],
  };
  const pact = own('Cruel Bargain', ability({ cost: 0 }, bargain));
  const { you, foe, rival, card, pass } = scenario({
    you: { team: 'A', hand: [pact] },
    foe: { team: 'B', play: [ogre('a')] },
    friend: { team: 'A' },
    rival: { team: 'C' },
  });
  you.plays('Cruel Bargain').mustChooseAmong([foe, rival]).chooses(rival);
  rival.mustChooseAmong([1, 2]).chooses(1);
  you.mustChooseAmong([you.hero, foe.hero, 'friend.hero', rival.hero, 'a']).chooses('a');
  pass.all();
  expect(card('a').damage).toBe(3);
  expect(you.hand).toEqual([]);
});

rule('707.1d', 'a link is not added unless all of its targets can be chosen', () => {
  const both = own('Both', ability({ cost: 0 }, deal(1, 'fire', target(damaged(anAlly))), exhaust(target(anAlly))));
  const apart = own('Apart', ability({ cost: 0 }, deal(1, 'fire', target(anAlly)), exhaust(anotherTarget(anAlly))));
  const { you, chain } = scenario({ you: { hand: [both, apart] }, foe: { play: [ogre('a')] } });
  you.refuses({ play: 'Both' }, '706.1');
  you.refuses({ play: 'Apart' }, '706.1');
  you.mustChooseAmong(['pass', { place: 'Both' }, { place: 'Apart' }, { attack: you.hero }]);
  expect(chain()).toEqual([]);
});

rule('707.1d', 'the targets are chosen in an order that leaves one for every description', () => {
  const apart = own(
    'Apart',
    ability(
      { cost: 0 },
      deal(1, 'fire', target(anAlly, { exactly: 2 })),
      exhaust(anotherTarget(tagged('Ogre', anAlly))),
    ),
  );
  const { you, card, pass } = scenario({
    you: { hand: [apart] },
    foe: { play: [ogre('ogre'), { card: 'Moss Colossus', as: 'colossus' }, { card: 'Fen Lurker', as: 'lurker' }] },
  });
  you.refuses({ play: 'Apart', targets: ['ogre', 'colossus', 'lurker'] }, '706.1');
  you.plays('Apart').mustChooseAmong(['colossus', 'lurker']).chooses('colossus');
  pass.all();
  expect(['ogre', 'colossus', 'lurker'].map((name) => card(name).damage)).toEqual([0, 1, 1]);
  expect(['ogre', 'colossus', 'lurker'].map((name) => card(name).exhausted)).toEqual([true, false, false]);
});

rule('707.1d', 'no more targets are taken than leave enough for the rest of the text', () => {
  const apart = own('Apart', ability({ cost: 0 }, deal(1, 'fire', upTo(3, anAlly)), exhaust(anotherTarget(anAlly))));
  const { you, card, pass } = scenario({ you: { hand: [apart] }, foe: { play: [ogre('a'), ogre('b'), ogre('c')] } });
  you.plays('Apart').mustChooseAmong([0, 1, 2]).chooses(2);
  you.chooses('a').chooses('b');
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([1, 1, 0]);
  expect(card('c').exhausted).toBe(true);
});

rule('707.1d', 'a number of targets that is read from the game is locked in as they are chosen', () => {
  const many = own('As Many', ability({ cost: 0 }, deal(1, 'fire', upTo(countOf(yours(anAlly)), opposing(anAlly)))));
  const { you, foe, card, pass } = scenario({
    you: {
      hand: [many],
      play: [
        { card: 'Footsoldier', as: 'one' },
        { card: 'Footsoldier', as: 'two' },
      ],
    },
    foe: { hand: ['Ember Lash'], resources: 2, play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.plays('As Many').mustChooseAmong([0, 1, 2]).chooses(2);
  you.chooses('a').chooses('c');
  you.passes();
  foe.plays('Ember Lash', { targets: 'one' });
  pass.all();
  expect(you.allies).toEqual(['Footsoldier']);
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([1, 0, 1]);
});

rule('707.1d', 'different amounts belong to the targets for which they were named, whoever else is gone', () => {
  const { you, foe, card, pass } = scenario({
    you: { hand: ['Chain Lightning'], resources: 5 },
    foe: { hand: ['Blessing of Freedom'], resources: 1, play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.plays('Chain Lightning', { targets: ['b', 'c', 'a'] });
  you.passes();
  foe.plays('Blessing of Freedom', { targets: 'b' });
  pass.all();
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([1, 0, 2]);
});

const spark = own(
  'Spark',
  ability({ cost: 0, plusX: true }, divided(deal(X, 'nature', target(anAlly, { anyNumber: true })))),
);

rule('707.1d', 'what is divided goes in positive shares to at most as many targets as there are points', () => {
  const { you, card, pass } = scenario({
    you: { hand: [spark], resources: 3 },
    foe: { play: [ogre('a'), ogre('b'), ogre('c'), ogre('d')] },
  });
  you.refuses({ play: 'Spark', x: 3, targets: [{ a: 3, b: 0 }] }, '707.1d');
  you.refuses({ play: 'Spark', x: 3, targets: [{ a: 2, b: 2 }] }, '707.1d');
  you.plays('Spark', { x: 3 }).mustChooseAmong([1, 2, 3]).chooses(2);
  you.chooses('d').chooses('b').mustChooseAmong([1, 2]).chooses(2);
  pass.all();
  expect(['a', 'b', 'c', 'd'].map((name) => card(name).damage)).toEqual([0, 1, 0, 2]);
});

rule('707.1d', 'nothing divided goes to nobody, and something is not divided among nobody', () => {
  const { you, game, pass } = scenario({ you: { hand: [spark], resources: 1 }, foe: { play: [ogre('a'), ogre('b')] } });
  you.plays('Spark').mustChooseAmong([0, 1]).chooses(0);
  expect(game().state.chain[0]!.targets).toEqual([[]]);
  pass.all();
  expect(you.graveyard).toEqual(['Spark']);
  const lone = scenario({ you: { hand: [spark], resources: 1 }, foe: {} });
  lone.you.refuses({ play: 'Spark', x: 1 }, '707.1b');
  lone.you.plays('Spark', { x: 0 });
  lone.pass.all();
});

rule('707.1d', 'an amount that is divided is locked in as the shares are named', () => {
  const rally = own(
    'Volley',
    ability(
      { cost: 0 },
      divided(deal(countOf(yours(anAlly)), 'ranged', target(opposing(anAlly), { anyNumber: true }))),
    ),
  );
  const { you, foe, card, pass } = scenario({
    you: {
      hand: [rally],
      play: [
        { card: 'Footsoldier', as: 'one' },
        { card: 'Footsoldier', as: 'two' },
        { card: 'Footsoldier', as: 'three' },
      ],
    },
    foe: { hand: ['Ember Lash'], resources: 2, play: [ogre('a'), ogre('b')] },
  });
  you.plays('Volley', { targets: [{ a: 1, b: 2 }] });
  you.passes();
  foe.plays('Ember Lash', { targets: 'one' });
  pass.all();
  expect(you.allies).toHaveLength(2);
  pass.all();
  expect([card('a').damage, card('b').damage]).toEqual([1, 2]);
});

rule('707.1c', 'one or both: a second mode may be chosen, perhaps only if something is so', () => {
  const modes = [[draw()], [exhaust(target(anAlly))]];
  const both = own('Both', ability({ cost: 0, instant: true }, { do: 'choose modes', count: 1, upTo: 2, modes }));
  const never = own(
    'Never',
    ability(
      { cost: 0, instant: true },
      { do: 'choose modes', count: 1, upTo: 2, upToIf: { is: 'turn of', whose: 'opposing' }, modes },
    ),
  );
  const t = scenario({
    you: { hand: [{ card: both, as: 'first' }, { card: both, as: 'second' }, never], play: [ogre('mine')], deck: 9 },
    foe: { deck: 9 },
  });
  t.you.plays('first').mustChooseAmong(['1', '2']).chooses('1');
  t.you.mustChooseAmong(['2', 'none']).chooses('2');
  t.pass.all();
  expect([t.you.deck.length, t.card('mine').exhausted]).toEqual([8, true]);
  t.you.plays('second').chooses('1').chooses('none');
  t.pass.all();
  expect(t.you.deck.length).toBe(7);
  t.you.plays('Never').mustChooseAmong(['1', '2']).chooses('1');
  t.pass.all();
  expect(t.you.deck.length).toBe(6);
});
