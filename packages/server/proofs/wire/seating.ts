import { allDecks } from '@meetingstone/cards';
import type { Game } from '@meetingstone/rules';
import type { SeatTerms, Sitting, Wishes } from '@meetingstone/sitting';
import { sitDown, USUAL_WISHES } from '@meetingstone/sitting';

/** Nothing is answered for anybody: every pass and every payment is the script's. */
const ASKED_EVERYTHING: Wishes = { ...USUAL_WISHES, hold: true, paysItself: false };

const NOTHING_TOLD = { told: 0, lines: [] };

/** Persons around a game that was not begun at this table: a free-for-all of as many seats, with that game in its place. */
export function seatedAt(game: Game): Sitting {
  const [deck] = allDecks();
  const seats = game.state.players.map(({ name }): SeatTerms => ({ name, deck: deck!, sitter: { is: 'person' } }));
  const terms = { play: 'Constructed', bestOf: 1, clock: null, rated: false, covered: false, seats } as const;
  const { logs, ...begun } = sitDown(terms, 1, 0);
  return {
    ...begun,
    game,
    acts: [],
    logs: logs.map(() => NOTHING_TOLD),
    wishes: seats.map(() => ASKED_EVERYTHING),
  };
}
