import type { Written } from '../dependency/written.ts';
import { WRITTEN } from '../dependency/written.ts';
import type { Noun } from '../language/noun.ts';
import type { Kind } from '../vocabulary.ts';

/**
 * Those words of a description whose answer hangs on nothing but the card, what modifiers made of it, and who "you" is.
 * All descriptions with the same such words share one.
 */
export interface Plain {
  readonly noun: Noun;
  /** What these words look at that modifiers write. */
  readonly looksAt: readonly Written[];
  /** A tag or a name that they ask for. */
  readonly tag: string | null;
  readonly name: string | null;
}

/** A description in two parts. */
export interface Divided {
  readonly plain: Plain;
  /** Besides its plain words it says at most "other". */
  readonly isPlain: boolean;
  readonly other: boolean;
}

type Word = keyof Noun;

/** What each plain word looks at; null for those that look at nothing that modifiers write. */
const PLAIN: { readonly [K in Word]?: Written | null } = {
  faceDown: null,
  token: null,
  instant: 'instant',
  unique: null,
  unlimited: null,
  kind: 'types',
  whose: 'control',
  owner: null,
  deck: null,
  tag: 'tags',
  allTags: 'tags',
  name: null,
  faction: null,
  icon: null,
  neutral: null,
  keyword: 'powers',
  damageType: 'damageTypes',
  reputation: null,
  loot: null,
};

const OF_TAGS: ReadonlySet<Kind> = new Set(['Weapon', 'Armor', 'Item', 'Totem']);

const divided = new WeakMap<Noun, Divided>();

/** Found once for each description that is written down. */
export function divide(noun: Noun): Divided {
  let parts = divided.get(noun);
  if (!parts) {
    const words = (Object.keys(noun) as Word[]).filter((word) => noun[word] !== undefined);
    const isPlain = words.every((word) => isPlainWord(word) || word === 'other' || word === 'zone');
    parts = { plain: plainOf(noun, words.filter(isPlainWord)), isPlain, other: noun.other === true };
    divided.set(noun, parts);
  }
  return parts;
}

const isPlainWord = (word: Word): boolean => PLAIN[word] !== undefined;

const known = new Map<string, Plain>();

function plainOf(noun: Noun, words: readonly Word[]): Plain {
  const own: Noun = Object.fromEntries([...words].sort().map((word) => [word, noun[word]]));
  const told = JSON.stringify(own);
  let plain = known.get(told);
  if (!plain) {
    const looked = new Set<Written | null>(words.map((word) => PLAIN[word] ?? null));
    if (own.kind?.some((kind) => OF_TAGS.has(kind))) looked.add('tags');
    const [tag] = own.tag ?? [];
    plain = {
      noun: own,
      looksAt: WRITTEN.filter((part) => looked.has(part)),
      tag: own.tag?.length === 1 && tag !== undefined ? tag : null,
      name: own.name ?? null,
    };
    known.set(told, plain);
  }
  return plain;
}
