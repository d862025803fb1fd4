import { expect, test } from 'vitest';
import { lair, many } from './lair.ts';

/** Everybody passes until the combat is over. */
const fight = (t: ReturnType<typeof lair>) => {
  t.boss.attacks(t.boss.hero, t.you.hero);
  for (let n = 0; n < 3; n++) t.pass.all();
};

test('Onyxia hits for the number of her stage while attacking, on either side', () => {
  for (const stage of [1, 2, 3])
    for (const flipped of [false, true]) {
      const t = lair({ boss: { stage, boss: { card: 'Onyxia', flipped } } });
      expect([stage, t.boss.hero.atk]).toEqual([stage, 0]);
      fight(t);
      expect([stage, t.you.hero.damage]).toEqual([stage, stage]);
    }
});

test('no bonus while she defends', () => {
  const t = lair({ you: { play: [{ card: 'Footsoldier', as: 'soldier' }] } }, { turn: 'you' });
  t.you.attacks('soldier', t.boss.hero);
  for (let n = 0; n < 3; n++) t.pass.all();
  expect([t.boss.hero.damage, t.card('soldier').damage]).toEqual([2, 0]);
});

test('first stage: ten resources and her flip destroy an opposing hero, once', () => {
  const t = lair({ boss: { resources: 20 } }, { turn: 'you' });
  t.you.passes();
  t.friend.passes();
  t.boss.cannot({ use: t.boss.hero, targets: t.boss.hero }, '706.1');
  t.boss.uses(t.boss.hero, { targets: t.friend.hero });
  expect(t.boss.hero.faceUp).toBe(false);
  expect(t.boss.readyResources).toBe(10);
  t.pass.all();
  expect([t.friend.lost, t.you.lost]).toEqual([true, false]);
  t.until({ turn: 'boss', step: 'action' });
  expect(t.waiting()!.options.filter((option) => option.startsWith('use'))).toEqual([]);
});

test('second stage: long range, and Whelps for her resources, on her own turn', () => {
  const t = lair({ boss: { stage: 2, resources: 6 }, you: { play: ['Footsoldier'] } });
  expect(t.boss.hero.keywords).toEqual(['Long-Range']);
  t.boss.uses(t.boss.hero);
  t.pass.all();
  expect(t.boss.allies).toEqual(Array.from({ length: 6 }, () => 'Onyxian Whelp'));
  expect(t.boss.hero).toMatchObject({ faceUp: false, keywords: ['Long-Range'] });
  const theirs = lair({ boss: { stage: 2, resources: 6 } }, { turn: 'you' });
  theirs.you.passes();
  theirs.friend.passes();
  theirs.boss.cannot({ use: theirs.boss.hero }, '701.1');
});

test('third stage: twenty resources and her flip destroy all opposing heroes', () => {
  const t = lair({ boss: { stage: 3, resources: 20, play: many(1, 'Footsoldier') } });
  t.boss.uses(t.boss.hero);
  t.pass.all();
  expect(t.winner()).toEqual(['boss']);
  const poor = lair({ boss: { stage: 3, resources: 19 } });
  expect(poor.waiting()!.options).not.toContain('use Onyxia');
});
