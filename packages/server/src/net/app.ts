import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import { plain } from '@meetingstone/words';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import { Refused } from '../refused.ts';
import { isAway } from '../storage/away.ts';
import { documentsIn } from './documents.ts';
import { drawingIn } from './drawing.ts';
import { Unfitting } from './fitting.ts';
import type { Office } from './office.ts';
import { deckRoutes } from './routes/decks.ts';
import { gameRoutes } from './routes/games.ts';
import { lessonRoutes } from './routes/lessons.ts';
import { libraryRoutes } from './routes/library.ts';
import { peopleRoutes } from './routes/people.ts';
import { recordRoutes } from './routes/records.ts';
import { replayRoutes } from './routes/replays.ts';
import { watchingRoutes } from './routes/watching.ts';

export interface AppOptions {
  /** The built web client, if there is one. */
  readonly web: string | undefined;
  readonly metricsToken: string | undefined;
  /** Whoever stands in front of us and says for whom it asks. */
  readonly trustProxy: boolean;
}

/** Where the build puts what never changes. */
const HASHED = `${sep}assets${sep}`;

/** The pages of the server. */
export async function appOf(office: Office, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: office.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // An address may be an invitation.
    trustProxy: options.trustProxy,
    bodyLimit: 65_536,
    forceCloseConnections: true,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false, // The proxy that has the certificate says so.
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: 300,
    timeWindow: 10_000,
    allowList: ({ url }) => !/^\/(?:api|table)\//.test(url), // All other pages are files that come from memory, many at once.
  });
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof Refused)
      return reply.code(422).send({ error: plain(error.told.words), reason: error.told.reason });
    if (error instanceof Unfitting) return reply.code(400).send({ error: error.message });
    if (isAway(error)) return reply.code(503).send({ error: 'Nothing can be stored at the moment: try again soon.' });
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500) return reply.code(statusCode).send({ error: message });
    office.metrics.failures.inc();
    office.log.error({ err: error }, 'a page could not be made');
    return reply.code(500).send({ error: 'Something went wrong on the server.' });
  });
  watchingRoutes(app, office, options.metricsToken);
  peopleRoutes(app, office);
  deckRoutes(app, office);
  libraryRoutes(app);
  lessonRoutes(app, office);
  gameRoutes(app, office);
  recordRoutes(app, office);
  replayRoutes(app, office);
  if (options.web !== undefined && existsSync(options.web)) {
    await app.register(statics, {
      root: options.web,
      wildcard: true,
      preCompressed: true,
      // What lies there has the hash of its content in its name.
      setHeaders: (reply, path) => {
        if (path.includes(HASHED)) reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
      },
    });
    const documentFor = documentsIn(options.web);
    const draw = await drawingIn(options.web, office);
    app.get('/table/:game', async (request, reply) => {
      const document = await draw(request, reply);
      return document ?? reply.sendFile(documentFor(request.url));
    });
    app.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?')[0]!;
      return request.method === 'GET' && !/^\/api\/|\.\w+$/.test(path)
        ? reply.sendFile(documentFor(path))
        : reply.code(404).send({ error: 'There is nothing here.' });
    });
  } else
    app.get('/', async () => ({
      meetingstone: 'The web client is not built. Programs connect to /socket; see docs/protocol.md.',
    }));
  return app;
}
