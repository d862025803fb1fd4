import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
const BUNDLE = join(PACKAGES, 'cli', 'build', 'meetingstone.mjs');

/**
 * The sources as one file, which starts several times as fast as a thousand of them. It is made again whenever a source
 * is newer; what cannot be written is not needed.
 */
export async function freshBundle() {
  if (existsSync(BUNDLE) && newestSource() < statSync(BUNDLE).mtimeMs) return BUNDLE;
  const { build } = await import('esbuild');
  const fresh = `${BUNDLE}.${process.pid}`;
  mkdirSync(dirname(BUNDLE), { recursive: true });
  await build({
    entryPoints: [join(PACKAGES, 'cli', 'src', 'main.ts')],
    outfile: fresh,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    external: ['@clack/prompts', 'commander', 'yaml', 'zod'],
  });
  renameSync(fresh, BUNDLE); // Two that start at once do not read half a file.
  return BUNDLE;
}

function newestSource() {
  let newest = 0;
  for (const name of readdirSync(PACKAGES)) {
    const sources = join(PACKAGES, name, 'src');
    if (!existsSync(sources)) continue;
    for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }))
      newest = Math.max(newest, statSync(join(sources, file)).mtimeMs);
  }
  return newest;
}
