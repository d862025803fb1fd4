import type { Deck } from '@meetingstone/cards';
import type { TableTerms } from '@meetingstone/protocol';
import type { FastifyInstance } from 'fastify';
import { isMatchOver } from '../../after/matches.ts';
import { seatOf } from '../../lobby/lobby.ts';
import type { TableFound } from '../../storage/tables.ts';
import { latestOf, tableWith } from '../../storage/tables.ts';
import { whoAsks } from '../cookies.ts';
import type { Office } from '../office.ts';

/** How many of somebody's games are told of: those touched last. */
const MOST_TOLD = 30;

/** The games in which somebody has a seat: those that go on, and those that are over and can be looked at again. */
export function gameRoutes(app: FastifyInstance, office: Office): void {
  const { db } = office.database;

  app.get('/api/games', async (request, reply) => {
    const { id } = await whoAsks(office, request, reply);
    const latest = await latestOf(db, id, MOST_TOLD);
    const told = await Promise.all(
      latest.map(async (game) => {
        const table = await tableWith(db, game);
        return table ? [toldTo(table, id, await isMatchOver(db, table.game.match))] : [];
      }),
    );
    return told.flat();
  });
}

/** What others play is told when nothing depends on it any more: in a match they bring the same decks again. */
const toldTo = (table: TableFound, account: string, isDecided: boolean): object => {
  const { game, seats } = table;
  const own = seatOf(table, account);
  const isKnown = (seat: number, bot: string | null): boolean =>
    seat === own || bot !== null || (game.state === 'over' && isDecided);
  return {
    game: game.id,
    state: game.state,
    seat: own,
    terms: game.terms as TableTerms,
    touched: Number(game.touched_at),
    seats: seats.map(({ seat, name, bot, deck }) => ({
      name: name ?? '',
      ...(bot === null ? {} : { bot }),
      ...(deck && isKnown(seat, bot) ? { deck: (deck as Deck).name, hero: (deck as Deck).hero } : {}),
    })),
    ...(game.outcome === null ? {} : { outcome: game.outcome }),
  };
};
