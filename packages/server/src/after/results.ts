import { outcome } from '@meetingstone/rules';
import type { Db } from '../storage/tables.ts';
import { json } from '../storage/tables.ts';
import type { LiveTable } from '../tables/live.ts';

/** Stores how a game ended. Done twice, it is the same. */
export async function storeResult(db: Db, table: LiveTable, now: number): Promise<void> {
  const { id, accounts, terms } = table;
  const sitting = table.sitting();
  const { winners } = outcome(sitting.game)!;
  await db
    .insertInto('results')
    .values(
      sitting.terms.seats.map(({ name }, seat) => ({
        game: id,
        seat,
        account: accounts[seat] ?? null,
        name,
        won: winners.length === 0 ? null : winners.includes(seat),
        rated: terms.rated ?? false,
        at: now,
      })),
    )
    .onConflict((held) => held.doNothing())
    .execute();
  await db
    .updateTable('games')
    .set({ state: 'over', outcome: json({ winners }), touched_at: now, due_at: null })
    .where('id', '=', id)
    .where('state', '!=', 'over')
    .execute();
}
