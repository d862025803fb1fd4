import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { intentOf } from '../legality/intent.ts';
import { byKinds } from '../legality/interchangeable.ts';
import { addLink } from '../links/adding.ts';
import type { Waiting } from '../state/link.ts';
import { inTurnOrder } from '../state/seats.ts';

import type { Table } from '../table/table.ts';

/**
 * Waiting triggered effects go on the chain: the turn player's first, each player's in the order he chooses (708.1a).
 * What triggers meanwhile waits until all of these have been added.
 */
export function* addWaiting(table: Table): Rule {
  while (table.state.waiting.length > 0) {
    const batch = new Set(table.state.waiting);
    for (const seat of inTurnOrder(table.state)) yield* addAllOf(table, seat, batch);
    table.set(
      'waiting',
      table.state.waiting.filter((effect) => !batch.has(effect)),
    );
  }
}

/** First the whole order is chosen, where it can matter, and then each is added with its own choices (708.1a, 708.2). */
function* addAllOf(table: Table, seat: number, batch: ReadonlySet<Waiting>): Rule {
  const mine = table.state.waiting.filter((effect) => effect.controller === seat && batch.has(effect));
  const ordered: Waiting[] = [];
  let kinds = mine.length === 1 ? [mine] : byKinds(table, mine);
  while (kinds.length > 0) {
    const next = yield* chooseNext(table, seat, mine, kinds);
    ordered.push(next);
    kinds = kinds.map((kind) => kind.filter((effect) => effect !== next)).filter(({ length }) => length > 0);
  }
  for (const next of ordered) {
    table.set(
      'waiting',
      table.state.waiting.filter((effect) => effect !== next),
    );
    yield* addLink(table, intentOf('triggered', next.controller, next.source, next)); // 708.2
  }
}

function* chooseNext(
  table: Table,
  seat: number,
  mine: readonly Waiting[],
  kinds: readonly (readonly Waiting[])[],
): Rule<Waiting> {
  const left = kinds.map(([first]) => first!);
  const options = left.map(
    (next): Offer => ({
      choose: 'effect',
      effect: mine.indexOf(next),
      card: next.source,
      means: next.effects,
    }),
  );
  const answer = yield* ask(table, seat, 'order', options);
  return (answer.choose === 'effect' ? mine[answer.effect] : undefined) ?? left[0]!;
}
