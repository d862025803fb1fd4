import type { FromClientOf, FromServerOf } from '@meetingstone/protocol';
import { judgedFor, optionSent, sentOption } from '@meetingstone/protocol/host';
import type { Seat } from '@meetingstone/rules';
import { bare, sameOption, tableFor } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { cardTexts } from '@meetingstone/sitting';
import { choicesOf, english, teller } from '@meetingstone/words';
import { refusal, refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import type { ChatLine } from '../storage/chat.ts';
import { addChat, chatOf } from '../storage/chat.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Connection } from './connection.ts';
import type { Office } from './office.ts';
import { placeOf } from './places.ts';

type TalkMessage = FromClientOf<'say' | 'suggest' | 'ask'>;

/** What is said: to the others, to the leader, to the judge. */
export async function handleTalk(
  office: Office,
  connection: Connection,
  account: Account,
  message: TalkMessage,
  text: string,
): Promise<void> {
  connection.count(message.type === 'ask' ? 'asks' : 'chat');
  if (message.type === 'say' && message.game === undefined) return sayInLobby(office, connection, account, message);
  const at = await placeOf(office, connection, account, message.game!);
  if ('pass' in at) return at.pass(text);
  const seat = at.seatOf(account.id);
  if (message.type === 'say') return sayAtTable(office, connection, account, message, at, seat);
  if (seat === null) return refuse('not your table', 'You do not sit at this table.');
  if (message.type === 'ask') return connection.tell(judgedFor(at.sitting(), seat, message));
  suggest(at, seat, message);
  connection.tell({ type: 'ack', game: at.id, key: message.key });
}

type Say = FromClientOf<'say'>;

async function sayInLobby(office: Office, connection: Connection, account: Account, { key, text }: Say): Promise<void> {
  const line = { game: null, account: account.id, seat: null, name: account.name, team: null, text, at: office.now() };
  const id = await saidOnce(office, account, key, line);
  connection.tell({ type: 'ack', key });
  if (id === null) return;
  tellLobby(office.connections, account.id, saidOf({ ...line, id }));
  office.post.tell({ chat: id });
}

/** The number under which it is kept; null if it was said before, and is only sent again. */
async function saidOnce({ once }: Office, account: Account, key: string, line: ChatLine): Promise<number | null> {
  let isNew = false;
  const { id } = await once(account, key, async (db) => {
    isNew = true;
    return { id: await addChat(db, line) };
  });
  return isNew ? id : null;
}

/** To everybody in the lobby of this node who wants to hear it. */
export function tellLobby(connections: Iterable<Connection>, account: string, said: FromServerOf<'said'>): void {
  for (const one of connections) if (one.watchesLobby && one.hears(account)) one.tell(said);
}

async function sayAtTable(
  office: Office,
  connection: Connection,
  account: Account,
  { key, text, team: toTeam }: Say,
  at: LiveTable,
  seat: Seat | null,
): Promise<void> {
  const sides = sidesOf(at.sitting());
  const team = toTeam && seat !== null ? sides[seat]! : null;
  if (toTeam && seat === null) refuse('not your table', 'You do not sit at this table.');
  const line = { game: at.id, account: account.id, seat, name: account.name, team, text, at: office.now() };
  const id = await saidOnce(office, account, key, line);
  connection.tell({ type: 'ack', game: at.id, key });
  if (id === null) return;
  const seats = team === null ? undefined : sides.flatMap((side, n) => (side === team ? [n] : []));
  at.tell(saidOf({ ...line, id }), seats, (listener) => listener.hears(account.id));
}

/** Which side each seat is on, by a name. */
const sidesOf = ({ opening }: Sitting): readonly string[] =>
  opening.seats.map(({ team }, seat) => team ?? `seat ${seat}`);

interface Said {
  readonly id: number;
  readonly game: string | null;
  readonly seat: number | null;
  readonly name: string;
  readonly team: string | null;
  readonly text: string;
  readonly at: number;
}

export const saidOf = ({ id, game, seat, name, team, text, at }: Said): FromServerOf<'said'> => ({
  type: 'said',
  ...(game === null ? {} : { game }),
  number: id,
  seat,
  name,
  text,
  at,
  ...(team === null ? {} : { team: true }),
});

/** What was said at a table before one came, or since one has heard something. */
export async function sendChat(
  { database }: Office,
  connection: Connection,
  at: LiveTable,
  seat: Seat | null,
  after?: number,
): Promise<void> {
  const side = seat === null ? null : sidesOf(at.sitting())[seat]!;
  for (const line of await database.persist(() => chatOf(database.db, at.id, after)))
    if ((line.team === null || line.team === side) && connection.hears(line.account)) connection.tell(saidOf(line));
}

/** Tells the one who decides for the team what a friend would choose. */
function suggest(at: LiveTable, seat: Seat, { choose, text }: FromClientOf<'suggest'>): void {
  const sitting = at.sitting();
  const { decision } = sitting.game;
  const sides = sidesOf(sitting);
  if (!decision || decision.player === seat || sides[decision.player] !== sides[seat])
    throw refusal('not allowed', 'Nobody of your side is asked something.');
  const t = teller(tableFor(sitting.game, decision.player), english, cardTexts);
  const choice = choicesOf(decision, t).choices.find(({ number, option }) =>
    typeof choose === 'number' ? number === choose : sameOption(option, optionSent(choose)),
  );
  // What the leader is not offered is not said to the one who suggests it: he may not know the leader's cards.
  if (!choice) return;
  at.tell(
    {
      type: 'suggested',
      game: at.id,
      seat,
      choose: sentOption(bare(choice.option)),
      words: choice.label,
      ...(text === undefined ? {} : { text }),
    },
    [decision.player],
  );
}
