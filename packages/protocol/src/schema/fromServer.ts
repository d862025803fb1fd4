import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, count, gameId, seat, sendingKey, sequence, word } from './basics.ts';
import { card, definition } from './card.ts';
import { lobbyTable } from './lobby.ts';
import { option } from './option.ts';
import { sentence } from './sentence.ts';
import { sitter, undoRequest, votes, wishes } from './sitting.ts';
import {
  clocks,
  combat,
  decision,
  dropped,
  event,
  link,
  outcome,
  player,
  playerChange,
  raid,
  running,
  turn,
} from './table.ts';

/** The answer to `hello`: who one is, and what one takes part in. */
const welcome = z.strictObject({
  type: z.literal('welcome'),
  version: z.int(),
  /** To be shown at the next `hello`. */
  session: z.string(),
  name: z.string(),
  /** Milliseconds of the server's clock, by which all times are told. */
  now: z.number(),
  games: z.array(z.strictObject({ game: gameId, seat: seat.nullable() })),
});

/** What lies on the table besides cards and players. A step brings the parts that changed, whole. */
const parts = {
  /** The cards in play, in the order in which they entered. */
  play: z.array(cardId),
  /** Cards of the decision that lie where its player could not see them otherwise. */
  shown: z.array(cardId),
  /** Topmost link first. */
  chain: z.array(link),
  turn,
  window: z.enum(['step', 'attack', 'defend']).nullable(),
  /** Who holds priority, or you if you are asked; null while somebody else is, and once the game is over. */
  waitingFor: seat.nullable(),
  combat: combat.nullable(),
  dropped: dropped.nullable(),
  /** Null where nobody plays a Boss. */
  raid: raid.nullable(),
  outcome: outcome.nullable(),
  /** The question that is put to you. */
  decision: decision.nullable(),
  /** Null where nobody's time is counted. */
  clocks: clocks.nullable(),
  running: running.nullable(),
  /** How you want to be asked; null for a spectator. */
  wishes: wishes.nullable(),
  /** The game stands still. */
  paused: z.boolean(),
  undo: undoRequest.nullable(),
  votes: votes.nullable(),
};

/** The whole table as the viewer may know it: at the start, and where steps would not lead there. */
const table = z.strictObject({
  type: z.literal('table'),
  game: gameId,
  seq: sequence,
  /** Your seat; null for a spectator. */
  you: seat.nullable(),
  definitions: z.array(definition),
  cards: z.array(card),
  players: z.array(player),
  ...parts,
  /** The last of what happened, oldest first. */
  log: z.array(event),
});

/**
 * What changed since the step, or the table, before this one. Where `play` is not said, those that left play are taken out of it, and new
 * ones come last in the order of `cards`.
 */
const step = z.strictObject({
  type: z.literal('step'),
  game: gameId,
  /** One more than that of the step or table before it. */
  seq: sequence,
  /** Definitions of cards that were not on the table before. */
  definitions: z.array(definition).optional(),
  /** Cards that are new or changed, each as it is now. */
  cards: z.array(card).optional(),
  /** Cards that are not to be seen any more. */
  gone: z.array(cardId).optional(),
  players: z.array(playerChange).optional(),
  ...z.strictObject(parts).partial().shape,
  /** What happened, oldest first. */
  events: z.array(event).optional(),
  /** The whole log anew, where some of it was taken back. */
  log: z.array(event).optional(),
});

/** It is done and stored. */
const ack = z.strictObject({
  type: z.literal('ack'),
  game: gameId.optional(),
  key: sendingKey,
  /** The seat that was taken, or the table that was opened. */
  seat: seat.optional(),
});

/** It is not done, and why: nothing has changed. */
const refused = z.strictObject({
  type: z.literal('refused'),
  game: gameId.optional(),
  /** Of the message that is refused, if it had one that could be read. */
  key: z.string().max(64).optional(),
  /** The rule of the game behind it, as judges cite it. */
  rule: word.optional(),
  /** Why, in a word: one of the reasons of the rules, or of REFUSALS. */
  reason: word,
  card: cardId.optional(),
  words: sentence,
  /** Milliseconds after which it may be tried again. */
  wait: z.number().optional(),
});

/** The judge's answer to `ask`. */
const judged = z.strictObject({
  type: z.literal('judged'),
  game: gameId,
  key: sendingKey,
  head: sentence,
  lines: z.array(sentence),
});

/** Who is there. */
const presence = z.strictObject({
  type: z.literal('presence'),
  game: gameId,
  sitters: z.array(sitter),
  spectators: count,
});

const undoAsked = z.strictObject({
  type: z.literal('undo.asked'),
  game: gameId,
  by: seat,
  /** Who has to agree, and has not yet. */
  waitsFor: z.array(seat),
});
/** It was taken back, or not. Where it was, a whole table follows. */
const undoDone = z.strictObject({ type: z.literal('undo.done'), game: gameId, by: seat, agreed: z.boolean() });

const paused = z.strictObject({ type: z.literal('paused'), game: gameId, by: seat.nullable(), on: z.boolean() });

/** The game is on another node: connect there. */
const moved = z.strictObject({ type: z.literal('moved'), game: gameId, url: z.string() });

/** Another connection took this seat; nothing more comes on this one. */
const replaced = z.strictObject({ type: z.literal('replaced'), game: gameId });

/** The connection ends. `again` says whether it makes sense to come back, and after how long. */
const bye = z.strictObject({
  type: z.literal('bye'),
  reason: word,
  again: z.number().nullable(),
});

const lobby = z.strictObject({
  type: z.literal('lobby'),
  /** All tables; or those that changed. */
  whole: z.literal(true).optional(),
  tables: z.array(lobbyTable),
  gone: z.array(gameId).optional(),
});

/** How a match stands, and whether decks may be changed now. */
const match = z.strictObject({
  type: z.literal('match'),
  game: gameId,
  /** The game that follows this one, once it is begun. */
  next: gameId.optional(),
  bestOf: z.int(),
  wins: z.array(count),
  games: count,
  /** Seats whose side deck is waited for. */
  siding: z.array(seat).optional(),
  over: z.literal(true).optional(),
  words: z.string(),
});

const over = z.strictObject({
  type: z.literal('over'),
  game: gameId,
  winners: z.array(seat),
  words: z.string(),
  /** How it came about, where not by the rules alone: conceded, out of time, abandoned. */
  by: word.optional(),
});

const said = z.strictObject({
  type: z.literal('said'),
  game: gameId.optional(),
  /** Later words have higher numbers. */
  number: sequence,
  /** Null for a spectator and in the lobby. */
  seat: seat.nullable(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
  team: z.literal(true).optional(),
});

const suggested = z.strictObject({
  type: z.literal('suggested'),
  game: gameId,
  seat,
  choose: option,
  words: sentence,
  text: z.string().optional(),
});

const rematches = z.strictObject({
  type: z.literal('rematch'),
  game: gameId,
  agreed: z.array(seat),
  next: gameId.optional(),
});

/** Nothing can be stored at the moment, or it can again: what was sent waits, and is acknowledged once it is stored. */
const storage = z.strictObject({ type: z.literal('storage'), here: z.boolean() });

const pong = z.strictObject({ type: z.literal('pong'), n: count, now: z.number() });

export const fromServer = z.discriminatedUnion('type', [
  welcome,
  table,
  step,
  ack,
  refused,
  judged,
  presence,
  undoAsked,
  undoDone,
  paused,
  moved,
  replaced,
  bye,
  lobby,
  match,
  over,
  said,
  suggested,
  rematches,
  storage,
  pong,
]);
export type FromServer = Readable<z.infer<typeof fromServer>>;
export type FromServerOf<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>;

export type TableMessage = FromServerOf<'table'>;
export type StepMessage = FromServerOf<'step'>;
export type Refused = FromServerOf<'refused'>;
