import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { COOLDOWN, lair, NOVA, UNLEASHED } from './kit.ts';

const cubes = [
  { card: 'Manticron Cube', as: 'first' },
  { card: 'Manticron Cube', as: 'second' },
] as const;
const bloods = [{ card: "Magtheridon's Blood", as: 'drop' }] as const;
const unleashed = { ...UNLEASHED, cubes, bloods, play: [COOLDOWN] } as const;

rule(
  'R402.3a',
  'on his turn a raiding player exhausts characters to attach Cubes to them, however new they are',
  () => {
    const t = lair(unleashed, {
      you: { play: [{ card: 'Gnome', fresh: true }] },
      friend: { play: ['Ogre'] },
    });
    t.you.uses('first', { pay: 'Gnome' });
    t.resolve.all();
    expect(t.card('first').attachedTo).toBe('Gnome');
    expect(t.card('Gnome').exhausted).toBe(true);
    t.you.uses('second', { pay: t.you.hero });
    t.resolve.all();
    expect(t.card('second').attachedTo).toBe('you.hero');
    expect(t.boss.cubes).toHaveLength(2);
  },
);

rule('R402.3, R402.3a', "neither the Boss player nor a raider on another's turn can use a Cube", () => {
  const t = lair({ ...unleashed, play: [COOLDOWN, 'Abyssal'] }, { friend: { play: ['Ogre'] } });
  t.you.passes();
  t.friend.cannot({ use: 'first', pay: 'Ogre' }, '701.1');
  t.until({ turn: 'boss', step: 'action' });
  t.boss.cannot({ use: 'first', pay: 'Abyssal' }, '701.2');
});

rule('R402.3a', 'an attached Cube moves on to the character that exhausts for it', () => {
  const t = lair(unleashed, { you: { play: ['Gnome', 'Ogre'] } });
  t.you.uses('first', { pay: 'Gnome' });
  t.resolve.all();
  t.you.uses('first', { pay: 'Ogre' });
  t.resolve.all();
  expect(t.card('first').attachedTo).toBe('Ogre');
  expect(t.card('Gnome').exhausted).toBe(true);
});

rule('R402.3a', 'a Cube detaches as its bearer readies', () => {
  const t = lair(unleashed, { you: { play: ['Gnome'], hand: ['Rouse'] } });
  t.you.uses('first', { pay: 'Gnome' });
  t.resolve.all();
  t.you.plays('Rouse', { targets: ['Gnome'] });
  t.resolve.all();
  expect(t.card('Gnome').exhausted).toBe(false);
  expect(t.card('first').attachedTo).toBeNull();
  expect(t.boss.cubes).toHaveLength(2);
});

rule('R402.3a', 'a Cube stays in play as its bearer leaves it', () => {
  const t = lair(unleashed, { you: { play: ['Gnome'], hand: ['Doom'] } });
  t.you.uses('first', { pay: 'Gnome' });
  t.resolve.all();
  t.you.plays('Doom', { targets: ['Gnome'] });
  t.resolve.all();
  expect(t.card('Gnome').zone).toBe('graveyard');
  expect(t.card('first').attachedTo).toBeNull();
  expect(t.boss.cubes).toHaveLength(2);
});

rule('R402.3a', 'nobody bears two Cubes, even if he readied before the first came', () => {
  const t = lair(unleashed, { you: { play: ['Gnome'], hand: ['Rouse'] } });
  t.you.uses('first', { pay: 'Gnome' });
  t.you.plays('Rouse', { targets: ['Gnome'] });
  t.pass.all();
  t.you.uses('second', { pay: 'Gnome' });
  t.resolve.all();
  expect([t.card('first').attachedTo, t.card('second').attachedTo]).toEqual([null, 'Gnome']);
});

rule('R402.3a', 'who has an exhausted mind attaches no Cube', () => {
  const t = lair(unleashed, {
    you: { play: [{ card: 'Ogre', attached: [{ card: 'Mind Exhaustion', by: 'boss' }] }, 'Gnome'] },
  });
  t.you.cannot({ use: 'first', pay: 'Ogre' }, '403.1');
  t.you.uses('first', { pay: 'Gnome' });
});

rule('R402.3a', 'who has an exhausted mind still exhausts to attack', () => {
  const t = lair(unleashed, { you: { play: [{ card: 'Ogre', attached: [{ card: 'Mind Exhaustion', by: 'boss' }] }] } });
  t.you.attacks('Ogre', t.boss.hero);
  t.pass.all();
  expect(t.card('Ogre').exhausted).toBe(true);
});

rule('R402.4d, R402.4b', 'as the Lair cools down, Cubes burn their bearers and detach', () => {
  const t = lair({ ...unleashed, play: [NOVA] }, { you: { play: ['Ogre', { card: 'Gnome', as: 'small' }] } });
  t.you.uses('first', { pay: 'Ogre' });
  t.resolve.all();
  t.you.uses('second', { pay: t.you.hero });
  t.resolve.all();
  t.until({ turn: 'boss', step: 'action' });
  expect([t.card('Ogre').damage, t.you.hero.damage]).toEqual([0, 0]);
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect(t.card("Magtheridon's Lair").faceUp).toBe(true);
  expect([t.card('Ogre').damage, t.you.hero.damage, t.card('small').damage, t.friend.hero.damage]).toEqual([
    2, 2, 0, 0,
  ]);
  expect([t.card('first').attachedTo, t.card('second').attachedTo]).toEqual([null, null]);
});

rule('R402.4c, R402.4b', 'a Nova bursts at the start of his turn if a Cube is free, and spares nobody', () => {
  const t = lair({ ...unleashed, play: [COOLDOWN] }, { you: { play: ['Ogre'] } }, { turn: 'boss' });
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect(t.card("Magtheridon's Lair").faceUp).toBe(false);
  t.until({ turn: 'you', step: 'action' });
  t.you.uses('first', { pay: 'Ogre' });
  t.resolve.all();
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect([t.card('Ogre').zone, t.you.hero.damage, t.friend.hero.damage]).toEqual(['graveyard', 10, 10]);
  expect(t.card('first').attachedTo).toBeNull();
});

rule('R402.4c', 'no Nova bursts while every Cube is borne', () => {
  const bearers = ['a', 'b', 'c', 'd', 'e'].map((as) => ({
    card: 'Ogre',
    as,
    exhausted: true,
    attached: [{ card: 'Manticron Cube', by: 'boss' }],
  }));
  const t = lair({ ...UNLEASHED, play: [NOVA] }, { friend: { play: bearers } }, { turn: 'friend', step: 'end' });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([0, 0]);
});

rule('R402.4, R402.4a, R402.3a, R402.2b', "raiding players can't reach the Lair, Cubes and Bloods", () => {
  const t = lair(unleashed, { you: { hand: ['Everything', 'Something'] } });
  t.you.cannot({ play: 'Something', targets: ['first'] }, '706.1');
  t.you.cannot({ play: 'Something', targets: ["Magtheridon's Lair"] }, '706.1');
  t.you.cannot({ play: 'Something', targets: ['drop'] }, '706.1');
  t.you.plays('Everything');
  t.resolve.all();
  expect(t.boss.cubes).toHaveLength(2);
  expect(t.boss.bloods).toHaveLength(1);
  expect(t.card("Magtheridon's Lair").zone).toBe('play');
});
