import { expect, test } from 'vitest';
import { meaning, power } from './reading.ts';

const REMOVED = { to: 'removed' } as const;
const targets = (noun: object, count: number) => ({ select: 'target', noun, count: { upTo: count } });

test.each([
  ['in one graveyard', { zone: 'graveyard', inOne: true }],
  ['in a graveyard', { zone: 'graveyard', inOne: true }],
  ['in an opposing graveyard', { zone: 'graveyard', whose: 'opposing', inOne: true }],
  ['in one opposing graveyard', { zone: 'graveyard', whose: 'opposing', inOne: true }],
  ['in opposing graveyards', { zone: 'graveyard', whose: 'opposing' }],
  ['in any graveyard', { zone: 'graveyard' }],
])('several cards %s', (where, zone) => {
  expect(meaning(`Remove up to four target Pets ${where} from the game.`)).toEqual([
    { do: 'put', what: targets({ tag: ['Pet'], ...zone }, 4), where: REMOVED },
  ]);
});

test('one card lies in one graveyard anyway', () => {
  expect(meaning('Remove target Pet in an opposing graveyard from the game.')).toMatchObject([
    { what: { noun: { tag: ['Pet'], zone: 'graveyard', whose: 'opposing' } } },
  ]);
});

test('no two of several cards are alike', () => {
  expect(meaning('Put up to two target Gnomes with different names from your graveyard into your hand.')).toEqual([
    {
      do: 'put',
      what: targets({ tag: ['Gnome'], differing: 'name', zone: 'graveyard', whose: 'you' }, 2),
      where: { to: 'hand' },
    },
  ]);
  expect(power('When this ally attacks, put two cards with different card types from your hand on top.')).toMatchObject(
    { effects: [{ what: { count: { exactly: 2 }, noun: { differing: 'card type', zone: 'hand' } } }] },
  );
});

test('what others put away goes to whoever owns it', () => {
  expect(meaning("Each opponent puts two Pets from his party on top of their owners' decks.")).toEqual([
    {
      do: 'put',
      what: {
        select: 'choose',
        noun: { tag: ['Pet'], whose: 'you' },
        count: { exactly: 2 },
        by: { player: 'each opponent' },
      },
      where: { to: 'deck', at: 'top' },
    },
  ]);
});
