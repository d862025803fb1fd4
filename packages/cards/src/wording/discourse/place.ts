import type { Effect, Noun, Players, Power, Selection } from '@meetingstone/rules';
import type { AnySelection, ThatMuch } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import type { CardMention } from './mention.ts';

export type Parts = Readonly<Record<string, unknown>>;

/** Where words stand in their sentence. What is asked or counted stands within another part. */
export type Position = 'within' | 'object' | 'actor' | 'subject' | 'owner' | 'about';

/** The present instruction, as far as its sentence has come. */
export interface Sentence {
  /** The first mention that it can have made: what has a smaller number was there before. */
  readonly since: number;
  /** Has it selected something, so that "that" is another now? */
  readonly fresh: boolean;
  /** "It" in the same breath is somebody else, "itself" is the subject. */
  readonly subject: Selection | undefined;
  /** Was a number of the subject spoken of? "It" goes on being the subject then. */
  readonly ofSubject: boolean;
  /** To what something is done. */
  readonly object: CardMention | undefined;
  /** It makes a modifier: what that needs is chosen now. */
  readonly creates: boolean;
}

/** Where in a text the pass is: what stands around it, as far as the meaning of a pronoun hangs on that. */
export interface Place {
  readonly pass: Pass;
  readonly position: Position;
  readonly sentence: Sentence;
  /** In what puts a card from one zone into another: that is no hero. */
  readonly shifting: boolean;
  /** In what a modifier does to each card: "its ATK" is the ATK of that card. */
  readonly changing: boolean;
  /** In a description: "its controller" can be that of the card described. */
  readonly describing: boolean;
  /** In what an instruction reads from the game, where targets can be named, too. */
  readonly reading: boolean;
  /** In a number of an instruction, for which a card can be chosen. */
  readonly measuring: boolean;
  /** The number that is being spoken of: "its cost". */
  readonly measured: string;
  /** In what is told of this turn: "each ally it dealt damage to". */
  readonly recalling: boolean;
  /** In a number for each of several cards: "it" is each of them. */
  readonly ofEach: Noun | undefined;
  /** Of whom something is said in a condition: what he is compared with is another. */
  readonly besides: Selection | undefined;
  readonly text: Text;
}

/** What is true of a whole text that is written. */
interface Text {
  /** The instruction right after the trigger event: a condition before it would be the trigger's own (703.2). */
  readonly first: Effect | undefined;
  /** It works in the graveyard: this card is yours. */
  readonly buried: boolean;
}

/** What becomes of the parts of a text in one direction, reading or writing; each goes on with what was said so far. */
export interface Pass {
  readonly tree: (value: unknown, place: Place, said: Discourse) => Walked<unknown>;
  readonly parts: (value: object, place: Place, said: Discourse) => Walked<Parts>;
  readonly selection: (value: AnySelection, place: Place, said: Discourse) => Walked<AnySelection>;
  readonly players: (value: Players, place: Place, said: Discourse) => Walked<Players>;
  readonly thatMuch: (value: ThatMuch, said: Discourse) => Walked<Parts>;
  readonly instruction: (value: Effect, place: Place, said: Discourse) => Walked<object>;
  /** A power of its own, or what happens later and can speak of what was known when it was said. */
  readonly power: (power: Power, known?: Discourse) => Walked<Power>;
  /** How the one who acts is found again in the same breath. */
  readonly acting: (by: AnySelection, done: AnySelection, said: Discourse) => Selection | undefined;
}

/** A sentence of which nothing is read yet. */
export const sentenceOf = (since: number, creates: boolean): Sentence => ({
  since,
  fresh: false,
  subject: undefined,
  ofSubject: false,
  object: undefined,
  creates,
});

/** The beginning of a text. */
export const beginning = (pass: Pass, text: Text = { first: undefined, buried: false }): Place => ({
  pass,
  position: 'within',
  sentence: sentenceOf(0, false),
  shifting: false,
  changing: false,
  describing: false,
  reading: false,
  measuring: false,
  measured: '',
  recalling: false,
  ofEach: undefined,
  besides: undefined,
  text,
});

/** The same place, but within another part. */
export const within = (place: Place): Place => (place.position === 'within' ? place : { ...place, position: 'within' });

/** Each part in turn, in this order; the value keeps the order of its own keys. */
export function eachPart(
  value: object,
  keys: readonly string[],
  said: Discourse,
  step: (part: unknown, key: string, said: Discourse) => Walked<unknown>,
): Walked<Parts> {
  const done: Record<string, unknown> = { ...value };
  let after = said;
  for (const key of keys) {
    const part = done[key];
    if (typeof part !== 'object') continue;
    const walked = step(part, key, after);
    done[key] = walked.value;
    after = walked.after;
  }
  return { value: done, after };
}
