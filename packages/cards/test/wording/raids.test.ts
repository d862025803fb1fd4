import type { Effect, Facts, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';

const EVENT: Source['facts'] = { name: 'Some Event', types: ['Event'], tags: [], icons: [] };
const RAID: Source['facts'] = { name: 'Some Raid', types: ['Raid'], tags: [], icons: [] };

/** Read in one way, and said back in the same words. */
function facts(card: Source['facts'], text: string): Facts {
  const { facts: found, readings, unread } = readCard({ facts: card, front: [text], back: [] });
  expect([unread, readings]).toEqual([[], 1]);
  expect(sayCard(found!)).toEqual([text]);
  return found!;
}
const meaning = (text: string): readonly Effect[] => facts(EVENT, text).text;
const power = (text: string): Power => facts(RAID, text).powers[0]!;

const you = { player: 'you' } as const;
const one: Effect = { do: 'draw', who: you, count: 1 };
const none: Effect = { do: 'discard', who: you, count: 1 };

test('what a die or a coin decides', () => {
  expect(meaning('Roll a die: On 1 or 2, draw a card; on 3 to 6, discard a card.')).toEqual([
    {
      do: 'roll',
      then: [
        { from: 1, upTo: 2, effects: [one] },
        { from: 3, upTo: 6, effects: [none] },
      ],
    },
  ]);
  expect(meaning('Roll two dice: On an odd number, draw a card; on 12, discard a card.')).toMatchObject([
    {
      dice: 2,
      then: [
        { from: 1, upTo: 12, parity: 'odd' },
        { from: 12, upTo: 12 },
      ],
    },
  ]);
  expect(meaning('Flip a coin: On heads, draw a card; on tails, discard a card.')).toMatchObject([
    { then: [{ upTo: 3 }, { from: 4 }] },
  ]);
});

test('a target and others like it, at once', () => {
  const target = { select: 'targeted', slot: 0 } as const;
  expect(meaning('Exhaust target ally and each other ally with the same cost as that ally.')).toEqual([
    {
      do: 'exhaust',
      what: {
        select: 'together',
        of: [
          { select: 'target', noun: { kind: ['Ally'] } },
          {
            select: 'each',
            noun: { kind: ['Ally'], cost: { is: 'exactly', than: { amount: 'cost', of: target } }, except: target },
          },
        ],
      },
    },
  ]);
});

test('a player who is targeted where something is asked about him is that target', () => {
  const asked =
    "If the number of allies in target player's party is exactly 2, destroy each ally in that player's party.";
  expect(meaning(asked)).toMatchObject([
    { then: [{ what: { select: 'each', noun: { of: { player: 'targeted', slot: 0 } } } }] },
  ]);
});

test('several conditions, of which all or one must be so', () => {
  const both = 'If you control a Pet and your hero is damaged, draw a card.';
  expect(meaning(both)).toMatchObject([{ if: { is: 'all', of: [{ is: 'there' }, { is: 'so' }] } }]);
  const either = 'If you control a Pet or your hero is damaged, draw a card.';
  expect(meaning(either)).toMatchObject([{ if: { is: 'any' } }]);
});

test('cards of a deck with a name', () => {
  const top = { select: 'top', of: you, count: 2, deck: 'Great Event' };
  expect(meaning('Put the top two cards of the Great Event deck into play.')).toEqual([
    { do: 'put into play', what: top },
  ]);
  expect(meaning('Remove the Great Event graveyard from the game.')).toMatchObject([
    { what: { select: 'zone', zone: 'graveyard', deck: 'Great Event' } },
  ]);
});

test('what a raid does as a step starts', () => {
  expect(power('As your minion step starts, draw a card.')).toEqual({
    power: 'definite',
    as: 'step starts',
    step: 'minion',
    effects: [one],
  });
  expect(power("As each opponent's wrap-up step starts, that player discards a card.")).toMatchObject({
    whose: 'opposing',
    effects: [{ do: 'discard', who: { player: 'that' } }],
  });
});

test('a player destroys what is too much', () => {
  const count = { exactly: { amount: 'sum', of: [{ amount: 'resources', of: { player: 'that' } }, -3] } };
  expect(meaning('Each opponent destroys all but three of his resources.')).toMatchObject([{ what: { count } }]);
});

test('somebody else may use a power', () => {
  expect(power('(1) >>> Draw a card. Any player can use this power on his turn.')).toMatchObject({ users: 'any' });
  expect(power('(1) >>> Draw a card. Only opponents can use this power, each on his own turn.')).toMatchObject({
    users: 'opposing',
    if: { is: 'turn of', whose: 'you' },
  });
});
