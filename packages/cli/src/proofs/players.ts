import { allCards } from '@meetingstone/cards';
import type { Facts, Game, Opening, SeatOpening } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';

/** A number below a limit, from a small generator of its own. */
export type Chance = (limit: number) => number;

export function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** How many players sit at a table, and who is friends with whom. */
export const TABLES = {
  duel: ['a', 'b'],
  'free-for-all': ['a', 'b', 'c', 'd'],
  'two teams of two': ['a', 'b', 'a', 'b'],
  'two teams of three': ['a', 'b', 'a', 'b', 'a', 'b'],
} as const;
export type TableName = keyof typeof TABLES;

/** As many cards as a constructed deck has; six players come to an end sooner with limited ones (100.1). */
const DECK = 60;
const LIMITED_DECK = 30;

/** Random heroes with random decks: whatever can be played at all may meet whatever else. */
export function randomOpening(table: TableName, pick: Chance): Opening {
  const cards = allCards();
  const heroes = cards.filter(({ types, hero }) => types.includes('Hero') && !hero?.master);
  const others = cards.filter(({ types, hero }) => !types.includes('Hero') || hero?.master);
  const size = TABLES[table].length > 4 ? LIMITED_DECK : DECK;
  const seats = TABLES[table].map((team, n): SeatOpening => {
    const deck = Array.from({ length: size }, (): Facts => others[pick(others.length)]!);
    return { name: `player ${n + 1}`, team, hero: heroes[pick(heroes.length)]!, decks: [deck] };
  });
  return { seats };
}

/** A uniformly random answer. */
export function randomAnswer(game: Game, pick: Chance): Game {
  const { player, options } = game.decision!;
  const answered = answer(game, { player, choose: options[pick(options.length)]! });
  if (!answered.ok)
    throw new Error(`an offered answer was refused: ${answered.ruling.reason} (${answered.ruling.rule})`);
  return answered.game;
}
