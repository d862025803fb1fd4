import { expect, test } from 'vitest';
import { ABILITY, factsOf, isRead, meaning, powers } from './reading.ts';

const ally = { select: 'target', noun: { kind: ['Ally'] } } as const;

test('what is done to a target without a duration lasts until the game ends (714.3)', () => {
  expect(meaning('Target ally has +2 ATK.')).toEqual([
    { do: 'modify', what: ally, changes: [{ change: 'atk', by: 2 }], duration: 'this game' },
  ]);
});

test('one duration holds for all of a sentence (714.3c)', () => {
  const [first, second, ...others] = meaning('This turn, target ally has +2 ATK and another target ally has -2 ATK.');
  expect([first, second]).toMatchObject([{ duration: 'this turn' }, { duration: 'this turn' }]);
  expect(others).toEqual([]);
});

test('what an ability says of others that stays nowhere it makes so as it resolves (305.1, 714.3)', () => {
  const { text, powers: kept } = factsOf(ABILITY, 'Allies you control have +1 ATK.');
  expect(kept).toEqual([]);
  expect(text).toMatchObject([{ do: 'create', duration: 'this game', continuous: { changes: [{ change: 'atk' }] } }]);
});

test('what it says of itself it keeps', () => {
  expect(factsOf(ABILITY, "This ability can't be interrupted.").powers).toHaveLength(1);
});

test('one of those with the highest number is chosen', () => {
  const { noun } = { noun: { kind: ['Ally'], whose: 'opposing' } } as const;
  const highest = (number: string) => ({ is: 'exactly', than: { amount: 'highest', number, of: noun } });
  expect(meaning('Destroy the opposing ally with the highest cost.')).toEqual([
    { do: 'destroy', what: { select: 'choose', noun: { ...noun, cost: highest('cost') } } },
  ]);
  expect(meaning('Destroy the opposing ally with the highest ATK.')).toEqual([
    { do: 'destroy', what: { select: 'choose', noun: { ...noun, atk: highest('atk') } } },
  ]);
});

test.each([
  [
    "Opposing Demons can't attack unless their controller pays (2) for each attacker.",
    "Opposing Demons can't attack unless its controller pays (2).",
  ],
])('%s', (said, same) => {
  expect(powers(said)).toEqual(powers(same));
});

test('a sabotage triggers whatever is sabotaged (603.1)', () => {
  expect(powers('When this ally sabotages, draw a card.')).toMatchObject([{ on: { event: 'sabotage' } }]);
});

test('a die is even or odd', () => {
  expect(meaning("Roll a die. If it's even, draw a card. If it's odd, draw two cards.")).toEqual(
    meaning('Roll a die: on an even roll, draw a card; on an odd roll, draw two cards.'),
  );
});

test('an item is attached to a weapon that is chosen as it enters play (400.3)', () => {
  const ITEM: typeof ABILITY = { ...ABILITY, types: ['Equipment'], tags: ['Item'] };
  expect(factsOf(ITEM, 'This item enters play attached to a weapon you control.').attach).toMatchObject({
    targeted: false,
    noun: { kind: ['Weapon'], whose: 'you' },
  });
});

test('a card becomes an ability or an equipment (300.1a)', () => {
  expect(isRead(ABILITY, 'Target ally becomes an equipment this turn.')).toBe(true);
});

test('cards of a kind are played from the top of a deck', () => {
  expect(powers('You may play abilities from the top of your deck.')).toEqual(
    powers("You may play the top card of your deck if it's an ability."),
  );
});
