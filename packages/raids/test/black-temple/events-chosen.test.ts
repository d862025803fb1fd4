import { armor, ongoing, set } from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { after, betrayal, errand, event, silence, soldier, temple } from './temple.ts';

/** The other answers to what the events of the temple ask, and the other dice. */

const [ONE, TWO, SIX] = [soldier('One', 1, 9), soldier('Two', 2, 9), soldier('Six', 6, 9)];
const [mail, cape, song, hymn] = set({
  Mail: armor({ cost: 2, limit: 'Chest (1)', def: 3 }),
  Cape: armor({ cost: 2, limit: 'Back (1)', def: 1 }),
  Song: ongoing({ cost: 1 }),
  Hymn: ongoing({ cost: 1 }),
});

rule('R502.1c', 'event 43: the cheap, if the Boss player likes that better', () => {
  const { boss, you, resolve } = after(43, { play: [TWO, SIX, ONE] });
  boss.chooses(1);
  resolve.all();
  expect(you.play).toEqual(['Six']);
});

rule('R502.1c', 'event 46: of two face-up resources he chooses which', () => {
  const second = { ...errand, name: 'Second Errand' };
  const { you, card, pass } = after(46, { resources: [errand, second] });
  pass.all();
  you.mustChooseAmong(['Errand', 'Second Errand']).chooses('Second Errand');
  expect([card('Errand').faceUp, card('Second Errand').faceUp]).toEqual([true, false]);
});

rule('R502.1c', 'event 47: another kind, another player', () => {
  const { boss, you, friend, pass, resolve } = after(47, { play: [ONE] }, { play: [SIX, mail!, cape!] });
  boss.chooses('friend');
  pass.all();
  boss.mustChooseAmong(['Ability', 'Ally', 'Equipment']).chooses('Equipment');
  resolve.all();
  expect([you.play, friend.play]).toEqual([['One'], ['Six']]);
});

rule('R502.1c', 'events 52 and 53 do to equipment and to abilities what 48 does to allies', () => {
  const CASES = [
    [52, [mail!, cape!], ['Mail', 'Cape']],
    [53, [song!, hymn!], ['Song', 'Hymn']],
  ] as const;
  for (const [number, cards, names] of CASES)
    for (const [die, left] of [
      [4, [names[1]]],
      [1, []],
      [3, []],
      [6, [names[1]]],
    ] as const) {
      const { boss, you, resolve } = after(number, { play: [...cards, ONE] }, {}, {}, { dice: [die] });
      boss.chooses(2);
      for (const name of names) boss.chooses(name);
      resolve.all();
      expect([number, die, [...you.play].toSorted()]).toEqual([number, die, [...left, 'One'].toSorted()]);
    }
});

rule('R502.1c', 'event 51: each opponent chooses what he destroys', () => {
  const { you, friend, pass } = after(51, { play: [ONE, mail!] }, { play: [SIX] });
  pass.all();
  you.mustChooseAmong(['One', 'Mail']).chooses('Mail');
  expect([you.play, friend.play]).toEqual([['One'], []]);
});

rule('R502.1c', 'event 56: it exhausts an ally, once for each time that it is ready', () => {
  const { boss, card, resolve } = temple(
    { boss: 'Supremus', play: [event(56)] },
    { you: { play: [ONE, TWO] } },
    { turn: 'boss' },
  );
  boss.uses('You Are Not Prepared!', { targets: ['Two'] });
  resolve.all();
  expect([card('One').exhausted, card('Two').exhausted]).toEqual([false, true]);
  boss.cannot({ use: 'You Are Not Prepared!' }, '701.3');
});

rule('R502.1c', 'event 58: the Boss player chooses whom the dice hit', () => {
  const { boss, you, friend, pass } = after(58, {}, {}, {}, { dice: [1, 5] });
  pass.all();
  boss.mustChooseAmong([you.hero, friend.hero]).chooses(friend.hero);
  expect([you.hero.damage, friend.hero.damage]).toEqual([0, 6]);
});

rule('R502.1c', 'event 60: it may destroy a card as it comes, and lies in wait all the same', () => {
  for (const wants of [true, false]) {
    const { boss, you, pass, resolve } = after(60, { play: [ONE, TWO] });
    boss.chooses('One');
    pass.all();
    boss.chooses(wants);
    resolve.all();
    expect(you.play).toEqual(wants ? ['Two'] : ['One', 'Two']);
    expect(boss.play).toContain('You Are Not Prepared!');
  }
});

rule('R501.1b', 'Demonic Fireball: who takes five for himself spares the others', () => {
  const { boss, you, friend, pass, resolve } = betrayal('Demonic Fireball');
  pass.all();
  boss.chooses('you');
  you.chooses(false);
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([5, 0]);
});

rule('R501.1b', 'Shadow Demons: the Boss player may choose nobody', () => {
  const { boss, you, card, pass, resolve } = betrayal('Shadow Demons', { play: [ONE] });
  boss.chooses(0);
  pass.all();
  resolve.all();
  expect([you.hero.exhausted, card('One').exhausted]).toEqual([false, false]);
});

rule('R501.1b', "players can't interrupt a Betrayer Event", () => {
  const { boss, you, resolve } = betrayal('Draw Soul', { hand: [silence] });
  const { health } = you.hero;
  boss.passes();
  you.plays('Silence', { targets: ['Draw Soul'] });
  resolve.all();
  expect([you.hero.health, boss.play]).toEqual([health! - 5, ['Draw Soul']]);
});

rule('R501.1b', 'Flame Crash burns all heroes once five Betrayer Events are there', () => {
  for (const [others, damage] of [
    [4, 20],
    [3, 0],
  ] as const) {
    const { you, friend, until, resolve } = temple(
      {
        boss: { card: 'The Betrayer', exhausted: true },
        play: ['Flame Crash', ...Array.from({ length: others }, () => 'Demonic Fireball')],
        decks: { 'Betrayer Event': [] },
      },
      { you: {}, friend: {} },
      { turn: 'friend', step: 'end' },
    );
    until({ turn: 'boss', step: 'ready' });
    resolve.all();
    expect([others, you.hero.damage, friend.hero.damage]).toEqual([others, damage, damage]);
  }
});

rule('R501.1b', 'what a Betrayer Event says goes on while it is there', () => {
  const table = temple(
    {
      boss: { card: 'The Betrayer', exhausted: true },
      play: ['Demonic Fireball', 'Shadow Demons', 'Flames of Azzinoth'],
      graveyards: { Minion: ['Sister of Pain', 'Ashtongue Rogue'] },
      resources: 5,
    },
    { you: {} },
    { turn: 'boss' },
  );
  table.boss.uses('Demonic Fireball', { targets: [table.you.hero] });
  table.resolve.all();
  table.boss.uses('Flames of Azzinoth');
  table.resolve.all();
  table.boss.uses('Shadow Demons');
  table.pass.all();
  table.boss.chooses(true);
  expect([table.you.hero.damage, table.boss.hand.length, table.boss.allies]).toEqual([1, 1, ['Sister of Pain']]);
});
