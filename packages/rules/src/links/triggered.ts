import { inTurnOrder } from '../concepts/seats.ts';
import { ask } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../state/table.ts';
import { addLink } from './adding.ts';
import { intentOf } from './intent.ts';

/** Waiting triggered effects go on the chain: the turn player's first, each player in the order he chooses (708.1a). */
export function* addWaiting(table: Table): Rule {
  while (table.state.waiting.length > 0) {
    const seat = inTurnOrder(table.state).find((player) =>
      table.state.waiting.some(({ controller }) => controller === player),
    );
    if (seat === undefined) return table.set('waiting', []);
    const mine = table.state.waiting.filter(({ controller }) => controller === seat);
    const next = yield* chooseNext(table, seat, mine);
    table.set(
      'waiting',
      table.state.waiting.filter((effect) => effect !== next),
    );
    const { controller, source, effects, condition, event, flagged } = next;
    yield* addLink(table, intentOf('triggered', controller, source, { effects, condition, event, flagged })); // 708.2
  }
}

function* chooseNext(table: Table, seat: number, mine: readonly Waiting[]): Rule<Waiting> {
  const options = mine.map((effect, n): Option => ({ choose: 'effect', effect: n, card: effect.source }));
  const answer = yield* ask(table, seat, 'order', options);
  return (answer.choose === 'effect' ? mine[answer.effect] : undefined) ?? mine[0]!;
}
