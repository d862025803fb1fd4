import type { Kind, Noun, Players, Selection } from '@meetingstone/rules';
import type { Deed, Measured } from '../unresolved.ts';

/** How cards came to be spoken of. */
export type Origin =
  | 'target'
  | 'chosen'
  | 'each'
  | 'zone'
  | 'top of a deck'
  | 'hero'
  | 'this card'
  | 'host'
  | 'event'
  | 'entering'
  | 'paid'
  | 'done'
  | 'revealed'
  | 'created'
  | 'found';

/** Cards that a text has spoken of. */
export interface CardMention {
  readonly kind: 'card';
  /** Mentions are numbered in the order of the text. */
  readonly n: number;
  readonly noun: Noun;
  readonly number: 'one' | 'many';
  readonly origin: Origin;
  /** How the rules find them again. */
  readonly ref: Selection;
  /** How the next instruction finds them, where "that" may have become something else by then. */
  readonly later?: Selection;
  /** The one that does something in the event, if there is another. */
  readonly acts?: true;
  /** What was done to it: "the destroyed ally". */
  readonly how?: How;
  /** Its part in the combat of which the event tells. */
  readonly part?: Part;
  /** It is chosen only after this place of the text is read: nothing can be asked about it here. */
  readonly unchosen?: true;
}

/** A player other than you that a text has spoken of. */
export interface PlayerMention {
  readonly kind: 'player';
  readonly n: number;
  /**
   * Somebody who was named, the player of the event, one who is known only by his hero or by his card, or somebody of whom
   * something is so: who that is nobody remembers.
   */
  readonly origin: 'named' | 'event' | 'target' | 'by his hero' | 'by his card' | 'somebody';
  readonly ref: Players;
  /** The place at which he was targeted: what is asked before anything is done finds him so. */
  readonly slot?: number;
}

/** Something that had an amount, or how many cards were moved. */
export interface AmountMention {
  readonly kind: 'amount';
  readonly n: number;
  readonly of: Measured | 'cards moved' | 'paid';
}

/** What an instruction did to cards. */
export interface DeedMention {
  readonly kind: 'deed';
  readonly n: number;
  readonly deed: Deed;
}

export type Mention = CardMention | PlayerMention | AmountMention | DeedMention;

/** What can have been done to a card that is spoken of so. */
export const HOWS = ['destroyed', 'exhausted', 'discarded', 'revealed', 'removed'] as const;
export type How = (typeof HOWS)[number];

const HOW: Readonly<Record<string, How>> = {
  destroy: 'destroyed',
  exhaust: 'exhausted',
  discard: 'discarded',
  reveal: 'revealed',
  remove: 'removed',
};

/** What is said of a card to which this was done. */
export function howDone(deed: string): { readonly how?: How } {
  const how = HOW[deed];
  return how ? { how } : {};
}

/** What a card is in its event, or as it came about. */
export type Part = 'attacker' | 'defender' | 'token';

/** What a reference tells of the cards it means. */
export interface Features {
  readonly word: string;
  readonly number: CardMention['number'];
  readonly whose?: 'friendly' | 'opposing';
  readonly how?: How;
  readonly tag?: string;
  readonly part?: Part;
}

/** Do they agree in every feature that the reference tells? */
export const agrees = (mention: CardMention, { word, number, whose, how, tag, part }: Features): boolean =>
  mention.number === number &&
  couldBeCalled(mention, word) &&
  (!whose || mention.noun.whose === whose) &&
  (!how || mention.how === how) &&
  (!tag || hasTag(mention.noun, tag)) &&
  (!part || isPart(mention, part));

const hasTag = ({ tag, any = [] }: Noun, word: string): boolean =>
  tag?.includes(word) === true || any.some((one) => hasTag(one, word));

function isPart({ noun, part }: CardMention, wanted: Part): boolean {
  if (part === wanted) return true;
  if (wanted === 'token') return noun.token === true;
  return wanted === 'attacker' ? noun.attacking === true : noun.defending === true;
}

/** What cards are called when they are spoken of again. */
export function wordFor(noun: Noun): string {
  const kind = kindsOf(noun);
  const [first, ...more] = kind;
  if (first === undefined) return 'card';
  if (more.length === 0) return first;
  return kind.every((one) => FIGHTERS.includes(one)) ? 'Character' : 'card';
}

const FIGHTERS: readonly Kind[] = ['Hero', 'Ally', 'Character'];

/** The kinds that are named, in a list those of its members. */
function kindsOf({ kind, any = [] }: Noun): readonly Kind[] {
  return kind ?? [...new Set(any.flatMap(kindsOf))];
}

/** Can a card be of both descriptions, as far as their kinds tell? */
export function canBeBoth(one: Noun, other: Noun): boolean {
  const [first, second] = [kindsOf(one), kindsOf(other)];
  const fits = (kind: Kind) => second.includes(kind) || (FIGHTERS.includes(kind) && second.includes('Character'));
  return first.length === 0 || second.length === 0 || first.some(fits) || first.includes('Character');
}

/** Yours is "your hero" each time, or "it". */
const isYourHero = ({ kind, whose, ...more }: Noun, ref: Selection): boolean =>
  ref.select === 'hero'
    ? ref.of.player === 'you'
    : whose === 'you' && kind?.join() === 'Hero' && Object.keys(more).length === 0 && ref.select === 'event';

/** Heroes don't lie there (301.4). */
const HELD: ReadonlySet<Noun['zone']> = new Set(['hand', 'deck', 'graveyard']);

/** "That ally" is something that was called an ally, or may have been one. */
export function couldBeCalled({ noun, ref, how }: Pick<CardMention, 'noun' | 'ref' | 'how'>, word: string): boolean {
  if (word === 'Hero' && (how === 'discarded' || HELD.has(noun.zone))) return false;
  if ((word === 'Hero' || word === 'Character') && isYourHero(noun, ref)) return false;
  if (word === 'card') return ref.select !== 'hero' && !noun.self;
  if (word === 'it' || word === 'itself') return true;
  if (noun.self) return false;
  if (noun.attached || noun.any?.some(({ self, attached }) => self || attached)) return true;
  const kinds: readonly string[] = kindsOf(noun);
  if (kinds.length === 0) return ref.select !== 'hero';
  if (word === 'Character') return FIGHTERS.some((kind) => kinds.includes(kind));
  return kinds.includes(word) || kinds.includes('Character');
}
