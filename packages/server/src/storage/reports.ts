import type { Insertable } from 'kysely';
import { chatOf } from './chat.ts';
import type { GameRecord } from './records.ts';
import { recordOf } from './records.ts';
import type { GameState, Schema } from './schema.ts';
import type { Db } from './tables.ts';
import { tableWith } from './tables.ts';

/** What somebody has reported, with all that is needed to judge it. */
export interface Report {
  readonly number: number;
  readonly at: number;
  readonly game: string;
  readonly state: GameState;
  /** Who reports, by his name and the account behind it. */
  readonly by: Who;
  /** Whom it is about; null where it is about the game. */
  readonly about: (Who & { readonly seat: number }) | null;
  readonly text: string;
  /** What was said at that table last. */
  readonly said: readonly { readonly at: number; readonly by: Who; readonly text: string }[];
  /** All that was done there; null for a table at which nothing has begun. */
  readonly record: GameRecord | null;
}

interface Who {
  readonly name: string;
  /** Null for a bot. */
  readonly account: string | null;
}

export async function addReport(db: Db, report: Insertable<Schema['reports']>): Promise<void> {
  await db.insertInto('reports').values(report).execute();
}

/** All reports, or those of these numbers, in the order in which they came. */
export async function reportsIn(db: Db, numbers: readonly number[]): Promise<readonly Report[]> {
  const all = db
    .selectFrom('reports')
    .innerJoin('accounts', 'accounts.id', 'reports.account')
    .select(['reports.id', 'reports.game', 'reports.account', 'reports.about', 'reports.text', 'reports.at', 'name'])
    .orderBy('reports.id');
  const rows = await (numbers.length > 0 ? all.where('reports.id', 'in', numbers) : all).execute();
  const reports: Report[] = [];
  for (const { id, game, account, about, text, at, name } of rows) {
    const table = (await tableWith(db, game))!;
    const seat = table.seats.find((one) => one.seat === about);
    const said = await chatOf(db, game);
    reports.push({
      number: id,
      at,
      game,
      state: table.game.state,
      by: { name, account },
      about: seat ? { seat: seat.seat, name: seat.name ?? '', account: seat.account } : null,
      text,
      said: said.map((line) => ({ at: line.at, by: { name: line.name, account: line.account }, text: line.text })),
      record: await recordOf(db, game),
    });
  }
  return reports;
}
