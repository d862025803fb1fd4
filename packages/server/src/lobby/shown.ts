import type { Deck } from '@meetingstone/cards';
import type { LobbyTable, TableTerms } from '@meetingstone/protocol';
import type { TableFound } from '../storage/tables.ts';
import { seatOf, termsOf, tokenOf } from './lobby.ts';

/** A table as the lobby shows it to this account. Which deck somebody brings is his own affair until the game begins. */
export function tableShownTo(table: TableFound, account: string, secret: string, spectators: number): LobbyTable {
  const { game, seats } = table;
  const own = seatOf(table, account);
  const mayInvite = own !== null && game.state === 'open';
  return {
    game: game.id,
    terms: withoutDecks(termsOf(table)),
    seats: seats.map(({ seat, name, bot, account: sitter, deck, team, ready }) => ({
      seat,
      name: name ?? '',
      is: bot !== null ? 'bot' : sitter === null ? 'open' : 'person',
      ...(bot === null ? {} : { bot }),
      ...(deck && (seat === own || bot !== null) ? { deck: (deck as Deck).name } : {}),
      ...(team === null ? {} : { team }),
      ready: ready || bot !== null,
    })),
    host: game.host === null ? null : seatOf(table, game.host),
    state: game.state === 'closed' ? 'over' : game.state,
    spectators,
    ...(mayInvite
      ? {
          invitations: seats
            .filter((seat) => seat.account === null && seat.bot === null)
            .map(({ seat }) => ({ seat, token: tokenOf(secret, game.id, seat) })),
        }
      : {}),
  };
}

/** What the Boss player has built nobody reads before he meets it. */
function withoutDecks({ raid, ...terms }: TableTerms): TableTerms {
  if (!raid) return terms;
  const { decks: _, ...shown } = raid;
  return { ...terms, raid: shown };
}
