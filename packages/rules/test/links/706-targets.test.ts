import {
  ability,
  aHero,
  ally,
  anAbility,
  anAlly,
  anotherTarget,
  changeTarget,
  chosen,
  damaged,
  deal,
  destroy,
  destroyThis,
  discard,
  draw,
  exhaust,
  ifSo,
  inZone,
  is,
  opposing,
  other,
  pay,
  putIntoHand,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  when,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const ogre = (as: string, damage = 0) => ({ card: 'Quarry Ogre', as, damage });

rule('706.1', 'a target is chosen as the link is added, from what fits its description and can be targeted', () => {
  const stab = own('Stab', ability({ cost: 1 }, deal(1, 'melee', target(damaged(opposing(anAlly))))));
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [stab], resources: 1, play: [ogre('mine', 1)] },
    foe: {
      hero: { damage: 2 },
      play: [ogre('hurt', 1), ogre('bruised', 2), ogre('whole'), { card: 'Sunspire Duelist', damage: 1 }],
    },
  });
  you.refuses({ play: 'Stab', targets: 'mine' }, '706.1');
  you.refuses({ play: 'Stab', targets: 'whole' }, '706.1');
  you.refuses({ play: 'Stab', targets: 'Sunspire Duelist' }, '706.1');
  you.refuses({ play: 'Stab', targets: foe.hero }, '706.1');
  you.plays('Stab').mustChooseAmong(['hurt', 'bruised']);
  expect(chain()).toEqual(['Stab']);
  you.chooses('bruised');
  expect(you.readyResources).toBe(0);
  pass.all();
  expect([card('hurt').damage, card('bruised').damage]).toEqual([1, 3]);
});

rule('706.1', 'a player can be a target, as far as the description goes', () => {
  const doubt = own('Doubt', ability({ cost: 0 }, discard(1, targetOpponent())));
  const gift = own('Gift', ability({ cost: 0 }, draw(1, targetPlayer())));
  const { you, friend, foe, rival, pass } = scenario({
    you: { team: 'A', hand: [doubt, gift] },
    foe: { team: 'B', hand: 1 },
    friend: { team: 'A', hand: 1, deck: ['Moss Colossus'] },
    rival: { team: 'C', hand: ['Quarry Ogre'] },
  });
  you.refuses({ play: 'Doubt', targets: friend }, '706.1');
  you.plays('Doubt').mustChooseAmong([foe, rival]).chooses(rival);
  pass.all();
  expect(rival.graveyard).toEqual(['Quarry Ogre']);
  expect(foe.hand).toHaveLength(1);
  you.plays('Gift').mustChooseAmong([you, foe, friend, rival]).chooses(friend);
  pass.all();
  expect(friend.hand).toEqual(['Footsoldier', 'Moss Colossus']);
});

rule('706.1', 'a link is never one of its own targets', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: ['Ember Lash', 'War Chorus'], resources: 4 },
    foe: { hand: ['Last Word'], resources: 3 },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.plays('War Chorus');
  you.passes();
  foe.plays('Last Word').mustChooseAmong(['Ember Lash', 'War Chorus']).chooses('Ember Lash');
  pass.all();
  expect(chain()).toEqual(['War Chorus']);
  expect(foe.graveyard).toEqual(['Last Word']);
  pass.all();
});

rule('706.1', 'with no other ability on the chain, an interrupting ability has no target and can not be added', () => {
  const { you, pass } = scenario({ you: { hand: ['Last Word'], resources: 3 }, foe: {} });
  you.refuses({ play: 'Last Word' }, '706.1');
  pass.all();
});

rule('706.1', 'one instance of the word takes the same card only once', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Cleaving Arc'], resources: 2 },
    foe: { play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.refuses({ play: 'Cleaving Arc', targets: ['a', 'a'] }, '706.1');
  you.plays('Cleaving Arc').mustChooseAmong([0, 1, 2]).chooses(2);
  you.mustChooseAmong(['a', 'b', 'c']).chooses('b');
  you.mustChooseAmong(['a', 'c']).chooses('a');
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([2, 2, 0]);
});

rule('706.1', 'a second instance of the word may take the same card again, unless it says another', () => {
  const twice = own('Twice', ability({ cost: 0 }, deal(1, 'fire', target(anAlly)), exhaust(target(anAlly))));
  const apart = own('Apart', ability({ cost: 0 }, deal(1, 'fire', target(anAlly)), exhaust(anotherTarget(anAlly))));
  const { you, card, pass } = scenario({
    you: { hand: [twice, apart] },
    foe: { play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.plays('Twice').mustChooseAmong(['a', 'b', 'c']).chooses('a');
  you.mustChooseAmong(['a', 'b', 'c']).chooses('a');
  pass.all();
  expect(card('a')).toMatchObject({ damage: 1, exhausted: true });
  you.plays('Apart').mustChooseAmong(['a', 'b', 'c']).chooses('b');
  you.mustChooseAmong(['a', 'c']);
  you.refuses({ choose: 'b' }, '706.1');
  you.chooses('c');
  pass.all();
  expect(card('b')).toMatchObject({ damage: 1, exhausted: false });
  expect(card('c')).toMatchObject({ damage: 0, exhausted: true });
});

rule(
  '706.1a',
  'a link without the word target has none: it chooses as it resolves, among untargetable cards too',
  () => {
    const pick = own('Pick', ability({ cost: 0 }, destroy(chosen(opposing(anAlly)))));
    const { you, foe, game, pass } = scenario({
      you: { hand: [pick] },
      foe: { play: ['Sunspire Duelist', 'Footsoldier'] },
    });
    you.plays('Pick');
    expect(game().state.chain[0]!.targets).toEqual([]);
    pass.all();
    you.mustChooseAmong(['Sunspire Duelist', 'Footsoldier']).chooses('Sunspire Duelist');
    expect(foe.allies).toEqual(['Footsoldier']);
  },
);

const deflect = own(
  'Deflect',
  ability({ cost: 0, instant: true }, changeTarget(chosen(inZone('chain', other(anAbility))), chosen(anAlly))),
);

rule('706.1a', 'only a link with exactly one target, chosen exactly once, has a single target to be changed', () => {
  const twice = own('Twice', ability({ cost: 0 }, deal(1, 'fire', target(anAlly)), exhaust(target(anAlly))));
  const { you, foe, card, pass } = scenario({
    you: { hand: ['Cleaving Arc', { card: 'Cleaving Arc', as: 'second arc' }, twice], resources: 4 },
    foe: {
      hand: [
        { card: deflect, as: 'd1' },
        { card: deflect, as: 'd2' },
        { card: deflect, as: 'd3' },
      ],
      play: [ogre('a'), ogre('b'), ogre('c')],
    },
  });
  you.plays('second arc', { targets: ['a', 'b'] });
  you.passes();
  foe.plays('d1');
  pass.all();
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([2, 2, 0]);
  you.plays('Twice', { targets: ['a', 'a'] });
  you.passes();
  foe.plays('d2');
  pass.all();
  pass.all();
  expect(card('a')).toMatchObject({ damage: 3, exhausted: true });
  you.plays('Cleaving Arc', { targets: ['a'] });
  you.passes();
  foe.plays('d3');
  pass.all();
  foe.mustChooseAmong(['b', 'c']).chooses('c');
  pass.all();
  expect(['a', 'b', 'c'].map((name) => card(name).damage)).toEqual([3, 2, 2]);
});

rule('706.1b', 'without a zone in its description only cards in play are targets, with one only cards there', () => {
  const recall = own('Recall', ability({ cost: 0 }, putIntoHand(target(anAlly))));
  const exhume = own('Exhume', ability({ cost: 0 }, putIntoHand(target(yours(inZone('graveyard', anAlly))))));
  const dead = (as: string) => ({ card: 'Footsoldier', as });
  const { you, card, pass } = scenario({
    you: {
      hand: [recall, exhume, dead('in hand')],
      graveyard: [dead('dead'), dead('buried'), 'Ember Lash'],
      removed: [dead('gone')],
      play: [dead('mine')],
    },
    foe: { graveyard: [dead('other dead')], play: [dead('theirs')] },
  });
  for (const elsewhere of ['dead', 'gone', 'in hand']) you.refuses({ play: 'Recall', targets: elsewhere }, '706.1b');
  you.plays('Recall').mustChooseAmong(['mine', 'theirs']).chooses('theirs');
  pass.all();
  expect(card('theirs').zone).toBe('hand');
  you.plays('Exhume').mustChooseAmong(['dead', 'buried']).chooses('buried');
  pass.all();
  expect(card('buried').zone).toBe('hand');
});

rule('706.1b', 'for interruption only cards on the chain are targets, though the text names no zone of theirs', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: ['Ember Lash'], graveyard: ['Ember Lash'], resources: 2, play: ['World in Flames'] },
    foe: { hand: ['Last Word', 'War Chorus'], resources: 3, play: ['Last Stand'] },
  });
  const idle = scenario({ you: {}, foe: { hand: ['Last Word'], resources: 3 } }, { turn: 'foe' });
  idle.foe.refuses({ play: 'Last Word' }, '706.1');
  you.plays('Ember Lash', { targets: foe.hero });
  you.passes();
  foe.refuses({ play: 'Last Word', targets: 'World in Flames' }, '706.1');
  foe.refuses({ play: 'Last Word', targets: 'War Chorus' }, '706.1');
  foe.plays('Last Word');
  pass.all();
  expect(chain()).toEqual([]);
  expect(foe.hero.damage).toBe(0);
});

example('706.1b#1', 'Ranthus Adler sends back an ally in play, never one that lies elsewhere', () => {
  const ranthus = own(
    'Ranthus Adler',
    ally({ cost: 2, atk: [2, 'melee'], health: 2 }, pay([1, destroyThis], putIntoHand(target(anAlly)))),
  );
  const { you, foe, card, chain, pass } = scenario({
    you: { resources: 1, play: [{ card: ranthus, as: 'ranthus' }, ogre('mine')], graveyard: ['Hired Lance'] },
    foe: { hand: ['Moss Colossus'], play: [ogre('theirs')] },
  });
  you.refuses({ use: 'ranthus', targets: 'Hired Lance' }, '706.1');
  you.refuses({ use: 'ranthus', targets: 'Moss Colossus' }, '706.1');
  you.uses('ranthus').mustChooseAmong(['ranthus', 'mine', 'theirs']).chooses('theirs');
  pass.all();
  expect(card('theirs').zone).toBe('hand');
  expect(foe.hand).toEqual(['Moss Colossus', 'Quarry Ogre']);
  expect(you.graveyard).toEqual(['Hired Lance', 'Ranthus Adler']);
  expect(chain()).toEqual([]);
});

rule('706.1c', 'a power that a link gives gets its targets only when it is used, again and again', () => {
  const { you, game, card, pass, chain } = scenario({
    you: { hand: ['Face Smash'], resources: 4, play: [ogre('smasher'), ogre('friend')] },
    foe: { play: [ogre('a')] },
  });
  you.plays('Face Smash').mustChooseAmong(['smasher', 'friend', 'a']).chooses('smasher');
  expect(game().state.chain[0]!.targets).toHaveLength(1);
  pass.all();
  expect(chain()).toEqual([]);
  you.uses('smasher').mustChooseAmong(['smasher', 'friend', 'a']).chooses('a');
  pass.all();
  expect(card('a').zone).toBe('graveyard');
});

example('706.1c#1', 'Face Smash targets the smasher as it is played, and the victim as the power is used', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Face Smash', 'Roadside Ruffian'], resources: 5, play: [ogre('smasher')] },
    foe: {},
  });
  you.plays('Face Smash', { targets: 'smasher' });
  pass.all();
  you.plays('Roadside Ruffian');
  pass.all();
  you.uses('smasher').mustChooseAmong(['smasher', 'Roadside Ruffian']).chooses('Roadside Ruffian');
  pass.all();
  expect(card('Roadside Ruffian').zone).toBe('graveyard');
  expect(card('smasher').exhausted).toBe(true);
});

rule('706.2', 'to change a target is to target a second one with that link, which triggers what watches for it', () => {
  const watchful = own(
    'Watchful Ogre',
    ally({ cost: 2, atk: [2, 'melee'], health: 5 }, when({ event: 'become targeted', card: { self: true } }, draw())),
  );
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: ['Ember Lash'], resources: 2, play: [ogre('mine')] },
    foe: { hand: [deflect], deck: ['Moss Colossus'], play: [ogre('a'), watchful, 'Sunspire Duelist'] },
  });
  you.plays('Ember Lash', { targets: 'a' });
  you.passes();
  foe.plays('Deflect');
  pass.all();
  foe.mustChooseAmong(['mine', 'Watchful Ogre']).chooses('Watchful Ogre');
  expect(chain()).toEqual(['Watchful Ogre', 'Ember Lash']);
  pass.all();
  expect(foe.hand).toEqual(['Moss Colossus']);
  pass.all();
  expect([card('a').damage, card('mine').damage, card('Watchful Ogre').damage]).toEqual([0, 0, 3]);
});

rule('706.2', 'a reflected ability hits the hero of the player who played it', () => {
  const { you, foe, chain, pass } = scenario({
    you: { hand: ['Ember Lash'], resources: 2 },
    foe: { hand: ['Spell Reflection'], play: ['Oaken Buckler'] },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.passes();
  foe.plays('Spell Reflection', { cost: 'alternate', pay: 'Oaken Buckler' });
  pass.all();
  expect(chain()).toEqual(['Ember Lash']);
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([3, 0]);
});

rule('706.2', 'who is opposing stays as it was, and without a second target nothing changes', () => {
  const sting = own('Sting', ability({ cost: 0, instant: true }, deal(1, 'nature', target(opposing(anAlly)))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [sting], play: [ogre('mine')] },
    foe: { hand: [deflect], play: [ogre('a'), ogre('b'), ogre('c')] },
  });
  you.plays('Sting', { targets: 'a' });
  you.passes();
  foe.plays('Deflect');
  pass.all();
  foe.mustChooseAmong(['b', 'c']).chooses('b');
  pass.all();
  expect(['a', 'b', 'c', 'mine'].map((name) => card(name).damage)).toEqual([0, 1, 0, 0]);
  const alone = scenario({
    you: { hand: [sting], play: [ogre('mine')] },
    foe: { hand: [deflect], play: [ogre('a')] },
  });
  alone.you.plays('Sting', { targets: 'a' });
  alone.you.passes();
  alone.foe.plays('Deflect');
  alone.pass.all();
  expect(alone.chain()).toEqual(['Sting']);
  alone.pass.all();
  expect([alone.card('a').damage, alone.card('mine').damage]).toEqual([1, 0]);
});

example('706.2#1', 'Spell Reflection can not turn a Judgement that must hit an opponent back on its own player', () => {
  const { you, foe, card, chain, pass } = scenario({
    foe: { hand: ['Judgement of Wisdom'], resources: 5 },
    you: { hand: ['Spell Reflection'], resources: 3 },
  });
  foe.plays('Judgement of Wisdom', { targets: you.hero });
  foe.passes();
  you.plays('Spell Reflection');
  pass.all();
  expect(you.graveyard).toEqual(['Spell Reflection']);
  expect(chain()).toEqual(['Judgement of Wisdom']);
  pass.all();
  expect(card('Judgement of Wisdom').attachedTo).toBe('you.hero');
});

rule('706.3', 'a hero counts as targeted only while it is a legal target as the link resolves', () => {
  const twin = own(
    'Twin Blow',
    ability(
      { cost: 0, instant: true },
      deal(1, 'melee', target(anAlly)),
      exhaust(target(aHero)),
      ifSo(is(targeted(1), aHero), draw()),
    ),
  );
  for (const saved of [false, true]) {
    const { you, foe, card, pass } = scenario({
      you: { hand: [twin], deck: ['Moss Colossus'] },
      foe: { hand: ['Blessing of Freedom'], resources: 1, play: [ogre('a')] },
    });
    you.plays('Twin Blow', { targets: ['a', foe.hero] });
    you.passes();
    if (saved) {
      foe.plays('Blessing of Freedom', { targets: foe.hero });
      pass.all();
      pass.all();
    } else foe.passes();
    expect(card('a').damage).toBe(1);
    expect(foe.hero.exhausted).toBe(!saved);
    expect(you.hand).toEqual(saved ? [] : ['Moss Colossus']);
  }
});
