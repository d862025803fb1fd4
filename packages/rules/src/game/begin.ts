import { ask, askYesNo } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { settle } from '../events/settling.ts';
import { clockwiseFrom } from '../state/seats.ts';
import type { Table } from '../table/table.ts';
import { startTurn } from '../turn/steps.ts';
import type { Seat } from '../vocabulary.ts';
import { shuffleDeck } from '../zones/decks.ts';
import { mulligan, OPENING_HAND, takeTop } from '../zones/openingHand.ts';
import { pickNumber } from '../zones/random.ts';

/** Who goes first, shuffling, opening hands, mulligans; then the first turn (101.1, 101.2). */
export function* beginGame(table: Table): Rule {
  const first = yield* chooseFirstPlayer(table);
  const seats = clockwiseFrom(table.state, first);
  for (const seat of seats) {
    const { decks, deckNames, orderedDecks } = table.player(seat);
    for (const pile of decks.keys()) if (!orderedDecks.includes(deckNames[pile] ?? '')) shuffleDeck(table, seat, pile);
    if (!table.player(seat).automatic) takeTop(table, seat, OPENING_HAND);
  }
  const again: Seat[] = [];
  for (const seat of seats)
    if (table.player(seat).mulligans && !table.player(seat).lost && (yield* askYesNo(table, seat, 'mulligan', 0)))
      again.push(seat);
  for (const seat of again) if (!table.player(seat).lost) mulligan(table, seat);
  yield* settle(table); // 800.1e
  const starting = clockwiseFrom(table.state, first)[0]!;
  table.changeTurn({ regular: starting, first: starting });
  yield* startTurn(table, starting);
}

/** Chance says who chooses, unless the opening does (101.1). */
function* chooseFirstPlayer(table: Table): Rule<Seat> {
  if (table.state.turn.first !== undefined) return table.state.turn.first;
  const { order, chooser = order[pickNumber(table, order.length)]! } = table.state.turn;
  const answer = yield* ask(
    table,
    chooser,
    'first player',
    order.map((player): Offer => ({ choose: 'player', player })),
  );
  return answer.choose === 'player' ? answer.player : chooser;
}
