import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { block, keepAccount, recover, rename } from '../../storage/accounts.ts';
import { remember, whoAsks } from '../cookies.ts';
import { fitting } from '../fitting.ts';
import { personName } from '../names.ts';
import type { Office } from '../office.ts';

const named = z.strictObject({ name: personName });
const phrased = z.strictObject({ phrase: z.string().min(1).max(200) });
const blocking = z.strictObject({ game: z.string().max(64), seat: z.int().min(0).max(7), on: z.boolean() });

/** Who one is: a guest at first; a name of one's own and a phrase make it an account. */
export function peopleRoutes(app: FastifyInstance, office: Office): void {
  const { db } = office.database;

  app.get('/api/account', async (request, reply) => {
    const { id: _, ...account } = await whoAsks(office, request, reply);
    return account;
  });

  app.put('/api/account', async (request, reply) => {
    const { name } = fitting(named, request.body);
    const { id } = await whoAsks(office, request, reply);
    if ((await rename(db, id, name)) === 'taken')
      return reply.code(409).send({ error: `Somebody else is called ${name}.` });
    return { name };
  });

  app.post('/api/account/keep', async (request, reply) => {
    const { name } = fitting(named, request.body);
    const { id } = await whoAsks(office, request, reply);
    const kept = await keepAccount(db, id, name);
    if (kept === 'taken') return reply.code(409).send({ error: `Somebody else is called ${name}.` });
    return { name, phrase: kept.phrase };
  });

  app.post(
    '/api/account/recover',
    { config: { rateLimit: { max: 10, timeWindow: 60_000 } } },
    async (request, reply) => {
      const account = await recover(db, fitting(phrased, request.body).phrase);
      if (!account) return reply.code(404).send({ error: 'This phrase belongs to nobody.' });
      remember(office.secret, account.id, request, reply);
      return { name: account.name, isGuest: account.isGuest };
    },
  );

  app.put('/api/blocks', async (request, reply) => {
    const { game, seat, on } = fitting(blocking, request.body);
    const account = await whoAsks(office, request, reply);
    const other = await db
      .selectFrom('seats')
      .select('account')
      .where('game', '=', game)
      .where('seat', '=', seat)
      .executeTakeFirst();
    if (!other?.account || other.account === account.id)
      return reply.code(404).send({ error: 'Nobody else sits there.' });
    await block(db, account.id, other.account, on);
    for (const one of office.connections)
      if (one.account?.id === account.id)
        one.blocked = new Set(
          on ? [...one.blocked, other.account] : [...one.blocked].filter((id) => id !== other.account),
        );
    return { blocked: on };
  });

  app.get('/api/results', async (request, reply) => {
    const { id } = await whoAsks(office, request, reply);
    return db
      .selectFrom('results')
      .select(['game', 'seat', 'won', 'rated', 'at'])
      .where('account', '=', id)
      .orderBy('at', 'desc')
      .limit(100)
      .execute();
  });
}
