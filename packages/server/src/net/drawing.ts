import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FromServerOf } from '@meetingstone/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountIn } from '../people/sessions.ts';
import { isHere } from '../tables/house.ts';
import { sessionIn } from './cookies.ts';
import type { Office } from './office.ts';

/** What the built pages bring along for us: the document of a table with the table in it, made from the document without it. */
interface Drawing {
  readonly prepareDrawing: () => Promise<unknown>;
  readonly tableDocument: (document: string, told: FromServerOf<'table'>, isNarrow: boolean) => string;
}

type Draw = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Buffer | null>;

const compress = promisify(brotliCompress);
/** It is made for one person and once: quick counts as much as short. */
const QUALITY = 5;

/**
 * Draws the table for whoever opens its address and is known here, so that he sees it before any script has come. Where that
 * cannot be done he gets the same document as everybody else, and sees the table a little later.
 */
export async function drawingIn(folder: string, office: Office): Promise<Draw> {
  const [drawer, bare] = [join(folder, 'drawing', 'drawing.cjs'), join(folder, 'table.html')];
  if (!existsSync(drawer) || !existsSync(bare)) return async () => null;
  const drawing = await loadedFrom(drawer, office);
  if (!drawing) return async () => null;
  const document = readFileSync(bare, 'utf8');
  return async (request, reply) => {
    const told = await toldTo(request, office).catch(() => null);
    if (!told) return null;
    const drawn = drawnOr(() => drawing.tableDocument(document, told, isPhone(request)), office);
    if (drawn === null) return null;
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return drawn;
    reply.header('content-encoding', 'br');
    return compress(drawn, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  };
}

async function loadedFrom(drawer: string, { log, metrics }: Office): Promise<Drawing | null> {
  try {
    const drawing = createRequire(drawer)(drawer) as Drawing;
    await drawing.prepareDrawing();
    return drawing;
  } catch (error) {
    metrics.failures.inc();
    log.error({ err: error }, 'tables are not drawn in their documents');
    return null;
  }
}

/** What whoever asks would be told at this table. */
async function toldTo(request: FastifyRequest, { secret, house }: Office): Promise<FromServerOf<'table'> | null> {
  const session = sessionIn(request);
  const account = session === undefined ? null : accountIn(secret, session);
  if (account === null) return null;
  const found = await house.find((request.params as { readonly game: string }).game);
  return isHere(found) ? found.shownTo(account) : null;
}

function drawnOr(draw: () => string, { log, metrics }: Office): string | null {
  try {
    return draw();
  } catch (error) {
    metrics.failures.inc();
    log.error({ err: error }, 'a table could not be drawn');
    return null;
  }
}

const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');
