import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Unable } from '../../refusal.ts';

/** Whom PostgreSQL runs as, where that is not whoever started us. */
export interface OtherUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user that is there for it, or as nobody. */
export function otherUser(): OtherUser | null {
  if (process.getuid?.() !== 0) return null;
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Unable(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as: start the server as another user, or give it a database with DATABASE_URL.',
  );
}

/** What a child process must be given to run as that user. */
export const runningAs = (user: OtherUser | null): { readonly uid?: number; readonly gid?: number } =>
  user ? { uid: user.uid, gid: user.gid } : {};

export function giveTo(user: OtherUser | null, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** The outermost folder on the way to this path that the user may not pass; null if there is none. */
export function barrier(user: OtherUser | null, path: string): string | null {
  if (!user) return null;
  const above = dirname(path) === path ? null : barrier(user, dirname(path));
  if (above !== null || !existsSync(path)) return above;
  const { uid, gid, mode } = statSync(path);
  const may = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & may) === 0 ? path : null;
}
