import type { Cost, Noun, Players, Selection, Watch } from '@meetingstone/rules';
import type { Deed } from '../unresolved.ts';
import type { AmountMention, CardMention, Mention, Origin, PlayerMention } from './mention.ts';

/** What a text has said so far. It is a value: whoever goes on gets a new one. */
export interface Discourse {
  /** What was spoken of, in the order of the text. */
  readonly mentions: readonly Mention[];
  /** The number of the next mention. */
  readonly next: number;
  /** How many targets were named (706.1). */
  readonly targets: number;
  /** Which of several texts with targets will be there is not known: their targets have no numbers. */
  readonly unnumbered: boolean;
  /** The cards that a pronoun meant last. */
  readonly recent: CardMention | undefined;
  /** Who acted last, for what the same character does in the rest of the sentence. */
  readonly actor: Selection | undefined;
  /** The event that the text speaks of. */
  readonly event: Watch | undefined;
  /** Has the text had a word chosen? "That kind" is the word then. */
  readonly wordChosen: boolean;
  /** What was paid for this text. */
  readonly paid: readonly Cost[];
  /** Is it a power's text, and not a card's own? */
  readonly ofPower: boolean;
  /** Has the present instruction spoken of what was "that" only before it? */
  readonly lookedBack: boolean;
  /** Were the cards that were revealed or looked at last yours? */
  readonly seenYours: boolean;
  /** The words for which nothing was found. */
  readonly refused: readonly string[];
}

export const NOTHING_SAID: Discourse = {
  mentions: [],
  next: 0,
  targets: 0,
  unnumbered: false,
  recent: undefined,
  actor: undefined,
  event: undefined,
  wordChosen: false,
  paid: [],
  ofPower: false,
  lookedBack: false,
  seenYours: false,
  refused: [],
};

/** A part of a text as it is after the pass, and what has been said by its end. */
export interface Walked<T> {
  readonly value: T;
  readonly after: Discourse;
}

/** The words cannot be understood: nothing that was spoken of agrees with them. */
export const refuse = (said: Discourse, words: string): Discourse => ({ ...said, refused: [...said.refused, words] });

/** Something more is spoken of; its number is the next one. */
const mention = (said: Discourse, what: Mention): Discourse => ({
  ...said,
  mentions: [...said.mentions, what],
  next: said.next + 1,
});

export const THAT: Selection = { select: 'that' };
/** What dealt the damage of the event, or would have dealt what is prevented in it. */
export function sourceIn({ event }: Discourse): Selection | undefined {
  if (event?.event === 'deal') return SOURCE;
  return event?.event === 'prevent' ? { select: 'event', role: 'to' } : undefined;
}
export const SOURCE: Selection = { select: 'event', role: 'by' };

export const THAT_PLAYER: Players = { player: 'that' };

export const mentionCards = (
  said: Discourse,
  origin: Origin,
  noun: Noun,
  ref: Selection,
  more: Partial<Omit<CardMention, 'kind' | 'n' | 'noun' | 'origin' | 'ref'>> = {},
): Discourse => mention(said, { kind: 'card', n: said.next, number: 'one', noun, origin, ref, ...more });

export const mentionPlayer = (
  said: Discourse,
  origin: PlayerMention['origin'],
  ref: Players,
  slot?: number,
): Discourse => mention(said, { kind: 'player', n: said.next, origin, ref, ...(slot === undefined ? {} : { slot }) });

export const mentionAmount = (said: Discourse, of: AmountMention['of']): Discourse =>
  mention(said, { kind: 'amount', n: said.next, of });

export const mentionDeed = (said: Discourse, deed: Deed): Discourse =>
  mention(said, { kind: 'deed', n: said.next, deed });

export const isCard = (one: Mention): one is CardMention => one.kind === 'card';

export const cardsOf = ({ mentions }: Discourse): readonly CardMention[] => mentions.filter(isCard);

export const lastCards = ({ mentions }: Discourse): CardMention | undefined => mentions.findLast(isCard);

/** The same with other mentions of cards: each of the present ones becomes these. */
export const withCards = (said: Discourse, become: (one: CardMention) => readonly CardMention[]): Discourse => ({
  ...said,
  mentions: said.mentions.flatMap((one): readonly Mention[] => (isCard(one) ? become(one) : [one])),
});
