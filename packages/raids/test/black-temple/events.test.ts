import { ability, armor, draw, set, weapon } from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { after, betrayal, bolt, errand, event, soldier, temple } from './temple.ts';

const [ONE, TWO, SIX] = [soldier('One', 1, 9), soldier('Two', 2, 9), soldier('Six', 6, 9)];
const [blade, mail, study] = set({
  Blade: weapon({ cost: 3, limit: 'Melee (1)', atk: [3, 'melee'], strike: 1 }),
  Mail: armor({ cost: 2, limit: 'Chest (1)', def: 3 }),
  Study: ability({ cost: 0 }, draw(2)),
});

rule('R502.1c', 'event 43: the cheap or the dear are destroyed', () => {
  const { boss, you, resolve } = after(43, { play: [TWO, SIX, ONE] });
  boss.chooses(2);
  resolve.all();
  expect(you.play).toEqual(['Two', 'One']);
});

rule('R502.1c', 'event 44: as many cards as the Boss that fell has for a number', () => {
  const { boss, resolve } = after(44);
  resolve.all();
  expect(boss.hand).toHaveLength(3);
});

rule('R502.1c', 'event 45: two minions at once', () => {
  const { boss, resolve } = after(
    45,
    {},
    {},
    { decks: { Minion: ['Sister of Pain', 'Bonechewer Shield Disciple', 'Sister of Pleasure'] } },
  );
  resolve.all();
  expect(boss.allies).toEqual(expect.arrayContaining(['Sister of Pain', 'Bonechewer Shield Disciple']));
});

rule('R502.1c', 'event 46: each opponent turns a resource face down', () => {
  const { card, resolve } = after(46, { resources: [errand] });
  resolve.all();
  expect(card('Errand').faceUp).toBe(false);
});

rule('R502.1c', 'event 47: all cards of one kind that a player controls', () => {
  const { boss, you, friend, pass, resolve } = after(47, { play: [ONE, TWO, mail!] }, { play: [SIX] });
  boss.chooses('you');
  pass.all();
  boss.chooses('Ally');
  resolve.all();
  expect([you.play, friend.play]).toEqual([['Mail'], ['Six']]);
});

rule('R502.1c', 'events 48, 52 and 53: with an even number the first target falls, with an odd one both', () => {
  for (const [die, left] of [
    [2, ['Two']],
    [5, []],
  ] as const) {
    const { boss, you, resolve } = after(48, { play: [ONE, TWO] }, {}, {}, { dice: [die] });
    boss.chooses(2);
    boss.chooses('One');
    boss.chooses('Two');
    resolve.all();
    expect(you.play).toEqual(left);
  }
});

rule('R502.1c', 'event 50: weapons and armor are worth two less', () => {
  const { card } = temple({ boss: 'Supremus', play: [event(50)] }, { you: { play: [blade!, mail!] } });
  expect([card('Blade').atk, card('Mail').def]).toEqual([1, 1]);
});

rule('R502.1c', 'event 49: the next ability costs two less', () => {
  const { boss, resolve } = temple(
    { boss: 'Supremus', play: [event(49)], hand: ['Fel Rage', 'Aura of Suffering'] },
    { you: {} },
    { turn: 'boss' },
  );
  boss.cannot({ play: 'Fel Rage' }, '403.1');
  boss.uses('You Are Not Prepared!');
  resolve.all();
  boss.plays('Fel Rage', { modes: 1 });
  resolve.all();
  boss.cannot({ play: 'Aura of Suffering' }, '403.1');
});

rule('R502.1c', 'event 51: each opponent destroys a card of his', () => {
  const { you, friend, resolve } = after(51, { play: [ONE] }, { play: [mail!] });
  resolve.all();
  expect([you.play, friend.play]).toEqual([[], []]);
});

rule('R502.1c', 'event 54: hands are discarded, and as many cards drawn', () => {
  const { you, friend, resolve } = after(54, { hand: [bolt(1), ONE, TWO] }, { hand: [SIX] });
  resolve.all();
  expect([you.hand.length, you.graveyard.length, friend.hand, friend.graveyard]).toEqual([
    2,
    3,
    ['Footsoldier'],
    ['Six'],
  ]);
});

rule('R502.1c', 'event 55: up to two abilities of different names come back', () => {
  const { boss, pass } = after(
    55,
    {},
    {},
    { graveyards: { Main: [{ card: 'Fixate', as: 'fixate' }, 'Fixate', 'Fel Rage'] } },
  );
  pass.all();
  boss.chooses('Fel Rage');
  boss.chooses('fixate');
  expect([...boss.hand].sort()).toEqual(['Fel Rage', 'Fixate']);
});

rule('R502.1c', 'event 57: opposing graveyards are removed', () => {
  const { you, boss, resolve } = after(57, { graveyard: [ONE] }, {}, { graveyards: { Main: ['Fixate'] } });
  resolve.all();
  expect([you.graveyard, boss.graveyards.Main]).toEqual([[], ['Fixate']]);
});

rule('R502.1c', 'event 58: two dice decide whom the fallen Boss still hits, and how hard', () => {
  for (const [dice, damage] of [
    [
      [2, 3],
      [5, 0],
    ],
    [
      [3, 4],
      [0, 0],
    ],
    [
      [4, 4],
      [0, 8],
    ],
  ] as const) {
    const { you, card, pass } = temple(
      { boss: { card: 'Shade of Akama', flipped: true, damage: 6 }, resources: [event(58)] },
      { you: { hand: [bolt(1)], play: [ONE] } },
      { dice },
    );
    you.plays('Bolt of 1', { targets: ['boss.hero'] });
    pass.all();
    pass.all();
    expect([you.hero.damage, card('One').damage]).toEqual(damage);
  }
});

rule('R502.1c', 'event 60: it lies in wait for the next card, which it interrupts', () => {
  const { you, boss, resolve } = temple({ boss: 'Supremus', play: [event(60)] }, { you: { hand: [study!] } });
  you.plays('Study');
  resolve.all();
  expect([you.hand, you.graveyard, boss.graveyards.Event]).toEqual([[], ['Study'], ['You Are Not Prepared!']]);
});

rule('R502.1c', "event 61: nobody draws, but one card comes on each of the Boss player's turns", () => {
  const { you, pass, turn, until, resolve } = temple(
    { boss: "High Warlord Naj'entus", play: [event(61)] },
    { you: { hand: [study!], deck: 9 } },
  );
  you.plays('Study');
  resolve.all();
  expect(you.hand).toEqual([]);
  while (turn() !== 'boss') pass.all();
  until({ turn: 'boss', step: 'draw' });
  expect(you.hand).toHaveLength(1);
});

rule('R502.1c', 'event 62: it avenges any hero', () => {
  const { boss, you, resolve, pass } = temple(
    { boss: { card: 'Supremus', damage: 5 }, play: [event(62)] },
    { you: { hand: [bolt(1)], play: [ONE] } },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  boss.orders('You Are Not Prepared!');
  resolve.all();
  expect(you.play).toEqual([]);
});

rule('R502.1c', 'event 63: a card and all of its name are removed', () => {
  const { boss, you, friend, resolve } = after(63, { play: [{ card: ONE, as: 'mine' }, TWO] }, { play: [ONE] });
  boss.chooses('mine');
  resolve.all();
  expect([you.play, friend.play]).toEqual([['Two'], []]);
});

rule('R502.1c', 'event 64: opposing cards enter play exhausted', () => {
  const { you, card, resolve } = temple(
    { boss: 'Supremus', play: [event(64)] },
    { you: { hand: [ONE, TWO], resources: 1 } },
  );
  you.plays('One');
  resolve.all();
  you.places('Two');
  resolve.all();
  expect([card('One').exhausted, card('Two').exhausted]).toEqual([true, true]);
});

rule('R502.1c', 'event 65: it becomes a minion among the resources, ready', () => {
  const { boss, resolve } = temple({ boss: 'Supremus', play: [event(65)] }, { you: {} }, { turn: 'boss' });
  boss.uses('You Are Not Prepared!');
  resolve.all();
  expect([boss.readyResources, boss.graveyards.Event]).toEqual([1, ['You Are Not Prepared!']]);
});

rule('R502.1c, R501.1b', "raiders can't touch an event", () => {
  const [hammer] = set({
    Hammer: ability(
      { cost: 0 },
      { do: 'destroy', what: { select: 'each', noun: { whose: 'opposing', not: { kind: ['Hero'] } } } },
    ),
  });
  const { boss, you, resolve } = temple(
    { boss: 'Supremus', play: [event(56), 'Draw Soul'], resources: 2 },
    { you: { hand: [hammer!] } },
  );
  you.plays('Hammer');
  resolve.all();
  expect([boss.play.length, boss.resources.length]).toEqual([2, 2]);
});

rule('R501.1b', "Demonic Fireball: five for oneself, or fifteen for a hero of one's choice", () => {
  const { boss, you, friend, pass, resolve } = betrayal('Demonic Fireball');
  pass.all();
  boss.chooses('you');
  you.chooses(true);
  you.mustChooseAmong([you.hero, friend.hero]);
  you.chooses(friend.hero);
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([0, 15]);
});

rule('R501.1b', 'Draw Soul: an ally of each, and five less health', () => {
  const { you, pass } = betrayal('Draw Soul', { play: [ONE] });
  const { health } = you.hero;
  pass.all();
  expect([you.play, you.hero.health]).toEqual([[], health! - 5]);
});

rule('R501.1b', 'Flame Crash: a number, and all opposing cards of that cost', () => {
  const { boss, you, pass } = betrayal('Flame Crash', { play: [ONE, TWO] });
  pass.all();
  boss.mustChooseAmong([1, 2]);
  boss.chooses(2);
  expect(you.play).toEqual(['One']);
});

rule('R501.1b', 'Shadow Demons: up to four exhaust, and stay so', () => {
  const { boss, you, pass, resolve, until } = betrayal('Shadow Demons', { play: [ONE] });
  boss.chooses(2);
  boss.chooses(you.hero);
  boss.chooses('One');
  pass.all();
  resolve.all();
  expect([you.hero.exhausted]).toEqual([true]);
  until({ turn: 'you', step: 'action' });
  expect(you.hero.exhausted).toBe(true);
});

rule('R501.1b', 'Flames of Azzinoth: five to each of two', () => {
  const { boss, you, friend, pass } = betrayal('Flames of Azzinoth', { play: [ONE] });
  boss.chooses(you.hero);
  boss.chooses(friend.hero);
  pass.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([5, 5]);
});
