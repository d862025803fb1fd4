import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { fight, lair } from './kit.ts';

const summoner = { card: 'Summoner Channeler', as: 'summoner' } as const;
const mender = { card: 'Dark Mending Channeler', as: 'mender' } as const;
const shadow = { card: 'Shadow Channeler', as: 'shadow' } as const;

/** What has changed as Magtheridon is free. */
const isFree = (t: ReturnType<typeof lair>) => {
  expect(t.boss.stage).toBe(2);
  expect(t.boss.heroes).toEqual([]);
  expect(t.boss.cubes).toHaveLength(5);
  expect(t.boss.bloods).toHaveLength(1);
  expect(t.card("Magtheridon's Lair").zone).toBe('play');
  expect(t.card("Magtheridon's Lair").faceUp).toBe(true);
};

rule('R402.1a', 'a Channeler that would leave play leaves the game, whoever controls it', () => {
  const t = lair({ play: [summoner, mender, shadow] }, { you: { hand: ['Doom', 'Recall'] } });
  t.you.plays('Doom', { targets: ['summoner'] });
  t.resolve.all();
  expect(t.card('summoner').zone).toBe('removed');
  t.you.plays('Recall', { targets: ['mender'] });
  t.resolve.all();
  expect(t.card('mender').zone).toBe('removed');
  expect(t.boss.stage).toBe(1);
  expect(t.boss.hero.faceUp).toBe(true);
});

rule('R402.1, R402.1a, R101.4', 'the last Channeler gone, Magtheridon flips, and that sets him free', () => {
  const t = lair(
    { boss: { card: 'Magtheridon', exhausted: true, counters: { curse: 1 } }, play: [summoner] },
    { you: { hand: ['Doom'] } },
  );
  t.you.plays('Doom', { targets: ['summoner'] });
  t.pass.all();
  expect(t.chain()).toEqual(['Magtheridon']);
  t.pass.all();
  expect(t.boss.hero.faceUp).toBe(false);
  expect(t.boss.stage).toBe(1);
  expect(t.chain()).toEqual(['Magtheridon']);
  t.pass.all();
  isFree(t);
  expect(t.boss.hero.exhausted).toBe(false);
  expect(t.boss.hero.counters).toEqual({ curse: 1 });
  expect(t.boss.hero.faceUp).toBe(true);
});

rule('R402.1, R402.1a', 'with a Channeler left he stays in chains', () => {
  const t = lair({ play: [summoner, shadow] }, { you: { hand: ['Doom'] } });
  t.you.plays('Doom', { targets: ['summoner'] });
  t.pass.all();
  expect(t.chain()).toEqual([]);
  expect([t.boss.stage, t.boss.hero.faceUp, t.boss.cubes]).toEqual([1, true, []]);
});

rule('R402.1a', 'two last Channelers that leave together set him free once', () => {
  const t = lair({ play: [summoner, shadow] }, { you: { hand: ['Doom'] } });
  t.you.plays('Doom', { targets: ['summoner', 'shadow'] });
  t.pass.all();
  t.boss.orders(t.boss.hero, t.boss.hero);
  t.resolve.all();
  isFree(t);
  expect(t.boss.hero.faceUp).toBe(true);
  expect(t.boss.decks.Cube).toEqual([]);
});

rule('R402.1a', 'the last Channeler that goes over to a raider leaves the party as well', () => {
  const t = lair({ play: [summoner] }, { you: { hand: ['Persuade', 'Doom'] } });
  t.you.plays('Persuade', { targets: ['summoner'] });
  t.resolve.all();
  isFree(t);
  expect(t.card('summoner').controller).toBe('you');
  t.you.plays('Doom', { targets: ['summoner'] });
  t.resolve.all();
  expect(t.card('summoner').zone).toBe('removed');
});

rule('R402.1a', "players can't interrupt what sets him free", () => {
  const t = lair({ play: [summoner] }, { you: { hand: ['Doom', 'Hush'] } });
  t.you.plays('Doom', { targets: ['summoner'] });
  t.pass.all();
  t.pass.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.you.plays('Hush', { targets: ['Magtheridon'] });
  t.resolve.all();
  isFree(t);
});

rule('R402.1a, R402.2a', 'the fifth resource sets him free too, with Channelers at his side', () => {
  const t = lair({ play: [summoner, shadow], resources: ['Whiplash', 'Whiplash', 'Blast Nova', 'Blast Nova'] });
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.boss.resources).toHaveLength(5);
  t.resolve.all();
  isFree(t);
  expect(t.boss.play).toContain('Summoner Channeler');
  t.until({ turn: 'boss', step: 'action' });
  expect(t.boss.hand).toHaveLength(2);
});

rule('R402.1a', 'the fourth resource does not', () => {
  const t = lair({ play: [summoner], resources: ['Whiplash', 'Whiplash', 'Blast Nova'] });
  t.until({ turn: 'boss', step: 'action' });
  expect([t.boss.resources.length, t.boss.stage]).toEqual([4, 1]);
});

rule('R400.2', 'chained, he neither attacks nor is damaged or targeted', () => {
  const t = lair({ play: [summoner] }, { you: { hand: ['Bolt', 'Quake'], play: ['Ogre'] } });
  t.you.cannot({ play: 'Bolt', targets: [t.boss.hero] }, '706.1');
  t.you.plays('Quake');
  t.resolve.all();
  expect([t.boss.hero.damage, t.card('summoner').damage]).toEqual([0, 1]);
  t.until({ turn: 'boss', step: 'action' });
  t.boss.cannot({ attack: t.boss.hero, defender: t.you.hero }, '601.2a');
  t.boss.attacks('summoner', t.you.hero);
});

rule('R402.1a', 'a Channeler attacks heroes alone, and harder for each Warlock that has left', () => {
  const t = lair({ play: [summoner, mender, shadow] }, { you: { hand: ['Doom'], play: ['Ogre'] } }, { turn: 'boss' });
  expect(t.card('shadow').atk).toBe(0);
  t.boss.cannot({ attack: 'shadow', defender: 'Ogre' }, '601.2a');
  t.boss.passes();
  t.you.plays('Doom', { targets: ['summoner', 'mender'] });
  t.resolve.all();
  fight(t, 'shadow', t.you.hero);
  expect(t.you.hero.damage).toBe(3);
});

rule('R402.1a', 'a Summoner brings an Abyssal, on the turn of the Boss player only', () => {
  const t = lair({ play: [summoner], resources: 3 }, {}, { turn: 'boss' });
  t.boss.uses('summoner');
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Summoner Channeler', 'Abyssal']);
  expect([t.card('Abyssal').atk, t.card('Abyssal').health]).toEqual([6, 6]);
  const other = lair({ play: [summoner], resources: 3 });
  other.you.passes();
  other.friend.passes();
  other.boss.cannot({ use: 'summoner' }, '701.1');
});

rule('R402.1a', 'a Channeler mends a friendly ally, another strikes a whole party', () => {
  const t = lair(
    { play: [mender, { ...shadow, damage: 3 }], resources: 3 },
    { you: { play: ['Ogre'] }, friend: { play: ['Gnome'] } },
    { turn: 'boss' },
  );
  t.boss.cannot({ use: 'mender', targets: ['Ogre'] }, '706.1');
  t.boss.uses('mender', { targets: ['shadow'] });
  t.resolve.all();
  expect(t.card('shadow').damage).toBe(0);
  t.boss.uses('shadow', { targets: ['you'] });
  t.resolve.all();
  expect([t.you.hero.damage, t.card('Ogre').damage, t.friend.hero.damage, t.card('Gnome').damage]).toEqual([
    1, 1, 0, 0,
  ]);
});
