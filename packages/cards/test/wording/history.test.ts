import { expect, test } from 'vitest';
import { ABILITY, factsOf, meaning, read } from './reading.ts';

const first = { select: 'targeted', slot: 0 } as const;
const done = { select: 'done' } as const;

test.each([
  ['attacked', 'Destroy all allies that attacked this turn.', { as: 'card', was: { event: 'attack' } }],
  ['dealt damage', 'Destroy target ally that dealt damage this turn.', { as: 'by', was: { event: 'deal' } }],
  [
    'was dealt fire damage',
    'Destroy target ally that was dealt fire damage this turn.',
    { as: 'card', was: { event: 'deal', damageType: ['fire'] } },
  ],
  [
    'was dealt damage by your hero',
    'Destroy target Demon that your hero dealt combat damage to this turn.',
    { as: 'card', was: { event: 'deal', by: { kind: ['Hero'], whose: 'you' }, combat: true } },
  ],
  [
    'was dealt much damage',
    'Destroy target ally that was dealt 3 or more damage this turn.',
    { as: 'card', was: { event: 'deal' }, atLeast: 3 },
  ],
])('a card that %s this turn', (_, text, past) => {
  expect(meaning(text)).toMatchObject([{ do: 'destroy', what: { noun: { past } } }]);
});

test('what a card that was spoken of did this turn', () => {
  expect(meaning('Your hero deals 2 fire damage to target ally, or 5 if that ally attacked this turn.')).toMatchObject([
    { amount: { if: { is: 'so', what: first, noun: { past: { as: 'card', was: { event: 'attack' } } } } } },
  ]);
});

test('cards of "this way" are those of the instruction before', () => {
  expect(meaning('Destroy all equipment. Draw a card for each weapon destroyed this way.')[1]).toMatchObject({
    count: { amount: 'count', of: { kind: ['Weapon'], among: done } },
  });
  expect(meaning('Exhaust target ally. If an ally is exhausted this way, draw a card.')[1]).toMatchObject({
    if: { is: 'there', noun: { kind: ['Ally'], among: done } },
  });
  expect(read(ABILITY, 'Exhaust target ally. If an ally is destroyed this way, draw a card.').facts).toBeNull();
  expect(read(ABILITY, 'If an ally is destroyed this way, draw a card.').facts).toBeNull();
});

test('a paragraph goes on from the one that did it', () => {
  const { powers } = factsOf(
    ABILITY,
    'Ongoing: At the end of your turn, your hero deals 7 fire damage to target hero.',
    'If damage is dealt this way, draw a card.',
  );
  expect(powers).toMatchObject([{ effects: [{ do: 'deal' }, { do: 'if', if: { noun: { among: done } } }] }]);
});

test('when damage is dealt this way', () => {
  expect(
    meaning('Your hero deals 1 fire damage to target hero. When damage is dealt this way, destroy target ally.'),
  ).toMatchObject([{ do: 'when this way', effects: [{ do: 'deal' }], trigger: { on: { event: 'deal' } } }]);
});

test('fatal damage of this way', () => {
  expect(
    meaning(
      'Your hero deals 3 fire damage to target Demon. If an ally is dealt fatal damage this way, draw a card.',
    )[1],
  ).toMatchObject({ if: { noun: { kind: ['Ally'], among: done, damage: { is: 'or more' } } } });
});

test('"for each" may stand first', () => {
  expect(meaning('For each ally you control, your hero heals 2 damage from target hero.')).toMatchObject([
    { do: 'heal', amount: { amount: 'times', of: [2, { amount: 'count' }] } },
  ]);
});

test('how much was dealt this way must have been dealt', () => {
  expect(
    meaning('Your hero deals 2 fire damage to target hero. Draw a card for each damage dealt this way.')[1],
  ).toMatchObject({ do: 'draw', count: { amount: 'that much' } });
  expect(read(ABILITY, 'Draw a card for each damage dealt this way.').facts).toBeNull();
});

test('what is done about the damage that was prevented', () => {
  expect(
    meaning(
      'The next time target Demon would be dealt damage this turn, prevent it. For each damage prevented this way, this card heals 1 damage from it.',
    ),
  ).toMatchObject([
    {
      do: 'create',
      replacement: {
        instead: {
          instead: 'prevent',
          then: [{ do: 'heal', amount: { amount: 'that much' }, from: { select: 'event', role: 'card' } }],
        },
      },
    },
  ]);
});

test('a trigger for a while about a card that was spoken of', () => {
  expect(
    meaning('Your hero deals 1 fire damage to target Pet. When that card is destroyed this turn, draw a card.')[1],
  ).toMatchObject({
    do: 'create',
    about: first,
    trigger: { on: { event: 'destroy', card: { among: { select: 'flagged' } } } },
    duration: 'this turn',
  });
});

test('damage of two types in one word', () => {
  expect(meaning('Your hero deals 2 shadowfire damage to target ally.')).toMatchObject([{ types: ['shadow', 'fire'] }]);
});

test('five amounts, respectively', () => {
  expect(
    meaning('Target up to five allies. Your hero deals 6, 5, 4, 3, and 2 fire damage to them, respectively.'),
  ).toMatchObject([{ to: { count: { upTo: 5 } }, each: [6, 5, 4, 3, 2] }]);
});

test('one change, or another if something is so', () => {
  expect(meaning("Target ally has +2 ATK this turn, or +5 if it's a Beast.")).toMatchObject([
    { do: 'modify', changes: [{ by: { amount: 'if', if: { what: { select: 'it' } }, then: 5, else: 2 } }] },
  ]);
});

test('to pay any number of times', () => {
  expect(
    meaning(
      'You may pay 1 any number of times. Your hero deals 2 fire damage to target ally for each (1) paid this way.',
    ),
  ).toMatchObject([{ do: 'pay', anyNumber: true }, { amount: { amount: 'times', of: [2, { amount: 'that much' }] } }]);
});

test('how much happened this turn', () => {
  expect(meaning('If two or more allies you control dealt damage this turn, draw a card.')).toMatchObject([
    {
      if: { left: { amount: 'this turn', watch: { event: 'deal', by: { kind: ['Ally'] } }, counted: 'by' }, right: 2 },
    },
  ]);
  expect(meaning('If your hero dealt 4 or more damage this turn, draw a card.')).toMatchObject([
    { if: { left: { amount: 'this turn', counted: 'amount' }, right: 4 } },
  ]);
  expect(meaning("Draw a card for each other ability you've played this turn.")).toMatchObject([
    { count: { amount: 'this turn', watch: { event: 'play', card: { other: true } }, counted: 'events' } },
  ]);
});

test('the first of several targets, and the second', () => {
  expect(
    meaning('Target up to two allies. Your hero deals 3 fire damage to the first target. Exhaust the second target.'),
  ).toMatchObject([
    { do: 'deal', to: { select: 'target', count: { upTo: 2 } }, each: [3] },
    { do: 'exhaust', what: { select: 'targeted', slot: 0, nth: 1 } },
  ]);
});

test('what this card removed in another text', () => {
  const { powers } = factsOf(
    ABILITY,
    'Remove any number of allies you control from the game.',
    'Ongoing: (5), Destroy this ability >>> Put each card removed this way into play.',
  );
  expect(powers).toMatchObject([{ effects: [{ what: { noun: { among: { select: 'kept' } } } }] }]);
});

test('what did not happen this turn', () => {
  expect(meaning('If no damage was dealt this turn, draw a card.')).toMatchObject([
    { if: { is: 'not', of: { is: 'happened', watch: { event: 'deal' } } } },
  ]);
  expect(meaning('If your hero dealt no damage this turn, draw a card.')).toMatchObject([
    { if: { is: 'not', of: { watch: { event: 'deal', by: { kind: ['Hero'] } } } } },
  ]);
});
