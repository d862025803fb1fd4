import type { Deck } from '@meetingstone/cards';
import { outcome } from '@meetingstone/rules';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act } from '@meetingstone/sitting';
import { tokenOf } from '../lobby/lobby.ts';
import type { Office } from '../net/office.ts';
import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import type { GameRecord } from '../storage/records.ts';
import { hashOf, newId } from '../storage/secrets.ts';
import { saveSnapshot } from '../storage/snapshots.ts';
import type { TableFound } from '../storage/tables.ts';
import { json } from '../storage/tables.ts';
import { sittingAfter, sittingsOf } from './showing.ts';

const BOT = 'greedy';

/** A game that goes on from a moment of one that is over: somebody plays one of its seats, bots play all others. */
export async function playOn(
  office: Office,
  account: Account,
  { table, record, acts, seat }: { table: TableFound; record: GameRecord; acts: number; seat: number },
): Promise<string> {
  const { db } = office.database;
  const given = record.acts.slice(0, acts);
  const sitting = sittingAfter(record, acts);
  if (outcome(sitting.game) !== null) refuse('terms refused', 'The game is over there: go back a step.');
  if (seat >= table.seats.length) refuse('no such seat', 'There is no such seat.');
  const changes = reseated(sitting, seat, office.now());
  const id = newId();
  const now = office.now();
  const first = sittingsOf({ ...record, acts: [] }).next().value!.acts.length;
  await db.transaction().execute(async (together) => {
    await together
      .insertInto('games')
      .values({
        id,
        state: 'playing',
        terms: json({ ...table.game.terms, rated: false, bestOf: 1, private: true }),
        host: account.id,
        is_private: true,
        build: record.build,
        made_at: now,
        touched_at: now,
      })
      .execute();
    await together
      .insertInto('seats')
      .values(
        table.seats.map(({ deck, ...one }) => ({
          ...one,
          game: id,
          account: one.seat === seat ? account.id : null,
          bot: one.seat === seat ? null : BOT,
          deck: deck && json(deck as Deck),
          token_hash: hashOf(tokenOf(office.secret, id, one.seat)),
        })),
      )
      .execute();
    await saveSnapshot(together, id, first, record.sitting);
    const rows = [...given, ...changes].map(({ act: done, then }, n) => ({
      game: id,
      number: first + 1 + n,
      seat: null,
      key: null,
      act: json(done),
      forced: then,
    }));
    if (rows.length > 0) await together.insertInto('acts').values(rows).execute();
  });
  return id;
}

/** Who sits where from now on, as acts of the table itself. */
function reseated(sitting: Sitting, own: number, at: number): readonly { readonly act: Act; readonly then: number }[] {
  let now = sitting;
  return sitting.sitters.flatMap(({ is }, seat) => {
    if (is === (seat === own ? 'person' : 'bot')) return [];
    const wanted: Act = seat === own ? { do: 'sit', seat, at } : { do: 'replace', seat, bot: BOT, by: null, at };
    const done = act(now, wanted);
    if (!done.ok) return refuse('terms refused', 'From here nobody can play on.');
    now = done.sitting;
    return [now.acts.at(-1)!];
  });
}
