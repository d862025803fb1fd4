import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { diceFrom } from '@meetingstone/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/database.ts';
import { dataFolderForTests } from './folders.ts';
import { startNode } from './nodes.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';

const data = dataFolderForTests();
const env = { MEETINGSTONE_DATA: data };
afterAll(() => rmSync(data, { recursive: true, force: true }));

const postmaster = (): number =>
  Number(readFileSync(join(data, 'postgresql-18', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Comes back as the same person, and goes on with the game. */
async function back(url: string, one: Person, game: string): Promise<Person> {
  const again = await person(url, { session: one.session(), resume: [{ game, seq: one.table(game)!.seq }] });
  await again.hear('table');
  return again;
}

describe('killed without a word', () => {
  test('the server, PostgreSQL and both go on where they were: whatever was acknowledged is there', async () => {
    let node = await startNode(env);
    let [anna, bert] = [await person(node.url, { name: 'Anna' }), await person(node.url, { name: 'Bert' })];
    const { game } = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2 } })) as { game: string };
    await bert.ask({ type: 'sit', game });
    await anna.ask({ type: 'lobby.start', game });
    await Promise.all([anna.hear('table'), bert.hear('table')]);
    const dice = diceFrom(3);
    const acked: string[] = [];
    const playSome = async (): Promise<void> => {
      await playOn([anna, bert], game, dice, 8);
    };
    const die = async (kill: () => Promise<void>): Promise<void> => {
      const playing = playOn([anna, bert], game, dice).catch(() => {});
      await new Promise((done) => setTimeout(done, 150));
      await kill();
      anna.cut();
      bert.cut();
      await playing;
      acked.push(...anna.acked(), ...bert.acked());
    };

    await playSome();
    await die(node.kill);
    node = await startNode(env);
    [anna, bert] = [await back(node.url, anna, game), await back(node.url, bert, game)];

    // PostgreSQL alone: the server starts it again, and nobody has to come back.
    process.kill(postmaster(), 'SIGKILL');
    await playSome();

    await die(async () => {
      process.kill(postmaster(), 'SIGKILL');
      await node.kill();
    });
    node = await startNode(env);
    [anna, bert] = [await back(node.url, anna, game), await back(node.url, bert, game)];
    await playSome();
    acked.push(...anna.acked(), ...bert.acked());

    expect(await node.end()).toBe(0);
    const database = await openDatabase({ folder: data });
    const { rows } = await database.pool.query<{ key: string }>('select key from acts where key is not null');
    const stored = new Set(rows.map(({ key }) => key));
    expect(acked.length).toBeGreaterThan(20);
    expect(acked.filter((key) => !stored.has(key))).toEqual([]);
    await database.close();
    expect(
      execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes(data)),
    ).toEqual([]);
  });
});
