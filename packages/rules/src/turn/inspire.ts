import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Noun } from '../language/noun.ts';
import { cantHappen } from '../legality/restrictions.ts';
import { all } from '../reading/nouns.ts';
import { perspective } from '../reading/perspective.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder } from '../state/seats.ts';

import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Players other than the turn player may ready what their inspiring characters name, each card once (501.1b). */
export function* inspired(table: Table, turnPlayer: Seat): Rule<readonly Happening[]> {
  const events: Happening[] = [];
  for (const seat of inTurnOrder(table.state)) {
    if (seat === turnPlayer) continue;
    const chosen: CardId[] = [];
    for (const { source, noun } of inspirations(table, seat)) {
      const p = perspective(table.derived, seat, source);
      const tired = all({ ...noun, exhausted: true, whose: 'you' }, p).filter(
        (card) => !chosen.includes(card) && !cantHappen(table.derived, happening({ event: 'ready', card })),
      );
      if (tired.length === 0) continue;
      const options: Offer[] = tired.map((card) => ({ choose: 'card', card }));
      const answer = yield* ask(table, seat, 'inspire', [...options, { choose: 'none' }], source);
      if (answer.choose !== 'card') continue;
      chosen.push(answer.card);
      events.push(happening({ event: 'ready', card: answer.card, player: seat, rule: '501.1b' }));
      events.push(happening({ event: 'inspire', card: answer.card, by: source, player: seat }));
    }
  }
  return events;
}

function inspirations(table: Table, seat: Seat): readonly { readonly source: CardId; readonly noun: Noun }[] {
  return table.state.play
    .filter((id) => table.derived.of(id).permissions.length > 0 && table.derived.controllerOf(id) === seat)
    .flatMap((source) =>
      table.derived
        .of(source)
        .permissions.flatMap(({ it }) => (it.may === 'inspire' ? it.nouns : []))
        .map((noun) => ({ source, noun })),
    );
}
