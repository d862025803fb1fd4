import { cardNamed } from '@meetingstone/cards';
import { ability, ally, putTokens, token } from '@meetingstone/cards/language';
import type { Facts, Game, PlacedCard } from '@meetingstone/rules';
import { arrangeGame, readGame, writeGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { own } from './links/own.ts';

/** What a written game keeps, and what it shares with others once it is read. */

const whelp = (): Facts => token('Whelp', { atk: [1, 'fire'], health: 1 });
const nest = (): Facts => own('Nest', ally({ cost: 1, atk: [0, 'melee'], health: 2 }));
const brood = (): Facts => own('Brood', ability({ cost: 1 }, putTokens(2, whelp())));

function gameWith(...play: readonly PlacedCard[]): Game {
  const seat = {
    hero: { facts: cardNamed('Graccus')! },
    hand: [],
    decks: [[]],
    graveyards: [[]],
    removed: [],
    resources: [],
  };
  const seats = [
    { ...seat, name: 'one', play },
    { ...seat, name: 'other', play: [] },
  ];
  return arrangeGame({ seats, turn: 0, step: 'action', seed: 1 }).game;
}

const cardsIn = ({ state }: Game) => state.cards.flat().flatMap((card) => (card && !card.facts.hero ? [card] : []));
const factsIn = (game: Game): readonly Facts[] => cardsIn(game).map(({ facts }) => facts);
const tokenOf = ({ text: [effect] }: Facts): Facts | undefined =>
  effect?.do === 'put token' ? effect.token : undefined;

test('cards that say the same have one definition, wherever they come from', () => {
  const [one, other] = factsIn(gameWith({ facts: nest() }, { facts: nest() }));
  const [read] = factsIn(readGame(writeGame(gameWith({ facts: nest() }))));
  expect(other).toBe(one);
  expect(read).toBe(one);
});

test('cards of one name that differ in one part have two definitions', () => {
  const [one, other] = factsIn(gameWith({ facts: nest() }, { facts: { ...nest(), health: 3 } }));
  expect([one!.health, other!.health]).toEqual([2, 3]);
});

test('a token in the text of a card has the definition of the token in play, and it is written once', () => {
  const text = writeGame(gameWith({ facts: whelp() }, { facts: brood() }));
  const [inPlay, holder] = factsIn(readGame(text));
  expect(tokenOf(holder!)).toBe(inPlay);
  expect(text.split('"name":"Whelp"').length - 1).toBe(1);
});

test('counters that are called like a reference are counters', () => {
  const game = gameWith({ facts: nest(), counters: { definition: 1 } }, { facts: brood() });
  const read = readGame(writeGame(game));
  expect(cardsIn(read).map(({ counters }) => counters)).toEqual([{ definition: 1 }, null]);
  expect(writeGame(read)).toBe(writeGame(game));
});

test('what is kept for the next game of a match keeps its facts (800.1d)', () => {
  const game = gameWith({ facts: nest() });
  const kept = [[{ facts: factsIn(game)[0]! }], []];
  const over: Game = { ...game, stable: { ...game.stable, outcome: { winners: [0], kept } } };
  expect(readGame(writeGame(over)).state.outcome?.kept?.[0]?.[0]?.facts).toBe(factsIn(game)[0]);
});

test('a text that refers to a definition that is not there is refused', () => {
  const text = writeGame(gameWith({ facts: nest() }));
  expect(() => readGame(text.replace('"facts":{"definition":1}', '"facts":{"definition":7}'))).toThrow(
    'must be the number of one of 2 definitions',
  );
});

test('a text in which a definition contains itself is refused', () => {
  const text = writeGame(gameWith({ facts: brood() }));
  expect(() => readGame(text.replace('"token":{"definition":2}', '"token":{"definition":1}'))).toThrow(
    'contains itself',
  );
});
