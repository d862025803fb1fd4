import { powersOf } from '../characteristics/characteristics.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import { resolutionOf } from '../reading/resolution.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { processEffects } from './process.ts';

/** A player reveals cards, all at once; what can be done as they are revealed from a deck is done now or not at all. */
export function* reveal(table: Table, player: Seat, cards: readonly CardId[], by: CardId): Rule {
  const happened = yield* happen(
    table,
    cards.map((card) => happening({ event: 'reveal', card, player, by })),
  );
  const shown = happened.map(({ card }) => card!).filter((card) => asRevealed(table, card).length > 0);
  if (shown.length === 0) return;
  for (const seat of inTurnOrder(table.state)) yield* useAll(table, seat, shown);
}

/** The owner of a deck uses the powers of its cards in the order he chooses (glossary: Warp). */
function* useAll(table: Table, seat: Seat, shown: readonly CardId[]): Rule {
  let left = shown.filter((id) => table.card(id)?.owner === seat);
  while (left.length > 0 && !table.player(seat).lost) {
    const card = yield* askCard(table, seat, 'order revealed', left);
    for (const effects of asRevealed(table, card))
      yield* processEffects(table, resolutionOf(seat, card, 0, null), effects);
    left = left.filter((id) => id !== card && table.card(id)?.zone === 'deck');
  }
}

/** What a card in a deck says of being revealed from there. */
function asRevealed(table: Table, id: CardId): readonly (readonly Effect[])[] {
  if (table.card(id)?.zone !== 'deck') return [];
  const powers = powersOf(table.derived.of(id), 'definite');
  return powers.filter(({ it }) => it.as === 'this is revealed from your deck').map(({ it }) => it.effects);
}
