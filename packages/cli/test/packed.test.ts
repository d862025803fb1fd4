import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKED = ['rules', 'words', 'cards', 'raids', 'bots', 'scenario'];

/** An empty folder outside the workspace, in which somebody installs what `npm run build` has made. */
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const inFolder = (...path: readonly string[]): string => join(folder, ...path);
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, ...words: readonly string[]): string {
  return execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** What the packages need from others, as it is installed here: nothing is fetched. */
function packOthers(): void {
  const manifests = PACKED.map((name) =>
    JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')),
  );
  const needed = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies)));
  const others = [...needed].filter((name) => !name.startsWith('@meetingstone/'));
  const folders = others.map((name) => join(ROOT, 'node_modules', name));
  run('npm', 'pack', '--ignore-scripts', '--offline', '--pack-destination', inFolder('others'), ...folders);
}

const tarballsIn = (place: string): string[] => readdirSync(place).map((name) => join(place, name));

/** The examples of a README, as its reader would copy them into a file. */
function examplesOf(name: string): string {
  const readme = readFileSync(inFolder('node_modules', '@meetingstone', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
}

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(inFolder('others'));
  packOthers();
  writeFileSync(inFolder('package.json'), '{ "private": true, "type": "module" }');
  const tarballs = [...tarballsIn(join(ROOT, 'build')), ...tarballsIn(inFolder('others'))];
  run('npm', 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs);
  copyFileSync(join(ROOT, 'examples', 'duel.mjs'), inFolder('duel.mjs'));
  for (const name of PACKED) writeFileSync(inFolder(`${name}.mjs`), examplesOf(name));
}, 600_000);

describe('packages that were installed from their tarballs in an empty folder', () => {
  test('play a random duel, read a card of one’s own, and tell why a number is what it is', () => {
    const told = run(process.execPath, 'duel.mjs').split('\n');
    expect(told[0]).toMatch(/^Ashgrove Embers against Vespers: (Ashgrove Embers|Vespers) wins the game\.$/);
    expect(told[1]).toMatch(/^\d+ answers in \d+ turns$/);
    expect(told.slice(2)).toEqual([
      'Old Bear | Protector | Other allies you control have +2 ATK while this ally is exhausted.',
      'Hero of you: 0 ATK, 30 health',
      'Old Bear: 2 ATK, 4 health',
      'Footsoldier: 4 ATK, 2 health',
      '  ATK: 2 printed, +2 Old Bear (yours, 714.2)',
      'Hero of foe: 0 ATK, 30 health',
      '',
    ]);
  });

  test.each(PACKED)('%s: the example in its README runs, and prints what it says', (name) => {
    const promised = [...examplesOf(name).matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(0);
    expect(run(process.execPath, `${name}.mjs`).trimEnd().split('\n')).toEqual(promised);
  });

  test('have types that hold, with nothing but the language’s own beside them', () => {
    const options = {
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      allowJs: true,
      checkJs: true,
      noEmit: true,
      module: 'NodeNext',
    };
    writeFileSync(inFolder('tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.mjs'] }));
    expect(faultsOf(() => run(process.execPath, compiler(), '-p', folder))).toBe('');
  });

  test('are their own files, the licence among them, and none of the workspace’s sources', () => {
    for (const name of PACKED) {
      const files = readdirSync(inFolder('node_modules', '@meetingstone', name), { recursive: true }).map(String);
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.js', 'index.d.ts', 'package.json']));
      expect(files.filter((file) => /(?<!\.d)\.ts$|\.tsbuildinfo$|\.test\./.test(file))).toEqual([]);
    }
  });
});

test('cards that were damaged on their way are not played: it is told which file that is', () => {
  const file = inFolder('node_modules', '@meetingstone', 'cards', 'catalogue.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"cost":\d/, '"cost":9'));
  expect(() => run(process.execPath, 'duel.mjs')).toThrow(
    'catalogue.jsonl is damaged; install @meetingstone/cards again',
  );
});

const compiler = (): string => join(dirname(fileURLToPath(import.meta.resolve('typescript'))), 'tsc.js');

/** What a program said of its failure. */
function faultsOf(work: () => string): string {
  try {
    return work();
  } catch (error) {
    return String((error as { readonly stdout?: string }).stdout ?? error);
  }
}
