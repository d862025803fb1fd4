import { cardNamed } from '@meetingstone/cards';
import type { Game, PlacedCard, PlacedSeat } from '@meetingstone/rules';
import { answer, arrangeGame, outcome } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import type { Seating } from '../src/index.ts';
import { choiceOf, diceFrom, greedyBot, playOut, thinkingWithin } from '../src/index.ts';

const thinkingBot = thinkingWithin({ trials: 24 });
const card = (name: string, parts: Partial<PlacedCard> = {}): PlacedCard => ({ facts: cardNamed(name)!, ...parts });
const some = (count: number, name: string) => Array.from({ length: count }, () => card(name));

function seat(name: string, hero: PlacedCard, parts: Partial<PlacedSeat> = {}): PlacedSeat {
  const nothing = { hand: [], play: [], resources: [], graveyards: [[]], removed: [] };
  return { name, hero, decks: [some(10, 'Footsoldier')], ...nothing, ...parts };
}

const arranged = (...seats: readonly PlacedSeat[]): Game =>
  arrangeGame({ seats, turn: 0, step: 'action', seed: 1 }).game;

/** The game at the end of the turn, with the same bot in every seat. */
function turnOf(game: Game, sit: Seating): Game {
  let now = game;
  const bots = game.state.players.map(() => sit());
  const random = diceFrom(1);
  while (now.decision && now.state.turn.number === game.state.turn.number) {
    const { player } = now.decision;
    const answered = answer(now, { player, choose: choiceOf(now, bots[player]!, random) });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    now = answered.game;
  }
  return now;
}

test('two attacks win now: greedy takes the tempting ally first, the thinking bot takes the game', () => {
  const game = arranged(
    seat('you', card('Elwin Ashgrove'), { play: some(2, 'Footsoldier') }),
    seat('foe', card('Grusk Halfhelm', { damage: cardNamed('Grusk Halfhelm')!.health! - 4 }), {
      play: [card('Quarry Ogre', { damage: 4, exhausted: true })],
    }),
  );
  expect(outcome(turnOf(game, greedyBot))).toBeNull();
  expect(outcome(turnOf(game, thinkingBot))?.winners).toEqual([0]);
});

test('it heals the hero of its team who would be destroyed next turn, not its own', () => {
  const health = cardNamed('Elwin Ashgrove')!.health!;
  const ogre = seat('ogre', card('Grusk Halfhelm'), { team: 'b', play: [card('Quarry Ogre')] });
  const game = arranged(
    seat('you', card('Sister Auriel Dawn', { damage: 12 }), {
      team: 'a',
      hand: [card('Flash Heal')],
      resources: some(3, 'Footsoldier'),
    }),
    ogre,
    seat('friend', card('Elwin Ashgrove', { damage: health - 4 }), { team: 'a' }),
    seat('other', card('Mordwyn the Hollow'), { team: 'b' }),
  );
  const plays = game.decision!.options.find(({ choose }) => choose === 'play')!;
  const asked = answer(game, { player: 0, choose: plays });
  if (!asked.ok) throw new Error(asked.ruling.reason);
  expect(asked.game.decision!.question).toBe('target');
  const chosen = choiceOf(asked.game, thinkingBot(), diceFrom(1));
  expect(chosen).toEqual({ choose: 'card', card: game.state.players[2]!.hero });
});

test('it lets a game that is won come to its end', () => {
  const game = arranged(
    seat('you', card('Elwin Ashgrove'), { play: some(3, 'Quarry Ogre') }),
    seat('foe', card('Grusk Halfhelm', { damage: 20 })),
  );
  const bots = [thinkingBot(), thinkingBot()];
  expect(outcome(playOut(game, bots, diceFrom(1)).game)?.winners).toEqual([0]);
});
