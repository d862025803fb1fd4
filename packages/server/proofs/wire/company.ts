import { isDeepStrictEqual } from 'node:util';
import type { TableMessage } from '@meetingstone/protocol';
import type { Client, Heard, Table } from '@meetingstone/protocol/client';
import { connect, tableFrom } from '@meetingstone/protocol/client';
import { momentOf, pictureOf, tableMessage, VOICE } from '@meetingstone/protocol/host';
import type { Answer, Game, Seat } from '@meetingstone/rules';
import { bare } from '@meetingstone/rules';
import { USUAL_PATIENCE } from '../../src/tables/attendance.ts';
import type { Around } from '../../src/tables/live.ts';
import { liveTable } from '../../src/tables/live.ts';
import { streamOf } from '../../src/tables/stream.ts';
import { doorTo } from './door.ts';
import { seatedAt } from './seating.ts';

const GAME = 'scenario';

const never = (what: string): never => {
  throw new Error(`at a table of persons without a clock: ${what}`);
};

const AROUND: Around = {
  now: () => 0,
  coveredTime: () => 0,
  patience: USUAL_PATIENCE,
  store: async () => 'stored',
  think: () => never('a bot was asked'),
  momentOf,
  streamOf: (game, from) => streamOf(game, from, VOICE),
  snapshot: async () => {},
  over: () => {},
  lost: () => never('the table was lost'),
  failed: (_, error) => {
    throw error;
  },
};

/** Those who wait for a while wait for nothing here; a line is never silent for long enough to be given up. */
const SOON = 10_000;
const later = (milliseconds: number, then: () => void): (() => void) => {
  if (milliseconds > SOON) return () => {};
  const waiting = setImmediate(then);
  return () => clearImmediate(waiting);
};

/** A client in every seat of a table, each at the end of a line that is cut again and again. */
export interface Company {
  readonly game: () => Game;
  /** Somebody answers; afterwards all are cut off and come back. With `lossy` the acknowledgement is lost, too. */
  readonly give: (given: Answer, lossy: boolean) => Promise<Heard>;
  /** The first seat whose client has made something else of all steps than a fresh `table` shows. */
  readonly astray: () => Seat | null;
  readonly leave: () => Promise<void>;
}

export async function companyAt(game: Game): Promise<Company> {
  const sitting = seatedAt(game);
  const accounts = sitting.terms.seats.map(({ name }) => name);
  const terms = { play: 'free-for-all', seats: accounts.length } as const;
  const table = liveTable({ id: GAME, fence: 1, sitting, keys: [], accounts, terms }, AROUND);
  const door = doorTo(table);
  let keys = 0;
  const newKey = (): string => `key-${keys++}`;
  const clients = accounts.map((_, seat) =>
    connect({ url: '', world: { open: () => door.open(seat), later, random: () => 0, newKey } }),
  );
  await allBack(clients);
  return {
    game: () => table.sitting().game,
    give: async ({ player, choose }, lossy) => {
      if (lossy) door.loseNextAck();
      const client = clients[player]!;
      const heard = await (choose === 'concede'
        ? client.ask({ type: 'concede', game: GAME })
        : client.answer(GAME, bare(choose)));
      door.cut();
      await allBack(clients);
      return heard;
    },
    astray: () => {
      const found = clients.findIndex((client, seat) => {
        const seen = client.table(GAME)!;
        const picture = pictureOf(momentOf(table.sitting(), seat), VOICE, null);
        return !isFresh(seen, tableMessage(picture, { game: GAME, seq: seen.seq }));
      });
      return found === -1 ? null : found;
    },
    leave: async () => {
      for (const client of clients) client.close();
      await table.putAway();
    },
  };
}

const isBack = (client: Client): boolean => client.line() === 'open' && client.table(GAME) !== undefined;

async function allBack(clients: readonly Client[]): Promise<void> {
  do await new Promise((then) => setImmediate(then));
  while (!clients.every(isBack));
}

/** A client keeps what was printed on cards that are not to be seen any more. */
function isFresh({ definitions: kept, ...seen }: Table, message: TableMessage): boolean {
  const { definitions, ...fresh } = tableFrom(JSON.parse(JSON.stringify(message)) as TableMessage);
  return (
    isDeepStrictEqual(seen, fresh) && [...definitions].every(([key, one]) => isDeepStrictEqual(kept.get(key), one))
  );
}
