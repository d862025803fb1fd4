import type { DeckList, Entry, Mistake } from './entries.ts';
import { copiesWritten, partNamed } from './entries.ts';
import type { XmlElement } from './xml.ts';
import { readXml } from './xml.ts';

/** Reads a deck file of OCTGN (.o8d): sections of cards with a quantity. Its ids are not ours; names count. */
export function readOctgn(text: string): DeckList {
  const read = readXml(text);
  if (!read.ok) return { entries: [], mistakes: [{ line: read.line, message: read.message }] };
  const { root } = read;
  if (root.name !== 'deck')
    return { entries: [], mistakes: [{ line: root.line, message: `<${root.name}> is no <deck>` }] };
  const entries: Entry[] = [];
  const mistakes: Mistake[] = [];
  for (const section of root.children) {
    if (section.name === 'notes') continue;
    const part = partNamed(section.attributes.get('name') ?? '');
    if (section.name !== 'section' || !part) {
      mistakes.push({ line: section.line, message: `${tagOf(section)} is no part of a deck` });
      continue;
    }
    for (const card of section.children) {
      const count = copiesWritten(card.attributes.get('qty') ?? '');
      if (card.name !== 'card') mistakes.push({ line: card.line, message: `<${card.name}> is no <card>` });
      else if (typeof count === 'string') mistakes.push({ line: card.line, message: count });
      else if (card.text === '') mistakes.push({ line: card.line, message: 'a <card> without a name' });
      else entries.push({ part, count, name: card.text, line: card.line });
    }
  }
  return { entries, mistakes };
}

function tagOf({ name, attributes }: XmlElement): string {
  return `<${[name, ...[...attributes].map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}
