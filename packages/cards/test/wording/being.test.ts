import { expect, test } from 'vitest';
import { ABILITY, ALLY, factsOf, isRead, meaning, power, powers } from './reading.ts';

const changesOf = (sentence: string) => {
  const [only] = meaning(sentence);
  return only && 'changes' in only ? only.changes : [];
};

test('what a card is besides are tags, and a type only where it is none of that yet', () => {
  expect(changesOf('Target ally is a Gnoll Scout ally this turn.')).toEqual([
    { change: 'add tag', tag: 'Gnoll' },
    { change: 'add tag', tag: 'Scout' },
  ]);
  expect(changesOf('Your hero becomes a Wolf hero and has +2 ATK this turn.')).toEqual([
    { change: 'add tag', tag: 'Wolf' },
    { change: 'atk', by: 2 },
  ]);
  expect(power('Face-up resources you control are also Spirit Wolf allies with 3 ATK / 2 health.')).toMatchObject({
    continuous: {
      changes: [
        { change: 'add tag', tag: 'Spirit' },
        { change: 'add tag', tag: 'Wolf' },
        { change: 'add type', type: 'Ally' },
        { change: 'set atk', to: 3 },
        { change: 'set health', to: 2 },
        { change: 'become damage type', type: 'melee' },
      ],
    },
  });
  expect(power('Your face-down resources are also armor with 2 DEF.')).toMatchObject({
    continuous: {
      changes: [
        { change: 'add tag', tag: 'Armor' },
        { change: 'add type', type: 'Equipment' },
        { change: 'set def', to: 2 },
      ],
    },
  });
  expect(power('Cards in your graveyard are Poison cards.')).toMatchObject({
    continuous: { changes: [{ change: 'add tag', tag: 'Poison' }] },
  });
  expect(isRead(ABILITY, 'Target equipment becomes a Wolf ally this turn.')).toBe(false);
});

test('who has a keyword may be called by it', () => {
  expect(power('Other Protectors you control have +2 ATK.')).toMatchObject({
    continuous: { cards: { other: true, keyword: 'Protector', whose: 'you' } },
  });
  expect(power('Elusive allies you control have +1 [Health].')).toMatchObject({
    continuous: { cards: { keyword: 'Elusive', kind: ['Ally'], whose: 'you' } },
  });
});

test('"an additional" adds to the sum before it, and only that is multiplied', () => {
  expect(power('Allies you control have +2 ATK and an additional +3 ATK for each Totem you control.')).toMatchObject({
    continuous: {
      changes: [
        {
          change: 'atk',
          by: { amount: 'sum', of: [2, { amount: 'times', of: [3, { amount: 'count', of: { whose: 'you' } }] }] },
        },
      ],
    },
  });
});

test('a part of a name is no name before other words of a description, or inside of a keyword', () => {
  const [made] = factsOf(
    { ...ALLY, name: 'Old Silithid Drone' },
    '[Activate] >>> Put a 1 [Melee] / 2 [Health] Silithid Monster ally token into play.',
  ).powers;
  expect(made).toMatchObject({ effects: [{ token: { tags: ['Silithid', 'Monster'] } }] });
  expect(factsOf({ ...ALLY, name: 'Bear' }, 'Your hero has Bear Form.').powers).toHaveLength(1);
});

test('Resistance of a damage type that was chosen', () => {
  expect(
    powers('As this ally enters play, choose fire or frost.', 'Dwarves you control have the chosen resistance.'),
  ).toMatchObject([
    { power: 'definite' },
    { continuous: { changes: [{ power: { keyword: 'Resistance', type: 'chosen' } }] } },
  ]);
});
