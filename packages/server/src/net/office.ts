import type { Logger } from 'pino';
import type { Afterwards } from '../after/afterwards.ts';
import type { LessonLibrary } from '../lessons/library.ts';
import type { LobbyOf } from '../lobby/lobby.ts';
import type { Account } from '../storage/accounts.ts';
import type { Database } from '../storage/database.ts';
import type { Postbox } from '../storage/news.ts';
import type { Db } from '../storage/tables.ts';
import type { House } from '../tables/house.ts';
import type { Connection } from './connection.ts';
import type { Metrics } from './metrics.ts';

/** All that is needed to deal with what people want. */
export interface Office {
  readonly node: string;
  readonly database: Database;
  readonly secret: string;
  readonly lobby: LobbyOf;
  readonly lessons: LessonLibrary;
  readonly house: House;
  readonly afterwards: Afterwards;
  readonly post: Postbox;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  /** Everybody who is connected to this node. */
  readonly connections: Set<Connection>;
  /** The server is going down: nothing new is begun. */
  readonly isClosing: () => boolean;
  /** A table of the lobby changed: whoever sees it here or elsewhere is told. */
  readonly tableChanged: (game: string) => void;
  /** Does something that is not part of a game once for each name that a client gave it, as soon as it can be stored. */
  readonly once: <Answer extends object>(
    account: Account,
    key: string,
    doing: (db: Db) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly accounts: (id: string) => Promise<Account | null>;
}
