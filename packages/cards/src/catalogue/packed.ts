import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Shelves } from './shelves.ts';
import { opened } from './shelves.ts';

/** In an installed package the cards are the file that was packed with it. */
export function shelvesHere(): Shelves {
  const path = fileURLToPath(new URL('../catalogue.jsonl', import.meta.url));
  const shelves = opened(readFileSync(path));
  if (!shelves) throw new Error(`${path} is damaged; install @meetingstone/cards again`);
  return shelves;
}
