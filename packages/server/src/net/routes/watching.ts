import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame } from '../../storage/secrets.ts';
import type { Office } from '../office.ts';

const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

/** Pages for those who run the server: whether it lives, whether it can take people, what it counts. */
export function watchingRoutes(app: FastifyInstance, office: Office, token: string | undefined): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({
    program: 'meetingstone',
    status: 'alive',
    node: office.node,
  }));

  app.get('/ready', { logLevel: 'warn' }, async (_, reply) => {
    const why = office.isClosing()
      ? 'shutting down'
      : office.database.isHere()
        ? null
        : 'nothing can be stored at the moment';
    return reply.code(why === null ? 200 : 503).send({ ready: why === null, ...(why === null ? {} : { why }) });
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayCount(request, token)) return reply.code(403).send({ error: 'metrics are for those who run the server' });
    return reply.type(office.metrics.registry.contentType).send(await office.metrics.registry.metrics());
  });
}

/** From this machine itself, and not through a proxy; or with the token. What is counted could tell of a game. */
function mayCount({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  const shown = headers.authorization?.replace(/^Bearer /, '');
  if (token !== undefined) return shown !== undefined && isSame(shown, token);
  return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && LOOPBACK.test(ip);
}
