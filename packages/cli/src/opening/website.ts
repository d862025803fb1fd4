import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sources from '@meetingstone/cards/sources';
import { refuse } from '@meetingstone/sitting';
import { CHECKOUT } from '../checkout.ts';

const PACKAGES = join(CHECKOUT, 'packages');
const WEB = join(PACKAGES, 'web');

/** Where the built pages lie. */
export const WEBSITE: string = join(WEB, 'dist');

const STAMP = join(WEBSITE, 'made-of.txt');

/** Whatever the pages are made of, in one word: the sources of all packages, and how they are put together. */
function wordOfSources(): string {
  const everywhere = readdirSync(PACKAGES).map((name) => join(PACKAGES, name, 'src'));
  const own = ['building', 'catalogue', 'index.html', 'package.json', 'vite.config.ts'].map((name) => join(WEB, name));
  return sources.digestOf([...everywhere, ...own]);
}

/** Builds the pages, unless they are there and made of the sources as they are now; where nothing can be written, older ones must do. */
export async function buildWebsite(say: (line: string) => void): Promise<void> {
  const word = wordOfSources();
  const isThere = existsSync(join(WEBSITE, 'index.html'));
  if (isThere && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === word) return;
  if (!canWrite(WEB)) {
    if (!isThere)
      refuse(
        `The table must be built once, and nothing can be written in ${WEB}. ./play --terminal needs no building.`,
      );
    return say('The table was built from older sources, and nothing can be written here to build it again.');
  }
  say('Building the table ...');
  const { code, told } = await built();
  if (code !== 0) refuse(`The table could not be built:\n${told}`);
  writeFileSync(STAMP, word);
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function built(): Promise<{ readonly code: number | null; readonly told: string }> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', '--silent', 'build'], { cwd: WEB, stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  const hear = (said: Buffer): void => {
    told += said.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => done({ code, told }));
  });
}
