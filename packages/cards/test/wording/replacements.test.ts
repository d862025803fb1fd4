import { describe, expect, test } from 'vitest';
import { ABILITY, ALLY, isRead, meaning, power, powers } from './reading.ts';

const ITSELF = { self: true } as const;
const HERO = { kind: ['Hero'], whose: 'you' } as const;

describe('what a packet becomes is put together from its parts (717.1)', () => {
  const becomes = (words: string) => {
    const read = power(`If this ally would deal damage, it deals ${words} instead.`);
    return read.power === 'replacement' && read.replacement.instead;
  };

  test.each([
    ['that much +3', { instead: 'amount', plus: 3 }],
    ['that much damage +3', { instead: 'amount', plus: 3 }],
    ['that much unpreventable damage +3', { instead: 'amount', plus: 3, unpreventable: true }],
    ['double that much frost damage', { instead: 'amount', times: 2, types: ['frost'] }],
    ['twice that much', { instead: 'amount', times: 2 }],
    ['that much arcane damage', { instead: 'amount', types: ['arcane'] }],
    [
      'that much divided as you choose among any number of opposing allies',
      { instead: 'divide', among: { kind: ['Ally'], whose: 'opposing' } },
    ],
  ])('%s', (words, instead) => {
    expect(becomes(words)).toEqual(instead);
  });

  test('nothing is replaced by what it is', () => {
    expect(isRead(ALLY, 'If this ally would deal damage, it deals that much instead.')).toBe(false);
  });
});

test('damage can be spoken of by how much it is at once, in a trigger as in a replacement', () => {
  const amount = { is: 'or more', than: 4 } as const;
  expect(power('When your hero is dealt 4 or more fire damage, draw a card.')).toMatchObject({
    on: { event: 'deal', card: HERO, damageType: ['fire'], amount },
  });
  expect(power('If your hero would be dealt 4 or more damage, prevent 2 of it.')).toMatchObject({
    replacement: { event: { event: 'deal', card: HERO, amount } },
  });
  expect(power('When your hero is dealt 1 or more damage, draw a card.')).toMatchObject({
    on: { event: 'deal', card: HERO },
  });
});

test('only the first time on each turn', () => {
  expect(power('The first time this ally would be dealt damage each turn, prevent it.')).toEqual({
    power: 'replacement',
    replacement: {
      event: { event: 'deal', card: ITSELF, first: true },
      instead: { instead: 'prevent', amount: 'all' },
    },
  });
});

test('what is done first decides whether anything is replaced (716.1, 709.2f)', () => {
  expect(power('If this ally would be destroyed, you may discard a card. If you do, exhaust it instead.')).toEqual({
    power: 'replacement',
    replacement: {
      event: { event: 'destroy', card: ITSELF },
      instead: {
        instead: 'if you do',
        first: [{ do: 'may', who: { player: 'you' }, effects: [{ do: 'discard', who: { player: 'you' }, count: 1 }] }],
        then: [{ do: 'exhaust', what: { select: 'this' } }],
      },
    },
  });
});

test('of damage that is prevented one knows whom it would have met, and whose it was (717.2d)', () => {
  expect(power('When damage that would be dealt to a Gnome you control is prevented, draw a card.')).toMatchObject({
    on: { event: 'prevent', card: { tag: ['Gnome'], whose: 'you' } },
  });
  expect(
    power('When this ally prevents damage that would be dealt by an opposing ally, destroy that ally.'),
  ).toMatchObject({
    on: { event: 'prevent', by: ITSELF, to: { kind: ['Ally'], whose: 'opposing' } },
    effects: [{ do: 'destroy', what: { select: 'event', role: 'to' } }],
  });
});

test('an ability that is gone has no power that could trigger', () => {
  expect(isRead(ABILITY, 'Draw a card.', 'When damage is prevented this way, draw a card.')).toBe(false);
});

test('a card that would be drawn is skipped by the one who would draw it', () => {
  expect(
    meaning('The next time target opponent would draw a card this turn, he skips drawing that card instead.'),
  ).toEqual([
    {
      do: 'create',
      who: { player: 'target', who: 'opponent' },
      replacement: { event: { event: 'draw', whose: 'you' }, next: true, instead: { instead: 'nothing' } },
      duration: 'this turn',
    },
  ]);
});

test('a list of events gives a power for each of them (703.6)', () => {
  const read = powers('When this ally defends, exhausts, or leaves play, draw a card.');
  expect(read.map((one) => one.power === 'triggered' && one.on.event)).toEqual(['defend', 'exhaust', 'leave play']);
});

test('what is paid and what is done with it are two instructions', () => {
  expect(
    power('At the start of your turn, you may pay 2 and exhaust your hero. If you do, draw a card.'),
  ).toMatchObject({
    effects: [{ do: 'if you do', first: [{ do: 'may', effects: [{ do: 'pay' }, { do: 'exhaust' }] }] }],
  });
});
