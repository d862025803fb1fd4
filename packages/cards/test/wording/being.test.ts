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

test('who is kept from dealing or healing damage, and to whom', () => {
  const cant = (sentence: string) => {
    const said = power(sentence);
    return said.power === 'continuous' ? said.continuous.changes : [];
  };
  expect(cant("Opposing allies can't deal damage.")).toEqual([
    { change: 'restrict', restriction: { cant: 'deal damage' } },
  ]);
  expect(cant("Other allies can't deal frost or fire damage.")).toEqual([
    { change: 'restrict', restriction: { cant: 'deal damage', damageType: ['frost', 'fire'] } },
  ]);
  expect(cant("Opposing heroes can't heal allies.")).toEqual([
    { change: 'restrict', restriction: { cant: 'heal', noun: { kind: ['Ally'] } } },
  ]);
});

test('numbers of cards: even, odd, exactly so many, and no other', () => {
  const when = (so: string) => {
    const said = power(`While ${so}, this ally has +1 ATK.`);
    return said.power === 'continuous' ? said.continuous.while : undefined;
  };
  const count = { amount: 'count', of: { kind: ['Ally'], whose: 'you' } } as const;
  const evened = { amount: 'times', of: [2, { amount: 'divided', of: count, by: 2 }] };
  expect(when('you control an even number of allies')).toEqual({
    is: 'compared',
    left: evened,
    how: 'exactly',
    right: count,
  });
  expect(when('you control an odd number of allies')).toEqual({
    is: 'compared',
    left: evened,
    how: 'less than',
    right: count,
  });
  expect(when('you control exactly three allies')).toEqual({ is: 'compared', left: count, how: 'exactly', right: 3 });
  expect(when('this ally is the only Gnome you control')).toEqual({
    is: 'not',
    of: { is: 'there', noun: { tag: ['Gnome'], whose: 'you', other: true } },
  });
});

test('powers in lines below "has" are had by whom the line above names', () => {
  const lines = [
    'Attach to your hero.',
    'Ongoing: Attached hero has:',
    '1, [Activate] → Draw a card.',
    '2 → Ready this hero.',
  ];
  const [given] = factsOf(ABILITY, ...lines).powers;
  expect(given).toMatchObject({
    continuous: { changes: [{ power: { power: 'payment' } }, { power: { power: 'payment' } }] },
  });
});

test('what is done unless something is so is done if it is not', () => {
  expect(meaning('Draw two cards unless you control a Wolf.')).toMatchObject([
    {
      do: 'if',
      if: { is: 'not', of: { is: 'there', noun: { tag: ['Wolf'], whose: 'you' } } },
      then: [{ do: 'draw', count: 2 }],
    },
  ]);
});

test('what is attached to a target is described by it', () => {
  const attachedTo = { among: { select: 'target', noun: { kind: ['Ally'], whose: 'opposing' } } };
  expect(meaning('Destroy all abilities attached to target opposing ally.')).toMatchObject([
    { do: 'destroy', what: { select: 'each', noun: { kind: ['Ability'], attachedTo } } },
  ]);
  expect(meaning('Destroy up to two abilities attached to target opposing ally.')).toMatchObject([
    { do: 'destroy', what: { select: 'choose', noun: { attachedTo }, count: { upTo: 2 } } },
  ]);
});

test('for a while nothing is prevented', () => {
  expect(meaning("Fire damage can't be prevented this turn.")).toEqual([
    {
      do: 'create',
      replacement: { event: { event: 'deal', damageType: ['fire'] }, instead: { instead: 'unpreventable' } },
      duration: 'this turn',
    },
  ]);
});
