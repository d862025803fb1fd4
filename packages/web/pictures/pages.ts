import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { writeCatalogue } from '../catalogue/write.ts';

const PACKAGE = join(import.meta.dirname, '..');

/** Builds the pages into a folder of their own; with the usual mode those for people who draw them, too. */
export async function buildPages(mode = 'pictures'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-web-'));
  writeCatalogue();
  await build({
    root: PACKAGE,
    configFile: join(PACKAGE, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  });
  return folder;
}
