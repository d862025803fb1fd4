import { expect, test } from 'vitest';
import { meaning } from './reading.ts';

const SEEN = { zone: 'deck', among: { select: 'revealed' } } as const;
const THE_REST = { select: 'each', noun: SEEN } as const;
const chosen = (count?: object, noun: object = {}) => ({
  select: 'choose',
  noun: { ...SEEN, ...noun },
  ...(count ? { count } : {}),
});
const LOOK = 'Look at the top five cards of your deck.';

test.each([
  ['two of them', chosen({ exactly: 2 })],
  ['up to two of them', chosen({ upTo: 2 })],
  ['any number of them', chosen({ anyNumber: true })],
  ['one', chosen()],
  ['a Gnome from among them', chosen(undefined, { tag: ['Gnome'] })],
])('of cards that were looked at, %s', (some, what) => {
  expect(meaning(`${LOOK} Put ${some} into your hand and the rest into your graveyard.`)).toEqual([
    { do: 'look at', what: { select: 'top', of: { player: 'you' }, count: 5 } },
    { do: 'put', what, where: { to: 'hand' } },
    { do: 'put', what: THE_REST, where: { to: 'graveyard' } },
  ]);
});

test('one goes here, one there, and one elsewhere', () => {
  expect(meaning(`${LOOK} Put one into your graveyard, one into your hand, and the others on top.`)).toMatchObject([
    {},
    { what: chosen(), where: { to: 'graveyard' } },
    { what: chosen(), where: { to: 'hand' } },
    { what: THE_REST, where: { to: 'deck', at: 'top' } },
  ]);
});

test('they may be left in any order, and one may be put into play', () => {
  expect(
    meaning(
      `${LOOK} You may put a Gnome from among them into your party. Put the rest on the bottom of your deck in any order.`,
    ),
  ).toMatchObject([
    {},
    { do: 'may', effects: [{ do: 'put into play', what: chosen(undefined, { tag: ['Gnome'] }) }] },
    { do: 'put', what: THE_REST, where: { to: 'deck', at: 'bottom' } },
  ]);
});
