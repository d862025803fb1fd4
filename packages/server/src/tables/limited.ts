import { Script } from 'node:vm';
import { refusal } from '../refused.ts';

/** Longer than any card of the catalogue needs, by far. */
const MOST = 1_000;

const doings = globalThis as { meetingStoneDoing?: () => unknown };
const script = new Script('globalThis.meetingStoneDoing()');

/**
 * Does something that may never end, because somebody wrote a card of his own: after a while it is broken off, as if nothing had
 * happened. What is done must not change anything that others see.
 */
export function limited<T>(doing: () => T, most = MOST): T {
  doings.meetingStoneDoing = doing;
  try {
    return script.runInThisContext({ timeout: most }) as T;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw refusal('not allowed', 'With the cards of this table that would take too long: something else must be done.');
  } finally {
    delete doings.meetingStoneDoing;
  }
}
