import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@meetingstone/protocol';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Account } from '../storage/accounts.ts';
import { connection } from './connection.ts';
import { MOST } from './limits.ts';
import type { Office } from './office.ts';
import { passedOnFor, RELAY } from './relay.ts';

const SOCKET = '/socket';

/** Takes sockets: of people, and of other nodes that pass somebody on. */
export function takeSockets(
  server: Server,
  office: Office,
  sessionIn: (request: IncomingMessage) => string | undefined,
  /** Milliseconds between two rounds in which everybody has to show that he is there. */
  heartbeat = 30_000,
): () => void {
  // A little more than a message may have: what is too large gets its refusal, what is far too large the door.
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: 4 * LIMITS.messageBytes,
  });
  const alive = new WeakSet<WebSocket>();

  const welcome = (socket: WebSocket, cable: Duplex, given: Parameters<typeof connection>[2]): void => {
    const gather = gathering(cable);
    // Nothing is awaited before the handlers are there: a message that comes early would be lost.
    const self = connection(
      office,
      {
        send: (text) => {
          gather();
          socket.send(text);
        },
        waiting: () => socket.bufferedAmount,
        close: (code, reason) => {
          socket.close(code, reason);
          setTimeout(() => socket.terminate(), 2_000).unref();
        },
      },
      given,
    );
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('message', (data, isBinary) => self.receive(isBinary ? '' : String(data)));
    socket.on('error', () => {});
    socket.on('close', () => self.closed());
    if (tooMany(office, given?.session)) self.dismiss('too many connections', 10_000);
  };

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refuse = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    const path = request.url?.split('?')[0];
    if (path === RELAY) {
      const account = await relayed(office, request);
      if (!account) return refuse('403 Forbidden');
      return sockets.handleUpgrade(request, socket, head, (ready) => welcome(ready, socket, { account }));
    }
    if (path !== SOCKET) return refuse('404 Not Found');
    if (!isOfThisSite(request)) return refuse('403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (ready) => welcome(ready, socket, { session: sessionIn(request) }));
  });

  // A half-open socket does not answer, and is ended after two silent rounds. After a round that comes late it was we who did not listen.
  let last = performance.now();
  const beat = setInterval(() => {
    const isLate = performance.now() - last > 1.5 * heartbeat;
    last = performance.now();
    for (const socket of sockets.clients) {
      if (!alive.delete(socket) && !isLate) socket.terminate();
      else socket.ping();
    }
  }, heartbeat);
  return () => {
    clearInterval(beat);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

/** What is written in the same breath, an acknowledgement and a step for example, goes out together. */
function gathering(cable: Duplex): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    cable.cork();
    process.nextTick(() => {
      isHeld = false;
      cable.uncork();
    });
  };
}

async function relayed(office: Office, request: IncomingMessage): Promise<Account | null> {
  const id = passedOnFor(office.secret, request.headers);
  return id === null ? null : office.accounts(id).catch(() => null);
}

/** A page of another site must not speak in the name of whoever looks at it. */
function isOfThisSite({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function tooMany({ connections }: Office, session: string | undefined): boolean {
  if (connections.size > MOST.sockets) return true;
  if (session === undefined) return false;
  return [...connections].filter((one) => one.session === session).length > MOST.socketsOfOne;
}
