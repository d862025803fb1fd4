import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { allCards, allDecks, cardNamed, deckCards, deckNamed, heroNamed, titleOf } from '@meetingstone/cards';
import { RAIDS, raidNamed, raidOpening } from '@meetingstone/raids';
import type { Answer, Game, Opening, SeatOpening } from '@meetingstone/rules';
import { answer, readGame, startGame, viewGame, witness, writeGame } from '@meetingstone/rules';

/**
 * All that is asked of the program whose games are compared, be it of today or of an older tree: this folder is laid
 * into that tree and runs there. Where the face of the packages changes, this is the place that must understand both.
 */

/** A seat is taken by a deck of the catalogue or by any hero with any cards, by their titles. */
export type Seat = { readonly deck: string } | { readonly hero: string; readonly cards: readonly string[] };
export type Player = 'random' | 'greedy';

/** Everything that a game follows from, by names, so that another tree can set up the same. */
export interface Setup {
  readonly seats: readonly Seat[];
  readonly teams?: number;
  readonly raid?: { readonly key: string; readonly mode: string };
  readonly seed: number;
}

export interface Hero {
  readonly title: string;
  readonly faction: string | undefined;
}

export const decksKnown = (): readonly { readonly name: string; readonly faction: string | undefined }[] =>
  allDecks().map(({ name, hero }) => ({ name, faction: heroNamed(hero)!.icons[0] }));

const wellNamed = () => allCards().filter((card) => cardNamed(titleOf(card)) === card);
const starts = ({ types, hero }: ReturnType<typeof wellNamed>[number]) => types.includes('Hero') && !hero?.master;

export const heroesKnown = (): readonly Hero[] =>
  wellNamed()
    .filter(starts)
    .map((card) => ({ title: titleOf(card), faction: card.icons[0] }));

export const cardsKnown = (): readonly string[] =>
  wellNamed()
    .filter((card) => !starts(card))
    .map(titleOf);

export const raidsKnown = (): readonly { readonly key: string; readonly modes: readonly string[] }[] => RAIDS;

export function begin({ seats, teams, raid, seed }: Setup): Game {
  const openings = seats.map((seat, n): SeatOpening => {
    const team = teams === undefined ? {} : { team: `team ${n % teams}` };
    return { name: `player ${n + 1}`, ...team, ...taken(seat) };
  });
  const opening: Opening = raid ? raidOpening(raidNamed(raid.key)!, raid.mode, openings, seed) : { seats: openings };
  return startGame(opening, seed);
}

function taken(seat: Seat): Pick<SeatOpening, 'hero' | 'decks'> {
  if ('hero' in seat) return { hero: cardNamed(seat.hero)!, decks: [seat.cards.map((title) => cardNamed(title)!)] };
  const deck = deckNamed(seat.deck)!;
  return { hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
}

const SEATINGS: Readonly<Record<Player, () => Bot>> = { random: randomBot, greedy: greedyBot };

/** Gives one answer after the other; the players go round the table. */
export function answerer(players: readonly Player[], seed: number): (game: Game) => Answer {
  const random = diceFrom(seed);
  const bots = new Map<number, Bot>();
  return (game) => {
    const { player } = game.decision!;
    const bot = bots.get(player) ?? SEATINGS[players[player % players.length]!]();
    bots.set(player, bot);
    return { player, choose: choiceOf(game, bot, random) };
  };
}

export function after(game: Game, given: Answer): Game {
  const answered = answer(game, given);
  if (answered.ok) return answered.game;
  const { reason, rule } = answered.ruling;
  throw new Error(`the answer ${JSON.stringify(given)} is refused: ${reason} (${rule})`);
}

/** What is compared at a decision. */
export const PARTS = {
  decision: ({ decision }: Game): unknown => decision,
  events: ({ happened }: Game): unknown => happened,
  state: ({ stable, replies, state }: Game): unknown => ({ stable, replies, state }),
  view: (game: Game): unknown => everybody(game).map((seat) => [viewGame(game, seat), witness(game, seat)]),
  /**
   * Not the text itself, whose form may change, but the game that it gives back; without its outcome, which texts of
   * the first version did not give back whole, and which the state has.
   */
  written: (game: Game): unknown => {
    const { stable, replies, decision } = readGame(writeGame(game));
    return { stable: { ...stable, outcome: null }, replies, decision };
  },
} as const;
export type Part = keyof typeof PARTS;

/** Each seat, and somebody who only looks on. */
const everybody = ({ state }: Game): readonly (number | null)[] => [...state.players.keys(), null];
