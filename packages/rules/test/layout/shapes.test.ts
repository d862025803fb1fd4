import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('shapes.ts', import.meta.url));

test('in games that were played or read the machine knows one shape for each kind of value', () => {
  const printed = execFileSync(process.execPath, ['--allow-natives-syntax', '--import', 'tsx', SCRIPT], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    arrival: 1,
    card: 1,
    characteristics: 1,
    combat: 1,
    decision: 1,
    derived: 1,
    game: 1,
    happening: 1,
    intent: 1,
    link: 1,
    loops: 1,
    memory: 1,
    modifier: 1,
    player: 1,
    resolution: 1,
    state: 1,
    turn: 1,
    waiting: 1,
    window: 1,
  });
});
