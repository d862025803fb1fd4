import { expect, test } from 'vitest';
import { ALLY, isRead, meaning, power } from './reading.ts';

test('a modifier can last until you play such a card', () => {
  expect(meaning('Murloc allies in your hand are instant this turn until you play a Murloc ally.')).toEqual([
    {
      do: 'create',
      continuous: {
        cards: { tag: ['Murloc'], kind: ['Ally'], zone: 'hand', whose: 'you' },
        changes: [{ change: 'become instant' }],
      },
      duration: { until: { event: 'play', card: { tag: ['Murloc'], kind: ['Ally'] }, whose: 'you' } },
    },
  ]);
});

test('completing quests and placing them face up can be forbidden, alone or in a list', () => {
  const cant = (restriction: object) => ({ change: 'restrict', restriction });
  expect(power("Opponents can't complete quests or draw cards.")).toMatchObject({
    continuous: { players: 'opposing', changes: [cant({ cant: 'complete' }), cant({ cant: 'draw' })] },
  });
  expect(power("Players can't place locations face up.")).toMatchObject({
    continuous: { players: 'any', changes: [cant({ cant: 'place face up', noun: { kind: ['Location'] } })] },
  });
});

test('only the quests of others are completed by a permission', () => {
  expect(power('You can complete opposing quests.')).toMatchObject({
    continuous: { changes: [{ permission: { may: 'complete', noun: { kind: ['Quest'], whose: 'opposing' } } }] },
  });
  expect(isRead(ALLY, 'You can complete quests.')).toBe(false);
});

test('a card on the chain is told by what it targets', () => {
  expect(meaning("Interrupt target ability that's targeting a damaged ally you control.")).toMatchObject([
    {
      do: 'interrupt',
      what: {
        select: 'target',
        noun: { kind: ['Ability'], zone: 'chain', targeting: { kind: ['Ally'], damaged: true, whose: 'you' } },
      },
    },
  ]);
});
