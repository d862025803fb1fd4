import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isMatchOver } from '../../after/matches.ts';
import { recordOf } from '../../storage/records.ts';
import { addReport } from '../../storage/reports.ts';
import { tableWith } from '../../storage/tables.ts';
import { whoAsks } from '../cookies.ts';
import { fitting } from '../fitting.ts';
import type { Office } from '../office.ts';

const asking = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const reporting = z.strictObject({
  game: z.string().regex(/^[\w-]{1,64}$/),
  about: z.int().min(0).max(7).optional(),
  text: z.string().trim().min(1).max(2_000),
});

/** Games that are over, to be played again; and complaints about games, to which the record belongs. */
export function recordRoutes(app: FastifyInstance, office: Office): void {
  const { db } = office.database;

  app.get('/api/records/:id', async (request, reply) => {
    const { id } = fitting(asking, request.params);
    const table = await tableWith(db, id);
    if (!table || table.game.state === 'closed') return reply.code(404).send({ error: 'There is no such game.' });
    // While it goes on, it would tell everybody's cards.
    if (table.game.state !== 'over') return reply.code(409).send({ error: 'The game is not over.' });
    if (!(await isMatchOver(db, table.game.match))) return reply.code(409).send({ error: 'The match is not over.' });
    const record = await recordOf(db, id);
    return record ?? reply.code(404).send({ error: 'There is no such game.' });
  });

  app.post('/api/reports', { config: { rateLimit: { max: 5, timeWindow: 60_000 } } }, async (request, reply) => {
    const { game, about, text } = fitting(reporting, request.body);
    const { id } = await whoAsks(office, request, reply);
    if (!(await tableWith(db, game))) return reply.code(404).send({ error: 'There is no such game.' });
    await addReport(db, { game, account: id, about: about ?? null, text, at: office.now() });
    return reply.code(201).send({ reported: true });
  });
}
