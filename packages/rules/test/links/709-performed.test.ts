import {
  ability,
  anAlly,
  atk,
  attached,
  attachment,
  discard,
  draw,
  exhaust,
  give,
  have,
  heroOrAlly,
  ifYouDo,
  ongoing,
  opposing,
  putIntoHand,
  target,
  targeted,
  thisCard,
  yours,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const ogre = (as: string) => ({ card: 'Quarry Ogre', as });

rule('709.2f', 'what follows on "if you do" happens only if all the actions before it were really performed', () => {
  const both = { ...ifYouDo(draw(0), draw(2)), first: [exhaust(target(anAlly)), discard()] } as Effect;
  const bargain = own('Bargain', ability({ cost: 0 }, both));
  const after = (exhausted: boolean, hand: readonly string[]): readonly string[] => {
    const { you, pass } = scenario({
      you: { hand: [bargain, ...hand], deck: ['Fen Lurker', 'Moss Colossus', 'Mule Driver'] },
      foe: { play: [{ card: 'Footsoldier', as: 'soldier', exhausted }] },
    });
    you.plays('Bargain', { targets: 'soldier' });
    pass.all();
    return you.hand;
  };
  expect(after(false, ['Hired Lance'])).toEqual(['Fen Lurker', 'Moss Colossus']);
  expect(after(true, ['Hired Lance'])).toEqual([]);
  expect(after(false, [])).toEqual([]);
});

rule('709.2f', 'of two targets one is gone: the other is affected, but not all was performed', () => {
  const toll = own('Toll', ability({ cost: 0 }, ifYouDo(exhaust(target(anAlly, { exactly: 2 })), draw(2))));
  const recall = own('Recall', ability({ cost: 0, instant: true }, putIntoHand(target(anAlly))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [toll] },
    foe: { hand: [recall], play: [ogre('first'), ogre('second')] },
  });
  you.plays('Toll', { targets: ['first', 'second'] });
  you.passes();
  foe.plays('Recall', { targets: 'first' });
  pass.all();
  pass.all();
  expect([card('second').exhausted, you.hand]).toEqual([true, []]);
});

example(
  '709.2f#1',
  'Tooga must be taken out of the game at the start of your next turn; only then you draw two',
  () => {
    const { you, card, chain, pass, until } = scenario({
      you: { resources: ["Tooga's Quest", 'Footsoldier', 'Footsoldier'], deck: 9 },
      foe: {},
    });
    you.completes("Tooga's Quest");
    pass.all();
    expect(you.allies).toEqual(['Tooga']);
    expect(card('Tooga')).toMatchObject({ atk: 1, health: 1, tags: ['Turtle'] });
    until({ turn: 'you', step: 'ready' });
    expect(chain()).toEqual(["Tooga's Quest"]);
    pass.all();
    expect(you.allies).toEqual([]);
    expect(you.hand).toHaveLength(2);
    until({ turn: 'foe', step: 'action' });
    until({ turn: 'you', step: 'ready' });
    expect(chain()).toEqual([]);
  },
);

example('709.2f#1', 'without Tooga in play nothing is drawn', () => {
  const { you, foe, card, chain, pass, until } = scenario({
    you: { resources: ["Tooga's Quest", 'Footsoldier', 'Footsoldier'], deck: 9 },
    foe: { hand: ['Ember Lash'], resources: 2 },
  });
  you.completes("Tooga's Quest");
  pass.all();
  you.passes();
  foe.plays('Ember Lash', { targets: card('Tooga') });
  pass.all();
  expect(you.allies).toEqual([]);
  until({ turn: 'you', step: 'ready' });
  expect(chain()).toEqual(["Tooga's Quest"]);
  pass.all();
  expect(you.hand).toEqual([]);
});

example('709.2f#2', 'Baranka is removed from the game instead of destroyed, so her attacker is not destroyed', () => {
  const { you, foe, card, chain, pass } = scenario({
    foe: { play: [ogre('brute')] },
    you: { play: [{ card: 'Grunt Baranka', as: 'baranka' }, 'Dramla Lifebender', 'Ritual Sacrifice'] },
  });
  foe.attacks('brute', 'baranka');
  foe.passes();
  you.refuses({ use: 'Ritual Sacrifice', targets: foe.hero, pay: 'baranka' }, '403.1');
  you.passes();
  pass.all();
  expect(chain()).toEqual(['Grunt Baranka']);
  pass.all();
  expect(card('baranka').zone).toBe('removed');
  expect(card('brute').zone).toBe('play');
});

example('709.2f#2', 'without Dramla, Baranka takes her attacker with her', () => {
  const { you, foe, card, pass } = scenario({
    foe: { play: [ogre('brute'), ogre('bystander')] },
    you: { play: [{ card: 'Grunt Baranka', as: 'baranka' }, 'Ritual Sacrifice'] },
  });
  foe.attacks('brute', 'baranka');
  foe.passes();
  you.passes();
  pass.all();
  pass.all();
  expect(card('baranka').zone).toBe('graveyard');
  expect(foe.allies).toEqual(['Quarry Ogre']);
  expect(card('bystander').zone).toBe('play');
  expect(you.allies).toEqual([]);
});

rule('709.2g', 'a proposal leaves the chain and a combat step begins', () => {
  const { you, foe, chain, attacker, defender, game, pass } = scenario({ you: { play: [ogre('mine')] }, foe: {} });
  you.attacks('mine', foe.hero);
  expect(game().state.combat).toBeNull();
  pass.all();
  expect(chain()).toEqual([]);
  expect([attacker(), defender()]).toEqual(['mine', 'foe.hero']);
  expect(game().state.combat).not.toBeNull();
  expect(game().state.window?.in).toBe('attack');
});

rule('709.2g', 'another effect is on the chain until it has done everything', () => {
  const { you, chain, waiting, pass } = scenario({
    you: { resources: ['A Donation of Wool'], deck: ['Moss Colossus'], hand: ['Footsoldier'] },
    foe: {},
  });
  you.completes('A Donation of Wool');
  pass.all();
  expect(waiting()?.question).toBe('discard');
  expect(chain()).toEqual(['A Donation of Wool']);
  you.chooses('Footsoldier');
  expect(chain()).toEqual([]);
  expect(you.hand).toEqual(['Moss Colossus']);
});

rule('709.2g', 'an ally, an equipment and a resource enter play', () => {
  const { you, card, pass } = scenario({
    you: { hand: ['Footsoldier', 'Militia Sword', 'Ember Lash'], resources: 4 },
    foe: {},
  });
  you.plays('Footsoldier');
  pass.all();
  you.plays('Militia Sword');
  pass.all();
  you.places('Ember Lash');
  pass.all();
  expect(['Footsoldier', 'Militia Sword', 'Ember Lash'].map((name) => card(name).zone)).toEqual([
    'play',
    'play',
    'play',
  ]);
  expect(you.play).toEqual(['Footsoldier', 'Militia Sword']);
});

rule('709.2g', 'an ongoing ability does what its text says first, and then enters play', () => {
  const curse = own(
    'Slow Curse',
    attachment({ cost: 0 }, opposing(anAlly), exhaust(targeted(0)), discard(1), have(attached(anAlly), atk(-1))),
  );
  const { you, card, waiting, pass } = scenario({
    you: { hand: [curse, 'Footsoldier', 'Hired Lance'] },
    foe: { play: [ogre('a'), ogre('b')] },
  });
  you.plays('Slow Curse', { targets: 'a' });
  pass.all();
  expect(waiting()?.question).toBe('discard');
  expect(card('Slow Curse')).toMatchObject({ zone: 'chain', attachedTo: null });
  expect(card('a')).toMatchObject({ exhausted: true, atk: 5 });
  you.chooses('Footsoldier');
  expect(card('Slow Curse')).toMatchObject({ zone: 'play', attachedTo: 'a' });
  expect([card('a').atk, card('b').atk]).toEqual([4, 5]);
});

rule('709.2g', 'another ability goes to its owner’s graveyard, if it is still on the chain', () => {
  const echo = own('Echo', ability({ cost: 0 }, give(target(heroOrAlly), [atk(1)]), putIntoHand(thisCard)));
  const { you, card, chain, waiting, pass, leaves } = scenario({
    you: {
      hand: ['Read the Stars', echo, own('Think', ability({ cost: 0 }, discard()))],
      resources: 3,
      play: [ogre('mine')],
    },
    foe: {},
  });
  you.plays('Think');
  pass.all();
  expect(waiting()?.question).toBe('discard');
  expect(card('Think').zone).toBe('chain');
  you.chooses('Read the Stars');
  expect(you.graveyard).toEqual(['Read the Stars', 'Think']);
  you.plays('Echo', { targets: 'mine' });
  pass.all();
  expect(card('Echo').zone).toBe('hand');
  expect(card('mine').atk).toBe(6);
  expect(chain()).toEqual([]);
  leaves('loop');
});

rule('709.2h', 'after a link has resolved the turn player gets priority, whoever had added it', () => {
  const { you, foe, chain, priority } = scenario({
    you: { hand: ['Ember Lash'], resources: 2, play: [ogre('mine')] },
    foe: { hand: ['War Chorus', 'Mending Chant'], resources: 4 },
  });
  you.plays('Ember Lash', { targets: foe.hero });
  you.passes();
  foe.plays('War Chorus');
  foe.passes();
  you.passes();
  expect(chain()).toEqual(['Ember Lash']);
  expect(priority()).toBe('you');
  you.passes();
  expect(priority()).toBe('foe');
  foe.plays('Mending Chant', { targets: foe.hero }).passes();
  you.passes();
  expect(priority()).toBe('you');
});

rule('709.2g', 'an ongoing ability that attaches to nothing enters its controller’s party', () => {
  const banner = own('Banner', ongoing({ cost: 0 }, have(yours(anAlly), atk(1))));
  const { you, card, pass } = scenario({ you: { hand: [banner], play: [ogre('mine')] }, foe: { play: [ogre('a')] } });
  you.plays('Banner');
  pass.all();
  expect(card('Banner')).toMatchObject({ zone: 'play', controller: 'you', attachedTo: null });
  expect([card('mine').atk, card('a').atk]).toEqual([6, 5]);
});

rule('709.2f', 'a condition that does not hold lets nothing be performed', () => {
  const trial = own(
    'Trial',
    ability(
      { cost: 0, instant: true },
      ifYouDo({ do: 'if', if: { is: 'there', noun: opposing(anAlly) }, then: [exhaust(target(anAlly))] }, draw()),
    ),
  );
  for (const play of [[], [ogre('ogre')]]) {
    const t = scenario({ you: { hand: [trial], play: [ogre('mine')], deck: 3 }, foe: { play } });
    t.you.plays('Trial', { targets: ['mine'] });
    t.pass.all();
    expect([t.you.deck.length, t.card('mine').exhausted]).toEqual(play.length > 0 ? [2, true] : [3, false]);
  }
});
