import { inOrderOfText } from './order.ts';
import { partsOf } from './parts/grammar.ts';
import type { PhraseKind, Phrases } from './parts/phrases.ts';

/** A phrase somewhere in a text, of which kind it is, and as which part of the phrase around it. */
export type Phrase = {
  [K in PhraseKind]: { readonly kind: K; readonly phrase: Phrases[K]; readonly as: string };
}[PhraseKind];

/**
 * The phrases directly inside a phrase, in the order in which its sentence names them. This is the one walk through
 * the power language: whoever looks into a power goes through here, and what `parts.ts` does not know does not compile.
 */
export function inside<K extends PhraseKind>(kind: K, phrase: Phrases[K]): readonly Phrase[] {
  if (typeof phrase !== 'object') return NOTHING;
  const parts = partsOf(kind, phrase);
  const found: Phrase[] = [];
  for (const key of inOrderOfText(phrase)) {
    const part = parts[key];
    if (part !== undefined && part !== 'plain')
      gather(part, key, (phrase as Readonly<Record<string, unknown>>)[key], found);
  }
  return found;
}

const NOTHING: readonly Phrase[] = [];

/** A phrase, a list of phrases, or a list of lists; a word in the place of a phrase is none. */
function gather(kind: PhraseKind, as: string, part: unknown, found: Phrase[]): void {
  if (Array.isArray(part)) for (const one of part) gather(kind, as, one, found);
  else if (typeof part === 'object' || typeof part === 'number') found.push({ kind, as, phrase: part } as Phrase);
}

/** Is this said anywhere in a text? */
export function says<K extends PhraseKind>(kind: K, phrase: Phrases[K], so: (part: Phrase) => boolean): boolean {
  return inside(kind, phrase).some((part) => so(part) || says(part.kind, part.phrase, so));
}

/** Every phrase of a text, each before those inside it. */
export function everyPhrase<K extends PhraseKind>(kind: K, phrase: Phrases[K]): readonly Phrase[] {
  const all: Phrase[] = [];
  collect(kind, phrase, all);
  return all;
}

function collect<K extends PhraseKind>(kind: K, phrase: Phrases[K], all: Phrase[]): void {
  for (const part of inside(kind, phrase)) {
    all.push(part);
    collect(part.kind, part.phrase, all);
  }
}

/** What stands in the place of a phrase; nothing, if what is inside it is to be looked at. */
type Replacing = (part: Phrase) => Phrase['phrase'] | undefined;

/** The same phrase with others in the place of some inside it; itself, if none is replaced. */
export function rewritten<T extends object>(kind: PhraseKind, phrase: T, replace: Replacing): T {
  const parts = partsOf(kind, phrase);
  const changes: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(phrase)) {
    const of = parts[key];
    if (of === undefined || of === 'plain') continue;
    const now = rewrittenPart(of, key, part, replace);
    if (now !== part) changes[key] = now;
  }
  return Object.keys(changes).length === 0 ? phrase : { ...phrase, ...changes };
}

/** The same for one part of a phrase: a phrase, a list of them, or a word in its place. */
function rewrittenPart(kind: PhraseKind, as: string, part: unknown, replace: Replacing): unknown {
  if (Array.isArray(part)) {
    const list = part.map((one) => rewrittenPart(kind, as, one, replace));
    return list.every((one, n) => one === part[n]) ? part : list;
  }
  if (typeof part !== 'object' && typeof part !== 'number') return part;
  const other = replace({ kind, as, phrase: part } as Phrase);
  if (other !== undefined) return other;
  return typeof part === 'object' && part !== null ? rewritten(kind, part, replace) : part;
}

/** Does a text speak of the card that is being changed or looked at ("its ATK")? */
export function saysIt<K extends PhraseKind>(kind: K, phrase: Phrases[K]): boolean {
  return says(kind, phrase, (part) => part.kind === 'selection' && part.phrase.select === 'it');
}
