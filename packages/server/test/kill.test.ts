import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { killing } from '../proofs/kill/killing.ts';
import { dataFolderForTests } from './folders.ts';

const folder = dataFolderForTests();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('killed without a word', () => {
  test('the server, PostgreSQL, both, and one node of three: what was acknowledged is there, and every game is as its record says', async () => {
    const report = await killing({ folder, kills: 4, duels: 3, seed: 3, pause: 400 });
    expect(report.kinds).toEqual({ server: 1, postgres: 1, both: 1, 'node of three': 1 });
    expect(report.acks).toBeGreaterThan(20);
    expect(report).toMatchObject({ lost: 0, differ: 0 });
    const left = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(left.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  });
});
