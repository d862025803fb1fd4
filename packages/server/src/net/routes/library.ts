import { cardNamed, cardNamesLike, headLine, textOf, titleOf } from '@meetingstone/cards';
import { RAIDS } from '@meetingstone/raids';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readOwnCards } from '../../workshop/reading.ts';
import { fitting } from '../fitting.ts';

/** A few cards: while they are read, everybody else waits. */
const MOST_WRITTEN = 6_000;
const written = z.strictObject({ text: z.string().max(MOST_WRITTEN) });
const asking = z.object({ name: z.string().min(1).max(200) });

/** What can be looked up by anybody: cards with their texts, raids with their modes. */
export function libraryRoutes(app: FastifyInstance): void {
  app.get('/api/cards', async (request, reply) => {
    const { name } = fitting(asking, request.query);
    const facts = cardNamed(name);
    if (!facts) return reply.code(404).send({ error: `There is no card "${name}".`, like: cardNamesLike(name) });
    return { name: titleOf(facts), head: headLine(facts), text: textOf(facts) };
  });

  /** Cards of one's own, read as one writes them. */
  app.post('/api/cards/read', async (request) => readOwnCards(fitting(written, request.body).text));

  app.get('/api/raids', async () =>
    RAIDS.map(({ key, name, modes, madeFor }) => ({ key, name, modes, ...(madeFor ? { madeFor } : {}) })),
  );
}
