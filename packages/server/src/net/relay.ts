import { VERSION } from '@meetingstone/protocol';
import WebSocket from 'ws';
import type { Account } from '../storage/accounts.ts';
import { isSame, sealOf } from '../storage/secrets.ts';

/** A way to the node that has a game, for one person who is connected here. */
export interface Pipe {
  readonly pass: (text: string) => void;
  readonly close: () => void;
}

export const RELAY = '/relay';
const ACCOUNT = 'x-meetingstone-account';
const SEAL = 'x-meetingstone-seal';
/** A node whose machine is gone says nothing, not even that: after two of these its games are looked for elsewhere. */
const HEARTBEAT = 5_000;

/** Opens it. What comes back is passed on as it is; when it breaks, the game has to be looked for again. */
export function pipeTo(
  url: string,
  secret: string,
  { account, powers }: { readonly account: Account; readonly powers: boolean },
  heard: (text: string) => void,
  broken: () => void,
  heartbeat = HEARTBEAT,
): Pipe {
  const waiting: string[] = [JSON.stringify({ type: 'hello', version: VERSION, ...(powers ? { powers } : {}) })];
  const socket = new WebSocket(new URL(RELAY, url), {
    headers: { [ACCOUNT]: account.id, [SEAL]: sealOf(secret, `relay ${account.id}`) },
    perMessageDeflate: false,
    handshakeTimeout: 3_000,
  });
  let [isClosed, isAlive] = [false, true];
  const beat = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  }, heartbeat).unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('open', () => {
    for (const text of waiting.splice(0)) socket.send(text);
  });
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{"type":"welcome"')) heard(text);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(beat);
    if (!isClosed) broken();
  });
  return {
    pass: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else waiting.push(text);
    },
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
}

/** For whom another node of ours speaks; null if it is none of ours. */
export function passedOnFor(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | null {
  const [account, seal] = [headers[ACCOUNT], headers[SEAL]];
  if (typeof account !== 'string' || typeof seal !== 'string') return null;
  return isSame(seal, sealOf(secret, `relay ${account}`)) ? account : null;
}
