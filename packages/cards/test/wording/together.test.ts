import { expect, test } from 'vitest';
import { ABILITY, isRead, meaning, power } from './reading.ts';

test('"and" selects several together, each in its own way', () => {
  expect(meaning('Destroy target Gnome and up to two target weapons.')).toEqual([
    {
      do: 'destroy',
      what: {
        select: 'together',
        of: [
          { select: 'target', noun: { tag: ['Gnome'] } },
          { select: 'target', noun: { kind: ['Weapon'] }, count: { upTo: 2 } },
        ],
      },
    },
  ]);
  expect(meaning('Exhaust target hero and all Gnomes.')).toMatchObject([
    { what: { of: [{ select: 'target' }, { select: 'each', noun: { tag: ['Gnome'] } }] } },
  ]);
});

test('where the last of them lies, there lie all of them', () => {
  const there = { zone: 'graveyard', whose: 'you' };
  expect(meaning('Put target Gnome and target weapon in your graveyard into your hand.')).toMatchObject([
    { what: { of: [{ noun: { tag: ['Gnome'], ...there } }, { noun: { kind: ['Weapon'], ...there } }] } },
  ]);
});

test('kinds with one article are one of each', () => {
  const one = (kind: string) => ({ select: 'choose', noun: { kind: [kind], whose: 'you' } });
  expect(meaning('Ready an ability, ally, and weapon you control.')).toEqual([
    { do: 'ready', what: { select: 'together', of: [one('Ability'), one('Ally'), one('Weapon')] } },
  ]);
  expect(meaning('Exhaust up to one ability, ally, and weapon.')).toMatchObject([
    { what: { of: [{ count: { upTo: 1 } }, { count: { upTo: 1 } }, { count: { upTo: 1 } }] } },
  ]);
});

test('one of each does not make three targets of one opponent', () => {
  expect(isRead(ABILITY, "Exhaust up to one ability, ally, and weapon in target opponent's party.")).toBe(false);
});

test('costs share a verb', () => {
  expect(power('Destroy this and two other Gnomes you control >>> Draw three cards.')).toMatchObject({
    cost: [
      { pay: 'destroy', noun: { self: true } },
      { pay: 'destroy', noun: { tag: ['Gnome'], other: true, whose: 'you' }, count: 2 },
    ],
  });
  expect(power('[Activate], exhaust your hero and a Gnome you control >>> Draw three cards.')).toMatchObject({
    cost: [
      { pay: 'activate' },
      { pay: 'exhaust', noun: { kind: ['Hero'], whose: 'you' } },
      { pay: 'exhaust', noun: { tag: ['Gnome'], whose: 'you' } },
    ],
  });
});

test('deeds share a verb, and the one who does them is changed in the same breath', () => {
  const hero = { select: 'hero', of: { player: 'you' } };
  expect(meaning('Your hero heals 3 damage from itself and 2 damage from target Gnome.')).toMatchObject([
    { do: 'heal', by: hero, amount: 3, from: hero },
    { do: 'heal', by: hero, amount: 2, from: { select: 'target' } },
  ]);
  expect(
    meaning('Your hero heals 3 damage from target Gnome and has +2 ATK this turn for each damage healed this way.'),
  ).toMatchObject([
    { do: 'heal' },
    {
      do: 'modify',
      what: hero,
      changes: [{ change: 'atk', by: { amount: 'times', of: [2, { amount: 'that much' }] } }],
    },
  ]);
});

test('"both" are the two of the event', () => {
  expect(power('When this ally deals combat damage to a Gnome, ready both.')).toMatchObject({
    effects: [
      {
        what: {
          select: 'together',
          of: [
            { select: 'event', role: 'by' },
            { select: 'event', role: 'card' },
          ],
        },
      },
    ],
  });
  expect(isRead(ABILITY, 'Destroy both.')).toBe(false);
});
