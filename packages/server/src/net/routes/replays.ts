import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isMatchOver } from '../../after/matches.ts';
import { seatOf } from '../../lobby/lobby.ts';
import { refuse } from '../../refused.ts';
import { playOn } from '../../replays/playingOn.ts';
import { savedAt } from '../../replays/saving.ts';
import { shownTo } from '../../replays/showing.ts';
import { recordOf } from '../../storage/records.ts';
import { tableWith } from '../../storage/tables.ts';
import { whoAsks } from '../cookies.ts';
import { fitting } from '../fitting.ts';
import type { Office } from '../office.ts';

const asking = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const viewing = z.object({ seat: z.coerce.number().int().min(0).max(7).optional() });
const saving = z.object({ acts: z.coerce.number().int().min(0).max(100_000) });
const goingOn = z.strictObject({ seat: z.int().min(0).max(7), acts: z.int().min(0).max(100_000) });

/** Going through a game costs the server as much as it took to play it. */
const SELDOM = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

/** Games that are over, step by step through the eyes of any seat; and on from there. */
export function replayRoutes(app: FastifyInstance, office: Office): void {
  const { db } = office.database;

  const found = async (id: string) => {
    const table = await tableWith(db, id);
    if (!table || table.game.state === 'closed') return refuse('no such game', 'There is no such game.');
    // While it goes on, it would tell everybody's cards.
    if (table.game.state !== 'over') return refuse('not allowed', 'The game is not over yet.');
    if (!(await isMatchOver(db, table.game.match))) return refuse('not allowed', 'The match is not over yet.');
    const record = (await recordOf(db, id)) ?? refuse('no such game', 'There is no such game.');
    return { table, record };
  };

  app.get('/api/replays/:id', SELDOM, async (request, reply) => {
    const { id } = fitting(asking, request.params);
    const { seat } = fitting(viewing, request.query);
    const { table, record } = await found(id);
    const account = await whoAsks(office, request, reply);
    const eyes = seat ?? seatOf(table, account.id) ?? 0;
    if (eyes >= table.seats.length) refuse('no such seat', 'There is no such seat.');
    const seats = table.seats.map(({ name, bot }) => ({ name: name ?? '', isBot: bot !== null }));
    return { game: id, seat: eyes, seats, terms: table.game.terms, ...shownTo(record, eyes) };
  });

  app.get('/api/replays/:id/scenario', SELDOM, async (request) => {
    const { id } = fitting(asking, request.params);
    const { acts } = fitting(saving, request.query);
    const { record } = await found(id);
    return savedAt(record, acts);
  });

  app.post('/api/replays/:id/on', SELDOM, async (request, reply) => {
    const { id } = fitting(asking, request.params);
    const { seat, acts } = fitting(goingOn, request.body);
    const { table, record } = await found(id);
    const account = await whoAsks(office, request, reply);
    const game = await playOn(office, account, { table, record, acts, seat });
    return reply.code(201).send({ game });
  });
}
