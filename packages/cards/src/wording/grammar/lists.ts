import type { Found, Phrase } from './phrase.ts';
import { readAt, readOnce } from './phrase.ts';

type Joint = 'and' | 'or' | 'and/or';

/** "A", "A and B", "A, B, and C". */
export const list = <T>(item: Phrase<T>, joint: Joint, least = 1): Phrase<readonly T[]> =>
  joinedBy(item, [joint], least);

/** A list with any of these words before its last item, written with the first; items after the first may have words of their own. */
export function joinedBy<T>(
  item: Phrase<T>,
  joints: readonly Joint[],
  least = 1,
  later: Phrase<T> = item,
): Phrase<readonly T[]> {
  const written = joints[0]!;
  const joiners = joints.map((joint) => (joint === 'and/or' ? ['and', '/', 'or'] : [joint]));
  return {
    name: `${item.name} ${written} ...`,
    begins: () => ({ phrases: [item] }),
    read: (at, reading) => {
      const whole: Found<readonly T[]>[] = [];
      const grow = (items: readonly T[], end: number) => {
        const comma = reading.words[end]?.low === ',' ? end + 1 : end;
        const joined = joiners.filter((words) => words.every((word, n) => reading.words[comma + n]?.low === word));
        for (const { length } of joined)
          for (const last of readAt(later, comma + length, reading))
            if (items.length + 1 >= least) whole.push({ value: [...items, last.value], end: last.end });
        if (joined.length === 0 && comma > end)
          for (const next of readAt(later, comma, reading)) grow([...items, next.value], next.end);
      };
      for (const { value, end } of readOnce(item, at, reading)) {
        if (least <= 1) whole.push({ value: [value], end });
        grow([value], end);
      }
      return whole;
    },
    say: (items, saying) => {
      if (items.length < least) return undefined;
      const said = items.map((one, n) => (n === 0 ? item : later).say(one, saying));
      if (said.some((one) => one === undefined)) return undefined;
      const words: string[] = [];
      said.forEach((one, n) => {
        if (n > 0 && items.length > 2) words.push(',');
        if (n > 0 && n === items.length - 1) words.push(written);
        words.push(...one!.words);
      });
      return { words, number: items.length > 1 ? 'many' : (said[0]!.number ?? 'one') };
    },
  };
}

/** A list whose items each mean several things in a row: "+1 / +1, Ferocity, and Stealth". */
export function flatList<T>(item: Phrase<readonly T[]>, word: 'and' | 'or'): Phrase<readonly T[]> {
  const plain = list(item, word);
  return {
    name: plain.name,
    begins: () => ({ phrases: [plain] }),
    read: (at, reading) => readAt(plain, at, reading).map(({ value, end }) => ({ value: value.flat(), end })),
    say: (values, saying) => {
      const items: (readonly T[])[] = [];
      for (let at = 0; at < values.length; ) {
        const length = lengths(values.length - at).find((n) => item.say(values.slice(at, at + n), saying));
        if (length === undefined) return undefined;
        items.push(values.slice(at, at + length));
        at += length;
      }
      return items.length > 0 ? plain.say(items, saying) : undefined;
    },
  };
}

/** The longest first. */
const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => most - n);
