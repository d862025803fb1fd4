import { expect, test } from 'vitest';
import { ABILITY, ALLY, factsOf, isRead, meaning, power, powers } from './reading.ts';

const IT = { select: 'targeted', slot: 0 } as const;

test('what is compared with another card is not that card itself', () => {
  const read = power(
    'When you play an ally, reveal the top card of your deck. If it has the same cost as that ally, your hero heals 2 damage from itself.',
  );
  expect(read).toMatchObject({
    effects: [
      { do: 'reveal' },
      {
        if: {
          what: { select: 'revealed' },
          noun: { cost: { than: { amount: 'cost', of: { select: 'event', role: 'card' } } } },
        },
      },
    ],
  });
});

test('a card is told by its likeness to any card of a description', () => {
  expect(meaning('Destroy target ally if it has the same name as a card in your graveyard.')).toMatchObject([
    { if: { what: IT, noun: { sameName: { select: 'each', noun: { zone: 'graveyard', whose: 'you' } } } } },
  ]);
  expect(meaning('Draw a card, or two if two or more allies have the same name.')).toMatchObject([
    { count: { if: { is: 'not', of: { is: 'different names', noun: { kind: ['Ally'] } } } } },
  ]);
});

test('cards other than those of a description', () => {
  expect(powers("You can't play cards other than Weapons and Potions.")).toMatchObject([
    {
      continuous: {
        changes: [{ restriction: { noun: { not: { any: [{ kind: ['Weapon'] }, { tag: ['Potion'] }] } } } }],
      },
    },
  ]);
});

test('later members of a list have words of their own', () => {
  expect(meaning('Exhaust all heroes and damaged allies an opponent controls.')).toMatchObject([
    { what: { noun: { any: [{ kind: ['Hero'] }, { kind: ['Ally'], damaged: true }], whose: 'opposing' } } },
  ]);
});

test('the second of two things instead of the first, about the same target', () => {
  expect(meaning('Exhaust target ally, or destroy it if you control a Shield.')).toEqual([
    {
      do: 'if',
      if: { is: 'there', noun: { tag: ['Shield'], whose: 'you' } },
      then: [{ do: 'destroy', what: IT }],
      else: [{ do: 'exhaust', what: { select: 'target', noun: { kind: ['Ally'] } } }],
    },
  ]);
  expect(isRead(ABILITY, 'Exhaust target ally, or destroy target weapon if you control a Shield.')).toBe(false);
});

test('two packets of one moment, and two verbs for one card', () => {
  expect(meaning('Your hero deals 2 fire damage and 1 frost damage to target ally.')).toMatchObject([
    { amount: 2, types: ['fire'], along: [{ do: 'deal', amount: 1, types: ['frost'], to: IT }] },
  ]);
  expect(meaning('Ready and gain control of target ally this turn.')).toMatchObject([
    { do: 'ready' },
    { do: 'modify', what: IT, duration: 'this turn' },
  ]);
});

test('one of two things, and a last thing that may be done', () => {
  expect(meaning('Draw two cards, or ready your hero.')).toMatchObject([{ do: 'choose modes', count: 1 }]);
  expect(meaning('Draw a card, and you may destroy target item.').map(({ do: verb }) => verb)).toEqual(['draw', 'may']);
});

test('only while something is so, and only this turn', () => {
  expect(
    meaning(
      'While you control a Staff this turn, your hero has +1 ATK, and prevent all damage that would be dealt to your hero.',
    ),
  ).toMatchObject([
    { do: 'modify', while: { is: 'there' }, duration: 'this turn' },
    { do: 'create', replacement: { while: { is: 'there' } }, duration: 'this turn' },
  ]);
});

test('"that many" goes on meaning what was paid, whatever was moved since', () => {
  const { text } = factsOf(
    ABILITY,
    'As an additional cost to play this ability, remove up to three Potions in your graveyard from the game.',
    'Target opponent discards that many cards. Your hero deals that much fire damage to target hero.',
  );
  expect(text).toMatchObject([{ count: { amount: 'X' } }, { amount: { amount: 'X' } }]);
});

test('what your hero is while something happens is not spoken of again', () => {
  expect(
    power(
      'While your hero has Bear Form, when it deals combat damage to an opposing hero, its controller discards a card.',
    ),
  ).toMatchObject({
    while: { what: { select: 'hero' } },
    effects: [{ who: { player: 'controller', of: { select: 'event', role: 'card' } } }],
  });
});

test('the last counter, and so many of them, are those of the card', () => {
  expect(
    powers('At the start of your turn, add a rust counter. Then, if there are three or more, destroy this ally.'),
  ).toMatchObject([{ effects: [{ name: 'rust' }, { if: { left: { amount: 'counters', name: 'rust' } } }] }]);
});

test('a reward may go on in the next paragraph, and costs stand in one with what changes them', () => {
  const quest = { ...ALLY, types: ['Quest' as const] };
  const { powers: read } = factsOf(
    { name: quest.name, types: ['Quest'], tags: [], icons: [] },
    'You pay 1 less to complete this quest for each weapon you control. Pay 3 to complete this quest.',
    'Reward: Draw a card.',
    'If an ally entered play and an equipment left play this turn, draw two cards.',
  );
  expect(read).toMatchObject([
    { power: 'cost change' },
    { power: 'reward', effects: [{ do: 'draw' }, { if: { is: 'all', of: [{ is: 'happened' }, { is: 'happened' }] } }] },
  ]);
});
