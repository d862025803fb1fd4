import { isDeepStrictEqual } from 'node:util';
import type { Table } from '@meetingstone/protocol';
import { tableFrom } from '@meetingstone/protocol';
import { eventOf, momentOf, pictureOf, tableMessage, VOICE } from '@meetingstone/protocol/host';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, newsIn, next, readSitting } from '@meetingstone/sitting';

import type { Database } from '../src/storage/database.ts';
import { recordOf } from '../src/storage/records.ts';

/** A game played again from its record. */
export interface Replay {
  readonly sitting: Sitting;
  /** All that each seat is told in the course of it, as it is sent. */
  readonly told: readonly ReadonlySet<string>[];
}

/** What the stored record gives, from its first moment on, with the passes that follow from it of themselves. */
export async function replayed({ db }: Database, game: string): Promise<Replay> {
  const record = await recordOf(db, game);
  if (!record) throw new Error(`there is no record of ${game}`);
  let sitting = readSitting(record.sitting);
  const told = sitting.terms.seats.map((_, seat) => new Set(newsIn(sitting.logs[seat]!, 0).map(asSent)));
  const go = (given: Act, then?: number): void => {
    const done = act(sitting, given, then);
    if (!done.ok) throw new Error(`something in the record of ${game} cannot be done again: ${JSON.stringify(given)}`);
    for (const [seat, all] of told.entries())
      for (const line of newsIn(done.sitting.logs[seat]!, sitting.logs[seat]!.told)) all.add(asSent(line));
    sitting = done.sitting;
  };
  for (const { act: given, then } of record.acts) go(given as Act, then);
  while (next(sitting).do === 'cover') go({ do: 'forced', at: sitting.acts.at(-1)!.act.at });
  return { sitting, told };
}

const asSent = (line: Parameters<typeof eventOf>[0]): string => JSON.stringify(eventOf(line));

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
