import { select } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { TriggeredPower } from '../language/power.ts';
import { addModifier } from '../performing/addModifier.ts';
import { holds } from '../reading/conditions.ts';
import { perspective } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present } from '../reading/resolution.ts';
import type { Spoken } from '../state/happening.ts';
import { spoken } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Process } from './process.ts';

/** The triggered modifier is there before these effects and gone after them: it watches only what they do (715.1). */
export function* watchWhatIsDone(
  table: Table,
  r: Resolution,
  { effects, trigger }: Extract<Effect, { do: 'when this way' }>,
  process: Process,
): Rule<boolean> {
  const watching = table.state.nextId;
  addModifier(table, r, null, 'this turn', { text: 'trigger', power: trigger, next: false });
  const done = yield* process(table, r, effects);
  table.set(
    'modifiers',
    table.state.modifiers.filter(({ id }) => id !== watching),
  );
  return done;
}

/** All triggered powers of a card trigger as if their events had happened (703.5). */
export function* triggerCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'trigger' }>): Rule<boolean> {
  const waiting: Waiting[] = [];
  for (const named of yield* select(table, r, effect.what)) {
    const card = table.card(present(table, r, named));
    if (!card) continue;
    for (const { it, controller } of table.derived.triggersOf(card.id)) {
      const event = imagined(it, card.id, controller);
      const condition = it.if ?? null;
      if (condition && !holds(condition, perspective(table.derived, controller, card.id, 0, event))) continue; // 703.2
      const { effects } = it;
      waiting.push({ controller, source: card.id, effects, condition, event, flagged: [], uninterruptible: undefined });
    }
  }
  if (waiting.length > 0) table.set('waiting', [...table.state.waiting, ...waiting]);
  return waiting.length > 0;
}

/** As much of the event as the power itself says. */
function imagined({ on }: TriggeredPower, source: CardId, controller: Seat): Spoken {
  const { event, card, whose = 'you' } = on;
  const player = whose === 'opposing' ? undefined : controller;
  if (!card?.self) return spoken({ event, player });
  return event === 'enter play' ? spoken({ event, player, became: source }) : spoken({ event, player, card: source });
}
