import type { Amount, Noun, Players, Quantity, Selection } from '@meetingstone/rules';
import { given } from './plain.ts';

export const you: Players = { player: 'you' };
export const eachPlayer: Players = { player: 'each' };
export const eachOpponent: Players = { player: 'each opponent' };
/** The player of the trigger event, and the player spoken of last. */
export const eventPlayer: Players = { player: 'event' };
export const thatPlayer: Players = { player: 'that' };
export const playerChosenBy = (by: Players): Players => ({ player: 'chosen', by });
export const controllerOf = (of: Selection): Players => ({ player: 'controller', of });
export const aPlayerOfYourChoice: Players = { player: 'chosen' };
export const targetPlayer = (): Players => ({ player: 'target' });
/** Any number of players, each a target. */
export const targetPlayers: Players = { player: 'target', count: { anyNumber: true } };
export const targetOpponent = (): Players => ({ player: 'target', who: 'opponent' });

/** One of your opponents, at random. */
export const randomOpponent: Players = { player: 'chosen', who: 'opponent', random: true };

export const thisCard: Selection = { select: 'this' };
export const yourHero: Selection = { select: 'hero', of: you };
export const heroOf = (of: Players): Selection => ({ select: 'hero', of });
export const attachedCard: Selection = { select: 'host' };
export const that: Selection = { select: 'that' };
/** "Its": the card that is being changed or looked at. */
export const it: Selection = { select: 'it' };
/** "This way": the cards to which the last instruction really happened. */
export const done: Selection = { select: 'done' };
/** What a created trigger remembers. */
export const remembered: Selection = { select: 'flagged' };
/** "Removed this way", in a later text of the card that removed them. */
export const kept: Selection = { select: 'kept' };
export const paidCard: Selection = { select: 'paid' };
/** The cards that were just revealed. */
export const revealed: Selection = { select: 'revealed' };
/** The card to which the trigger event happened, and the card that did it. */
export const eventCard: Selection = { select: 'event', role: 'card' };
export const eventDoer: Selection = { select: 'event', role: 'by' };

export type Target = Extract<Selection, { select: 'target' }>;

export const target = (noun: Noun, count?: Quantity): Target => given<Target>({ select: 'target', noun, count });
export const upTo = (most: Amount, noun: Noun): Target => target(noun, { upTo: most });
export const anotherTarget = (noun: Noun): Target => ({ select: 'target', noun, another: true });
/** A target that another player chooses: "of his choice". */
export const targetChosenBy = (by: Players, noun: Noun): Target => ({ select: 'target', noun, by });
/** The nth target of this text once more, counted from 0; for an attachment the first is its host to be. */
export const targeted = (slot: number): Selection => ({ select: 'targeted', slot });
export const each = (noun: Noun): Selection => ({ select: 'each', noun });
export const chosen = (noun: Noun): Selection => ({ select: 'choose', noun });
export const chosenBy = (by: Players, noun: Noun, count?: Quantity): Selection =>
  given<Extract<Selection, { select: 'choose' }>>({ select: 'choose', noun, count, by, random: undefined });
/** So many for each of these players, chosen by one who is not they. */
export const chosenForEach = (forEach: Players, noun: Noun): Selection => ({ select: 'choose', noun, forEach });
export const targetAtRandom = (noun: Noun): Target => ({ select: 'target', noun, random: true });
/** All cards that lie there: "target player's hand". */
export const zoneOf = (zone: 'hand' | 'graveyard' | 'deck', of: Players): Selection => ({ select: 'zone', zone, of });
export const topOfYourDeck = (count: Amount = 1): Selection => ({ select: 'top', of: you, count });
export const topOfDeckOf = (of: Players, count: Amount = 1): Selection => ({ select: 'top', of, count });
/** Cards from the top of your deck down to the first one so described. */
export const topOfYourDeckUntil = (until: Noun): Selection => ({ select: 'top', of: you, count: 1, until });
