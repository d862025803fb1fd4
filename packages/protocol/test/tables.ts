import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom, greedyBot } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { raidNamed } from '@meetingstone/raids';
import type { Act, SeatTerms, Sitting, Terms } from '@meetingstone/sitting';
import { act, next, raidDecks, sitDown } from '@meetingstone/sitting';

const PERSON = { is: 'person' } as const;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
const CLOCK = { decision: 60_000, bank: 600_000, lost: 60_000 };
const COMMON = { play: 'Constructed', bestOf: 1, clock: CLOCK, rated: false, covered: false } as const;

/** Persons around a table; with teams, neighbours are on different ones. */
export function tableOf(count: number, teams?: number): Terms {
  const decks = allDecks();
  const seats = Array.from({ length: count }, (_, n): SeatTerms => {
    const team = teams === undefined ? {} : { team: `team ${(n % teams) + 1}` };
    return { name: NAMES[n]!, deck: decks[(n * 5) % decks.length]!, sitter: PERSON, ...team };
  });
  return { ...COMMON, seats };
}

/** A raid of so many raiding players against the Boss. */
export function raidOf(key: string, raiders: number): Terms {
  const raid = raidNamed(key)!;
  const decks = [null, ...raidDecks(raid, [], raiders)];
  const seats = decks.map((deck, n): SeatTerms => ({ name: NAMES[n]!, deck, sitter: PERSON }));
  return { ...COMMON, raid: { key: raid.key, mode: raid.modes[0]! }, seats };
}

/** One act after the other, with what it led to; bots answer in the place of persons. */
export function* acts(terms: Terms, seed: number, bot: () => Bot = greedyBot): Generator<Sitting> {
  const random = diceFrom(seed);
  const bots = terms.seats.map(() => bot());
  let sitting = sitDown(terms, seed, 0);
  for (let at = 1000; ; at += 1000) {
    yield sitting;
    const todo = next(sitting);
    if (todo.do === 'nothing') return;
    const given: Act =
      todo.do === 'cover'
        ? { do: 'forced', at }
        : { do: 'answer', at, seat: todo.seat, choose: choiceOf(sitting.game, bots[todo.seat]!, random) };
    sitting = does(sitting, given);
  }
}

/** What happens when somebody does something, which must be possible. */
export function does(sitting: Sitting, given: Act): Sitting {
  const acted = act(sitting, given);
  if (!acted.ok) throw new Error(JSON.stringify(acted));
  return acted.sitting;
}
