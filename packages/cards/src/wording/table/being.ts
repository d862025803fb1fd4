import type { Change, Kind } from '@meetingstone/rules';
import { CARD_TYPES } from '@meetingstone/rules';
import { articleBefore, pluralOf } from '../grammar/endings.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { tag, tags } from './tags.ts';
import { kindMany, kindOne } from './vocabulary.ts';

type Changes = readonly Change[];

const ARE: ReadonlySet<string> = new Set(['is', 'are', 'become', 'becomes']);

/** Tags in a row: "Imp Demon". */
function tagsFrom(at: number, reading: Reading): readonly Found<readonly string[]>[] {
  const all: Found<readonly string[]>[] = [{ value: [], end: at }];
  for (let n = 0; n < all.length; n++)
    for (const { value, end } of readAt(tag, all[n]!.end, reading)) all.push({ value: [...all[n]!.value, value], end });
  return all;
}

/** The kind of card that was last spoken of before this word: whoever is called an ally again is none the more for it. */
function kindBefore(at: number, { words }: Reading): Kind | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const found = kindOne.get(words[n]!.low) ?? kindMany.get(words[n]!.low);
    if (found) return found;
  }
  return undefined;
}

/** "Imp Demon allies": tags, and perhaps a type; without an article, of many. */
function described(from: number, verb: number, also: boolean, reading: Reading): readonly Found<Changes>[] {
  const { words } = reading;
  const isOne = words[from - 1]?.low === 'a';
  return tagsFrom(from, reading).flatMap(({ value, end }): readonly Found<Changes>[] => {
    const added = value.map(addTag);
    const word = words[end]?.low ?? '';
    if (value.length > 0 && (word === 'card' || word === 'cards')) return [{ value: added, end: end + 1 }];
    const kind = (isOne ? kindOne : kindMany).get(word);
    if (kind && end >= reading.farthest) reading.farthest = end + 1;
    if (kind && kind === kindBefore(verb, reading)) return value.length > 0 ? [{ value: added, end: end + 1 }] : [];
    const typed = kind && also ? typeOf(kind) : [];
    if (typed.length > 0) return [{ value: [...added, ...typed], end: end + 1 }];
    if (isOne) return value.length > 0 ? [{ value: added, end }] : [];
    return readAt(tags, end, reading).map((last) => ({ value: [...added, addTag(last.value)], end: last.end }));
  });
}

/** A weapon, an armor and an item are equipment of that tag; a resource or a character is no type of card (300.1). */
function typeOf(kind: Kind): Changes {
  const type = CARD_TYPES.find((one) => one === kind);
  if (type) return [{ change: 'add type', type }];
  return EQUIPMENT.has(kind) ? [addTag(kind), { change: 'add type', type: 'Equipment' }] : [];
}
const EQUIPMENT: ReadonlySet<string> = new Set(['Armor', 'Item', 'Weapon']);

const addTag = (word: string): Change => ({ change: 'add tag', tag: word });

/** What a card is besides: "is also a Demon", "are also Imp Demon allies", "is an Arena ally" (202.3, 300.1b). */
export const being: Phrase<Changes> = {
  name: 'being',
  begins: () => ({ words: ARE }),
  read: (at, reading) => {
    const { words } = reading;
    if (!ARE.has(words[at]?.low ?? '')) return [];
    const also = words[at + 1]?.low === 'also';
    const from = at + (also ? 2 : 1);
    const article = words[from]?.low === 'a';
    if (words[at]!.low.endsWith('s') && !article) return [];
    return described(article ? from + 1 : from, at, also, reading);
  },
  say: (changes, { number }) => {
    const last = changes.at(-1);
    const type = last?.change === 'add type' ? last.type.toLowerCase() : undefined;
    const named = type === undefined ? changes : changes.slice(0, -1);
    const words = named.flatMap((one) => (one.change === 'add tag' && one.limit === undefined ? [one.tag] : []));
    if (changes.length === 0 || words.length < named.length) return undefined;
    const own = words.at(-1)!;
    const isOfTag = type === 'equipment' && EQUIPMENT.has(own);
    const head = isOfTag
      ? [...words.slice(0, -1), own.toLowerCase()]
      : [...words, ...(type === undefined ? [] : [type])];
    const all = head.flatMap((one) => one.split(' '));
    if (number !== 'many') return { words: ['is', 'also', articleBefore(all[0]!), ...all] };
    return { words: ['are', 'also', ...all.slice(0, -1), pluralOf(all.at(-1)!)] };
  },
};
