import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A way to a database that can be cut: those who come meanwhile are turned away, or not answered. */
export interface Way {
  readonly url: string;
  /** Turns everybody away, or takes everybody and says nothing. */
  readonly cut: (how: 'turned away' | 'silent') => void;
  readonly mend: () => void;
  readonly close: () => void;
}

export async function proxyTo(url: string): Promise<Way> {
  const { hostname, port } = new URL(url);
  let how: 'open' | 'turned away' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (how === 'turned away') return near.destroy();
    sockets.add(near);
    near.on('error', () => {});
    if (how === 'silent') return;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => {});
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = new URL(url);
  address.port = String((server.address() as { port: number }).port);
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: address.href,
    cut: (to) => {
      how = to;
      drop();
    },
    mend: () => {
      how = 'open';
      drop();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
