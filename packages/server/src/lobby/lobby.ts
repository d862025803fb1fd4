import type { FromClientOf, TableTerms } from '@meetingstone/protocol';
import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import { hashOf, isSame, newId, sealOf } from '../storage/secrets.ts';
import type { Db, SeatFound, TableFound } from '../storage/tables.ts';
import { changeGame, changeSeat, gamesOf, json, together, withTable } from '../storage/tables.ts';
import { withBossDecks } from './boss.ts';
import type { DeckChoice } from './decks.ts';
import { chosenDeck } from './decks.ts';
import { checkedBot, checkedTerms, needsDeck, teamAt } from './terms.ts';

/** What the lobby needs of the house it is in. */
export interface LobbyOf {
  readonly db: Db;
  readonly secret: string;
  readonly build: string;
  readonly now: () => number;
  /** Games that one person may have going on at once. */
  readonly mostGames: number;
}

/** The token that lets whoever has it sit down in that seat: it is the invitation. Only its hash is stored. */
export const tokenOf = (secret: string, game: string, seat: number): string => sealOf(secret, `seat ${game} ${seat}`);

export const termsOf = ({ game }: TableFound): TableTerms => game.terms as TableTerms;
export const seatOf = ({ seats }: TableFound, account: string): number | null =>
  seats.find((seat) => seat.account === account)?.seat ?? null;

const isFree = ({ account, bot }: SeatFound): boolean => account === null && bot === null;

/** Opens a table; whoever does takes a seat at it. */
export async function openTable(
  lobby: LobbyOf,
  account: Account,
  wish: Omit<FromClientOf<'lobby.open'>, 'type' | 'key'>,
): Promise<{ readonly game: string; readonly seat: number }> {
  const { db, secret, build, now, mostGames } = lobby;
  const terms = await withBossDecks(db, account.id, checkedTerms(wish.terms));
  if ((await gamesOf(db, account.id)).length >= mostGames)
    refuse('too many', `You sit at ${mostGames} tables already: end a game or leave a table first.`);
  const game = newId();
  const given = new Map((wish.seats ?? []).map((seat) => [seat.seat, seat]));
  const numbers = Array.from({ length: terms.seats }, (_, seat) => seat);
  const isOpen = (seat: number): boolean => given.get(seat)?.bot === undefined;
  const own = wish.seat ?? numbers.filter((seat) => needsDeck(terms, seat)).find(isOpen) ?? numbers.find(isOpen);
  if (own === undefined || own >= terms.seats || !isOpen(own))
    refuse('no such seat', 'There is no free seat for yourself.');
  if (terms.rated && [...given.values()].some(({ bot }) => bot !== undefined))
    refuse('terms refused', 'Bots do not play rated games.');
  const seats = await Promise.all(
    numbers.map(async (seat) => {
      const { bot, deck, name, team } = given.get(seat) ?? {};
      const choice = seat === own ? (wish.deck ?? deck) : deck;
      return {
        game,
        seat,
        account: seat === own ? account.id : null,
        name: seat === own ? account.name : bot === undefined ? null : (name ?? `${checkedBot(bot)} bot`),
        team: team ?? teamAt(terms, seat),
        bot: bot ?? null,
        deck: choice && needsDeck(terms, seat) ? json(await chosenDeck(db, account.id, choice, terms)) : null,
        token_hash: hashOf(tokenOf(secret, game, seat)),
      };
    }),
  );
  await together(db, async (locked) => {
    await locked
      .insertInto('games')
      .values({
        id: game,
        state: 'open',
        terms: json(terms),
        host: account.id,
        is_private: terms.private ?? false,
        build,
        made_at: now(),
        touched_at: now(),
      })
      .execute();
    await locked.insertInto('seats').values(seats).execute();
  });
  return { game, seat: own! };
}

/** Does something at a table that is not begun. */
function atOpenTable<T>(
  { db, now }: LobbyOf,
  game: string,
  doing: (table: TableFound, db: Db) => Promise<T>,
): Promise<T> {
  return withTable(db, game, async (table, locked) => {
    if (!table || table.game.state === 'closed') return refuse('no such game', 'There is no such table.');
    if (table.game.state !== 'open') return refuse('already begun', 'The game has begun already.');
    const done = await doing(table, locked);
    await changeGame(locked, game, { touched_at: now() });
    return done;
  });
}

/** Sits down at a table that is not begun, or chooses another deck there. */
export function takeSeat(
  lobby: LobbyOf,
  account: Account,
  wish: {
    readonly game: string;
    readonly seat?: number | undefined;
    readonly token?: string | undefined;
    readonly deck?: DeckChoice | undefined;
  },
): Promise<number> {
  return atOpenTable(lobby, wish.game, async (table, db) => {
    const terms = termsOf(table);
    const held = seatOf(table, account.id);
    const invited = wish.token === undefined ? null : invitedTo(table, wish.token);
    const found = wish.seat ?? invited ?? held ?? table.seats.find(isFree)?.seat;
    const seat = table.seats.find((one) => one.seat === found);
    if (!seat) return refuse(wish.seat === undefined ? 'seat taken' : 'no such seat', 'There is no such free seat.');
    if (!isFree(seat) && seat.account !== account.id) return refuse('seat taken', 'Somebody sits there already.');
    if (table.game.is_private && held === null && invited !== seat.seat)
      return refuse('wrong token', 'This table is private: its invitation lets you sit down.');
    if (held !== null && held !== seat.seat) await changeSeat(db, wish.game, held, EMPTY);
    const moved = held === null ? null : table.seats.find((one) => one.seat === held)!.deck;
    const deck = wish.deck ? json(await chosenDeck(db, account.id, wish.deck, terms)) : moved && json(moved);
    await changeSeat(db, wish.game, seat.seat, {
      account: account.id,
      name: account.name,
      bot: null,
      deck: needsDeck(terms, seat.seat) ? deck : null,
      ready: false,
    });
    return seat.seat;
  });
}

const EMPTY = { account: null, name: null, bot: null, deck: null, ready: false } as const;

function invitedTo({ seats }: TableFound, token: string): number {
  const hash = hashOf(token);
  const seat = seats.find(({ token_hash }) => isSame(token_hash, hash));
  return seat ? seat.seat : refuse('wrong token', 'This is no invitation to this table.');
}

/** Changes a seat: one's own, or any other if one opened the table: a bot comes, or goes. */
export function changeSeatOf(
  lobby: LobbyOf,
  account: Account,
  game: string,
  set: FromClientOf<'lobby.seat'>['set'],
): Promise<void> {
  return atOpenTable(lobby, game, async (table, db) => {
    const terms = termsOf(table);
    const seat = table.seats.find((one) => one.seat === set.seat) ?? refuse('no such seat', 'There is no such seat.');
    const isOwn = seat.account === account.id;
    if (!isOwn && table.game.host !== account.id) refuse('not your seat', 'You can change your own seat only.');
    if (set.bot !== undefined && terms.rated) refuse('terms refused', 'Bots do not play rated games.');
    const deck =
      set.deck && needsDeck(terms, seat.seat) ? json(await chosenDeck(db, account.id, set.deck, terms)) : undefined;
    const who =
      set.bot !== undefined && !isOwn
        ? { ...EMPTY, bot: checkedBot(set.bot), name: set.name ?? `${set.bot} bot` }
        : isOwn || (deck !== undefined && seat.bot !== null)
          ? {}
          : EMPTY;
    await changeSeat(db, game, seat.seat, {
      ...who,
      ...(deck === undefined ? {} : { deck }),
      ...(set.team !== undefined && terms.play === 'teams' ? { team: set.team } : {}),
      ready: false,
    });
  });
}

/** Says that one is ready, or not any more. True if everybody is now, so that the game can begin. */
export function setReady(lobby: LobbyOf, account: Account, game: string, ready: boolean): Promise<boolean> {
  return atOpenTable(lobby, game, async (table, db) => {
    const seat = seatOf(table, account.id) ?? refuse('not your table', 'You do not sit at this table.');
    await changeSeat(db, game, seat, { ready });
    return (
      ready &&
      table.seats.every((one) => one.bot !== null || (one.account !== null && (one.ready || one.seat === seat)))
    );
  });
}

/** Gets up from a table that is not begun; the last one closes it, and so does the one who opened it. */
export function leaveTable(lobby: LobbyOf, account: Account, game: string): Promise<void> {
  return atOpenTable(lobby, game, async (table, db) => {
    const seat = seatOf(table, account.id);
    if (seat === null) return;
    await changeSeat(db, game, seat, EMPTY);
    if (table.game.host === account.id) await changeGame(db, game, { state: 'closed' });
  });
}

export function closeTable(lobby: LobbyOf, account: Account, game: string): Promise<void> {
  return atOpenTable(lobby, game, async (table, db) => {
    if (table.game.host !== account.id) refuse('not your table', 'Only the one who opened a table closes it.');
    await changeGame(db, game, { state: 'closed' });
  });
}
