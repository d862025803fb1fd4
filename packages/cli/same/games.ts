import type { Player, Seat, Setup } from './engine.ts';
import { cardsKnown, decksKnown, heroesKnown, raidsKnown } from './engine.ts';

/** A game to be played: what it follows from, and who answers. */
export interface Plan {
  readonly name: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
}

const MOST_RAIDERS = 5;
const RANDOM_DECK = 60;
const PLAYERS: readonly (readonly Player[])[] = [['random'], ['greedy'], ['random', 'greedy'], ['greedy', 'random']];

/** Tables without a Boss: how many sit there, in how many teams, and how many such games are played. */
const TABLES: readonly { readonly seats: number; readonly teams?: number; readonly games: number }[] = [
  { seats: 2, games: 20 },
  { seats: 3, games: 3 },
  { seats: 4, games: 3 },
  { seats: 5, games: 3 },
  { seats: 4, teams: 2, games: 4 },
  { seats: 6, teams: 2, games: 2 },
  { seats: 6, teams: 3, games: 2 },
];
const RANDOM_DUELS = 8;

/** The standard set. All kinds are mixed, so that its beginning is a smaller set of the same sort. */
export function standardSet(): readonly Plan[] {
  const kinds = [...TABLES.map(tableGames), randomDuels(), ...raidGames()];
  const longest = Math.max(...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, n) => kinds.flatMap((kind) => kind[n] ?? [])).flat();
}

function tableGames({ seats, teams, games }: (typeof TABLES)[number], kind: number): readonly Plan[] {
  const decks = decksKnown();
  return Array.from({ length: games }, (_, n) => {
    const chosen = Array.from({ length: seats }, (_, seat) => decks[(n * 7 + seat * 11 + kind) % decks.length]!);
    const named = chosen.map(({ name }): Seat => ({ deck: name }));
    const setup: Setup = { seats: named, ...(teams === undefined ? {} : { teams }), seed: 1000 * (kind + 1) + n };
    const sort =
      seats === 2 ? 'duel' : teams === undefined ? `free-for-all of ${seats}` : `${teams} teams of ${seats / teams}`;
    return { name: `${sort} ${n + 1}`, setup, players: PLAYERS[n % PLAYERS.length]! };
  });
}

/** Duels in which whatever can be played at all may meet whatever else. */
function randomDuels(): readonly Plan[] {
  const [heroes, cards] = [heroesKnown(), cardsKnown()];
  return Array.from({ length: RANDOM_DUELS }, (_, n) => {
    const pick = picker(n + 1);
    const seat = (): Seat => ({
      hero: heroes[pick(heroes.length)]!.title,
      cards: Array.from({ length: RANDOM_DECK }, () => cards[pick(cards.length)]!),
    });
    const setup: Setup = { seats: [seat(), seat()], seed: 50_000 + n };
    return { name: `duel of random decks ${n + 1}`, setup, players: PLAYERS[n % PLAYERS.length]! };
  });
}

/** Every raid in every mode with every number of raiding players, a kind for each mode. */
function raidGames(): readonly (readonly Plan[])[] {
  const decks = decksKnown();
  const factions = [...new Set(decks.flatMap(({ faction }) => faction ?? []))].sort();
  const modes = raidsKnown().flatMap(({ key, modes }) => modes.map((mode) => ({ key, mode })));
  return modes.map(({ key, mode }, kind) =>
    Array.from({ length: MOST_RAIDERS }, (_, n) => {
      const raiders = 1 + ((n * 2 + kind) % MOST_RAIDERS);
      const faction = factions[(n + kind) % factions.length]!;
      const friends = decks.filter((deck) => deck.faction === faction);
      const seats = Array.from(
        { length: raiders },
        (_, seat): Seat => ({
          deck: friends[(n * 3 + kind * 5 + seat) % friends.length]!.name,
        }),
      );
      const setup: Setup = { seats, raid: { key, mode }, seed: 100_000 + 100 * kind + n };
      const name = `${key} (${mode}) with ${raiders} raiding ${raiders === 1 ? 'player' : 'players'}, ${n + 1}`;
      return { name, setup, players: PLAYERS[(n + kind) % PLAYERS.length]! };
    }),
  );
}

/** A small generator of its own, so that the same games are planned everywhere. */
function picker(seed: number): (limit: number) => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
