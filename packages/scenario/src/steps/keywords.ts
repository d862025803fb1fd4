import { nameKey } from '../known.ts';
import type { CardLook } from '../look.ts';

/** A complete list of words, or what is and is not among them. */
export type Wanted =
  | readonly string[]
  | { readonly has?: readonly string[] | undefined; readonly not?: readonly string[] | undefined };

export const everyWord = (wanted: Wanted): readonly string[] =>
  'length' in wanted ? wanted : [...(wanted.has ?? []), ...(wanted.not ?? [])];

/** "Assault 2" is the keyword Assault, if that is its number, or that of all its instances; a number that counts something is not told. */
const withoutNumber = (word: string): string => word.replace(/ \d+$/, '');
export function withoutNumbers({ keywordsInFull }: CardLook, wanted: Wanted): Wanted {
  const plain = (word: string): string => {
    const number = numberOf(word);
    const same = keywordsInFull.filter(({ keyword }) => nameKey(keyword) === nameKey(withoutNumber(word)));
    const numbers = same.map(({ inFull }) => numberOf(inFull));
    if (number === undefined || numbers.includes(undefined) || numbers.includes(number)) return withoutNumber(word);
    return numbers.reduce((sum = 0, one = 0) => sum + one, 0) === number ? withoutNumber(word) : word;
  };
  if ('length' in wanted) return wanted.map(plain);
  return { has: (wanted.has ?? []).map(plain), not: (wanted.not ?? []).map(plain) };
}

function numberOf(word: string): number | undefined {
  const [number] = /\d+$/.exec(word) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Where the script says "Fire Resistance" or "Sabotage: Equipment", that keyword is listed so, each as often as it differs. */
export function keywordsAs({ keywords, keywordsInFull }: CardLook, wanted: Wanted): readonly string[] {
  const said = everyWord(wanted).map(nameKey);
  return keywords.flatMap((keyword) => {
    const full = keywordsInFull.filter((one) => one.keyword === keyword).map(({ inFull }) => withoutNumber(inFull));
    return full.some((one) => one !== keyword && said.includes(nameKey(one))) ? [...new Set(full)] : [keyword];
  });
}
