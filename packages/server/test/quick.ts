import type { Server, ServerOptions } from '../src/server.ts';
import { startServer } from '../src/server.ts';

/** A server at which covered passes wait for nothing. How long they wait, and that it tells nothing, is shown in `times.test.ts`. */
export const quickServer = (options: ServerOptions): Promise<Server> =>
  startServer({ coveredTime: () => 0, ...options });
