import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom } from '@meetingstone/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { keepBackup, restoreBackup } from '../src/keeping.ts';
import { databasesForTests } from './databases.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
const folder = mkdtempSync(join(tmpdir(), 'meetingstone-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup', () => {
  test('of a server that runs is put back into an empty database, and its games go on there', async () => {
    const [from, to] = [await databases.url(), await databases.url()];
    const server = await quickServer({ databaseUrl: from });
    const anna = await person(server.url, { name: 'Anna' });
    const { game } = (await anna.ask({
      type: 'lobby.open',
      terms: { play: 'duel', seats: 2 },
      seats: [{ seat: 1, bot: 'random' }],
    })) as { game: string };
    await anna.ask({ type: 'lobby.start', game });
    await anna.hear('table');
    await playOn([anna], game, diceFrom(1), 3);
    await anna.ask({ type: 'say', game, text: 'a good hand' });
    const file = join(folder, 'backup.gz');
    const rows = await keepBackup({ databaseUrl: from }, file);
    expect(rows).toBeGreaterThan(5);
    await server.close();

    expect(await restoreBackup({ databaseUrl: to }, file)).toBe(rows);
    const other = await quickServer({ databaseUrl: to });
    const again = await person(other.url, { session: anna.session() });
    await again.ask({ type: 'sit', game });
    expect((await again.hear('said')).text).toBe('a good hand');
    expect(await playOn([again], game, diceFrom(2), 3)).toBe(3);
    await other.close();
    await expect(restoreBackup({ databaseUrl: to }, file)).rejects.toThrow(/something in this database already/);
  });

  test('that is none, or is not there, is refused with a sentence', async () => {
    const databaseUrl = await databases.url();
    const none = join(folder, 'none');
    writeFileSync(none, 'nothing');
    await expect(restoreBackup({ databaseUrl }, none)).rejects.toThrow(/no whole backup/);
    await expect(restoreBackup({ databaseUrl }, join(folder, 'nowhere'))).rejects.toThrow(/There is no file/);
    await expect(keepBackup({ databaseUrl }, none)).rejects.toThrow(/cannot be written/);
  });
});
