import {
  ability,
  anAlly,
  atk,
  attached,
  attachment,
  destroy,
  draw,
  each,
  eachPlayer,
  has,
  have,
  health,
  opposing,
  set,
} from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { bolt, soldier, temple } from './temple.ts';

const GUARD = { ...soldier('Guard', 2, 20), powers: [has('Protector')] };
const WARD = { ...soldier('Ward', 2, 20), powers: [has('Protector')] };
const [mark] = set({ Mark: attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(2), health(2))) });
const [ruin, feast, storm] = set({
  Ruin: ability({ cost: 0 }, destroy(each(anAlly))),
  Feast: ability({ cost: 0 }, draw(1, eachPlayer)),
  Storm: ability({ cost: 0 }, destroy(each(opposing(anAlly)))),
});

/** It is the end of Teron's turn: `you` are the ghost, `friend` is none. */
function haunted(yours: object = {}, friends: object = {}, boss: object = {}) {
  const table = temple(
    { boss: 'Teron Gorefiend', play: [{ card: 'Shadowy Construct', as: 'shade' }], ...boss },
    { you: yours, friend: friends },
    { turn: 'boss' },
  );
  table.until({ step: 'end' });
  while (table.waiting()?.question !== 'player') table.pass.all();
  table.boss.chooses('you');
  table.until({ turn: 'you', step: 'action' });
  return table;
}

rule(
  'R503.1, R503.1a, R503.1b, BT.15',
  'at the end of his turn Teron makes a ghost of a player, and four Constructs come',
  () => {
    const { boss, you } = haunted({ play: [GUARD] }, { play: [WARD] });
    expect(boss.allies).toEqual(Array.from({ length: 5 }, () => 'Shadowy Construct'));
    you.cannot({ attack: 'Guard', defender: boss.hero }, '601.2b');
    you.attacks('Guard', 'shade');
  },
);

rule('R503.1c', 'ghosts and others can neither target nor attack each other', () => {
  const { boss, you, friend, until } = haunted({ hand: [bolt(1)], play: [GUARD] }, { hand: [bolt(2)], play: [WARD] });
  you.cannot({ play: 'Bolt of 1', targets: [boss.hero] }, '706.1');
  you.cannot({ play: 'Bolt of 1', targets: ['Ward'] }, '706.1');
  you.plays('Bolt of 1', { targets: ['shade'] });
  const later = haunted({ play: [GUARD] }, { hand: [bolt(2)], play: [WARD] });
  later.until({ turn: 'friend', step: 'action' });
  later.friend.cannot({ play: 'Bolt of 2', targets: ['Guard'] }, '706.1');
  later.friend.cannot({ play: 'Bolt of 2', targets: ['shade'] }, '706.1');
  later.friend.cannot({ attack: 'Ward', defender: 'shade' }, '601.2b');
  until({ turn: 'friend', step: 'action' });
  friend.attacks('Ward', boss.hero);
  until({ turn: 'boss' });
  expect(boss.hero.damage).toBe(2);
});

rule('R503.1c', 'a ghost that attacks a Construct is not damaged by it, and the other way round', () => {
  const { boss, you, card, until } = haunted({ play: [GUARD] });
  you.attacks('Guard', 'shade');
  until({ step: 'end' });
  expect([boss.allies.length, card('Guard').damage]).toEqual([4, 0]);
});

rule('R503.1c', "a Construct attacks only who is no ghost, who can't damage it", () => {
  const { boss, you, friend, until, pass, attacker, chain } = haunted({}, {});
  until({ turn: 'boss', step: 'action' });
  boss.cannot({ attack: 'shade', defender: you.hero }, '601.2b');
  boss.attacks('shade', friend.hero);
  while (attacker() !== null || chain().length > 0) pass.all();
  expect([friend.hero.damage, boss.allies.length]).toEqual([2, 5]);
});

rule('R503.1c', 'only those on the same side of death protect', () => {
  const { boss, friend, until, pass, waiting } = haunted({ play: [GUARD] }, { play: [WARD] });
  until({ turn: 'boss', step: 'action' });
  boss.attacks(boss.hero, friend.hero);
  while (waiting()?.question === 'priority') pass.all();
  friend.mustChooseAmong(['Ward', 'none']);
  friend.protects('Ward');
});

rule('R503.1c', 'modifiers do not reach from one side to the other, and do again later', () => {
  const { you, friend, card, boss, resolve, until } = haunted(
    { play: [{ card: GUARD, attached: [{ card: mark!, by: 'friend' }] }] },
    { hand: [ruin!, feast!], play: [WARD] },
  );
  expect([card('Guard').atk, card('Guard').health]).toEqual([2, 20]);
  expect(card('Mark').attachedTo).toBe('Guard');
  until({ turn: 'friend', step: 'action' });
  const hands = [you.hand.length, friend.hand.length, boss.hand.length];
  friend.plays('Feast');
  resolve.all();
  expect([you.hand.length - hands[0]!, friend.hand.length - hands[1]!, boss.hand.length - hands[2]!]).toEqual([
    0, 0, 1,
  ]);
  friend.plays('Ruin');
  resolve.all();
  expect([you.play, friend.play, boss.allies.length]).toEqual([['Guard'], ['Mark'], 5]);
});

rule('R503.1d, BT.15', 'as Teron flips, nobody is a ghost any more', () => {
  const { boss, you, card, resolve } = haunted(
    { hand: [bolt(1), storm!], play: [{ card: GUARD, attached: [{ card: mark!, by: 'friend' }] }] },
    {},
    { play: [] },
  );
  expect([card('Guard').atk, boss.hero.faceUp]).toEqual([2, true]);
  you.plays('Storm');
  resolve.all();
  expect([boss.allies.length, card('Guard').atk, boss.hero.faceUp]).toEqual([0, 4, false]);
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.hero.damage).toBe(1);
});

rule('R503.1d', 'as Teron is destroyed, nobody is a ghost any more', () => {
  const { boss, friend, card, until, pass, leaves } = haunted(
    { play: [{ card: GUARD, attached: [{ card: mark!, by: 'friend' }] }] },
    { hand: [bolt(13)] },
  );
  until({ turn: 'friend', step: 'action' });
  expect(card('Guard').atk).toBe(2);
  friend.plays('Bolt of 13', { targets: [boss.hero] });
  pass.all();
  expect([boss.stage, card('Guard').atk]).toEqual([null, 4]);
  leaves('order');
});

rule('BT.15', 'the Constructs go with Teron', () => {
  const { boss, you, pass, resolve } = temple(
    { boss: 'Teron Gorefiend', play: [{ card: 'Shadowy Construct', as: 'shade' }] },
    { you: { hand: [bolt(13)] } },
  );
  you.plays('Bolt of 13', { targets: [boss.hero] });
  pass.all();
  boss.orders('shade', 'Black Temple');
  resolve.all();
  expect([boss.hero.name, boss.allies]).toEqual(['Gurtogg Bloodboil', []]);
});

rule('R503.1', 'Teron wins as his turn starts and all opponents are ghosts', () => {
  const { boss, pass, until, waiting, winner } = temple({ boss: 'Teron Gorefiend' }, { you: {} }, { turn: 'boss' });
  until({ step: 'end' });
  while (boss.allies.length === 0) pass.all();
  while (winner() === null && waiting()) pass.all();
  expect(winner()).toEqual(['boss']);
});

rule('R503.1', 'but not while one of them lives', () => {
  const { turn, winner, until, boss } = haunted({ play: [GUARD] }, { play: [WARD] });
  until({ turn: 'friend' });
  until({ turn: 'boss', step: 'draw' });
  expect([turn(), winner(), boss.hero.name]).toEqual(['boss', null, 'Teron Gorefiend']);
});
