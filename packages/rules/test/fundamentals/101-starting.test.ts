import { ally, hero, set } from '@meetingstone/cards/language';
import type { Answer, Facts, Game, Opening, Option } from '@meetingstone/rules';
import { answer, faults, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const [lord] = set({ Lord: hero({ icon: ['Alliance', 'Mage'], race: 'Human', health: 25 }) }) as [Facts];
const pawns = (prefix: string, count: number): Facts[] =>
  Array.from(
    { length: count },
    (_, n) => set({ [`${prefix} ${n}`]: ally({ cost: 1, atk: [1, 'melee'], health: 1 }) })[0]!,
  );

const opening = (names: readonly string[], deck = 20): Opening => ({
  seats: names.map((name) => ({ name, hero: lord, decks: [pawns(name, deck)] })),
});

function given(game: Game, choose: Option | 'concede', player = game.decision!.player): Game {
  const answered = answer(game, { player, choose } satisfies Answer);
  if (!answered.ok) throw new Error(`${answered.ruling.rule} ${answered.ruling.reason}`);
  return answered.game;
}

const handOf = (game: Game, seat: number): string[] =>
  viewGame(game, seat).players[seat]!.hand!.map(({ name }) => name!);
const deckOf = (game: Game, seat: number): string[] =>
  game.state.players[seat]!.decks[0]!.map((id) => game.state.cards[id >> 5]![id & 31]!.facts.name);
const first = (player: number): Option => ({ choose: 'player', player });

rule('101.1', 'everybody starts with his hero in play, ready and face up, and nothing else', () => {
  const game = startGame(opening(['a', 'b', 'c']), 1);
  const { play } = viewGame(game, null);
  expect(
    play.map(({ name, owner, row, exhausted, faceDown, damage }) => [name, owner, row, exhausted, faceDown, damage]),
  ).toEqual([
    ['Lord', 0, 'hero', false, false, 0],
    ['Lord', 1, 'hero', false, false, 0],
    ['Lord', 2, 'hero', false, false, 0],
  ]);
});

rule('101.1', 'a player without a hero that can start, or with such a hero in his deck, can start no game', () => {
  const [pawn] = pawns('x', 1) as [Facts];
  const seats = opening(['a', 'b']).seats;
  expect(faults({ seats: [{ ...seats[0]!, hero: pawn }, seats[1]!] })).toEqual(["a's hero x 0 is not a hero"]);
  expect(faults({ seats: [seats[0]!, { ...seats[1]!, decks: [[lord]] }] })).toEqual([
    "b's deck contains the hero Lord (100.1)",
  ]);
});

rule('101.1', 'chance names the player who chooses who goes first, and he may choose anybody', () => {
  const choosers = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const { decision, state } = startGame(opening(['a', 'b', 'c'], 10), seed);
    expect(decision?.question).toBe('first player');
    expect(decision?.options).toEqual([first(0), first(1), first(2)]);
    expect(state.players.every(({ hand }) => hand.length === 0)).toBe(true);
    choosers.add(decision!.player);
  }
  expect([...choosers].sort()).toEqual([0, 1, 2]);
});

rule('101.1', 'before the first turn every deck is shuffled, and its top seven cards become the hand', () => {
  const game = given(startGame(opening(['a', 'b', 'c']), 7), first(1));
  for (const [seat, name] of ['a', 'b', 'c'].entries()) {
    const sorted = pawns(name, 20).map((card) => card.name);
    const now = [...handOf(game, seat), ...deckOf(game, seat)];
    expect(handOf(game, seat)).toHaveLength(7);
    expect(deckOf(game, seat)).toHaveLength(13);
    expect(now).not.toEqual(sorted);
    expect(now.sort()).toEqual(sorted.sort());
  }
  expect(game.state.turn.number).toBe(0);
});

rule('101.1', 'a deck of fewer than seven cards is taken whole, and nobody is decked by it', () => {
  let game = given(startGame(opening(['a', 'b'], 5), 7), first(0));
  game = given(given(game, { choose: 'no' }), { choose: 'no' });
  expect(game.state.players.map(({ hand, decked, lost }) => [hand.length, decked, lost])).toEqual([
    [5, false, false],
    [5, false, false],
  ]);
});

rule(
  '101.2',
  'from the first player clockwise each is asked once whether to mulligan, and only then it happens',
  () => {
    let game = given(startGame(opening(['a', 'b', 'c']), 3), first(1));
    const dealt = [0, 1, 2].map((seat) => handOf(game, seat));
    const asked: number[] = [];
    for (const choose of ['yes', 'no', 'yes'] as const) {
      expect(game.decision?.question).toBe('mulligan');
      expect(game.decision?.options).toEqual([{ choose: 'yes' }, { choose: 'no' }]);
      asked.push(game.decision!.player);
      expect([0, 1, 2].map((seat) => handOf(game, seat))).toEqual(dealt);
      game = given(game, { choose });
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(handOf(game, 2)).toEqual(dealt[2]);
    for (const seat of [0, 1]) {
      expect(handOf(game, seat)).toHaveLength(7);
      expect(handOf(game, seat)).not.toEqual(dealt[seat]);
      expect([...handOf(game, seat), ...deckOf(game, seat)].sort()).toEqual(
        pawns('abc'[seat]!, 20)
          .map(({ name }) => name)
          .sort(),
      );
    }
    expect(game.state.turn).toMatchObject({ number: 1, player: 1 });
    expect(game.decision).toMatchObject({ player: 1, question: 'priority' });
  },
);

rule('101.2', 'the hand goes back into the deck before that is shuffled, so its cards may come again', () => {
  let again = 0;
  for (let seed = 0; seed < 10; seed++) {
    const dealt = given(startGame(opening(['a', 'b'], 10), seed), first(0));
    const old = handOf(dealt, 0);
    const game = given(given(dealt, { choose: 'yes' }), { choose: 'no' });
    again += handOf(game, 0).filter((name) => old.includes(name)).length;
    expect(handOf(game, 0)).toHaveLength(7);
  }
  expect(again).toBeGreaterThan(40); // at least four of seven come again out of ten cards
});

rule('101.2', 'as many cards are taken as were shuffled in, from a small hand too', () => {
  let game = given(startGame(opening(['a', 'b'], 4), 5), first(0));
  game = given(given(game, { choose: 'yes' }), { choose: 'no' });
  expect(handOf(game, 0)).toHaveLength(4);
  expect(deckOf(game, 0)).toEqual([]);
});

rule(
  '101.3',
  'the opening hand is what is in hand as the first turn starts, after mulligans and before any draw',
  () => {
    let game = given(startGame(opening(['a', 'b']), 11), first(0));
    const dealt = handOf(game, 0);
    game = given(given(game, { choose: 'yes' }), { choose: 'no' });
    expect(game.state.turn).toMatchObject({ number: 1, player: 0, step: 'ready' });
    expect(game.happened.some(({ event }) => event === 'draw')).toBe(false);
    const openingHand = handOf(game, 0);
    expect(openingHand).toHaveLength(7);
    expect(openingHand).not.toEqual(dealt);
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
  },
);

rule('102.1b', 'a player who concedes while others decide on a mulligan is not waited for', () => {
  let game = given(startGame(opening(['a', 'b', 'c']), 3), first(0));
  game = given(game, 'concede', 1);
  expect(game.decision).toMatchObject({ player: 0, question: 'mulligan' });
  game = given(game, { choose: 'no' });
  expect(game.decision).toMatchObject({ player: 2, question: 'mulligan' });
  game = given(game, { choose: 'no' });
  expect(game.state.turn).toMatchObject({ number: 1, player: 0 });
  expect(viewGame(game, null).play.map(({ owner }) => owner)).toEqual([0, 2]);
});

rule('101.1', 'who went first is remembered, and a text can ask for it', () => {
  const late: Facts = {
    ...lord,
    powers: [
      {
        power: 'continuous',
        continuous: {
          cards: { self: true },
          changes: [{ change: 'atk', by: 3 }],
          while: { is: 'went first', whose: 'opposing' },
        },
      },
    ],
  };
  const seats = ['a', 'b'].map((name) => ({ name, hero: late, decks: [pawns(name, 20)] }));
  let game = given(startGame({ seats }, 1), first(1));
  while (game.decision!.question === 'mulligan') game = given(game, { choose: 'no' });
  expect(viewGame(game, null).play.map(({ owner, atk }) => [owner, atk])).toEqual([
    [0, 3],
    [1, 0],
  ]);
});
