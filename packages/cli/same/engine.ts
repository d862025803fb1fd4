import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { allCards, allDecks, cardNamed, deckCards, deckNamed, heroNamed, titleOf } from '@meetingstone/cards';
import { RAIDS, raidNamed, raidOpening } from '@meetingstone/raids';
import type { Answer, Game, Opening, SeatOpening, View } from '@meetingstone/rules';
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
  decision: ({ decision }: Game): unknown => unexplained(decision),
  events: ({ happened }: Game): unknown => happened,
  state: ({ stable, replies, state }: Game): unknown => ({ stable: told(stable), replies, state: told(state) }),
  view: (game: Game): unknown => everybody(game).map((seat) => [known(viewGame(game, seat)), witness(game, seat)]),
  /**
   * Not the text itself, whose form may change, but the game that it gives back; without its outcome, which texts of
   * the first version did not give back whole, and which the state has.
   */
  written: (game: Game): unknown => {
    const { stable, replies, decision } = readGame(writeGame(game));
    return { stable: { ...told(stable), outcome: null }, replies, decision: unexplained(decision) };
  },
} as const;
export type Part = keyof typeof PARTS;

/** What is asked of whom, with which answers: what for, and by which word, older trees say otherwise or not at all. */
function unexplained(decision: Game['decision']): unknown {
  if (!decision) return null;
  const { question: _question, purpose: _purpose, counted: _counted, options, ...asked } = decision;
  return { ...asked, options: options.map((offer) => ('means' in offer ? { ...offer, means: undefined } : offer)) };
}

/** What views tell besides since trees of some age. */
const NEWER: ReadonlySet<string> = new Set(['question', 'purpose', 'counted', 'means', 'plane', 'raid', 'dropped']);

const known = (view: View): unknown =>
  JSON.parse(JSON.stringify(view), (key, part: unknown) => (NEWER.has(key) ? undefined : part));

type State = Game['state'];
/** Older trees tell only of the deck from which a player draws whether it lies face up. */
type OfAnyAge = State['players'][number] & { readonly deckFaceUp?: boolean };
type Deed = NonNullable<State['loops']['barred']>;

/** A state as trees of all ages tell it. */
function told(state: State): State {
  const players = state.players.map(({ decksFaceUp, deckFaceUp, ...player }: OfAnyAge) => ({
    ...player,
    faceUp: deckFaceUp ?? decksFaceUp.includes(true),
  }));
  const wordless = ({ question: _question, ...deed }: Deed) => deed;
  const { trail, barred } = state.loops;
  const loops = { ...state.loops, trail: trail?.map(wordless) ?? null, barred: barred && wordless(barred) };
  const special = { ...state.special, dropped: undefined }; // Where cards lay on a mat is told since.
  const departed = state.departed.map(({ characteristics: { limits: _limits, ...is }, ...left }) => ({ ...left, is }));
  return { ...state, players, loops, special, departed } as unknown as State;
}

/** Each seat, and somebody who only looks on. */
const everybody = ({ state }: Game): readonly (number | null)[] => [...state.players.keys(), null];
