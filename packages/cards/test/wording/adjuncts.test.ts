import { expect, test } from 'vitest';
import { ABILITY, ALLY, isRead, meaning, power, powers } from './reading.ts';

const GNOMES = { amount: 'count', of: { tag: ['Gnome'], whose: 'you' } } as const;
const ORCS = { amount: 'count', of: { tag: ['Orc'], whose: 'you' } } as const;
const times = (factor: number, of: object) => ({ amount: 'times', of: [factor, of] });
const A_GNOME = { is: 'there', noun: { tag: ['Gnome'], whose: 'you' } } as const;
const THREE_CARDS = { do: 'draw', who: { player: 'you' }, count: 3 } as const;

test('"for each" stands before or after what is done so often', () => {
  const often = [{ do: 'draw', who: { player: 'you' }, count: GNOMES }];
  expect(meaning('Draw a card for each Gnome you control.')).toEqual(often);
  expect(meaning('For each Gnome you control, draw a card.')).toEqual(often);
  expect(meaning('Draw X cards, where X is the number of Gnomes you control.')).toEqual(often);
});

test('"for each" multiplies every sum before it, whoever has it and for however long', () => {
  const sums = [
    { change: 'atk', by: times(2, ORCS) },
    { change: 'health', by: times(3, ORCS) },
  ];
  expect(meaning('Gnomes you control have +2 ATK and +3 [Health] this turn for each Orc you control.')).toMatchObject([
    { do: 'create', continuous: { cards: { tag: ['Gnome'] }, changes: sums }, duration: 'this turn' },
  ]);
  expect(meaning('Target Gnome has +2 / +3 this turn for each Orc you control.')).toMatchObject([
    { do: 'modify', what: { select: 'target' }, changes: sums },
  ]);
  expect(power('While you control a Gnome, this ally has +2 / +3 for each Orc you control.')).toMatchObject({
    continuous: { cards: { self: true }, changes: sums, while: A_GNOME },
  });
  expect(power('This ally has Mend 2 and -1 ATK for each Gnome you control.')).toMatchObject({
    continuous: {
      changes: [{ power: { keyword: 'Mend', number: times(2, GNOMES) } }, { change: 'atk', by: times(-1, GNOMES) }],
    },
  });
});

test('each thing that is had can be for each of something else, and what follows is there once', () => {
  expect(power('This ally has +2 ATK for each Gnome you control and +1 [Health] for each Orc you control.')).toEqual({
    power: 'continuous',
    continuous: {
      cards: { self: true },
      changes: [
        { change: 'atk', by: times(2, GNOMES) },
        { change: 'health', by: ORCS },
      ],
    },
  });
  expect(power('This ally has +1 ATK for each Gnome you control and Mend 2.')).toMatchObject({
    continuous: { changes: [{ by: GNOMES }, { power: { keyword: 'Mend', number: 2 } }] },
  });
});

test('what has no number is not had for each of anything', () => {
  expect(power('This ally has Ferocity and +3 ATK for each Gnome you control.')).toMatchObject({
    continuous: { changes: [{ power: { keyword: 'Ferocity' } }, { by: times(3, GNOMES) }] },
  });
  expect(isRead(ALLY, 'This ally has +3 ATK and Ferocity for each Gnome you control.')).toBe(false);
  expect(isRead(ABILITY, 'Target Orc has +3 ATK and Ferocity this turn for each Gnome you control.')).toBe(false);
});

test('"where X is" belongs to everything in its sentence, of powers too', () => {
  expect(
    meaning(
      'Your hero deals X frost damage to target Orc and heals X damage from itself, where X is the number of Gnomes you control.',
    ),
  ).toMatchObject([
    { do: 'deal', amount: GNOMES },
    { do: 'heal', amount: GNOMES },
  ]);
  expect(power('This ally has +X ATK, where X is the number of Gnomes you control.')).toMatchObject({
    continuous: { changes: [{ change: 'atk', by: GNOMES }] },
  });
});

test('X is the same in later sentences, until one says what else it is', () => {
  const first = 'At the start of your turn, draw X cards, where X is the number of Gnomes you control.';
  expect(power(`${first} Your hero deals X fire damage to itself.`)).toMatchObject({
    effects: [{ count: GNOMES }, { do: 'deal', amount: GNOMES }],
  });
  expect(
    power(`${first} Your hero deals X fire damage to itself, where X is the number of Orcs you control.`),
  ).toMatchObject({ effects: [{ count: GNOMES }, { do: 'deal', amount: ORCS }] });
});

test('an X that nobody has chosen refuses the card', () => {
  expect(isRead(ABILITY, 'Draw X cards.')).toBe(false);
  expect(isRead({ ...ABILITY, plusX: true }, 'Draw X cards.')).toBe(true);
  for (const unchosen of [
    'This ally has +X ATK.',
    '[Activate] >>> Draw X cards.',
    'When this ally attacks, draw X cards.',
  ])
    expect([unchosen, isRead(ALLY, unchosen)]).toEqual([unchosen, false]);
  for (const chosen of [
    '(X), [Activate] >>> Draw X cards.',
    'Discard a Gnome with cost X >>> Draw X cards.',
    'When this ally attacks, you may pay X. If you do, draw X cards.',
  ])
    expect([chosen, isRead(ALLY, chosen)]).toEqual([chosen, true]);
});

test('how long something lasts is said before or after it, and once for several things', () => {
  const one = { do: 'modify', what: { select: 'target', noun: { tag: ['Orc'] } }, duration: 'this turn' };
  const other = { do: 'modify', what: { select: 'target', noun: { tag: ['Gnome'] } }, duration: 'this turn' };
  for (const sentence of [
    'This turn, target Orc has +3 ATK, and target Gnome has Ferocity.',
    'Target Orc has +3 ATK and target Gnome has Ferocity this turn.',
  ])
    expect(meaning(sentence)).toMatchObject([one, other]);
  expect(
    meaning('Until the start of your next turn, opposing Gnomes have -2 ATK, and your hero has Mend 2.'),
  ).toMatchObject([
    { do: 'create', continuous: { cards: { whose: 'opposing' } }, duration: 'until your next turn' },
    { do: 'modify', what: { select: 'hero' }, duration: 'until your next turn' },
  ]);
});

test('a time within a time', () => {
  expect(power('While you control a Gnome, this ally has +4 ATK while attacking or protecting.')).toMatchObject({
    continuous: {
      while: { is: 'all', of: [A_GNOME, { is: 'so', noun: { any: [{ attacking: true }, { protecting: true }] } }] },
    },
  });
  expect(meaning('Prevent all damage that would be dealt to target Gnome while defending this turn.')).toMatchObject([
    { replacement: { event: { event: 'deal', card: { defending: true } } }, duration: 'this turn' },
  ]);
});

test('a power triggers while something is so, whether that is said before or after its event', () => {
  const soThen = {
    power: 'triggered',
    on: { event: 'attack', card: { self: true } },
    while: A_GNOME,
    effects: [THREE_CARDS],
  };
  expect(power('When this ally attacks while you control a Gnome, draw three cards.')).toEqual(soThen);
  expect(power('While you control a Gnome, when this ally attacks, draw three cards.')).toEqual(soThen);
});

test('static powers share a sentence, and the time before them', () => {
  expect(powers('While you control a Gnome, this ally has Ferocity, and Orcs you control have +2 ATK.')).toMatchObject([
    { continuous: { cards: { self: true }, while: A_GNOME } },
    { continuous: { cards: { tag: ['Orc'], whose: 'you' }, changes: [{ change: 'atk', by: 2 }], while: A_GNOME } },
  ]);
  expect(powers('This ally has Ferocity, and combat damage it would deal is unpreventable.')).toMatchObject([
    { power: 'continuous' },
    { replacement: { event: { by: { self: true }, combat: true }, instead: { instead: 'unpreventable' } } },
  ]);
});

test('what a card says of itself beside another power needs no modifier, unless it is so at times', () => {
  expect(powers("This ally can't attack, and your hero has Mend 3.")).toMatchObject([
    { power: 'self', cant: { cant: 'attack' } },
    { power: 'continuous', continuous: { cards: { kind: ['Hero'], whose: 'you' } } },
  ]);
  expect(powers("While you control a Gnome, this ally can't attack, and Orcs have -1 ATK.")).toMatchObject([
    { power: 'continuous', continuous: { cards: { self: true }, while: A_GNOME } },
    { continuous: { cards: { tag: ['Orc'] }, while: A_GNOME } },
  ]);
});
