import { expect, test } from 'vitest';
import { core } from './kit.ts';

const soldier = (as: string) => ({ card: 'Footsoldier', as, damage: 0 });
const STRAIGHT = [1, 1, 1, 1, 1];

/** Shazzrah flips on the Boss player's turn; the dice say how far he strays. */
const drops = (dice: readonly number[], yours: string, his = 'spread out') => {
  const t = core(
    { boss: 'Shazzrah', resources: 1, play: ['Flame Imps'] },
    {
      you: { play: [soldier('a'), soldier('b'), soldier('c')] },
      friend: { play: [{ card: 'Footsoldier', as: 'd', attached: [{ card: 'Magma Shackles', by: 'boss' }] }] },
    },
    { turn: 'boss', dice },
  );
  t.boss.uses('Shazzrah');
  t.pass.all();
  t.pass.all();
  t.you.mustChooseAmong(['spread out', 'close together', 'to the left', 'to the right']).chooses(yours);
  t.friend.chooses(his);
  return t;
};

test('each raider lays out his characters, then the Boss player aims and drops Shazzrah', () => {
  const t = drops(STRAIGHT, 'spread out');
  t.boss.mustChooseAmong([t.you.hero, 'a', 'b', 'c', t.friend.hero, 'd']).chooses('a');
  expect(t.card('a').zone).toBe('graveyard');
  expect([t.card('b').zone, t.card('c').zone, t.card('d').zone]).toEqual(['play', 'play', 'play']);
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([0, 0]);
  expect(t.boss.hero.faceUp).toBe(false);
});

test('whoever lies close together is hit together', () => {
  const t = drops(STRAIGHT, 'close together');
  t.boss.chooses(t.you.hero);
  expect(t.you.hero.damage).toBe(5);
  expect(t.you.allies).toEqual([]);
  expect(t.friend.hero.damage).toBe(0);
});

test('he may stray so far that he hits nobody', () => {
  const t = drops([1, 1, 6, 1, 1], 'spread out');
  t.boss.chooses('a');
  expect(t.card('a').zone).toBe('graveyard');
  const missed = drops([6, 1, 1, 1, 1], 'spread out');
  missed.boss.chooses('d');
  expect(['a', 'b', 'c', 'd'].map((as) => missed.card(as).zone)).toEqual(['play', 'play', 'play', 'play']);
});

test('once a turn; at the start of the next he is himself again', () => {
  const t = drops(STRAIGHT, 'spread out');
  t.boss.chooses('a');
  t.boss.mustChooseAmong(['pass', { attack: 'Flame Imps' }, { attack: 'Shazzrah' }]);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(true);
  expect(t.chain()).toEqual([]);
});
