import { join } from 'node:path';
import { makeFolder } from './files.ts';
import type { Output } from './output.ts';

/** What is done after each game: it is saved, if there is something to save, and counted. */
export type Next = (number: number, save: ((path: string) => void) | null) => void;

interface Watched {
  readonly games: number;
  readonly record?: string;
  readonly match?: number | true;
}

/** Records what was played, and shows whoever looks how far it is. */
export function watching({ games, record, match }: Watched, output: Output | null): Next {
  if (record !== undefined) makeFolder(record);
  let shown = 0;
  return (number, save) => {
    if (record !== undefined) save?.(join(record, `${match ? 'match' : 'game'}-${number + 1}.json`));
    const now = performance.now();
    if (!output || now - shown < 100) return;
    shown = now;
    output.progress(`${progressBar(number + 1, games)} ${match ? 'matches' : 'games'}`);
  };
}

const BAR = 30;

function progressBar(done: number, of: number): string {
  const full = Math.round((BAR * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of}`;
}
