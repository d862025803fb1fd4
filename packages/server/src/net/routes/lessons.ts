import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { beginLesson } from '../../lessons/beginning.ts';
import { standingIn } from '../../lessons/guiding.ts';
import { seatOf } from '../../lobby/lobby.ts';
import { refuse } from '../../refused.ts';
import { loadGame } from '../../storage/snapshots.ts';
import { tableWith } from '../../storage/tables.ts';
import { isHere, sittingOf } from '../../tables/house.ts';
import { whoAsks } from '../cookies.ts';
import { fitting } from '../fitting.ts';
import type { Office } from '../office.ts';

const named = z.object({ key: z.string().regex(/^[\w-]{1,64}$/) });

/** Lessons: which there are, beginning one, and where one stands in it. */
export function lessonRoutes(app: FastifyInstance, office: Office): void {
  const { lessons } = office;
  const { db } = office.database;

  app.get('/api/lessons', () =>
    lessons.all().map(({ key, title, teaches, minutes }) => ({ key, title, teaches, minutes })),
  );

  app.post('/api/lessons/:key', async (request, reply) => {
    const { key } = fitting(named, request.params);
    const lesson = lessons.find(key) ?? refuse('no such game', 'There is no such lesson.');
    const account = await whoAsks(office, request, reply);
    return reply.code(201).send({ game: await beginLesson(office, account, lesson) });
  });

  app.get('/api/lessons/at/:key', async (request, reply) => {
    const { key: game } = fitting(named, request.params);
    const account = await whoAsks(office, request, reply);
    const table = await tableWith(db, game);
    if (!table || seatOf(table, account.id) === null) return refuse('not your table', 'You do not sit at this table.');
    const here = await office.house.find(game);
    const stored = isHere(here) ? null : await loadGame(db, game);
    const sitting = isHere(here) ? here.sitting() : stored && sittingOf(stored, game);
    const standing = sitting && standingIn(lessons, sitting);
    return standing ?? refuse('no such game', 'No lesson is given at this table.');
  });
}
