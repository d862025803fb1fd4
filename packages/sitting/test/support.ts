import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { raidNamed } from '@meetingstone/raids';
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

export { randomBot };
