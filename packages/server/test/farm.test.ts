import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { ownRedis } from '../proofs/farm/redis.ts';
import type { QueuePlace } from '../proofs/farm/story.ts';
import { killOneOfTwo } from '../proofs/farm/story.ts';
import type { Farm } from '../src/jobs/farm.ts';
import { openFarm } from '../src/jobs/place.ts';
import { Unable } from '../src/refusal.ts';
import { databasesForTests } from './databases.ts';

const databases = databasesForTests();
const redis = await ownRedis();
afterAll(() => redis?.stop());

/** Both ways behind the queue; a machine without Redis shows the first, and `npm run farm` asks for the second. */
const places: Readonly<Record<string, () => Promise<QueuePlace>>> = {
  PostgreSQL: async () => ({ databaseUrl: await databases.url() }),
  ...(redis ? { [redis.version]: async () => ({ queue: redis.url }) } : {}),
};

/** Until it is ended: everything that is asked for is made of what it says. */
const never = new AbortController().signal;
const nobodyWorks = (): void => {};
const echo = async (task: object): Promise<object> => ({ made: task });

describe.each(Object.entries(places))('a farm over %s', (_, place) => {
  async function withFarm(story: (farm: Farm) => Promise<void>): Promise<void> {
    const farm = await openFarm(await place());
    try {
      await story(farm);
    } finally {
      await farm.close();
    }
  }

  test('two machines play what one would have played alone, though one of them is killed in the middle', async () => {
    const { same, goodbye } = await killOneOfTwo(await place(), 120);
    expect(same).toBe(true);
    expect(goodbye).toMatch(/^\d pieces of work are done[.]$/);
  }, 120_000);

  test('what was made comes in the order of the tasks, whoever was done first', async () => {
    await withFarm(async (farm) => {
      const lastFirst = async (task: object): Promise<object> => {
        await pause(60 - 5 * (task as { n: number }).n);
        return echo(task);
      };
      const work = farm.work({ does: lastFirst, atOnce: 12, untilEmpty: false, warn: () => {} });
      const tasks = Array.from({ length: 12 }, (_, n) => ({ n }));
      const seen: number[] = [];
      const made = await farm.ask(tasks, { progress: (done) => seen.push(done), nobodyWorks, until: never });
      expect(made).toEqual(tasks.map((made) => ({ made })));
      expect(seen.at(-1)).toBe(12);
      work.stop();
      expect(await work.ended).toBe(12);
    });
  });

  test('a task that cannot be done ends what was asked for, with its reason, and the others are not done', async () => {
    await withFarm(async (farm) => {
      const done: object[] = [];
      const does = async (task: object): Promise<object> => {
        done.push(task);
        if (done.length === 2) throw new Error('no deck is named so');
        await pause(150);
        return echo(task);
      };
      const work = farm.work({ does, atOnce: 1, untilEmpty: false, warn: () => {} });
      const tasks = Array.from({ length: 40 }, (_, n) => ({ n }));
      await expect(farm.ask(tasks, { progress: () => {}, nobodyWorks, until: never })).rejects.toThrow(
        'no deck is named so',
      );
      await pause(300);
      expect(done.length).toBeLessThan(10);
      expect(await farm.ask([{ n: 'next' }], { progress: () => {}, nobodyWorks, until: never })).toEqual([
        { made: { n: 'next' } },
      ]);
      work.stop();
      await work.ended;
    });
  });

  test('whoever asks hears that nobody is at work, and is answered all the same once somebody is', async () => {
    await withFarm(async (farm) => {
      let asked: Promise<readonly object[]> | undefined;
      await new Promise<void>((then) => {
        asked = farm.ask([{ n: 0 }], { progress: () => {}, nobodyWorks: then, until: never });
      });
      expect(await farm.work({ does: echo, atOnce: 1, untilEmpty: true, warn: () => {} }).ended).toBe(1);
      expect(await asked).toEqual([{ made: { n: 0 } }]);
    });
  });

  test('whoever stops asking leaves nothing to do, and a machine that works until it is empty ends', async () => {
    await withFarm(async (farm) => {
      const stopping = new AbortController();
      const asked = farm.ask([{ n: 0 }, { n: 1 }], { progress: () => {}, nobodyWorks, until: stopping.signal });
      await pause(300);
      stopping.abort();
      await expect(asked).rejects.toThrow();
      expect(await farm.work({ does: echo, atOnce: 2, untilEmpty: true, warn: () => {} }).ended).toBe(0);
    });
  });
});

test('an address that is none, or where nobody answers, is refused with a sentence', async () => {
  await expect(openFarm({ queue: 'http://127.0.0.1' })).rejects.toThrow(/an address such as redis:/);
  await expect(openFarm({ queue: 'redis://127.0.0.1:1' })).rejects.toThrow(Unable);
});
