import { expect, test } from 'vitest';
import { ABILITY, isRead, meaning, power } from './reading.ts';

const GNOME = { select: 'target', noun: { tag: ['Gnome'] } } as const;
const oneOf = (...modes: readonly object[]) => [{ do: 'choose modes', count: 1, modes: modes.map((mode) => [mode]) }];

test('a choice in a few words is a choice of modes', () => {
  expect(meaning('Ready or exhaust target Gnome.')).toEqual(
    oneOf({ do: 'ready', what: GNOME }, { do: 'exhaust', what: GNOME }),
  );
  expect(meaning('Target Gnome has Ferocity or Protector this turn.')).toMatchObject(
    oneOf(
      { what: GNOME, changes: [{ power: { keyword: 'Ferocity' } }], duration: 'this turn' },
      { what: GNOME, changes: [{ power: { keyword: 'Protector' } }], duration: 'this turn' },
    ),
  );
  expect(meaning('Target Gnome has fire or frost Resistance this turn.')).toMatchObject(
    oneOf({ changes: [{ power: { type: 'fire' } }] }, { changes: [{ power: { type: 'frost' } }] }),
  );
  expect(meaning('Your hero deals 4 fire or frost damage to target Gnome.')).toMatchObject(
    oneOf({ amount: 4, types: ['fire'], to: GNOME }, { amount: 4, types: ['frost'], to: GNOME }),
  );
});

const YOU = { player: 'you' } as const;
const unlessPaid = {
  do: 'if you do',
  first: [{ do: 'may', who: YOU, effects: [{ do: 'pay', who: YOU, cost: [{ pay: 'resources', amount: 4 }] }] }],
  then: [],
  else: [{ do: 'destroy', what: { select: 'this' } }],
};

test('"pay 4 or destroy this" is "destroy this unless you pay 4"', () => {
  expect(power('At the start of your turn, pay 4 or destroy this ally.')).toMatchObject({ effects: [unlessPaid] });
  expect(power('At the start of your turn, destroy this ally unless you pay 4.')).toMatchObject({
    effects: [unlessPaid],
  });
});

test('only what costs something can be done to be spared', () => {
  expect(power('When this ally enters play, discard two cards or destroy him.')).toMatchObject({
    effects: [{ first: [{ do: 'may', effects: [{ do: 'discard', count: 2 }] }], else: [{ do: 'destroy' }] }],
  });
  expect(isRead(ABILITY, 'Draw two cards or destroy target Gnome.')).toBe(false);
});

test('a delayed power asks first, and what follows from it is done then', () => {
  expect(meaning('At the start of your next turn, you may discard a card. If you do, draw three cards.')).toEqual([
    {
      do: 'create',
      trigger: {
        power: 'triggered',
        on: { event: 'turn starts', whose: 'you' },
        effects: [
          {
            do: 'if you do',
            first: [{ do: 'may', who: YOU, effects: [{ do: 'discard', who: YOU, count: 1 }] }],
            then: [{ do: 'draw', who: YOU, count: 3 }],
          },
        ],
      },
      next: true,
      duration: 'this game',
    },
  ]);
  expect(isRead(ABILITY, 'At the start of your next turn, draw a card. If you do, draw three cards.')).toBe(false);
});
