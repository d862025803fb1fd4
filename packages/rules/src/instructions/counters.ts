import { select } from '../choosing/select.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf } from '../reading/resolution.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';

/** One counter more, or one less, of a kind that is on the card: who resolves this chooses which. */
export function* changeAnyCounter(
  table: Table,
  r: Resolution,
  { do: verb, on }: Extract<Effect, { do: 'add any counter' | 'remove any counter' }>,
): Rule<boolean> {
  const cards = (yield* select(table, r, on)).filter((id) => table.card(id)?.zone === 'play');
  let all = cards.length > 0;
  for (const card of cards) {
    const names = Object.entries(table.card(card)?.counters ?? {}).flatMap(([name, n]) => (n > 0 ? [name] : []));
    if (names.length === 0) {
      all = false;
      continue;
    }
    const options = names.map((word): Offer => ({ choose: 'word', word }));
    const answer = yield* ask(table, r.controller, 'counter', options, card, { for: askingOf(r, r.controller) });
    const counter = answer.choose === 'word' ? answer.word : names[0]!;
    const event = verb === 'add any counter' ? 'add counters' : 'remove counters';
    const done = yield* happen(table, [happening({ event, card, counter, amount: 1, player: r.controller })]);
    if (done.length === 0) all = false;
  }
  return all;
}
