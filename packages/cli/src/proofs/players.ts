import { allCards } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';
import { raidOpening } from '@meetingstone/raids';
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
  const seatFor = randomSeats(pick, TABLES[table].length > 4 ? LIMITED_DECK : DECK);
  return { seats: TABLES[table].map((team, n) => ({ ...seatFor(n + 1), team })) };
}

/** So many random raiding players of one faction against a Boss (R100.1). */
export function randomRaid(raid: Raid, mode: string, raiders: number, seed: number, pick: Chance): Opening {
  const faction = FACTIONS[pick(FACTIONS.length)]!;
  const seatFor = randomSeats(pick, DECK, ({ icons }) => icons.includes(faction));
  const seats = Array.from({ length: raiders }, (_, n) => seatFor(n + 1));
  return raidOpening(raid, mode, seats, seed);
}

export const FACTIONS = ['Alliance', 'Horde'] as const;

function randomSeats(
  pick: Chance,
  size: number,
  fits: (hero: Facts) => boolean = () => true,
): (n: number) => SeatOpening {
  const cards = allCards();
  const heroes = cards.filter((card) => card.types.includes('Hero') && !card.hero?.master && fits(card));
  const others = cards.filter(({ types, hero }) => !types.includes('Hero') || hero?.master);
  return (n) => {
    const deck = Array.from({ length: size }, (): Facts => others[pick(others.length)]!);
    return { name: `player ${n}`, hero: heroes[pick(heroes.length)]!, decks: [deck] };
  };
}

/** A uniformly random answer. */
export function randomAnswer(game: Game, pick: Chance): Game {
  const { player, options } = game.decision!;
  const answered = answer(game, { player, choose: options[pick(options.length)]! });
  if (!answered.ok)
    throw new Error(`an offered answer was refused: ${answered.ruling.reason} (${answered.ruling.rule})`);
  return answered.game;
}
