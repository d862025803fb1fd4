import type { Effect, Facts, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';

const PRINTED: Source['facts'] = { name: 'Some Card', types: ['Ability'], tags: [], icons: [], cost: 1 };

/** What a text box means; it is said in the same words. */
function read(line: string, ongoing: boolean): Facts {
  const front = [ongoing ? `Ongoing: ${line}` : line];
  const { facts, readings, unread } = readCard({ facts: PRINTED, front, back: [] });
  expect([line, unread, readings]).toEqual([line, [], 1]);
  expect(sayCard(facts!)).toEqual(front);
  return facts!;
}
const meaning = (line: string): readonly Effect[] => read(line, false).text;
const power = (line: string): Power => read(line, true).powers[0]!;

const you = { player: 'you' } as const;
const that = { player: 'that' } as const;
const together = { player: 'opponents together' } as const;

test('what is done with a die speaks of its result', () => {
  expect(meaning('Roll a die, then draw that many cards.')).toEqual([
    {
      do: 'roll',
      then: [{ from: 1, upTo: 6, effects: [{ do: 'draw', who: you, count: { amount: 'that much' } }] }],
    },
  ]);
});

test.each([
  ['Roll a die for each opposing hero, then destroy that hero.', {}],
  [
    'Roll a die for each opposing hero, one after the other in an order you choose, and destroy that hero.',
    { inAnyOrder: true },
  ],
  ['Roll a die for each opposing hero. Choose one of the dice for each, and destroy that hero.', { assigned: true }],
  [
    'Roll a die for each opposing hero. For each odd result, destroy that hero. Repeat this until no result is odd.',
    { untilEven: true },
  ],
])('%s', (line, how) => {
  expect(meaning(line)).toEqual([
    {
      do: 'roll for each',
      what: { select: 'each', noun: { kind: ['Hero'], whose: 'opposing' } },
      effects: [{ do: 'destroy', what: { select: 'that' } }],
      ...how,
    },
  ]);
});

test.each([
  ["For each opponent, ready each ally in that player's party.", { player: 'each opponent' }],
  ["Your opponents choose a player. Ready each ally in that player's party.", { player: 'chosen', by: together }],
  [
    "Choose an opponent at random. Ready each ally in that player's party.",
    { player: 'chosen', who: 'opponent', random: true },
  ],
])('%s', (line, who) => {
  expect(meaning(line)).toEqual([
    {
      do: 'for each player',
      who,
      effects: [{ do: 'ready', what: { select: 'each', noun: { kind: ['Ally'], of: that } } }],
    },
  ]);
});

test('each player draws as many cards as he may keep', () => {
  expect(meaning('Each player draws cards until he reaches his maximum hand size.')).toMatchObject([
    { do: 'for each player', who: { player: 'each' }, effects: [{ do: 'until' }] },
  ]);
});

test('your opponents decide together', () => {
  expect(
    meaning('Put 9 damage divided as your opponents choose among opposing allies, no more than fatal damage on each.'),
  ).toMatchObject([{ do: 'put damage', amount: 9, dividedBy: together }]);
  expect(meaning('Your opponents destroy an ally in their parties for each Blood.')).toMatchObject([
    { do: 'destroy', what: { select: 'choose', noun: { kind: ['Ally'], whose: 'friendly' }, by: together } },
  ]);
});

test('a Blood is a card of that kind, a Blood ability has a talent spec', () => {
  expect(meaning('Draw cards equal to the number of Bloods.')).toMatchObject([
    { count: { amount: 'count', of: { kind: ['Blood'] } } },
  ]);
  expect(meaning('Destroy target Blood ability.')).toMatchObject([
    { what: { noun: { tag: ['Blood'], kind: ['Ability'] } } },
  ]);
});

test.each([
  ['Allies you control must attack opposing MARKED heroes if able.', 'continuous'],
  ["Attached character can't exhaust to use powers of Cubes.", 'continuous'],
  ['Your hero has +X ATK while attacking, where X is the number of your current Boss.', 'continuous'],
  ['Caverns Hero 2+: Allies you control have Assault 1 for each of your heroes that has been defeated.', 'continuous'],
  ['If an event would be put from the chain into a graveyard, remove that event from the game instead.', 'replacement'],
  ['Exhaust two friendly allies that share a class >>> Draw a card. Any opponent can use this power.', 'payment'],
  ['When control of an ally changes, draw a card.', 'triggered'],
  ["At the start of your turn, draw a card. Players can't interrupt this effect.", 'triggered'],
])('%s', (line, kind) => {
  expect(power(line).power).toBe(kind);
});

test('Caverns Hero 2+ stands for a condition', () => {
  expect(power('Caverns Hero 2+: When this ability becomes exhausted, draw a card.')).toMatchObject({
    tagWord: 'Caverns Hero 2+',
    if: { is: 'compared', how: 'or more', right: 1 },
  });
});
