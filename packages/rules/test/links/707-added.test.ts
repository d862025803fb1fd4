import type { Price } from '@meetingstone/cards/language';
import {
  ability,
  aCard,
  ally,
  anAbility,
  anAlly,
  atkOf,
  costToPlay,
  discarding,
  draw,
  exhausting,
  heroOrAlly,
  pay,
  payLessTo,
  target,
  targetPlayer,
  thisCard,
  thisDeals,
  when,
  youPlay,
} from '@meetingstone/cards/language';
import type { Power } from '@meetingstone/rules';
import { answer, viewGame, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own, written } from './own.ts';

const ogre = (as: string) => ({ card: 'Quarry Ogre', as });
const taxing = (by: number): Power => ({
  power: 'cost change',
  change: { cost: 'play', noun: anAbility, whose: 'opposing', by },
});

/** What playing a card of cost 3 really takes, with these modifiers around. */
function spent(mine: readonly Power[], theirs: readonly Power[], prices?: readonly Price[]): number {
  const helper = (power: Power, n: number) =>
    own(`Helper ${n}`, ally({ cost: 1, atk: [1, 'melee'], health: 1 }, power));
  const powers = prices ? [costToPlay(...prices)] : [];
  const idea = own('Idea', ability({ cost: 3 }, ...powers, draw()));
  const { you, pass } = scenario({
    you: { hand: [idea], resources: 9, play: mine.map(helper) },
    foe: { play: theirs.map((power, n) => helper(power, n + 10)) },
  });
  you.plays('Idea');
  pass.all();
  return 9 - you.readyResources;
}

rule('707.1e', 'additions to a cost add up, and so do reductions', () => {
  expect(spent([], [])).toBe(3);
  expect(spent([], [taxing(1)])).toBe(4);
  expect(spent([], [taxing(1), taxing(2)])).toBe(6);
  expect(spent([payLessTo('play', 1, anAbility)], [])).toBe(2);
  expect(spent([payLessTo('play', 1, anAbility), payLessTo('play', 1, anAbility)], [])).toBe(1);
  expect(spent([payLessTo('play', 1, anAlly)], [])).toBe(3);
  expect(spent([], [], [2])).toBe(5);
});

rule('707.1e', 'additions come before reductions, and below 0 is 0', () => {
  expect(spent([payLessTo('play', 5, anAbility)], [])).toBe(0);
  expect(spent([payLessTo('play', 5, anAbility)], [taxing(2)])).toBe(0);
  expect(spent([payLessTo('play', 4, anAbility)], [taxing(2)], [1])).toBe(2);
});

rule('707.1e', 'a minimum holds for its own reduction and for no other', () => {
  expect(spent([payLessTo('play', 3, anAbility, 1)], [])).toBe(1);
  expect(spent([payLessTo('play', 3, anAbility, 1), payLessTo('play', 1, anAbility)], [])).toBe(0);
  expect(spent([payLessTo('play', 1, anAbility), payLessTo('play', 3, anAbility, 1)], [])).toBe(0);
  expect(spent([payLessTo('play', 3, anAbility), payLessTo('play', 2, anAbility, 2)], [])).toBe(0);
});

rule('707.1e', 'an alternate cost takes the place of the printed one before anything is added or taken off', () => {
  const keeper = own('Toll Keeper', ally({ cost: 1, atk: [1, 'melee'], health: 1 }, taxing(1)));
  const { you, foe, card, pass } = scenario({
    you: { hand: ['Shield Bash'], resources: 3, play: ['Oaken Buckler'] },
    foe: { play: [keeper] },
  });
  you.plays('Shield Bash', { targets: foe.hero, cost: 'alternate', pay: 'Oaken Buckler' });
  expect(you.readyResources).toBe(2);
  expect(card('Oaken Buckler').exhausted).toBe(true);
  pass.all();
  expect(foe.hero.damage).toBe(1);
});

rule('707.1e', 'a cost that would be replaced can not be paid', () => {
  const { you, foe, card, pass } = scenario({
    you: { play: [{ card: 'Dramla Lifebender', as: 'dramla', damage: 3 }, ogre('mine'), 'Ritual Sacrifice'] },
    foe: { hand: ['Fire Blast'], resources: 1 },
  });
  you.refuses({ use: 'Ritual Sacrifice', targets: foe.hero, pay: 'mine' }, '403.1');
  you.attacks(you.hero, foe.hero);
  you.passes();
  foe.plays('Fire Blast', { targets: 'dramla' });
  pass.all();
  expect(card('dramla').zone).toBe('removed');
  you.uses('Ritual Sacrifice', { targets: foe.hero, pay: 'mine' });
  expect(card('mine').zone).toBe('graveyard');
  pass.all();
  expect(foe.hero.damage).toBe(1);
});

const listener = (name: string, power: Power) => own(name, ally({ cost: 1, atk: [1, 'arcane'], health: 4 }, power));
const touched = listener('Touched', when({ event: 'become targeted', card: { self: true } }, draw()));

rule('707.1f', 'as a link becomes added, what watches for playing, using, completing or targeting triggers', () => {
  const heard = (event: 'play' | 'use' | 'complete') =>
    listener(`Hears ${event}`, when({ event, whose: 'you' }, draw()));
  const { you, foe, chain, pass } = scenario({
    you: {
      hand: ['Ember Lash'],
      resources: ['Letters for the Front', 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier'],
      play: ['Bonechill Adept', heard('play'), heard('use'), heard('complete')],
    },
    foe: { play: [touched] },
  });
  you.plays('Ember Lash', { targets: 'Touched', exhaust: ['Letters for the Front'] });
  expect(chain()).toEqual(['Touched', 'Hears play', 'Ember Lash']);
  for (let n = 0; n < 3; n++) pass.all();
  you.uses('Bonechill Adept', { targets: foe.hero });
  expect(chain()).toEqual(['Hears use', 'Bonechill Adept']);
  for (let n = 0; n < 2; n++) pass.all();
  you.completes('Letters for the Front');
  expect(chain()).toEqual(['Hears complete', 'Letters for the Front']);
  for (let n = 0; n < 2; n++) pass.all();
  expect(you.hand).toHaveLength(4);
  expect(foe.hand).toHaveLength(1);
});

rule('707.1f', 'nothing triggers off a link before it is added', () => {
  const dear = own('Dear Idea', ability({ cost: 0 }, costToPlay(discarding(aCard)), draw(1, targetPlayer())));
  const { you, foe, game, waiting, chain, pass } = scenario({
    you: {
      hand: [dear, 'Hired Lance', 'Ember Lash'],
      play: [listener('Hears play', when(youPlay(anAbility), draw()))],
    },
    foe: {},
  });
  you.plays('Dear Idea', { targets: foe });
  expect(waiting()?.question).toBe('pay with');
  expect(game().state.waiting).toEqual([]);
  you.chooses('Hired Lance');
  expect(chain()).toEqual(['Hears play', 'Dear Idea']);
  pass.all();
  pass.all();
  expect(foe.hand).toHaveLength(1);
});

rule('707.1f', 'who has added a link gets priority again; a triggered effect brings its controller none', () => {
  const { you, foe, chain, priority, pass } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: { hand: ['War Chorus', 'Mending Chant'], resources: 4, play: [touched] },
  });
  you.plays('Ember Lash', { targets: 'Touched' });
  expect(chain()).toEqual(['Touched', 'Ember Lash']);
  expect(priority()).toBe('you');
  you.passes();
  foe.plays('War Chorus');
  expect(priority()).toBe('foe');
  foe.plays('Mending Chant', { targets: 'Touched' });
  expect(chain()).toEqual(['Touched', 'Mending Chant', 'War Chorus', 'Touched', 'Ember Lash']);
  expect(priority()).toBe('foe');
  for (let n = 0; n < 5; n++) pass.all();
  expect(chain()).toEqual([]);
});

example(
  '707.1f#1',
  'Shield Bash: first its target, then one of its costs, and only at the end whether to interrupt',
  () => {
    const { you, foe, card, chain, pass, waiting } = scenario({
      foe: { hand: ['Ember Lash', 'War Chorus'], resources: 4, play: [ogre('ally')] },
      you: { hand: ['Shield Bash', { card: 'Shield Bash', as: 'bash' }], resources: 3, play: ['Oaken Buckler'] },
    });
    foe.plays('Ember Lash', { targets: you.hero });
    foe.plays('War Chorus');
    foe.passes();
    you.plays('bash');
    expect(chain()).toEqual(['Shield Bash', 'War Chorus', 'Ember Lash']);
    expect(waiting()?.question).toBe('target');
    you.mustChooseAmong([foe.hero, you.hero, 'ally']).chooses(foe.hero);
    expect(you.readyResources).toBe(0);
    expect(card('Oaken Buckler').exhausted).toBe(false);
    pass.all();
    expect(foe.hero.damage).toBe(1);
    expect(waiting()).toMatchObject({ for: 'you', question: 'may', options: ['yes', 'no'] });
    you.chooses('yes').mustChooseAmong(['War Chorus', 'Ember Lash']).chooses('War Chorus');
    expect(chain()).toEqual(['Ember Lash']);
    expect(foe.graveyard).toEqual(['War Chorus']);
    foe.passes();
    you.plays('Shield Bash', { targets: 'ally', cost: 'alternate' });
    expect(card('Oaken Buckler').exhausted).toBe(true);
    pass.all();
    expect(card('ally').damage).toBe(1);
    expect(chain()).toEqual(['Ember Lash']);
    pass.all();
    expect(you.hero.damage).toBe(3);
  },
);

rule('707.2', 'a link that can not be finished is taken back, and whoever had priority has it again', () => {
  const effort = ability({ cost: 1, instant: true }, costToPlay(exhausting(anAlly)), draw(1, targetPlayer()));
  const { you, foe, game, chain, priority, card, pass } = scenario({
    foe: { hand: ['Ember Lash'], resources: 2, play: [ogre('theirs')] },
    you: { hand: [own('Team Effort', effort), 'War Chorus'], resources: 3, play: [ogre('mine')] },
  });
  foe.plays('Ember Lash', { targets: foe.hero });
  foe.passes();
  const before = written(game());
  you.plays('Team Effort').chooses(you);
  expect(chain()).toEqual(['Team Effort', 'Ember Lash']);
  you.mustChooseAmong(['mine', 'theirs']).chooses('theirs');
  foe.mustChooseAmong(['yes', 'no']).chooses('no');
  expect(written(game()) === before).toBe(true);
  expect(chain()).toEqual(['Ember Lash']);
  expect(priority()).toBe('you');
  expect(card('Team Effort').zone).toBe('hand');
  expect(you.readyResources).toBe(3);
  you.mustChooseAmong(['pass', { play: 'Team Effort' }, { play: 'War Chorus' }]);
  you.plays('Team Effort', { targets: you, pay: 'mine' });
  pass.all();
  pass.all();
  expect(you.hand).toHaveLength(2);
});

rule('707.2', 'also when the last target leaves the game with its player while it is being chosen', () => {
  const { you, game, waiting } = scenario({
    you: { team: 'A', hand: ['Barbed Arrow'], resources: 2 },
    rival: { team: 'B', play: [ogre('a'), ogre('b')] },
    other: { team: 'C' },
  });
  const { state } = game();
  you.plays('Barbed Arrow').mustChooseAmong(['a', 'b']);
  expect(waiting()?.question).toBe('target');
  const conceded = answer(game(), { player: 1, choose: 'concede' });
  if (!conceded.ok) throw new Error(conceded.ruling.reason);
  const after = conceded.game;
  expect(after.state.chain).toEqual([]);
  expect(after.state.players.map(({ lost }) => lost)).toEqual([false, true, false]);
  expect(after.state.players[0]).toEqual(state.players[0]);
  expect(after.decision).toMatchObject({ player: 0, question: 'priority' });
  expect(after.decision!.options.filter(({ choose }) => choose === 'play')).toEqual([]);
  expect(viewGame(after, 0).play.filter(({ exhausted }) => exhausted)).toEqual([]);
  you.chooses('a');
});

rule('707.3', 'an effect goes on without its source, and is dealt by it as it last was', () => {
  const power = pay(['activate'], thisDeals(atkOf(thisCard), 'nature', target(heroOrAlly)));
  const stinger = own('Stinger', ally({ cost: 1, atk: [2, 'nature'], health: 1 }, power));
  const { you, foe, card, chain, pass, game } = scenario({
    you: { hand: ['War Chorus'], resources: 2, play: [{ card: stinger, as: 'stinger' }] },
    foe: { hand: ['Fire Blast'], resources: 1 },
  });
  you.plays('War Chorus');
  pass.all();
  expect(card('stinger').atk).toBe(3);
  you.uses('stinger', { targets: foe.hero });
  you.passes();
  foe.plays('Fire Blast', { targets: 'stinger' });
  pass.all();
  expect(card('stinger')).toMatchObject({ zone: 'graveyard', atk: 2 });
  expect(chain()).toEqual(['Stinger']);
  pass.all();
  expect(foe.hero.damage).toBe(3);
  expect(witness(game(), 1).find(({ event }) => event === 'deal')?.by?.name).toBe('Stinger');
});
