import { isBoss } from '../characteristics/bosses.ts';
import { powersOf } from '../characteristics/characteristics.ts';
import { powered } from '../characteristics/lists.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { DefinitePower } from '../language/power.ts';
import type { Derived } from '../modifiers/derive.ts';
import { resolutionOf } from '../reading/resolution.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening, Of } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { processEffects } from './process.ts';

/** What a power of a card in play does at its moment, without using the chain (704.1b). */
export interface DefiniteDeed {
  readonly source: CardId;
  readonly controller: Seat;
  readonly effects: readonly Effect[];
}

/** The powers whose moment this is, on the cards in play. */
export function definitePowers(
  on: Derived,
  isNow: (power: DefinitePower, controller: Seat) => boolean,
): readonly DefiniteDeed[] {
  const deeds: DefiniteDeed[] = [];
  for (const source of powered(on)) {
    const controller = on.controllerOf(source);
    for (const { it } of powersOf(on.of(source), 'definite'))
      if (isNow(it, controller)) deeds.push({ source, controller, effects: it.effects });
  }
  return deeds;
}

export function* doDefinite(table: Table, deeds: readonly DefiniteDeed[], event: Happening | null = null): Rule {
  for (const { source, controller, effects } of deeds)
    if (!table.player(controller).lost)
      yield* processEffects(table, resolutionOf(controller, source, 0, event), effects);
}

/** As a Boss is destroyed that is not the last, the rules of the raid say what its player does (R302.1, R502.1). */
export function* afterBoss(table: Table, before: Derived, destroyed: readonly Of<'destroy'>[]): Rule {
  for (const event of destroyed) {
    const card = cardIn(before.state.cards, event.card);
    if (!card || !isBoss(before, card.id)) continue;
    const seat = before.controllerOf(card.id);
    yield* doDefinite(
      table,
      definitePowers(before, ({ as }, controller) => as === 'your Boss is destroyed' && controller === seat),
      event,
    );
  }
}
