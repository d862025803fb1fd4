import { ask, askYesNo } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { pay } from '../events/paying.ts';
import type { PlacedCard } from '../game/position.ts';
import { totalOf } from '../legality/costs.ts';
import type { Intent } from '../legality/intent.ts';
import { removeLinks } from '../performing/chain.ts';
import { GAME_OVER } from '../performing/losing.ts';
import { perspective } from '../reading/perspective.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder } from '../state/seats.ts';

import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Conceding the game is part of the cost (800.1a). */
export const isHearthing = ({ cost }: Intent): boolean => cost.some(({ pay }) => pay === 'concede');

/** No link is added: as the cost is paid, players choose what stays, and the game ends (800.1c). False if it is not paid. */
export function* hearth(table: Table, { controller, source, cost }: Intent): Rule<boolean> {
  const { team } = table.player(controller);
  const ours = inTurnOrder(table.state).filter((seat) => table.player(seat).team === team);
  for (const seat of ours)
    if (seat !== controller && !(yield* askYesNo(table, seat, 'concede', source, { costs: cost }))) return false; // 800.1b
  const read = () => perspective(table.derived, controller, source);
  if (!(yield* pay(table, read, totalOf(cost, read())))) return false;
  const kept: (readonly PlacedCard[])[] = table.state.players.map(() => []);
  if (!table.state.special.final)
    for (const seat of inTurnOrder(table.state)) kept[seat] = yield* choosing(table, seat, source); // 800.1d
  removeLinks(table, () => true);
  for (const seat of ours) table.changePlayer(seat, { lost: true });
  for (const player of ours) table.happened.push(happening({ event: 'lose', player, rule: '800.1b' }));
  const winners = inTurnOrder(table.state);
  table.set('outcome', { winners, kept });
  throw GAME_OVER;
}

/** Any number of the equipment he controls that was in his deck as the match started (800.1c). */
function* choosing(table: Table, seat: Seat, about: CardId): Rule<readonly PlacedCard[]> {
  const kept: CardId[] = [];
  for (;;) {
    const left = table.state.play.filter((id) => !kept.includes(id) && isHis(table, seat, id));
    const options = left.map((card): Offer => ({ choose: 'card', card }));
    const answer =
      left.length > 0 ? yield* ask(table, seat, 'keep', [{ choose: 'none' }, ...options], about) : undefined;
    if (answer?.choose !== 'card') return kept.map((id) => asPlaced(table, id));
    kept.push(answer.card);
  }
}

function isHis(table: Table, seat: Seat, id: CardId): boolean {
  const { owner, facts } = table.card(id)!;
  const is = table.derived.of(id).types.includes('Equipment') && facts.types.includes('Equipment');
  return is && owner === seat && !facts.token && table.derived.controllerOf(id) === seat;
}

/** It keeps its counters (800.1d). */
function asPlaced(table: Table, id: CardId): PlacedCard {
  const { facts, counters } = table.card(id)!;
  return counters ? { facts, counters } : { facts };
}
