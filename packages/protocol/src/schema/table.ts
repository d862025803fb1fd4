import type { LinkView } from '@meetingstone/rules';
import { z } from 'zod';
import type { Readable } from './basics.ts';
import { cardId, cardOrNone, count, milliseconds, seat, word } from './basics.ts';
import { option, zone } from './option.ts';
import { sentence } from './sentence.ts';

/** A player's side of the table. Cards are told by their ids; `cards` says more about each. */
export const player = z.strictObject({
  seat,
  name: z.string(),
  team: z.string(),
  lost: z.boolean(),
  /** Plays the Boss of a raid. */
  boss: z.boolean(),
  /** The plane on which he is: "ghost"; null on the usual one. */
  plane: word.nullable(),
  /** What his decks are called; nothing where there is one. */
  deckNames: z.array(z.string()),
  /** The steps that his turns may have. */
  plan: z.array(word),
  /** The hero in this party; 0 without. */
  hero: cardOrNone,
  handCount: count,
  /** The cards in hand, if the viewer may look at them. */
  hand: z.array(cardId).nullable(),
  deckCounts: z.array(count),
  /** The cards of the deck that the viewer may look at now, top first: usually none. */
  deckSeen: z.array(cardId),
  graveyards: z.array(z.array(cardId)),
  removed: z.array(cardId),
  /** Null where he has none. */
  maximumHandSize: z.number().nullable(),
  /** Resources placed this turn. */
  resourcesPlaced: count,
});
export type Player = Readable<z.infer<typeof player>>;

/** What changed at a player's side. */
export const playerChange = player.partial().extend({ seat });
export type PlayerChange = Readable<z.infer<typeof playerChange>>;

const entity = z.union([
  z.strictObject({ card: cardId }),
  z.strictObject({ player: seat }),
  z.strictObject({ link: z.int() }),
]);

const LINK_KINDS = [
  'card',
  'resource',
  'payment',
  'reward',
  'triggered',
  'proposal',
] as const satisfies readonly LinkView['kind'][];

/** A card or effect on the chain. */
export const link = z.strictObject({
  id: z.int(),
  kind: z.enum(LINK_KINDS),
  controller: seat,
  /** The card it comes from; 0 for a proposal. */
  source: cardOrNone,
  /** The source's name; null for a resource placed face down that the viewer may not see. */
  name: z.string().nullable(),
  /** What is printed on a card on the chain, if the viewer may look at it. */
  definition: z.string().optional(),
  /** What it does, where there are words for it. */
  text: z.string().optional(),
  /** One list for each instance of the word "target" in its text. */
  targets: z.array(z.array(entity)).optional(),
  x: z.number().optional(),
  modes: z.array(z.int()).optional(),
  proposal: z.strictObject({ attacker: cardOrNone, defender: cardOrNone, sabotage: z.boolean() }).optional(),
});
export type Link = Readable<z.infer<typeof link>>;

export const turn = z.strictObject({ number: count, player: seat, step: word });

export const combat = z.strictObject({
  attacker: cardOrNone,
  proposedDefender: cardOrNone,
  defender: cardOrNone,
  protecting: z.boolean(),
  sabotage: z.boolean(),
  strikes: z.array(z.strictObject({ weapon: cardId, wielder: cardId })),
});

/** Millimetres from the upper left corner of the table. */
const place = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** Where everything lay when a card was dropped onto the table last (R304). */
export const dropped = z.strictObject({
  card: cardId,
  name: z.string().nullable(),
  /** Null while it is only laid out who could be hit. */
  landed: place.nullable(),
  /** Whose mats lie where. */
  mats: z.array(z.strictObject({ player: seat, place })),
  spots: z.array(
    z.strictObject({ card: cardId, name: z.string().nullable(), player: seat, place, touched: z.boolean() }),
  ),
});

/** What everybody at a raid sees that lies on no card of his own. */
export const raid = z.strictObject({
  /** Who answers where raiding players choose together. */
  leader: seat.nullable(),
  /** The number of the Boss, its events, and how many resources a raiding player can keep; 0 where it has none of it. */
  stage: z.number(),
  events: z.number(),
  threat: z.number(),
});

/** How the game ended: the seats that won, none in a draw. */
export const outcome = z.strictObject({ winners: z.array(seat) });

/** Something that happened, as far as the viewer could notice it. The cards, players and numbers in it are marked. */
export const event = z.strictObject({
  /** What kind of event it is; also "thought" (a bot's reason), "dropped" (onto the table) and "table" (about those who sit there). */
  event: word,
  words: sentence,
  /** The rule behind it; empty where there is none. */
  rule: word,
  /** The link that was added or resolved with it. */
  link: z.int().optional(),
  dropped: dropped.optional(),
});
export type Event = Readable<z.infer<typeof event>>;

/** Is it good or bad for whoever or whatever it is done to? */
const tone = z.enum(['harm', 'help']).optional();

/** What is done to what is chosen, or what a yes does. */
const doing = z.strictObject({
  verb: word,
  tone,
  /** How much of it, where that is known. */
  amount: z.number().optional(),
  /** The types of damage that is dealt. */
  types: z.array(word).optional(),
  /** After "it": "is dealt 3 fire damage". */
  words: sentence,
});
export type Doing = Readable<z.infer<typeof doing>>;

/** One answer: its number, what to send, and what to tell a person. */
const offer = z.strictObject({
  n: z.int().positive(),
  choose: option,
  /** What stands in an aside is the text that it stands for: of a power, costs, an effect, a modifier. */
  words: sentence,
  /** Equal cards in hand, besides the one that `choose` names: any of them may stand in its place. */
  same: z.array(cardId).optional(),
  /** play, use, complete, attack, sabotage, place face up, place face down; absent for all others. */
  group: word.optional(),
  tone,
});
export type Offer = Readable<z.infer<typeof offer>>;

/** Why somebody is asked, or was not passed over. */
const why = z.strictObject({ why: word, words: sentence, card: cardId.optional() });

/** The question that is put to the viewer, with every legal answer. */
export const decision = z.strictObject({
  /** Counts the decisions of this seat; an answer names it. */
  number: count,
  seat,
  question: word,
  /** The question in a sentence. */
  words: sentence,
  /** The rule by which it is asked. */
  rule: word,
  /** Of whatever is chosen. */
  tone,
  does: z.array(doing).optional(),
  /** The card the question is about. */
  about: cardId.optional(),
  /** The card whose text asks, where that is another one, and the link whose text it is. */
  by: cardId.optional(),
  link: z.int().optional(),
  /** Which of several choices made one after the other it is, and how many there can be. */
  counted: z.strictObject({ nth: count, of: count }).optional(),
  options: z.array(offer),
  /** Any whole number in this range may be chosen besides those offered: { choose: "number", number }. */
  numbers: z.strictObject({ from: z.number(), upTo: z.number() }).optional(),
  /** Any word that no card has for its name may be chosen besides those offered: { choose: "word", word }. */
  anyName: z.literal(true).optional(),
  /** Any card there is may be named besides those offered: { choose: "word", word }. */
  anyCard: z.literal(true).optional(),
  searched: z.strictObject({ player: seat, zones: z.array(zone) }).optional(),
  looked: z.array(cardId).optional(),
  divided: z.strictObject({ card: cardId, left: z.number() }).optional(),
  packet: z.strictObject({ by: cardOrNone, amount: z.number(), types: z.array(word) }).optional(),
  /** Where a pass leads. */
  pass: sentence.optional(),
  /** Why this was not passed over. */
  asked: why.optional(),
  /** The answer is given for all of these, you among them. */
  team: z.array(seat).optional(),
});
export type Decision = Readable<z.infer<typeof decision>>;

/** What is left of everybody's time for the whole game, and for lost connections, as it was when it was last shown. */
export const clocks = z.array(z.strictObject({ seat, bank: milliseconds, connection: milliseconds }));
export type Clocks = Readable<z.infer<typeof clocks>>;

/** Whose time runs since when (by the server's clock), and how much was left then for the question, before the bank is used. */
export const running = z.strictObject({ seat, since: z.number(), left: milliseconds });
