import type { z } from 'zod';

/** What a request brought does not fit; the answer says what and where. */
export class Unfitting extends Error {
  override readonly name = 'Unfitting';
  readonly statusCode = 400;
}

export function fitting<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Unfitting(`${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`);
}
