import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

/** JSON lines. What is logged is chosen word by word: no message, no card, no address, no token is ever among it. */
export const logTo = (stream: DestinationStream, level: string): Logger =>
  pino({ level, base: null, serializers: { err: errorOf } }, stream);

/** Where an error came up and of which kind it is. What it says is told only of the network and the database: the rules speak of cards. */
function errorOf(error: unknown): object {
  const { name, code, message, stack } = error as { name?: string; code?: string; message?: string; stack?: string };
  const places = stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return { name, ...(code === undefined ? {} : { code, message }), places };
}
