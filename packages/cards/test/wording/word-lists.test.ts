import { describe, expect, test } from 'vitest';
import { meaning, power } from './reading.ts';

test.each([
  ['you removed', 'Remove an ally you control from the game. If you removed a Demon this way, draw a card.'],
  ['he discarded', 'Target player discards two cards. If he discarded a quest this way, draw a card.'],
  ['that opponent', 'Target opponent discards a card. If that opponent discarded a quest this way, draw a card.'],
])('who did it this way: %s', (_, text) => {
  expect(meaning(text)[1]).toMatchObject({ do: 'if', if: { is: 'there', noun: { among: { select: 'done' } } } });
});

test('allies that were readied this way', () => {
  expect(
    meaning('Ready all allies you control. Your hero heals 1 damage from each ally that was readied this way.')[1],
  ).toMatchObject({ do: 'heal', from: { noun: { among: { select: 'done' } } } });
});

describe('what was chosen', () => {
  test.each(['of the chosen race', 'of that class', 'with the named type', 'that shares the chosen kind'])(
    '%s',
    (words) => {
      expect(meaning(`Choose a class. Destroy target ally ${words}.`)[1]).toMatchObject({
        what: { noun: { chosenTag: true } },
      });
    },
  );

  test.each(['with that name', 'that has the named name'])('%s', (words) => {
    expect(meaning(`Name a card. Destroy target ally ${words}.`)[1]).toMatchObject({
      what: { noun: { chosenName: true } },
    });
  });

  test('is denied by "not"', () => {
    expect(meaning('Choose a class. Destroy target ally not of that class.')[1]).toMatchObject({
      what: { noun: { not: { chosenTag: true } } },
    });
  });
});

test.each([
  ['an opposing graveyard', { card: { owner: 'opposing' } }],
  ["an opponent's graveyard", { card: { owner: 'opposing' } }],
  ['your graveyard', { card: { owner: 'you' } }],
])('when a card enters %s from play', (where, on) => {
  expect(power(`When an ally enters ${where} from play, draw a card.`)).toMatchObject({
    on: { event: 'enter graveyard', from: 'play', ...on },
  });
});

test.each(['you place a resource into your resource row face down', 'you place a resource face down'])(
  'when %s',
  (what) => {
    expect(power(`When ${what}, draw a card.`)).toMatchObject({ on: { event: 'place', card: { faceDown: true } } });
  },
);

test('at the end of any turn and at the start of it', () => {
  for (const [edge, event] of [
    ['start', 'turn starts'],
    ['end', 'turn ends'],
  ])
    for (const turn of ['each turn', "each player's turn"])
      expect(power(`At the ${edge} of ${turn}, draw a card.`)).toMatchObject({ on: { event, whose: 'any' } });
});

test('a verb is said of one or of several in what happens instead', () => {
  for (const deals of ['it deals', 'he deals', 'they deal'])
    expect(power(`If your hero would deal fire damage, ${deals} that much +1 instead.`)).toMatchObject({
      replacement: { instead: { plus: 1 } },
    });
});
