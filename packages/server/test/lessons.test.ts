import { join } from 'node:path';
import { answer, arrangeGame, bare, sameOption, writeGame } from '@meetingstone/rules';
import { runFiles } from '@meetingstone/scenario';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, answersGiven, next, readSitting, sitDown, writeSitting } from '@meetingstone/sitting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { termsOfLesson } from '../src/lessons/beginning.ts';
import { guided, scripted, standingIn } from '../src/lessons/guiding.ts';
import { lessonsIn } from '../src/lessons/library.ts';
import { Refused } from '../src/refused.ts';
import type { Server } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { person } from './people.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'lessons');
const library = lessonsIn(FOLDER);
const lessons = library.all().map((lesson) => [lesson.key, lesson] as const);

/** The words with which a lesson refuses something; null if it does not. */
function refused(sitting: Sitting, given: Act): string | null {
  try {
    guided(library, sitting, given);
    return null;
  } catch (reason) {
    if (reason instanceof Refused) return String(reason.told.words[0]);
    throw reason;
  }
}

function done(sitting: Sitting, given: Act): Sitting {
  const acted = act(sitting, given);
  if (!acted.ok) throw new Error(JSON.stringify(acted));
  return acted.sitting;
}

test('there is a first lesson, and others after it; all of them run green as the scenarios that they are', () => {
  expect(lessons.map(([key]) => key)).toEqual(['1-first-turns', '2-combat', '3-quests-and-chain', '4-first-raid']);
  const files = lessons.map(([key]) => join(FOLDER, `${key}.yaml`));
  expect(runFiles(files)).toMatchObject({ passed: files.length, failed: 0 });
});

describe.each(lessons)('%s', (_, lesson) => {
  const { learner, line, steps } = lesson;

  test('each answer of its script is one that the rules offer', () => {
    let { game } = arrangeGame(lesson.position);
    for (const { given } of line) {
      const { decision } = game;
      expect(decision?.player).toBe(given.player);
      expect(decision?.options.some((offered) => given.choose !== 'concede' && sameOption(offered, given.choose))).toBe(
        true,
      );
      const answered = answer(game, given);
      if (!answered.ok) throw new Error(answered.ruling.reason);
      game = answered.game;
    }
  });

  test('is learned to its end: whoever is asked is told what to do, everything else is refused with a hint, nothing is lost on the way', () => {
    let sitting = sitDown(termsOfLesson(lesson, 'Anna'), lesson.position.seed, 0);
    const told = new Set<string>();
    for (;;) {
      const standing = standingIn(library, sitting)!;
      told.add(standing.say);
      if (standing.isOver) break;
      const todo = next(sitting);
      expect(['ask', 'think']).toContain(todo.do);
      const { player, options } = sitting.game.decision!;
      if (todo.do === 'think') {
        const choose = scripted(library, sitting, player)!;
        sitting = done(sitting, { do: 'answer', seat: player, choose, at: 0 });
        continue;
      }
      expect(player).toBe(learner);
      const awaits = standing.awaits!;
      expect(steps[line[answersGiven(sitting)]!.step]?.say).toBe(standing.say);
      for (const option of options) {
        const hint = refused(sitting, { do: 'answer', seat: player, choose: bare(option), at: 0 });
        expect(hint === null).toBe(sameOption(option, awaits));
      }
      expect(refused(sitting, { do: 'wish', seat: player, wish: { wish: 'hold', on: true }, at: 0 })).not.toBeNull();
      sitting = readSitting(writeSitting(done(sitting, { do: 'answer', seat: player, choose: awaits, at: 0 })));
    }
    expect(told).toEqual(new Set(steps.flatMap(({ say }) => say ?? [])));
    const { player, options } = sitting.game.decision!;
    expect(options.every((choose) => refused(sitting, { do: 'answer', seat: player, choose, at: 0 }) === null)).toBe(
      true,
    );
  });

  test('what was done can be taken back, and the lesson stands where it stood', () => {
    const first = sitDown(termsOfLesson(lesson, 'Anna'), lesson.position.seed, 0);
    const before = standingIn(library, first)!;
    const on = done(first, { do: 'answer', seat: learner, choose: before.awaits!, at: 0 });
    const back = done(on, { do: 'undo.ask', seat: learner, at: 0 });
    expect(standingIn(library, back)).toEqual(before);
    expect(writeGame(back.game)).toBe(writeGame(first.game));
  });
});

describe('at a server', () => {
  const databases = databasesForTests();
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ databaseUrl: await databases.url(), lessons: FOLDER });
  });
  afterAll(() => server.close());

  test('a lesson is begun, played by its script against others who follow theirs, and tells its learner alone where he stands', async () => {
    const anna = await person(server.url, { name: 'Anna' });
    const get = (path: string, session = anna.session(), method = 'GET') =>
      fetch(server.url + path, { method, headers: { cookie: `meetingstone=${session}` } });
    expect(await (await get('/api/lessons')).json()).toHaveLength(lessons.length);
    expect((await get('/api/lessons/nothing', undefined, 'POST')).status).toBe(422);
    const begun = await get('/api/lessons/1-first-turns', undefined, 'POST');
    const { game } = (await begun.json()) as { readonly game: string };
    await anna.ask({ type: 'sit', game });
    await anna.hear('table');
    const answer = (choose: object) => ({
      type: 'answer' as const,
      game,
      decision: anna.table(game)!.decision!.number,
      choose: choose as never,
    });
    const { words } = await anna.tryTo(answer({ choose: 'pass' }));
    expect(words.join()).toContain('Your turn is not over yet');
    interface Told {
      readonly at: number;
      readonly awaits: object | null;
      readonly isOver: boolean;
    }
    const told = async () => (await (await get(`/api/lessons/at/${game}`)).json()) as Told;
    for (let place = await told(); place.at < 4 && !place.isOver; place = await told())
      if (place.awaits && anna.table(game)!.decision) await anna.ask(answer(place.awaits));
      else await new Promise((soon) => setTimeout(soon, 50));
    await expect.poll(() => anna.table(game)!.decision?.question, { timeout: 10_000 }).toBe('protect');
    const other = await person(server.url, { name: 'Bert' });
    expect((await get(`/api/lessons/at/${game}`, other.session())).status).toBe(422);
  });
});
