import type { Phrase } from '../grammar/phrase.ts';
import { joined } from '../grammar/words.ts';

const STOPS = new Set(['.', ',', '"', 'in', 'you', 'from', 'into', 'and', 'or', 'with', 'that', 'this']);

/** A card's name: capital words, with small words only between them. */
export const name: Phrase<string> = {
  name: 'name',
  begins: () => ({ like: ({ text }) => /^[A-Z]/.test(text) }),
  read: (at, reading) => {
    const found: { value: string; end: number }[] = [];
    for (let end = at; end < Math.min(reading.words.length, at + 6); end++) {
      const { text, low } = reading.words[end]!;
      const isCapital = /^[A-Z]/.test(text) || text === "'s" || text === ':';
      if (end === at && !/^[A-Z]/.test(text)) break;
      if (!isCapital && (STOPS.has(low) || !/^(of|the|in|to|and|for)$/.test(low))) break;
      if (isCapital && text !== ':')
        found.push({ value: joined(reading.words.slice(at, end + 1).map((word) => word.text)), end: end + 1 });
    }
    return found;
  },
  say: (value) => ({ words: [value] }),
};
