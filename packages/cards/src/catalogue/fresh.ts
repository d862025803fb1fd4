import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { cardSources, digestOf } from '../../bin/sources.cjs';
import type { Origin } from './origin.ts';
import { origin } from './origin.ts';
import { evaluatedSets } from './press.ts';
import type { Shelves } from './shelves.ts';
import { opened, written } from './shelves.ts';

/** In the workspace the cards are what its sources say now. */
export const shelvesHere = (): Shelves => freshShelves(origin());

/**
 * All sets as data. The file says what it was made from; if those are not the present sources, or it is damaged or not
 * there, it is made again. Where nothing may be written, that is done each time.
 */
export function freshShelves({ packages, sources }: Origin): Shelves {
  const path = join(packages, 'cards', 'build', 'catalogue.jsonl');
  return read(path, sources) ?? opened(made(path, packages, sources), sources)!;
}

function read(path: string, sources: string): Shelves | undefined {
  try {
    return opened(readFileSync(path), sources);
  } catch {
    return undefined;
  }
}

function made(path: string, packages: string, sources: string): Buffer {
  const file = Buffer.from(written(evaluatedSets(packages), sources));
  if (digestOf(cardSources(packages)) !== sources)
    throw new Error('the sources have changed since this program was started; start it again');
  const fresh = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(fresh, file);
    renameSync(fresh, path); // Two that start at once do not read half a file.
  } catch {
    if (existsSync(fresh)) rmSync(fresh); // It is needed now, not kept.
  }
  return file;
}
