import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardSources, digestOf } from '../packages/cards/bin/sources.cjs';
import { evaluatedSets } from '../packages/cards/src/catalogue/press.ts';
import { written } from '../packages/cards/src/catalogue/shelves.ts';
import type { Manifest } from './manifest.ts';
import { packedManifest } from './manifest.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = join(ROOT, 'packages');
const TARBALLS = join(ROOT, 'build');

/** Who stands on others comes after them. */
const PACKED = ['rules', 'words', 'cards', 'raids', 'bots', 'scenario'];

const inPackage = (name: string, ...path: readonly string[]): string => join(PACKAGES, name, ...path);
const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What is built is whole: nothing of an older build stays behind. */
function compile(): void {
  for (const name of PACKED) rmSync(inPackage(name, 'dist'), { recursive: true, force: true });
  const compiler = fileURLToPath(import.meta.resolve('typescript/lib/tsc.js'));
  const projects = PACKED.map((name) => inPackage(name, 'tsconfig.build.json'));
  execFileSync(process.execPath, [compiler, '--build', ...projects], { stdio: 'inherit' });
}

/** What a package has besides what was compiled. */
function furnish(name: string): void {
  const dist = (file: string): string => inPackage(name, 'dist', file);
  const manifest = packedManifest(manifestIn(inPackage(name)), manifestIn(ROOT).engines);
  writeFileSync(dist('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(inPackage(name, 'README.md'), dist('README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), dist('LICENSE'));
}

function pack(): readonly string[] {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS);
  const folders = PACKED.map((name) => inPackage(name, 'dist'));
  const options = ['--ignore-scripts', '--json', '--pack-destination', TARBALLS];
  const packed = execFileSync('npm', ['pack', ...options, ...folders], { stdio: ['ignore', 'pipe', 'ignore'] });
  return (JSON.parse(packed.toString()) as readonly { readonly filename: string }[]).map(({ filename }) => filename);
}

compile();
writeFileSync(
  inPackage('cards', 'dist', 'catalogue.jsonl'),
  written(evaluatedSets(PACKAGES), digestOf(cardSources(PACKAGES))),
);
for (const name of PACKED) furnish(name);
for (const file of pack()) console.log(`build/${file}`);
