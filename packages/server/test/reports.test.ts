import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { runCommand } from './nodes.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
const folder = mkdtempSync(join(tmpdir(), 'meetingstone-reports-'));
let [url, server] = ['', undefined as unknown as Server];

beforeAll(async () => {
  url = await databases.url();
  server = await quickServer({ databaseUrl: url });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const reports = (...words: readonly string[]) => runCommand({ DATABASE_URL: url }, 'reports', ...words);

async function report(one: Person, game: string, text: string, about?: number): Promise<void> {
  const answer = await fetch(`${server.url}/api/reports`, {
    method: 'POST',
    body: JSON.stringify({ game, text, ...(about === undefined ? {} : { about }) }),
    headers: { 'content-type': 'application/json', cookie: `meetingstone=${one.session()}` },
  });
  expect(answer.status).toBe(201);
}

test('where nobody has reported anything, that is said', async () => {
  expect(await reports()).toEqual({ out: 'Nobody has reported anything.\n', err: '', code: 0 });
});

describe('what people have reported', () => {
  test('is told with what was said there, and the record can be played again', async () => {
    const [anna, grusk] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Grusk' })];
    const terms = { play: 'duel', seats: 2 } as const;
    const { game } = (await anna.ask({ type: 'lobby.open', terms, seat: 0 })) as { game: string };
    await grusk.ask({ type: 'sit', game });
    await report(anna, game, 'Nobody begins.');
    await anna.ask({ type: 'lobby.start', game });
    await Promise.all([anna, grusk].map((one) => one.hear('table')));
    const answers = await playOn([anna, grusk], game, () => 0, 6);
    await grusk.ask({ type: 'say', game, text: 'hurry \u001b[2J up' });
    await report(anna, game, 'He is rude.\nAnd slow.', 1);

    const told = await reports('--record', folder);
    expect(told).toMatchObject({ err: '', code: 0 });
    expect(told.out).toMatch(/^1 · \S+ \S+ · Anna, game \S+ \(playing\)\n {2}Nobody begins\.\n/);
    expect(told.out).toContain(`Anna about Grusk (seat 2), game ${game} (playing)\n  He is rude.\n  And slow.\n`);
    expect(told.out).toMatch(/\| \S+ \S+ Grusk: hurry \[2J up\n/);

    const file = join(folder, 'report-2.json');
    expect(told.out).toContain(`the game: ${file}`);
    const replayed = await runCommand({}, 'replay', file, '--json');
    expect(JSON.parse(replayed.out)).toMatchObject({ same: true });
    const [second, ...others] = JSON.parse((await reports('2', '--json')).out);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ number: 2, by: { name: 'Anna' }, about: { seat: 1, name: 'Grusk' } });
    const given = second.record.acts.filter(
      ({ act }: { readonly act: { readonly do: string } }) => act.do === 'answer',
    );
    expect(given).toHaveLength(answers);
  });

  test('but a number that no report has is refused', async () => {
    expect(await reports('77')).toEqual({ out: '', err: 'error: there is no report 77\n', code: 1 });
  });
});
