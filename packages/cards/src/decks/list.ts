import type { Copies, Deck } from './deck.ts';
import type { DeckList, Entry, Mistake, Part } from './entries.ts';
import { copiesWritten, partNamed } from './entries.ts';

const COMMENT = /(^|\s)(?:#|\/\/).*$/;
const BULLET = /^[-*•]\s+(?=\S)/;
const BESIDE = /^(?:sb|side|sideboard)\s*:\s*(?=\S)/i;
const NAMED = /^(hero|name|deck)\s*:\s*(.*)$/i;
const COUNTED = [
  /^(?<count>\d+)\s*[x×]?\s+(?<name>.+)$/i, // 4 Name, 4x Name
  /^(?<name>.+?)\s+[x×]\s*(?<count>\d+)$/i, // Name x4
];

/**
 * Reads a deck as a list in plain text, one card in a line: "4 Name", "4x Name", "Name x4" or "Name". "Hero: NAME" and
 * "Name: NAME" say what they say, "Side deck" begins the side deck, "SB: 2 Name" is a line of it,
 * and # or // begins a comment.
 */
export function readList(text: string): DeckList {
  const entries: Entry[] = [];
  const mistakes: Mistake[] = [];
  let called: string | undefined;
  let part: Part = 'main';
  for (const [n, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = n + 1;
    const words = written.replace(COMMENT, '').trim().replace(BULLET, '');
    const [, key, value = ''] = NAMED.exec(words) ?? [];
    const isTitle = key !== undefined && key.toLowerCase() !== 'hero';
    const heading = partNamed(words);
    if (words === '') continue;
    if (heading) part = heading;
    else if (key !== undefined && value === '') mistakes.push({ line, message: `"${words}" names nothing` });
    else if (isTitle)
      called = NAMED.exec(written.trim())![2]!.trim(); // a title may have # in it
    else if (key !== undefined) entries.push({ part: 'hero', count: 1, name: value, line });
    else {
      const { count, name } = counted(words.replace(BESIDE, ''));
      if (typeof count === 'string') mistakes.push({ line, message: count });
      else entries.push({ part: BESIDE.test(words) ? 'side' : part, count, name, line });
      if (part === 'hero') part = 'main';
    }
  }
  return { ...(called === undefined ? {} : { name: called }), entries, mistakes };
}

function counted(words: string): { count: number | string; name: string } {
  for (const pattern of COUNTED) {
    const { count, name } = pattern.exec(words)?.groups ?? {};
    if (count !== undefined && name !== undefined) return { count: copiesWritten(count), name };
  }
  return { count: 1, name: words };
}

/** The deck as such a list; read again, it is the same deck. */
export function writeList({ name, hero, cards, side }: Deck): string {
  const beside = side ? ['', 'Side deck', ...linesOf(side)] : [];
  return [`Name: ${name}`, `Hero: ${hero}`, '', ...linesOf(cards), ...beside, ''].join('\n');
}

const linesOf = (copies: Copies): string[] => Object.entries(copies).map(([name, count]) => `${count} ${name}`);
