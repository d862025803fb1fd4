import { answer, faults, startGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { describe, expect, test } from 'vitest';
import { cardNamed, catalogue } from '../../src/catalogue.ts';
import type { Deck } from '../../src/decks/deck.ts';
import type { Match, MatchChanged } from '../../src/match/match.ts';
import { concedeMatch, endGame, nextGame, startMatch, swapCards, winnersOf, winsOf } from '../../src/match/match.ts';

const deck: Deck = {
  name: 'Guards',
  hero: 'Warrax',
  cards: { 'Ironforge Guards': 52, Footsoldier: 4, 'Storm Whistle': 4 },
  side: { 'Moss Colossus': 4, 'Ironforge Guards': 6 },
};

function done(changed: MatchChanged): Match {
  if (!changed.ok) throw new Error(JSON.stringify(changed.violations));
  return changed.match;
}
const refusal = (changed: MatchChanged): string[] =>
  changed.ok ? [] : changed.violations.map(({ rule: id, reason }) => `${id} ${reason}`);

const ann = { name: 'Ann', deck };
const bob = { name: 'Bob', deck };
const begun = done(startMatch([ann, bob], catalogue));
const afterOne = done(endGame(begun, [0]));
const swap = (match: Match, out: Deck['cards'], into: Deck['cards'], seat = 1) =>
  swapCards(match, seat, { out, in: into }, catalogue);

describe('a match', () => {
  test('starts with legal decks only', () => {
    const short = { ...deck, cards: { 'Ironforge Guards': 59 } };
    expect(refusal(startMatch([ann, { name: 'Bob', deck: short }], catalogue))).toEqual([
      '100.1 Bob: the deck has 59 cards; 60 is the least',
    ]);
  });

  test('of three games is won by two, and a draw wins nothing', () => {
    const drawn = done(endGame(afterOne, []));
    const level = done(endGame(drawn, [1]));
    expect([winsOf(level), winnersOf(level)]).toEqual([[1, 1], []]);
    const over = done(endGame(level, [1]));
    expect([winsOf(over), winnersOf(over)]).toEqual([[1, 2], [1]]);
    expect(refusal(endGame(over, [0]))).toEqual(['100.3 the match is over']);
    expect(refusal(swap(over, { Footsoldier: 1 }, { 'Moss Colossus': 1 }))).toEqual(['100.3 the match is over']);
  });

  test('of one game is over after it', () => {
    const single = done(startMatch([ann, bob], catalogue, { bestOf: 1 }));
    expect(winnersOf(done(endGame(single, [1])))).toEqual([1]);
  });

  test('is over when a player gives it up, for his side', () => {
    const given = done(concedeMatch(afterOne, 0));
    expect([winsOf(given), winnersOf(given)]).toEqual([[1, 0], [1]]);
    expect(refusal(concedeMatch(given, 1))).toEqual(['100.3 the match is over']);
    const [cid, dot] = [
      { name: 'Cid', deck },
      { name: 'Dot', deck },
    ];
    const teams = [ann, bob, cid, dot].map((one, n) => ({ ...one, team: `team ${n % 2}` }));
    expect(winnersOf(done(concedeMatch(done(startMatch(teams, catalogue)), 1)))).toEqual([0, 2]);
    expect(refusal(concedeMatch(done(startMatch([ann, bob, cid], catalogue)), 1))[0]).toContain('more than two sides');
  });

  test('is plain data, and its old values stay as they were', () => {
    expect(JSON.parse(JSON.stringify(afterOne))).toEqual(afterOne);
    expect(begun.results).toEqual([]);
  });
});

rule('100.3', 'a match starts with the main deck; between its games cards are swapped one for one', () => {
  expect(refusal(swap(begun, { Footsoldier: 1 }, { 'Moss Colossus': 1 }))).toEqual([
    '100.3 a match starts with the main deck',
  ]);
  const swapped = done(swap(afterOne, { Footsoldier: 4 }, { 'moss colossus': 3, 'Ironforge Guards': 1 }));
  expect(swapped.players[1]!.deck).toEqual({
    ...deck,
    cards: { 'Ironforge Guards': 53, 'Storm Whistle': 4, 'Moss Colossus': 3 },
    side: { 'Moss Colossus': 1, 'Ironforge Guards': 5, Footsoldier: 4 },
  });
  expect(swapped.players[0]!.deck).toEqual(deck);
  const back = done(swap(done(endGame(swapped, [1])), { 'Moss Colossus': 1 }, { Footsoldier: 1 }));
  expect(back.players[1]!.deck.cards).toEqual({
    'Ironforge Guards': 53,
    'Storm Whistle': 4,
    'Moss Colossus': 2,
    Footsoldier: 1,
  });
});

rule('100.3', 'what is not there, or not as much as comes, is not swapped', () => {
  expect(refusal(swap(afterOne, { Footsoldier: 2 }, { 'Moss Colossus': 1 }))).toEqual([
    '100.3 1 cards come in for 2; it is one for one',
  ]);
  expect(refusal(swap(afterOne, { Footsoldier: 5 }, { 'Ironforge Guards': 5 }))).toEqual([
    '100.3 those cards are not in the deck',
  ]);
  expect(refusal(swap(afterOne, { Footsoldier: 1 }, { 'Storm Whistle': 1 }))).toEqual([
    '100.3 those cards are not in the side deck',
  ]);
  for (const odd of [{ Footsoldier: -1 }, { Footsoldier: 0.5 }, { Nobody: 1 }])
    expect(refusal(swap(afterOne, odd, odd))).toEqual(['100.3 what is swapped must be cards and how many of each']);
  expect(refusal(swap(afterOne, {}, {}, 7))).toEqual(['100.3 there is no seat 7']);
});

rule('100.3', 'in Limited play any number is swapped, as long as thirty legal cards stay in the deck', () => {
  const pool: Deck = { ...deck, cards: { Footsoldier: 30 }, side: { Deuce: 3, 'Moss Colossus': 5 } };
  const limited = done(
    endGame(
      done(
        startMatch(
          [
            { ...ann, deck: pool },
            { ...bob, deck: pool },
          ],
          catalogue,
          { play: 'Limited' },
        ),
      ),
      [0],
    ),
  );
  const larger = done(swap(limited, { Footsoldier: 2 }, { 'Moss Colossus': 5 }));
  expect(larger.players[1]!.deck).toMatchObject({
    cards: { Footsoldier: 28, 'Moss Colossus': 5 },
    side: { Deuce: 3, Footsoldier: 2 },
  });
  expect(refusal(swap(limited, { Footsoldier: 1 }, {}))).toEqual(['100.1 the deck has 29 cards; 30 is the least']);
  expect(refusal(swap(limited, {}, { Deuce: 1 }))[0]).toContain('100.2a');
});

rule(
  '101.1',
  'chance names who chooses the first player of a match, and then the loser of the last game chooses',
  () => {
    const chooserOf = (match: Match, seed: number) => {
      const { decision } = startGame(nextGame(match, catalogue), seed);
      expect(decision).toMatchObject({ question: 'first player', options: [{ player: 0 }, { player: 1 }] });
      return decision!.player;
    };
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const choosers = (match: Match) => [...new Set(seeds.map((seed) => chooserOf(match, seed)))].sort();
    expect(choosers(begun)).toEqual([0, 1]);
    expect(choosers(afterOne)).toEqual([1]);
    expect(choosers(done(endGame(begun, [1])))).toEqual([0]);
    expect(choosers(done(endGame(begun, [])))).toEqual([0, 1]);
    const opening = nextGame(afterOne, catalogue);
    const game = startGame(opening, 1);
    expect(answer(game, { player: 0, choose: { choose: 'player', player: 0 } })).toMatchObject({ ok: false });
    expect(answer(game, { player: 1, choose: { choose: 'player', player: 0 } })).toMatchObject({ ok: true });
    expect(faults({ ...opening, chooser: 2 })).toEqual(['there is no seat 2 to choose who goes first']);
  },
);

describe('equipment that stays in play', () => {
  const whistle = { facts: cardNamed('Storm Whistle')!, counters: { charge: 2 } };
  const kept = done(endGame(begun, [0], [[], [whistle, whistle]]));

  test('is not in the deck of the next game, but counts as part of it and cannot be swapped', () => {
    const next = nextGame(kept, catalogue);
    expect(next.seats.map(({ decks }) => decks[0]!.length)).toEqual([60, 58]);
    expect(next.seats.map(({ kept }) => kept)).toEqual([[], [whistle, whistle]]);
    expect(next.seats.map(({ collection }) => collection!.cards.length)).toEqual([10, 10]);
    expect(startGame(next, 1).state.play).toHaveLength(4);
    expect(refusal(swap(kept, { 'Storm Whistle': 3 }, { 'Moss Colossus': 3 }))).toEqual([
      '100.3 those cards are not in the deck',
    ]);
    expect(refusal(swap(kept, { 'Storm Whistle': 2 }, { 'Moss Colossus': 2 }))).toEqual([]);
  });

  test('may come from the side deck, and then is not in the collection', () => {
    const beside = {
      ...deck,
      cards: { 'Ironforge Guards': 60 },
      side: { 'Storm Whistle': 4, Footsoldier: 4, 'Moss Colossus': 2 },
    };
    const match = done(startMatch([ann, { name: 'Bob', deck: beside }], catalogue));
    const next = nextGame(done(endGame(match, [0], [[], [whistle]])), catalogue);
    const { decks, collection } = next.seats[1]!;
    expect([decks[0]!.length, collection!.cards.length]).toEqual([60, 9]);
  });

  test('must have started the match with its player, and is not kept after the last game', () => {
    const stranger = { facts: cardNamed('Yew Longbow')! };
    expect(refusal(endGame(begun, [0], [[stranger]]))[0]).toContain('800.1c Ann keeps a card');
    expect(done(endGame(afterOne, [0], [[whistle]])).players[0]!.kept).toEqual([]);
  });

  test('is asked for in every game that is not the last one for everybody (800.1d)', () => {
    const final = (match: Match) => nextGame(match, catalogue).special?.final === true;
    const drawn = done(endGame(afterOne, []));
    const level = done(endGame(drawn, [1]));
    expect([begun, afterOne, drawn, level].map(final)).toEqual([false, false, false, true]);
  });
});
