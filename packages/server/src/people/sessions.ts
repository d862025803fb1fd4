import type { Account } from '../storage/accounts.ts';
import { accountWith, newGuest } from '../storage/accounts.ts';
import { isSame, sealOf } from '../storage/secrets.ts';
import type { Db } from '../storage/tables.ts';

/** What a client shows to be known again. Nothing is stored for it: only we can have sealed it. */
export const sessionOf = (secret: string, account: string): string =>
  `${account}.${sealOf(secret, `session ${account}`)}`;

/** Whose session this is; null if it is none of ours. */
export function accountIn(secret: string, session: string): string | null {
  const [account = '', seal = ''] = session.split('.');
  return account !== '' && isSame(seal, sealOf(secret, `session ${account}`)) ? account : null;
}

/** Whoever comes with this session, or a new guest. */
export async function whoIs(
  db: Db,
  secret: string,
  session: string | undefined,
  name: string | undefined,
  now: number,
): Promise<Account> {
  const id = session === undefined ? null : accountIn(secret, session);
  return (id === null ? null : await accountWith(db, id)) ?? newGuest(db, name, now);
}
