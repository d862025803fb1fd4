import { costOf } from '../characteristics/printed.ts';
import { select } from '../choosing/select.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';

import type { Effect } from '../language/effect.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf } from '../reading/resolution.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { processEffects } from './process.ts';

type Guess = Extract<Effect, { do: 'guess' }>;

/** Higher or lower? Both cards are revealed; what does not exist can't be compared (712.8). */
export function* guess(table: Table, r: Resolution, effect: Guess): Rule<boolean> {
  const [one] = yield* select(table, r, effect.of);
  const [other] = yield* select(table, r, effect.than);
  const options = ['higher', 'lower'].map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, r.controller, 'guess', options, r.source, { for: askingOf(r, r.controller) });
  const shown = [one, other].flatMap((card): Happening[] => {
    const player = card === undefined ? undefined : table.card(card)?.owner;
    return card === undefined || player === undefined
      ? []
      : [happening({ event: 'reveal', card, player, by: r.source })];
  });
  yield* happen(table, shown);
  if (one === undefined || other === undefined || answer.choose !== 'word') return false;
  const difference = numberOf(table, one, effect.number) - numberOf(table, other, effect.number);
  const isRight = answer.word === 'higher' ? difference > 0 : difference < 0;
  return isRight && (yield* processEffects(table, r, effect.then));
}

function numberOf(table: Table, id: CardId, number: Guess['number']): number {
  const is = table.derived.of(id);
  return number === 'cost' ? costOf(table.derived, table.card(id)!, is) : (is[number] ?? 0); // 104.2
}
