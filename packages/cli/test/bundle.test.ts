import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { CHECKOUT } from '../src/checkout.ts';

/** A checkout in which the command never ran: the sources of this one, those of the command as a copy. */
const root = realpathSync(mkdtempSync(join(tmpdir(), 'bundle-')));
const packages = join(root, 'packages');
const build = join(packages, 'cli', 'build');
for (const name of readdirSync(join(CHECKOUT, 'packages'))) {
  mkdirSync(join(packages, name), { recursive: true });
  if (name !== 'cli') symlinkSync(join(CHECKOUT, 'packages', name, 'src'), join(packages, name, 'src'));
}
for (const part of ['src', 'bin', 'start', 'rulebook', 'breaks', 'package.json'])
  cpSync(join(CHECKOUT, 'packages', 'cli', part), join(packages, 'cli', part), { recursive: true });
symlinkSync(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
afterAll(() => rmSync(root, { recursive: true }));

/** What the command prints there, with an empty home. */
async function meetingstone(...words: readonly string[]): Promise<{ readonly out: string; readonly err: string }> {
  const home = join(root, 'home');
  mkdirSync(home, { recursive: true });
  const env = { PATH: process.env.PATH, HOME: home, MEETINGSTONE_DEBUG: '1' };
  const file = join(packages, 'cli', 'bin', 'meetingstone.js');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...words], { env, cwd: root }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return { out: stdout, err: stderr };
}

/** Writes something else in a source of the command. */
function rewrite(file: string, from: string, to: string): void {
  const path = join(packages, 'cli', 'src', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

describe('the command as one file', () => {
  test('where nothing can be written it runs all the same', async () => {
    writeFileSync(build, 'no folder');
    expect(await meetingstone('--version')).toEqual({ out: '0.1.0\n', err: '' });
    rmSync(build);
  });

  test('two that start at once leave one whole bundle', async () => {
    const both = await Promise.all([meetingstone('--version'), meetingstone('cards', 'show', 'Footsoldier')]);
    expect(both.map(({ err }) => err)).toEqual(['', '']);
    expect(both[0].out).toBe('0.1.0\n');
    expect(both[1].out).toContain('Footsoldier');
    const [folder, ...others] = readdirSync(build);
    expect(others).toEqual([]);
    expect(readdirSync(join(build, folder!)).toSorted()).toEqual([
      'meetingstone.cache',
      'meetingstone.cjs',
      'meetingstone.cjs.map',
    ]);
  });

  test('is made again as soon as a source says something else, and then not again', async () => {
    const before = readdirSync(build);
    rewrite('program.ts', 'with every rule enforced', 'with every card rule enforced');
    expect((await meetingstone('--help')).out).toContain('with every card rule enforced');
    const after = readdirSync(build);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    await meetingstone('--help');
    expect(readdirSync(build)).toEqual(after);
  });

  test('tells where in the sources an error came up', async () => {
    rewrite('commands/rules.ts', 'const index = ruleIndex();', 'const index = ruleIndex();\nfaulty();');
    writeFileSync(
      join(packages, 'cli', 'src', 'commands', 'rules.ts'),
      `${readFileSync(join(packages, 'cli', 'src', 'commands', 'rules.ts'), 'utf8')}
function faulty(): never {
  throw new Error('a fault');
}
`,
    );
    const source = readFileSync(join(packages, 'cli', 'src', 'commands', 'rules.ts'), 'utf8').split('\n');
    const line = source.findIndex((text) => text.includes("new Error('a fault')")) + 1;
    for (const _ of ['made', 'kept'])
      expect((await meetingstone('rules', '601.2b')).err).toContain(
        `Error: a fault\n    at faulty (packages/cli/src/commands/rules.ts:${line}:`,
      );
  });
});
