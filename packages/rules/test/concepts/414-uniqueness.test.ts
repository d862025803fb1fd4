import {
  ability,
  ally,
  alsoTag,
  anAlly,
  attached,
  attachment,
  controlledByYou,
  draw,
  each,
  eachPlayer,
  give,
  have,
  item,
  opposing,
  set,
  tagged,
  target,
  token,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const hound = token('Hound', { limit: 'Pet (1)', atk: [1, 'melee'], health: 1 });
const houndsForAll: Effect = { do: 'put token', token: hound, who: eachPlayer };

const cards = set({
  Chieftain: ally({ cost: 0, unique: true, atk: [2, 'melee'], health: 3 }),
  Warchief: ally({ cost: 0, unique: true, atk: [2, 'melee'], health: 3 }),
  'Deathless Wolf': ally(
    { cost: 1, limit: 'Pet (1)', atk: [1, 'melee'], health: 1 },
    { power: 'self', cant: { cant: 'be destroyed' } },
  ),
  'Loose the Hounds': ability({ cost: 0 }, houndsForAll),
  'Whistle One': ability({ cost: 0 }, give(target(opposing(tagged('Pet'))), [controlledByYou]), draw()),
  'Whistle All': ability({ cost: 0 }, give(each(opposing(tagged('Pet'))), [controlledByYou])),
  Charm: item({ cost: 0, limit: 'Trinket (2)' }),
});

rule('414.1', 'a violation is repaired before the game continues, in the middle of a text', () => {
  const t = scenario(
    { you: { hand: ['Whistle One'], play: ['Hootie', 'Footsoldier'] }, foe: { play: ['Fury'] } },
    { cards },
  );
  t.you.plays('Whistle One');
  t.pass.all();
  expect([t.chain(), t.you.hand]).toEqual([['Whistle One'], []]);
  t.you.mustChooseAmong(['Hootie', 'Fury']).chooses('Hootie');
  expect([t.chain(), t.you.hand.length]).toEqual([[], 1]);
  expect([t.card('Fury').controller, t.you.graveyard]).toEqual(['you', ['Hootie', 'Whistle One']]);
});

example('414.1#1', 'as Goldenmoon falls, one of the two pets must go before anything else happens', () => {
  const t = scenario(
    {
      you: { play: ['Fury', 'Goldenmoon', 'Hootie', 'Footsoldier'] },
      foe: { hand: ['Fire Blast'], resources: 1 },
    },
    { turn: 'foe' },
  );
  t.foe.plays('Fire Blast', { targets: ['Goldenmoon'] });
  t.pass.all();
  expect([t.card('Goldenmoon').zone, t.priority()]).toEqual(['graveyard', null]);
  t.you.mustChooseAmong(['Fury', 'Hootie']).chooses('Fury');
  expect(t.you.allies).toEqual(['Hootie', 'Footsoldier']);
  expect([t.chain(), t.priority()]).toEqual([[], 'foe']);
});

rule('414.2', 'the violating player chooses cards one by one until nothing violates; the game destroys them', () => {
  const t = scenario(
    {
      you: { hand: ['Whistle All'], play: ['Deathless Wolf', 'Footsoldier'] },
      foe: { play: ['Fury', 'Goldenmoon', 'Bloodclaw'] },
    },
    { cards },
  );
  t.you.plays('Whistle All');
  t.pass.all();
  t.you.mustChooseAmong(['Deathless Wolf', 'Fury', 'Bloodclaw']).chooses('Deathless Wolf');
  t.you.mustChooseAmong(['Fury', 'Bloodclaw']).chooses('Bloodclaw');
  expect([t.you.allies, t.foe.allies]).toEqual([['Footsoldier', 'Fury'], ['Goldenmoon']]);
  expect([t.you.graveyard, t.foe.graveyard]).toEqual([['Deathless Wolf', 'Whistle All'], ['Bloodclaw']]);
  expect([t.chain(), t.priority()]).toEqual([[], 'you']);
});

rule('414.2', 'of several players the turn player repairs first, then the others clockwise', () => {
  const t = scenario(
    {
      left: { play: ['Bloodclaw'] },
      you: { hand: ['Loose the Hounds'], play: ['Hootie'] },
      right: {},
      across: { play: ['Fury'] },
    },
    { cards, turn: 'you' },
  );
  t.you.plays('Loose the Hounds');
  t.pass.all();
  t.you.mustChooseAmong(['Hootie', 'Hound']).chooses('Hootie');
  t.across.mustChooseAmong(['Fury', 'Hound']).chooses('Fury');
  t.left.mustChooseAmong(['Bloodclaw', 'Hound']).chooses('Bloodclaw');
  expect([t.left.allies, t.you.allies, t.right.allies, t.across.allies]).toEqual([
    ['Hound'],
    ['Hound'],
    ['Hound'],
    ['Hound'],
  ]);
  expect(t.priority()).toBe('you');
});

rule('414.3, 414.3a', 'two unique cards of one name violate uniqueness in one party, and only there', () => {
  const t = scenario(
    {
      you: {
        hand: [{ card: 'Chieftain', as: 'second' }],
        play: [{ card: 'Chieftain', as: 'first' }, 'Warchief', 'Footsoldier'],
        resources: [
          { card: 'Chieftain', as: 'buried', faceDown: true },
          { card: 'Chieftain', faceDown: true },
        ],
      },
      foe: { play: ['Chieftain'] },
    },
    { cards },
  );
  t.you.plays('second');
  t.pass.all();
  t.you.mustChooseAmong(['first', 'second']).chooses('first');
  expect(t.you.allies).toEqual(['Warchief', 'Footsoldier', 'Chieftain']);
  expect([t.card('second').zone, t.card('buried').zone, t.foe.allies]).toEqual(['play', 'play', ['Chieftain']]);
});

rule('414.3b', 'no more cards with a tag than the number after it says', () => {
  const t = scenario(
    {
      you: {
        hand: [{ card: 'Charm', as: 'third' }, 'Storm Whistle'],
        play: [{ card: 'Charm', as: 'first' }],
        resources: 3,
      },
      foe: { play: ['Storm Whistle'] },
    },
    { cards },
  );
  t.you.plays('third');
  t.pass.all();
  expect([t.priority(), t.you.play.length]).toEqual(['you', 2]);
  t.you.plays('Storm Whistle');
  t.pass.all();
  t.you.mustChooseAmong(['first', 'third', 'Storm Whistle']).chooses('third');
  expect([t.you.play, t.foe.play]).toEqual([['Charm', 'Storm Whistle'], ['Storm Whistle']]);
});

example('414.3b#1', 'two Fire Totems do not burn together: you choose which one is left', () => {
  const t = scenario({
    you: { hand: ['Searing Totem'], resources: 2, play: ['Cinder Totem', 'Footsoldier'] },
    foe: { play: ['Cinder Totem'] },
  });
  t.you.plays('Searing Totem');
  t.pass.all();
  t.you.mustChooseAmong(['Cinder Totem', 'Searing Totem']).chooses('Cinder Totem');
  expect([t.you.allies, t.foe.allies]).toEqual([['Footsoldier', 'Searing Totem'], ['Cinder Totem']]);
});

const leash = set({ Leash: attachment({ cost: 0 }, anAlly, have(attached(anAlly), alsoTag('Pet'))) })[0]!;

rule('414.3b', 'a card that has the tag by a modifier counts beside one that prints its number', () => {
  const t = scenario({
    you: { hand: [{ card: leash, as: 'leash' }], play: ['Fury', 'Footsoldier', 'Quarry Ogre'] },
    foe: { play: ['Hootie'] },
  });
  t.you.plays('leash', { targets: ['Footsoldier'] });
  t.pass.all();
  t.you.mustChooseAmong(['Fury', 'Footsoldier']).chooses('Fury');
  expect([t.you.allies, t.you.graveyard, t.foe.allies]).toEqual([['Footsoldier', 'Quarry Ogre'], ['Fury'], ['Hootie']]);
  expect([t.chain(), t.priority()]).toEqual([[], 'you']);
});

rule('414.3b', 'a number that a modifier gives with its tag limits like a printed one', () => {
  const leash = (name: string) =>
    own(name, attachment({ cost: 0 }, anAlly, have(attached(anAlly), { change: 'add tag', tag: 'Pet', limit: 1 })));
  const { you, card, pass, waiting } = scenario({
    you: { hand: [leash('Leash'), leash('Chain')], play: ['Footsoldier', 'Quarry Ogre'] },
    foe: { play: ['Bloodclaw'] },
  });
  you.plays('Leash', { targets: ['Footsoldier'] });
  pass.all();
  expect([waiting()?.question, card('Footsoldier').zone]).toEqual(['priority', 'play']);
  you.plays('Chain', { targets: ['Quarry Ogre'] });
  pass.all();
  you.choosesAmong(['Footsoldier', 'Quarry Ogre'], 'Footsoldier');
  expect([card('Footsoldier').zone, card('Quarry Ogre').zone]).toEqual(['graveyard', 'play']);
});

rule('414.3b', 'a tag without its number limits nobody', () => {
  const t = scenario({
    you: {
      hand: [{ card: leash, as: 'leash' }],
      play: [{ card: 'Footsoldier', attached: [{ card: leash, by: 'you' }] }, 'Quarry Ogre'],
    },
    foe: { play: ['Fury'] },
  });
  t.you.plays('leash', { targets: ['Quarry Ogre'] });
  t.pass.all();
  expect([t.card('Quarry Ogre').tags.includes('Pet'), t.you.allies, t.priority()]).toEqual([
    true,
    ['Footsoldier', 'Quarry Ogre'],
    'you',
  ]);
});

rule('414.3b', 'who can control one Pet more keeps two of them, and no third', () => {
  const t = scenario({
    you: { hand: [{ card: leash, as: 'leash' }], play: ['Fury', 'Goldenmoon', 'Hootie', 'Footsoldier'] },
    foe: {},
  });
  expect(t.priority()).toBe('you');
  t.you.plays('leash', { targets: ['Footsoldier'] });
  t.pass.all();
  t.you.mustChooseAmong(['Fury', 'Hootie', 'Footsoldier']).chooses('Footsoldier');
  expect([t.you.allies, t.you.graveyard]).toEqual([
    ['Fury', 'Goldenmoon', 'Hootie'],
    ['Footsoldier', 'Leash'],
  ]);
});

rule('414.3c', 'a two-handed and an off-hand card violate uniqueness together', () => {
  const t = scenario({
    you: { hand: ['Oaken Buckler'], resources: 2, play: ['Harbor Cleaver', 'Padded Robe'] },
    foe: { hand: ['Oaken Buckler'], resources: 2, play: ['Militia Sword'] },
  });
  t.you.plays('Oaken Buckler');
  t.pass.all();
  t.you.mustChooseAmong(['Harbor Cleaver', 'Oaken Buckler']).chooses('Harbor Cleaver');
  expect(t.you.play).toEqual(['Padded Robe', 'Oaken Buckler']);
  t.until({ turn: 'foe', step: 'action' });
  t.foe.plays('Oaken Buckler');
  t.pass.all();
  expect([t.priority(), t.foe.play]).toEqual(['foe', ['Militia Sword', 'Oaken Buckler']]);
});
