import type { Refusal as Reason } from '@meetingstone/protocol';
import { Refusal } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';

/** Does what may be refused with a sentence, and passes the sentence on. */
export function granted<T>(reason: Reason, doing: () => T): T {
  try {
    return doing();
  } catch (error) {
    if (error instanceof Refusal) return refuse(reason, error.message);
    throw error;
  }
}
