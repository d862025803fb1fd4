import type { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { Refusal } from './refusals.ts';
import type { FromClient } from './schema/fromClient.ts';
import { fromClient } from './schema/fromClient.ts';
import type { FromServer } from './schema/fromServer.ts';
import { fromServer } from './schema/fromServer.ts';

/** A message that came in, or what is wrong with it: a word, and a sentence that names the place. */
export type Read<Message> =
  | { readonly ok: true; readonly message: Message }
  | {
      readonly ok: false;
      readonly reason: Refusal;
      readonly words: string;
      /** What the refused message called itself, as far as that could be read: the refusal names it again. */
      readonly key?: string;
      readonly game?: string;
    };

/** Reads what a client sent. Whatever it is: it never throws, and a refusal says what and where. */
export function readFromClient(text: string): Read<FromClient> {
  if (text.length > LIMITS.messageBytes || new TextEncoder().encode(text).length > LIMITS.messageBytes)
    return { ok: false, reason: 'too large', words: `A message has at most ${LIMITS.messageBytes} bytes.` };
  return readAs(fromClient as unknown as z.ZodType<FromClient>, text);
}

/** Reads what a server sent: for tests, and for those who do not trust it. */
export const readFromServer = (text: string): Read<FromServer> =>
  readAs(fromServer as unknown as z.ZodType<FromServer>, text);

function readAs<Message>(schema: z.ZodType<Message>, text: string): Read<Message> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not JSON', words: 'A message is one JSON object.' };
  }
  const read = schema.safeParse(given);
  if (read.success) return { ok: true, message: read.data };
  const issue = deepest(read.error.issues[0]!);
  const isUnknown = issue.path.length === 1 && issue.path[0] === 'type';
  const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  return {
    ok: false,
    reason: isUnknown ? 'unknown message' : 'malformed',
    words: `${where}${issue.message}`.slice(0, 300),
    ...named(given),
  };
}

/** Of a union, the mistake in the alternative that came furthest. */
function deepest(issue: z.core.$ZodIssue): { readonly path: readonly PropertyKey[]; readonly message: string } {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner = issue.errors.flatMap((one) => (one[0] ? [deepest(one[0])] : []));
  const far = inner.toSorted((a, b) => b.path.length - a.path.length)[0];
  return far && far.path.length > 0 ? { path: [...issue.path, ...far.path], message: far.message } : issue;
}

const NAME = /^[\w-]{1,64}$/;

function named(given: unknown): { key?: string; game?: string } {
  const { key, game } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return {
    ...(typeof key === 'string' && NAME.test(key) ? { key } : {}),
    ...(typeof game === 'string' && NAME.test(game) ? { game } : {}),
  };
}
