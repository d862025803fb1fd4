/** Codes of PostgreSQL and of the network that say nothing against the query: the database is away, or can write no more. */
const AWAY = /^(08|53|57P|58|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
const AGAIN = /^(40001|40P01|55P03)/;

/** Did this fail because the database is not there, or cannot store anything at the moment? Then it may be tried again. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (AWAY.test(code) || AGAIN.test(code))) return true;
  return (
    isUnanswered(error) ||
    (typeof message === 'string' &&
      /connection (is closed|terminated|timeout|error)|timeout exceeded when trying to connect|not queryable|the database system is/i.test(
        message,
      ))
  );
}

/** Was it waited for in vain? Then its connection is of no use any more. */
export const isUnanswered = (error: unknown): boolean => /^Query read timeout$/.test((error as Error)?.message ?? '');

/** What is the matter with it, for those who run it. */
export function whyAway(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '53100') return 'the disk of the database is full';
  if (code === '53300') return 'the database takes no more connections';
  if (code === '25006') return 'the database can only be read';
  if (code === 'ECONNREFUSED') return 'the database does not answer';
  return message ?? String(error);
}
