import type { Kind, Noun, Selection } from '@meetingstone/rules';

/** Something that a text has spoken of, and how the rules find it again. */
export interface Mention {
  readonly ref: Selection;
  readonly noun: Noun;
  readonly plural: boolean;
  /** The one that does something in the event, if there is another. */
  readonly acts?: true;
  /** How the next instruction finds it in an amount or condition, where "that" may have become something else. */
  readonly later?: Selection;
  /** What was done to it: "the destroyed ally". */
  readonly how?: How;
}

/** What can have been done to a card that is spoken of so. */
export const HOWS = ['destroyed', 'exhausted', 'discarded', 'revealed'] as const;
export type How = (typeof HOWS)[number];

/** What it is called when it is spoken of again. */
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

/** Could this be called so? "That ally" is something that was called an ally, or may have been one. */
export function couldBe({ noun, ref, how }: Mention, word: string): boolean {
  if (word === 'Hero' && how === 'discarded') return false;
  if (word === 'card') return ref.select !== 'hero' && !noun.self;
  if (word === 'it' || word === 'itself') return true;
  if (noun.self) return false;
  if (noun.attached || noun.any?.some(({ self, attached }) => self || attached)) return true;
  const kinds = kindsOf(noun);
  if (kinds.length === 0) return ref.select !== 'hero';
  if (word === 'Character') return kinds.some((kind) => FIGHTERS.includes(kind));
  return kinds.includes(word as Kind) || kinds.includes('Character');
}
