import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sources from '@meetingstone/cards/sources';
import { catalogueEntries } from './entries.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
const FOLDER = join(import.meta.dirname, '..', 'data', 'public', 'catalogue');
const PRINTED = join(import.meta.dirname, '..', 'src', 'card', 'printed.ts');
const STAMP = join(FOLDER, 'sources.txt');

/** Writes the data of the gallery, if its sources are not those from which it was written last. */
export function writeCatalogue(): void {
  const places = [
    ...sources.cardSources(PACKAGES),
    join(PACKAGES, 'raids', 'src'),
    join(PACKAGES, 'protocol', 'src'),
    PRINTED,
    import.meta.dirname,
  ];
  const digest = sources.digestOf(places);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  const { file, powers, fitting } = catalogueEntries();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'powers'), { recursive: true });
  writeFileSync(join(FOLDER, 'cards.json'), JSON.stringify(file));
  writeFileSync(join(FOLDER, 'fitting.json'), JSON.stringify(fitting));
  for (const [set, of] of powers) writeFileSync(join(FOLDER, 'powers', `${set}.json`), JSON.stringify(of));
  writeFileSync(STAMP, digest);
}
