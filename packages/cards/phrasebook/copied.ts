import { readFileSync } from 'node:fs';
import type { CardRecord } from '../src/wording/source.ts';

/** So many words in a row that are printed elsewhere are a copy. */
const RUN = 11;

const runsIn = (text: string): readonly string[] => {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return words.slice(RUN - 1).map((_, n) => words.slice(n, n + RUN).join(' '));
};

/** The texts in a file: of a list of cards those in the boxes, otherwise all of it. */
function textsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json')) return [text];
  const data = JSON.parse(text) as readonly CardRecord[] | { cards: readonly CardRecord[] };
  const records = 'cards' in data ? data.cards : data;
  const boxes = records.flatMap(({ textFront, textBack, altText }) => [textFront ?? [], textBack ?? [], altText ?? []]);
  return boxes.flatMap((box) => [box.join(' '), ...box]);
}

/** Tells which texts are copies of what is in these files. */
export function copiedFrom(files: readonly string[]): (text: string) => boolean {
  const runs = new Set(files.flatMap(textsIn).flatMap(runsIn));
  return (text) => [text, text.replace(/\[(\w+)\]/g, '$1')].flatMap(runsIn).some((run) => runs.has(run));
}
