import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The present tree, and this folder in it. */
export const HERE: string = fileURLToPath(new URL('../../../', import.meta.url));
const THIS_FOLDER = 'packages/cli/same';
const KEPT = join(tmpdir(), 'meetingstone-same');
const LOCK = 'package-lock.json';
const OURS = '@meetingstone';

export const workerIn = (tree: string): string => join(tree, THIS_FOLDER, 'worker.ts');

const git = (...words: string[]): Buffer => execFileSync('git', words, { cwd: HERE, maxBuffer: 2 ** 30 });
const hashOf = (...texts: (string | Buffer)[]): string => {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 12);
};

export const commitOf = (ref: string): string => git('rev-parse', '--verify', `${ref}^{commit}`).toString().trim();

/** Where the games of a commit are kept, as these very files record them: they need not be recorded twice. */
export function recordingsOf(commit: string): string {
  const files = readdirSync(join(HERE, THIS_FOLDER)).sort();
  const how = hashOf(process.version, ...files.map((file) => readFileSync(join(HERE, THIS_FOLDER, file))));
  const folder = join(KEPT, `games-${commit.slice(0, 12)}-${how}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A checkout of the commit, made on first use, with this folder laid into it. */
export function treeOf(commit: string): string {
  const tree = join(KEPT, `tree-${commit.slice(0, 12)}-${hashOf(HERE)}`);
  if (!existsSync(tree)) {
    mkdirSync(KEPT, { recursive: true });
    const making = mkdtempSync(join(KEPT, 'making-'));
    execFileSync('tar', ['-x', '-C', making], { input: git('archive', commit) });
    equip(making);
    renameSync(making, tree);
  }
  rmSync(join(tree, THIS_FOLDER), { recursive: true, force: true });
  cpSync(join(HERE, THIS_FOLDER), join(tree, THIS_FOLDER), { recursive: true });
  return tree;
}

/** The libraries of the present tree serve where the lockfile is the same; our own packages are always the tree's. */
function equip(tree: string): void {
  const lock = (root: string) => readFileSync(join(root, LOCK), 'utf8');
  if (lock(tree) !== lock(HERE)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  const [from, to] = [join(HERE, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OURS && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OURS))) symlinkSync(join('../../packages', name), join(to, OURS, name));
}
