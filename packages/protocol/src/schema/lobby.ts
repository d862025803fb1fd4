import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Readable } from './basics.ts';
import { count, gameId, milliseconds, personName, seat, word } from './basics.ts';
import { sitter } from './sitting.ts';

/** A deck: one that the server knows by its name, or a list as text. */
export const deckChoice = z.union([
  z.strictObject({ named: z.string().min(1).max(200) }),
  z.strictObject({ list: z.string().min(1).max(LIMITS.deck) }),
]);

/** Time to think: for each decision and a bank for all of them, or days in an asynchronous game. */
const clockTerms = z.union([
  z.strictObject({ decision: milliseconds, bank: milliseconds, connection: milliseconds.optional() }),
  z.strictObject({ days: z.number().positive().max(30) }),
]);

/** What is played at a table. */
export const tableTerms = z.strictObject({
  play: z.enum(['duel', 'free-for-all', 'teams', 'raid']),
  /** Seats, the Boss player's included. */
  seats: z.int().min(2).max(LIMITS.seats),
  teams: z.int().min(2).max(4).optional(),
  raid: z
    .strictObject({
      key: word,
      mode: word.optional(),
      /** Decks that the Boss player has built himself, by their names. */
      decks: z.record(z.string().max(100), deckChoice).optional(),
    })
    .optional(),
  /** Constructed, Classic ...: what decks must be like; without it any deck may be played. */
  format: word.optional(),
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]).optional(),
  clock: clockTerms.optional(),
  rated: z.boolean().optional(),
  /** Cards that a player typed himself are allowed; never in a rated game. */
  ownCards: z.boolean().optional(),
  /** Nobody finds the table without its invitation. */
  private: z.boolean().optional(),
  spectators: z.enum(['none', 'behind']).optional(),
  title: z.string().max(100).optional(),
});
export type TableTerms = Readable<z.infer<typeof tableTerms>>;

/** Who shall sit in a seat of a table that is not begun: whoever comes, or a bot. */
export const seatTerms = z.strictObject({
  seat,
  bot: word.optional(),
  deck: deckChoice.optional(),
  name: personName.optional(),
  team: word.optional(),
});

/** A table as the lobby shows it. */
export const lobbyTable = z.strictObject({
  game: gameId,
  terms: tableTerms,
  seats: z.array(
    sitter.extend({
      deck: z.string().optional(),
      team: z.string().optional(),
      ready: z.boolean().optional(),
    }),
  ),
  /** The seat that opened the table and may change it. */
  host: seat.nullable(),
  state: z.enum(['open', 'playing', 'over']),
  spectators: count,
  /** The links to the free seats, for whoever may invite. */
  invitations: z.array(z.strictObject({ seat, token: z.string() })).optional(),
});
export type LobbyTable = Readable<z.infer<typeof lobbyTable>>;
