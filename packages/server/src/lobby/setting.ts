import type { Deck } from '@meetingstone/cards';
import type { TableTerms } from '@meetingstone/protocol';
import type { Sitting } from '@meetingstone/sitting';
import { writeSitting } from '@meetingstone/sitting';
import { hashOf, newId } from '../storage/secrets.ts';
import { saveSnapshot } from '../storage/snapshots.ts';
import { json } from '../storage/tables.ts';
import type { LobbyOf } from './lobby.ts';
import { tokenOf } from './lobby.ts';

/** A game that has come to somewhere already, and the accounts of those who sit at it; null for a bot. */
export interface TableSet {
  readonly terms: TableTerms;
  readonly sitting: Sitting;
  readonly accounts: readonly (string | null)[];
}

/** Sets a table at which a game goes on from where it is. */
export async function setTable({ db, secret, build, now }: LobbyOf, set: TableSet): Promise<string> {
  const { terms, sitting, accounts } = set;
  const game = newId();
  const at = now();
  const seats = sitting.terms.seats.map(({ name, team = null, deck }, seat) => {
    const sitter = sitting.sitters[seat]!;
    return {
      game,
      seat,
      account: accounts[seat] ?? null,
      name,
      team,
      bot: sitter.is === 'bot' ? sitter.bot : null,
      deck: deck && json(deck as Deck),
      token_hash: hashOf(tokenOf(secret, game, seat)),
    };
  });
  await db.transaction().execute(async (together) => {
    await together
      .insertInto('games')
      .values({
        id: game,
        state: 'playing',
        terms: json(terms),
        host: accounts.find((account) => account !== null) ?? null,
        is_private: terms.private ?? false,
        build,
        made_at: at,
        touched_at: at,
      })
      .execute();
    await together.insertInto('seats').values(seats).execute();
    await saveSnapshot(together, game, sitting.acts.length, writeSitting(sitting));
  });
  return game;
}
