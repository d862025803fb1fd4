import type { FromClient, FromClientOf } from '@meetingstone/protocol';
import { VERSION } from '@meetingstone/protocol';
import { sessionOf, whoIs } from '../people/sessions.ts';
import { Refused, refuse } from '../refused.ts';
import { blockedBy } from '../storage/accounts.ts';
import { gamesOf } from '../storage/tables.ts';
import type { Connection } from './connection.ts';
import { handleLobby } from './lobbying.ts';
import type { Office } from './office.ts';
import { attach, handleTable } from './seating.ts';
import { handleTalk } from './talking.ts';

/** Does what a client wants, or throws a refusal. */
export async function handle(office: Office, connection: Connection, message: FromClient, text: string): Promise<void> {
  if (message.type === 'hello') return greet(office, connection, message);
  if (message.type === 'ping') return connection.tell({ type: 'pong', n: message.n, now: office.now() });
  const { account } = connection;
  if (!account) return refuse('hello first', 'The first message is hello.');
  switch (message.type) {
    case 'lobby.watch':
    case 'lobby.open':
    case 'lobby.seat':
    case 'lobby.ready':
    case 'lobby.start':
    case 'lobby.close':
      return handleLobby(office, connection, account, message);
    case 'say':
    case 'suggest':
    case 'ask':
      return handleTalk(office, connection, account, message, text);
    default:
      return handleTable(office, connection, account, message, text);
  }
}

async function greet(office: Office, connection: Connection, hello: FromClientOf<'hello'>): Promise<void> {
  if (hello.version !== VERSION)
    return refuse(
      'another version',
      `This server speaks version ${VERSION} of the protocol, and you speak ${hello.version}.`,
    );
  const { secret, now } = office;
  const { db, persist } = office.database;
  const session = hello.session ?? connection.session;
  const account = connection.account ?? (await persist(() => whoIs(db, secret, session, hello.name, now())));
  connection.blocked = await persist(() => blockedBy(db, account.id));
  const games = await persist(() => gamesOf(db, account.id));
  connection.account = account;
  connection.powers = hello.powers ?? false;
  for (const { game, state } of games) if (state === 'open') connection.waitingAt.add(game);
  connection.tell({
    type: 'welcome',
    version: VERSION,
    session: sessionOf(secret, account.id),
    name: account.name,
    now: now(),
    games: games.map(({ game, seat }) => ({ game, seat })),
  });
  for (const { game, seq, said } of hello.resume ?? [])
    await attach(office, connection, account, { game, since: seq, said }).catch((error: unknown) => {
      connection.refuse(error, { game });
      // It is there, and cannot be shown at the moment: whoever comes back may see it.
      if (!(error instanceof Refused)) connection.dismiss('try again', 1_000);
    });
}
