import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Readable } from './basics.ts';
import { cardId, count, gameId, personName, seat, sendingKey, sequence, word } from './basics.ts';
import { deckChoice, seatTerms, tableTerms } from './lobby.ts';
import { chosen, option } from './option.ts';
import { wish } from './sitting.ts';

/** The secret of a seat or of a session. */
const token = z.string().min(1).max(512);

/** The first message of every connection. */
const hello = z.strictObject({
  type: z.literal('hello'),
  version: z.int(),
  /** Who one was before, as `welcome` said it; a guest without. */
  session: token.optional(),
  name: personName.optional(),
  /** Games to go on with, and the last sequence number that was received of each; and of the last words, if later ones are wanted. */
  resume: z
    .array(z.strictObject({ game: gameId, seq: sequence, said: sequence.optional() }))
    .max(LIMITS.games)
    .optional(),
  /** Definitions shall bring what is printed on the cards as the rules read it, too. */
  powers: z.literal(true).optional(),
});

/** Takes a seat: a free one, one's own, or the one that an invitation names. */
const sit = z.strictObject({
  type: z.literal('sit'),
  game: gameId,
  key: sendingKey,
  seat: seat.optional(),
  token: token.optional(),
  deck: deckChoice.optional(),
});

/** Looks on. Spectators see what happened a while ago, and no hands. */
const watch = z.strictObject({ type: z.literal('watch'), game: gameId });

/** Does not look on any more, or gets up from a table that is not begun. */
const leave = z.strictObject({ type: z.literal('leave'), game: gameId });

/** What is done to a game: acknowledged once it is stored, refused with a reason, and done once for each key. */
const act = { game: gameId, key: sendingKey };

const answer = z.strictObject({ type: z.literal('answer'), ...act, decision: count, choose: chosen });

/** Takes the last answer within one's own unfinished procedure back. */
const back = z.strictObject({ type: z.literal('back'), ...act, decision: count });

/** How one wants to be asked from now on: yields and stops. */
const yields = z.strictObject({ type: z.literal('yield'), ...act, wish });

/** Asks the judge: why a card is as it is, or why an answer is not offered. */
const ask = z.strictObject({
  type: z.literal('ask'),
  game: gameId,
  key: sendingKey,
  about: z.union([z.strictObject({ card: cardId }), z.strictObject({ option })]),
});

const undoAsk = z.strictObject({ type: z.literal('undo.ask'), ...act });
const undoSay = z.strictObject({
  type: z.literal('undo.say'),
  ...act,
  agree: z.boolean(),
  /** Never ask me again in this game. */
  never: z.literal(true).optional(),
});

const concede = z.strictObject({
  type: z.literal('concede'),
  ...act,
  /** Not this game alone. */
  match: z.literal(true).optional(),
});

/** Asks for a pause, agrees to one, or goes on. */
const pause = z.strictObject({ type: z.literal('pause'), ...act, on: z.boolean() });

/** What shall become of the seat of somebody who is gone or out of time; and how he gets it back. */
const takeover = z.strictObject({
  type: z.literal('takeover'),
  ...act,
  seat,
  by: z.enum(['bot', 'wait', 'claim', 'person']),
  bot: word.optional(),
});

/** Says to the leader who decides for the team what one would choose. */
const suggest = z.strictObject({
  type: z.literal('suggest'),
  ...act,
  choose: chosen,
  text: z.string().max(LIMITS.chat).optional(),
});

/** Brings the deck for the next game of a match: what comes in from the side deck, and what goes out. */
const side = z.strictObject({
  type: z.literal('side'),
  ...act,
  in: z.array(z.string().max(200)).max(LIMITS.cards),
  out: z.array(z.string().max(200)).max(LIMITS.cards),
});

const rematch = z.strictObject({ type: z.literal('rematch'), ...act, agree: z.boolean() });

/** Says something at a table, or in the lobby where no game is named. */
const say = z.strictObject({
  type: z.literal('say'),
  game: gameId.optional(),
  key: sendingKey,
  text: z.string().trim().min(1).max(LIMITS.chat),
  /** Only to the own team. */
  team: z.literal(true).optional(),
});

const ping = z.strictObject({ type: z.literal('ping'), n: count });

/** Wants to know of open tables, and of every change, or no more. */
const lobbyWatch = z.strictObject({ type: z.literal('lobby.watch'), on: z.boolean() });
const lobbyOpen = z.strictObject({
  type: z.literal('lobby.open'),
  key: sendingKey,
  terms: tableTerms,
  seats: z.array(seatTerms).max(LIMITS.seats).optional(),
  /** Which seat one takes oneself, and with what; without it the first free one. */
  seat: seat.optional(),
  deck: deckChoice.optional(),
});
/** Changes a seat of a table that is not begun: the own one, or any if one opened it. */
const lobbySeat = z.strictObject({ type: z.literal('lobby.seat'), ...act, set: seatTerms });
const lobbyReady = z.strictObject({ type: z.literal('lobby.ready'), ...act, ready: z.boolean() });
const lobbyStart = z.strictObject({ type: z.literal('lobby.start'), ...act });
const lobbyClose = z.strictObject({ type: z.literal('lobby.close'), ...act });

export const fromClient = z.discriminatedUnion('type', [
  hello,
  sit,
  watch,
  leave,
  answer,
  back,
  yields,
  ask,
  undoAsk,
  undoSay,
  concede,
  pause,
  takeover,
  suggest,
  side,
  rematch,
  say,
  ping,
  lobbyWatch,
  lobbyOpen,
  lobbySeat,
  lobbyReady,
  lobbyStart,
  lobbyClose,
]);
export type FromClient = Readable<z.infer<typeof fromClient>>;
export type FromClientOf<Type extends FromClient['type']> = Extract<FromClient, { readonly type: Type }>;
