import { isDeepStrictEqual } from 'node:util';
import type { Table } from '@meetingstone/protocol';
import { tableFrom } from '@meetingstone/protocol';
import { momentOf, pictureOf, tableMessage, VOICE } from '@meetingstone/protocol/host';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, readSitting } from '@meetingstone/sitting';

import type { Database } from '../src/storage/database.ts';
import { recordOf } from '../src/storage/records.ts';

/** The sitting that the stored record gives, from its first moment on. */
export async function replayed({ db }: Database, game: string): Promise<Sitting> {
  const record = await recordOf(db, game);
  if (!record) throw new Error(`there is no record of ${game}`);
  return record.acts.reduce<Sitting>((before, { act: given, then }, n) => {
    const done = act(before, given as Act, then);
    if (!done.ok) throw new Error(`act ${n + 1} of the record of ${game} cannot be done again`);
    return done.sitting;
  }, readSitting(record.sitting));
}

/** Does a client see the table that the record gives its seat? */
export function isAsRecorded(sitting: Sitting, seat: number, seen: Table): boolean {
  const picture = pictureOf(momentOf(sitting, seat), VOICE, null);
  const message = tableMessage(picture, { game: seen.game, seq: seen.seq, powers: false });
  const { definitions, ...recorded } = tableFrom(JSON.parse(JSON.stringify(message)) as typeof message);
  const { definitions: known, ...rest } = seen;
  return (
    isDeepStrictEqual(rest, recorded) &&
    [...definitions].every(([key, definition]) => isDeepStrictEqual(known.get(key), definition))
  );
}
