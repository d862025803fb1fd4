import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout, whether its sources run or a bundle of them. */
export const CHECKOUT: string = above(dirname(fileURLToPath(import.meta.url)));

/** This program once more, for a thread of its own: see `work`. */
export const WORKER: string = join(CHECKOUT, 'packages', 'cli', 'start', 'worker.cjs');

function above(folder: string): string {
  if (existsSync(join(folder, 'packages', 'cli', 'rulebook'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('this is no checkout of Meeting Stone');
  return above(parent);
}
