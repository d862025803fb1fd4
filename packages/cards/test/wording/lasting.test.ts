import { expect, test } from 'vitest';
import { ALLY, isRead, meaning, powers } from './reading.ts';

const ally = { select: 'target', noun: { kind: ['Ally'] } } as const;
const first = { select: 'targeted', slot: 0 } as const;

test('what a card has only at times is a modifier of its own (714.3c)', () => {
  expect(
    meaning('This turn, target ally must attack if able, has Ferocity, and has +2 ATK while attacking a hero.'),
  ).toEqual([
    {
      do: 'modify',
      what: ally,
      changes: [{ change: 'must attack' }, { change: 'grant', power: { power: 'keyword', keyword: 'Ferocity' } }],
      duration: 'this turn',
    },
    {
      do: 'modify',
      what: first,
      changes: [{ change: 'atk', by: 2 }],
      while: { is: 'so', what: { select: 'it' }, noun: { attacking: true, inCombatWith: { kind: ['Hero'] } } },
      duration: 'this turn',
    },
  ]);
});

test('a number is doubled', () => {
  expect(meaning("Double target weapon's ATK this turn.")).toEqual([
    {
      do: 'modify',
      what: { select: 'target', noun: { kind: ['Weapon'] } },
      changes: [{ change: 'double', what: 'atk' }],
      duration: 'this turn',
    },
  ]);
});

test.each([
  ['While this ally is undamaged, she has Assault 2.', ['This ally has Assault 2 while this ally is undamaged.']],
  [
    'Your Staff weapons have +3 ATK and you pay 1 less to strike with them.',
    ['Staff weapons you control have +3 ATK.', 'You pay (1) less to strike with Staff weapons you control.'],
  ],
  ['Your hero is Elusive and Untargetable.', ['Your hero has Elusive and Untargetable.']],
  [
    'This ally has +1 ATK while you have fewer allies than an opponent.',
    ['This ally has +1 ATK while an opponent controls more allies than you.'],
  ],
])('%s', (older, newer) => {
  expect(powers(older)).toBeDefined();
  expect(powers(older)).toEqual(powers(...newer));
});

test('"it" after a condition that names somebody else is not understood', () => {
  expect(isRead(ALLY, 'While an opposing hero is damaged, it has Ferocity.')).toBe(false);
});

test('your hero and others are looked for as long as the modifier lasts (714.3e)', () => {
  expect(meaning('Your hero and allies you control have Assault 1 this turn.')).toMatchObject([
    { do: 'create', continuous: { cards: { any: [{ kind: ['Hero'] }, { kind: ['Ally'] }] } } },
  ]);
});
