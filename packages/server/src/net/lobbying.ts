import type { FromClientOf, LobbyTable } from '@meetingstone/protocol';
import { beginGame } from '../lobby/begin.ts';
import type { LobbyOf } from '../lobby/lobby.ts';
import { changeSeatOf, closeTable, openTable, setReady } from '../lobby/lobby.ts';
import { tableShownTo } from '../lobby/shown.ts';
import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import type { TableFound } from '../storage/tables.ts';
import { publicTables, tableWith } from '../storage/tables.ts';
import type { Connection } from './connection.ts';
import { MOST } from './limits.ts';
import type { Office } from './office.ts';
import { attach } from './seating.ts';

type LobbyMessage = FromClientOf<
  'lobby.watch' | 'lobby.open' | 'lobby.seat' | 'lobby.ready' | 'lobby.start' | 'lobby.close'
>;

export async function handleLobby(
  office: Office,
  connection: Connection,
  account: Account,
  message: LobbyMessage,
): Promise<void> {
  if (message.type === 'lobby.watch') return watchLobby(office, connection, account, message.on);
  connection.count('lobby');
  if (office.isClosing()) refuse('shutting down', 'The server is being restarted: come back in a moment.', 5_000);
  const mostGames = account.isGuest ? MOST.gamesOfGuest : MOST.gamesOfAccount;
  const done = await office.once(account, message.key, (db) =>
    change({ ...office.lobby, db, mostGames }, account, message),
  );
  if (message.type === 'lobby.open') connection.waitingAt.add(done.game);
  connection.tell({ type: 'ack', key: message.key, ...done });
  // Where it is begun it is played, before others hear of it.
  if (message.type === 'lobby.start' || message.type === 'lobby.ready') await office.house.find(done.game);
  office.tableChanged(done.game);
}

/** Changes the lobby: which table, and where one sits at a new one. */
async function change(
  lobby: LobbyOf,
  account: Account,
  message: Exclude<LobbyMessage, { readonly type: 'lobby.watch' }>,
): Promise<{ readonly game: string; readonly seat?: number }> {
  if (message.type === 'lobby.open') return openTable(lobby, account, message);
  const { game } = message;
  if (message.type === 'lobby.seat') await changeSeatOf(lobby, account, game, message.set);
  else if (message.type === 'lobby.close') await closeTable(lobby, account, game);
  else if (message.type === 'lobby.start') await beginGame(lobby, account, game);
  else if (await setReady(lobby, account, game, message.ready)) await beginGame(lobby, null, game);
  return { game };
}

async function watchLobby(office: Office, connection: Connection, account: Account, on: boolean): Promise<void> {
  connection.watchesLobby = on;
  if (!on) return;
  const { db } = office.database;
  const ids = new Set([...(await publicTables(db, MOST.lobbyTables)), ...connection.waitingAt]);
  const found = await Promise.all([...ids].map((id) => tableWith(db, id)));
  const tables = found.flatMap((table) => (table ? [shown(office, table, account)] : []));
  connection.tell({ type: 'lobby', whole: true, tables });
}

function shown(office: Office, table: TableFound, { id }: Account): LobbyTable {
  const live = office.house.here().find((one) => one.id === table.game.id);
  return tableShownTo(table, id, office.secret, live?.spectators() ?? 0);
}

/** Tells those who see it how a table stands now; whoever sits at it is brought there when the game has begun. */
export async function tellOfTable(office: Office, game: string): Promise<void> {
  const table = await office.database.persist(() => tableWith(office.database.db, game));
  if (!table) return;
  const isListed = !table.game.is_private && (table.game.state === 'open' || table.game.state === 'playing');
  for (const connection of office.connections) {
    const { account, watchesLobby, waitingAt } = connection;
    if (!account || connection.isPassedOn) continue;
    const isAtIt = waitingAt.has(game);
    if (!isAtIt && !watchesLobby) continue;
    if (isAtIt || isListed) connection.tell({ type: 'lobby', tables: [shown(office, table, account)] });
    else connection.tell({ type: 'lobby', tables: [], gone: [game] });
    if (!isAtIt || table.game.state === 'open') continue;
    waitingAt.delete(game);
    const sits = table.seats.some((seat) => seat.account === account.id);
    if (sits && table.game.state === 'playing')
      await attach(office, connection, account, { game }).catch((error: unknown) => connection.refuse(error, { game }));
  }
}
