import type { FromClient } from '@meetingstone/protocol';
import { outcome } from '@meetingstone/rules';
import { guided } from '../lessons/guiding.ts';
import { leaveTable, seatOf, takeSeat } from '../lobby/lobby.ts';
import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import { tableWith } from '../storage/tables.ts';
import { actOf, isAct } from '../tables/acting.ts';
import type { Connection } from './connection.ts';
import type { Office } from './office.ts';
import { placeOf } from './places.ts';
import { sendChat } from './talking.ts';

/** Sitting down, looking on, and what is done at the table. */
export async function handleTable(
  office: Office,
  connection: Connection,
  account: Account,
  message: Exclude<FromClient, { readonly type: 'hello' | 'ping' }>,
  text: string,
): Promise<void> {
  if (message.type === 'sit') return sit(office, connection, account, message, text);
  if (message.type === 'watch')
    return void (await attach(office, connection, account, { game: message.game, watches: true, text }));
  if (message.type === 'leave') return leave(office, connection, account, message.game, text);
  if (!('game' in message) || message.game === undefined) return refuse('unknown message', 'This is said to a table.');
  connection.count('acts');
  const started = performance.now();
  const at = await placeOf(office, connection, account, message.game);
  if ('pass' in at) return at.pass(text);
  const seat = at.seatOf(account.id) ?? refuse('not your table', 'You do not sit at this table.');
  const ack = (): void => {
    office.metrics.acks.observe((performance.now() - started) / 1000);
    connection.tell({ type: 'ack', game: message.game!, key: message.key! });
  };
  if (isAct(message)) {
    const isOver = outcome(at.sitting().game) !== null;
    if (message.type !== 'concede' || !isOver)
      await at.perform({ seat, key: message.key, ack }, (sitting) =>
        guided(office.lessons, sitting, actOf(message, seat, sitting, office.now())),
      );
    if (message.type === 'concede' && message.match) await office.afterwards.concedeMatch(at, seat);
    return isOver ? ack() : undefined;
  }
  if (message.type === 'side') await office.afterwards.side(at, seat, message);
  else if (message.type === 'rematch') await office.afterwards.rematch(at, seat, message.agree);
  else return refuse('unknown message', 'This is not said to a table.');
  ack();
}

interface Wish {
  readonly game: string;
  readonly since?: number;
  /** The last words that were heard, if later ones are wanted. */
  readonly said?: number | undefined;
  readonly watches?: boolean;
  /** What is passed on if the game is elsewhere. */
  readonly text?: string;
}

/** Brings somebody to a game that has begun: into his seat, or among those who look on. */
export async function attach(
  office: Office,
  connection: Connection,
  account: Account,
  { game, since, said, watches, text }: Wish,
): Promise<number | null> {
  const before = connection.attached.get(game)?.at;
  if (before && 'leave' in before) before.leave(connection);
  const at = await placeOf(office, connection, account, game);
  if ('pass' in at) {
    connection.attached.set(game, { seat: null, at });
    at.pass(since === undefined ? (text ?? sitting(game)) : resuming({ game, seq: since, said }, connection.powers));
    return null;
  }
  const seat = watches ? null : at.seatOf(account.id);
  if (seat === null && at.isClosedToOthers()) return refuse('not allowed', 'Nobody looks on at this table.');
  connection.attached.set(game, { seat, at });
  if (seat === null) at.watch(connection, since);
  else at.sit(seat, connection, since);
  if (since === undefined || said !== undefined) await sendChat(office, connection, at, seat, said);
  return seat;
}

const sitting = (game: string): string => JSON.stringify({ type: 'sit', game, key: 'back' });
const resuming = (where: object, powers: boolean): string =>
  JSON.stringify({ type: 'hello', version: 1, resume: [where], ...(powers ? { powers } : {}) });

async function sit(
  office: Office,
  connection: Connection,
  account: Account,
  message: Extract<FromClient, { readonly type: 'sit' }>,
  text: string,
): Promise<void> {
  const { game, key } = message;
  connection.count('lobby');
  const { db, persist } = office.database;
  const table = (await persist(() => tableWith(db, game))) ?? refuse('no such game', 'There is no such table.');
  if (table.game.state === 'open') {
    const { seat } = await office.once(account, key, async (locked) => ({
      seat: await takeSeat({ ...office.lobby, db: locked }, account, message),
    }));
    connection.waitingAt.add(game);
    connection.tell({ type: 'ack', game, key, seat });
    return office.tableChanged(game);
  }
  const own = seatOf(table, account.id) ?? refuse('not your table', 'You do not sit at this table; you may look on.');
  if (message.seat !== undefined && message.seat !== own) refuse('not your seat', 'You sit in another seat.');
  const seat = await attach(office, connection, account, { game, text });
  if (seat !== null) connection.tell({ type: 'ack', game, key, seat });
}

async function leave(
  office: Office,
  connection: Connection,
  account: Account,
  game: string,
  text: string,
): Promise<void> {
  const held = connection.attached.get(game);
  connection.attached.delete(game);
  if (held) return 'pass' in held.at ? held.at.pass(text) : held.at.leave(connection);
  if (!connection.waitingAt.delete(game)) return;
  await leaveTable(office.lobby, account, game);
  office.tableChanged(game);
}
