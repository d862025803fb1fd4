import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import { isHere } from '../tables/house.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Connection } from './connection.ts';
import type { Office } from './office.ts';
import type { Pipe } from './relay.ts';
import { pipeTo } from './relay.ts';

type At = LiveTable | Pipe;

/** Where the game is. */
export async function placeOf(office: Office, connection: Connection, account: Account, game: string): Promise<At> {
  const held = connection.attached.get(game);
  if (held) return held.at;
  const found = await office.house.find(game);
  if (isHere(found)) return found;
  if (found === null) return refuse('no such game', 'There is no such game, or it has not begun.');
  return pipeFor(office, connection, account, found.url);
}

function pipeFor(office: Office, connection: Connection, account: Account, url: string): Pipe {
  if (connection.isPassedOn) {
    connection.dismiss('moved', 100);
    return refuse('shutting down', 'This table has moved. Come back in a moment.', 100);
  }
  const { pipes, powers } = connection;
  const pipe =
    pipes.get(url) ??
    pipeTo(url, office.secret, { account, powers }, connection.send, () => connection.dismiss('moved', 100));
  pipes.set(url, pipe);
  return pipe;
}
