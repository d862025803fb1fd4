import { cardNamed } from '@meetingstone/cards';
import { ability, turnDeckOver, you } from '@meetingstone/cards/language';
import type { Effect, Facts, Game, Option, PlacedSeat } from '@meetingstone/rules';
import { answer, arrangeGame, readGame, viewGame, writeGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const soldier = cardNamed('Footsoldier')!;
const portal = cardNamed('Through the Dark Portal')!;
const called = (...names: string[]) => names.map((name) => ({ facts: { ...soldier, name } }));
const hero: Facts = { ...soldier, name: 'A Hero', types: ['Hero'], tags: [], health: 30, hero: { class: ['Mage'] } };

const seat = (name: string, parts: Partial<PlacedSeat> = {}): PlacedSeat => ({
  name,
  hero: { facts: hero },
  hand: [],
  decks: [called('a', 'b', 'c')],
  graveyards: [[]],
  removed: [],
  resources: [],
  play: [],
  ...parts,
});

/** A player with two decks and their graveyards, who draws from the second, and has a card that does this. */
const drawingFromSecond = (parts: Partial<PlacedSeat>): Game =>
  arrangeGame({
    seats: [
      seat('you', {
        decks: [called('a', 'b', 'c'), called('one', 'two', 'three', 'four')],
        graveyards: [called('x'), called('y')],
        deck: 1,
        ...parts,
      }),
      seat('foe'),
    ],
    turn: 0,
    step: 'action',
    seed: 1,
  }).game;

const resolved = (...effects: readonly Effect[]): Game => {
  const hand = [{ facts: own('Trick', ability({ cost: 0 }, ...effects)) }];
  return goOn(drawingFromSecond({ hand }), 'play', 'pass', 'pass');
};

function goOn(game: Game, ...choices: readonly (Option | Option['choose'])[]): Game {
  let now = game;
  for (const choice of choices) {
    const decision = now.decision!;
    const wanted = typeof choice === 'string' ? decision.options.find(({ choose }) => choose === choice)! : choice;
    const result = answer(now, { player: decision.player, choose: wanted });
    if (!result.ok) throw new Error(JSON.stringify([choice, result.ruling]));
    now = result.game;
  }
  return now;
}

const nameOf = (game: Game, id: number): string => game.state.cards.flat().find((card) => card?.id === id)!.facts.name;
const decks = (game: Game) => game.state.players[0]!.decks.map((deck) => deck.map((id) => nameOf(game, id)));
const offered = (game: Game) =>
  game.decision!.options.map((option) => (option.choose === 'card' ? nameOf(game, option.card) : option.choose));
const card = (game: Game, name: string): Option =>
  game.decision!.options.find((option) => option.choose === 'card' && nameOf(game, option.card) === name)!;

rule('415.3a', 'who looks at the top of his deck and sorts it does so with the pile from which he draws', () => {
  let game = resolved({ do: 'sort top', who: you, count: 3 });
  expect([game.decision!.player, offered(game)]).toEqual([0, ['one', 'two', 'three', 'none']]);
  game = goOn(game, card(game, 'three'));
  expect(offered(game)).toEqual(['one', 'two', 'none']);
  game = goOn(game, 'none');
  expect(offered(game)).toEqual(['one', 'two']);
  game = goOn(game, card(game, 'two'));
  expect(decks(game)).toEqual([
    ['a', 'b', 'c'],
    ['three', 'four', 'two', 'one'],
  ]);
  expect(game.decision!.question).toBe('priority');
});

rule('415.3d, 415.3a', 'the deck that is turned over is the pile from which its player draws', () => {
  const game = resolved(turnDeckOver());
  expect(decks(game)).toEqual([
    ['a', 'b', 'c'],
    ['four', 'three', 'two', 'one'],
  ]);
  const seen = viewGame(game, 1).players[0]!.deckSeen.map(({ name }) => name);
  expect(seen).toEqual(['four', 'three', 'two', 'one']);
  expect(game.decision!.question).toBe('priority');
});

rule(
  '415.3d',
  'of several decks only the one that was turned over is public, whichever is drawn from afterwards',
  () => {
    const turned = resolved(turnDeckOver());
    expect(turned.state.players.map(({ decksFaceUp }) => decksFaceUp)).toEqual([[false, true], [false]]);
    const drawsFrom = (game: Game, deck: number): Game => {
      const written = JSON.parse(writeGame(game));
      written.game.stable.players[0].deck = deck;
      return readGame(JSON.stringify(written));
    };
    for (const viewer of [0, 1, null]) {
      const seen = (game: Game) => viewGame(game, viewer).players[0]!.deckSeen.map(({ name }) => name);
      expect(seen(drawsFrom(turned, 1))).toEqual(['four', 'three', 'two', 'one']);
      expect(seen(drawsFrom(turned, 0))).toEqual(['four', 'three', 'two', 'one']);
    }
  },
);

rule(
  '415.3d, 413.1',
  'who searches a deck that lies face up searches nothing hidden, though another of his decks is',
  () => {
    const search: Effect = { do: 'search', who: you, noun: {}, then: [] };
    const hidden = resolved(search);
    expect([hidden.decision!.question, hidden.decision!.searched]).toEqual(['search', { player: 0, zones: ['deck'] }]);
    const open = resolved(turnDeckOver(), search);
    expect([open.decision!.question, open.decision!.searched]).toEqual(['card', undefined]);
  },
);

rule(
  '800.2, 415.3a',
  'a new deck takes the place of the pile from which its player draws, and of its graveyard',
  () => {
    const side = called('p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x2', 'y2').map(({ facts }) => facts);
    let game = drawingFromSecond({
      resources: [{ facts: portal }, ...Array.from({ length: 26 }, () => ({ facts: soldier, faceDown: true }))],
      collection: { cards: side, whole: true },
    });
    game = goOn(game, 'complete');
    while (game.decision!.question === 'resource' || game.decision!.question === 'pay with')
      game = goOn(game, 'automatic');
    game = goOn(game, 'pass', 'pass');
    const [first, second] = decks(game);
    expect([first, [...second!].sort()]).toEqual([['a', 'b', 'c'], side.map(({ name }) => name)]);
    const { graveyards, removed } = game.state.players[0]!;
    expect(graveyards.map((pile) => pile.map((id) => nameOf(game, id)))).toEqual([['x'], []]);
    expect(removed.map((id) => nameOf(game, id)).sort()).toEqual(['four', 'one', 'three', 'two', 'y']);
    expect(game.decision!.question).toBe('priority');
  },
);
