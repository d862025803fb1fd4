import { diceFrom, seedFrom } from '@meetingstone/bots';
import type { Deck } from '@meetingstone/cards';
import { seatingOf } from '@meetingstone/sitting';
import { holdContest } from '../contest.ts';
import type { Met, Rating } from './rating.ts';
import { ratingsOf } from './rating.ts';
import type { Stopwatch } from './timing.ts';

export interface LadderTerms {
  readonly bots: readonly string[];
  readonly decks: readonly Deck[];
  /** For each pair of bots. */
  readonly games: number;
  readonly seed: number;
  readonly onPair?: (met: Met) => void;
}

export interface Ladder {
  readonly met: readonly Met[];
  readonly ratings: readonly Rating[];
}

/** Everybody against everybody, with the same decks, shuffled alike, and changed seats. */
export async function climb(terms: LadderTerms, watch: Stopwatch): Promise<Ladder> {
  const { bots, games, seed, onPair } = terms;
  const decks = mixed(terms.decks, seed);
  const met: Met[] = [];
  for (const [n, one] of bots.entries())
    for (const other of bots.slice(n + 1)) {
      const sit = (name: string) => watch.timed(name, seatingOf(name)());
      const { wins, draws } = await holdContest({ bots: [one, other], decks, games, members: 1, seed, sit });
      const pair = { one, other, won: wins[0] + draws / 2, lost: wins[1] + draws / 2 };
      met.push(pair);
      onPair?.(pair);
    }
  return { met, ratings: ratingsOf(bots, met) };
}

/** In an order that the seed gives, so that few games see decks of all kinds. */
function mixed(decks: readonly Deck[], seed: number): readonly Deck[] {
  const random = diceFrom(seedFrom(seed, 3));
  return decks
    .map((deck) => ({ deck, at: random(0x7fffffff) }))
    .sort((a, b) => a.at - b.at)
    .map(({ deck }) => deck);
}
