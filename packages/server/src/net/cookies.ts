import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionOf, whoIs } from '../people/sessions.ts';
import type { Account } from '../storage/accounts.ts';
import type { Office } from './office.ts';

const NAME = 'meetingstone';
const YEAR = 31_536_000;

/** The session that a browser brings along. Scripts cannot read it. */
export const sessionIn = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers.cookie === undefined ? undefined : cookie.parse(headers.cookie)[NAME];

/** Whoever asks: known by the cookie, or a new guest who gets one. */
export async function whoAsks(
  { database, secret, now }: Office,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account> {
  const account = await whoIs(database.db, secret, sessionIn(request), undefined, now());
  remember(secret, account.id, request, reply);
  return account;
}

export function remember(secret: string, account: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(NAME, sessionOf(secret, account), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}
