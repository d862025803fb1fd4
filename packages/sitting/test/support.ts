import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { allDecks, cardNamed } from '@meetingstone/cards';
import { raidNamed } from '@meetingstone/raids';
import type { Option, PlacedCard, PlacedSeat } from '@meetingstone/rules';
import { arrangeGame, viewGame } from '@meetingstone/rules';
import type { Act, GivenAnswer, SeatTerms, Sitter, Sitting, Terms } from '../src/index.ts';
import { act, next, raidDecks, sitDown } from '../src/index.ts';

export const PERSON: Sitter = { is: 'person' };
export const BOT: Sitter = { is: 'bot', bot: 'greedy' };
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];

const alone = { play: 'Constructed', bestOf: 1, clock: null, rated: false, covered: false } as const;

/** Seats around a table, with the first decks that there are. */
export function tableOf(sitters: readonly Sitter[], parts: Partial<Terms> = {}): Terms {
  const decks = allDecks();
  const seats = sitters.map((sitter, n): SeatTerms => ({ name: NAMES[n]!, deck: decks[n]!, sitter }));
  return { ...alone, seats, ...parts };
}

/** Onyxia against as many raiding players as there are other sitters. */
export function raidOf(sitters: readonly Sitter[], parts: Partial<Terms> = {}): Terms {
  const raid = raidNamed('onyxia')!;
  const decks = raidDecks(raid, [], sitters.length - 1);
  const seats = sitters.map(
    (sitter, n): SeatTerms => ({ name: NAMES[n]!, deck: n === 0 ? null : decks[n - 1]!, sitter }),
  );
  return { ...alone, raid: { key: raid.key, mode: raid.modes[0]! }, seats, ...parts };
}

/** What happens when somebody does something, which must be possible. */
export function does(sitting: Sitting, given: Act): Sitting {
  const acted = act(sitting, given);
  if (!acted.ok) throw new Error(JSON.stringify(acted));
  return acted.sitting;
}

export interface Round {
  readonly sitting: Sitting;
  readonly given: Act;
  readonly steps: readonly GivenAnswer[];
  /** Was a person asked, and not a bot? */
  readonly asked: boolean;
}

/** Lets bots play, in the place of persons too, act by act; dice say what they do. */
export function* rounds(start: Sitting, seed: number, bots: () => Bot = greedyBot): Generator<Round> {
  const random = diceFrom(seed);
  const players = start.sitters.map(() => bots());
  let sitting = start;
  for (let at = 1000; ; at += 1000) {
    const todo = next(sitting);
    if (todo.do === 'nothing') return;
    const given: Act =
      todo.do === 'cover'
        ? { do: 'forced', at }
        : { do: 'answer', at, seat: todo.seat, choose: choiceOf(sitting.game, players[todo.seat]!, random) };
    const acted = act(sitting, given);
    if (!acted.ok) throw new Error(JSON.stringify(acted));
    sitting = acted.sitting;
    yield { sitting, given, steps: acted.steps, asked: todo.do === 'ask' };
  }
}

export const started = (terms: Terms, seed = 1): Sitting => sitDown(terms, seed, 0);

/** The sitting after so many acts of greedy players. */
export function later(start: Sitting, acts: number, bots: () => Bot = greedyBot): Sitting {
  let sitting = start;
  let n = 0;
  for (const round of rounds(start, 1, bots)) {
    sitting = round.sitting;
    if (++n >= acts) break;
  }
  return sitting;
}

export const card = (name: string, parts: Partial<PlacedCard> = {}): PlacedCard => ({
  facts: cardNamed(name)!,
  ...parts,
});

export const footmen = (count: number) => Array.from({ length: count }, () => card('Footsoldier', { faceDown: true }));

interface Side {
  readonly hand?: readonly PlacedCard[];
  readonly play?: readonly PlacedCard[];
  readonly resources?: readonly PlacedCard[];
  /** The card of which the deck is made. */
  readonly deck?: string;
}

/** Ann (Elwin Ashgrove) against Ben (Grusk Halfhelm), both persons, in Ann's action phase. */
export function position(ann: Side, ben: Side, parts: Partial<Terms> = {}): Sitting {
  const placed = (name: string, hero: string, { deck = 'Footsoldier', ...side }: Side): PlacedSeat => ({
    ...{ name, hero: card(hero), hand: [], play: [], resources: [], graveyards: [[]], removed: [] },
    ...side,
    decks: [Array.from({ length: 20 }, () => card(deck))],
  });
  const seats = [placed('Ann', 'Elwin Ashgrove', ann), placed('Ben', 'Grusk Halfhelm', ben)];
  const { game } = arrangeGame({ seats, turn: 0, step: 'action', seed: 1 });
  return { ...started(tableOf([PERSON, PERSON], parts)), game };
}

/** The seat gives the answer of that kind, about the card of that name if there is one. */
export function chooses(sitting: Sitting, seat: number, choose: Option['choose'], name?: string): Sitting {
  const { decision } = sitting.game;
  const view = viewGame(sitting.game, seat);
  const named = (id: number) =>
    [...view.play, ...view.shown, ...(view.players[seat]!.hand ?? [])].find((one) => one.id === id)?.name;
  const option = decision!.options.find(
    (one) => one.choose === choose && (name === undefined || ('card' in one && named(one.card) === name)),
  );
  if (!option) throw new Error(`${choose} ${name ?? ''} is not offered: ${JSON.stringify(decision)}`);
  return does(sitting, { do: 'answer', seat, choose: option, at: 0 });
}

export { randomBot };
