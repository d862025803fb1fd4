import type { Game } from '../game/game.ts';
import type { Change } from '../language/modifier.ts';
import type { Characteristics } from '../modifiers/characteristics.ts';
import { printed } from '../modifiers/characteristics.ts';
import type { Telling } from '../modifiers/derive.ts';
import { deriveTelling } from '../modifiers/derive.ts';
import { cardIn } from '../state/cards.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** One modifier's part in what a card is. */
export interface Reason {
  /** The card the modifier comes from, and whose modifier it is. */
  readonly source: CardId;
  readonly sourceName: string | null;
  readonly controller: Seat;
  readonly change: Change;
  readonly before: Characteristics;
  readonly after: Characteristics;
  /** The controller it gives the card, where it changes that. */
  readonly gives: Seat | null;
}

/** Why a card is what it is: what is printed, and each modifier in the order in which it applied (718, 719). */
export interface Explanation {
  readonly card: CardId;
  readonly printed: Characteristics;
  readonly reasons: readonly Reason[];
  readonly now: Characteristics;
}

/** Explains a card in play. */
export function explain(game: Game, card: CardId): Explanation | undefined {
  const { state } = game;
  const found = cardIn(state.cards, card);
  if (!found) return undefined;
  let tellings: Telling[] = [];
  const on = deriveTelling(state, (telling) => {
    if (telling === null) tellings = [];
    else if (telling.id === card) tellings.push(telling);
  });
  const reasons = tellings.map(
    ({ modifier, change, before, characteristics, controller }): Reason => ({
      source: modifier.source,
      sourceName: on.lastKnown(modifier.source)?.characteristics.name ?? null,
      controller: modifier.controller,
      change,
      before,
      after: characteristics,
      gives: controller ?? null,
    }),
  );
  return { card, printed: printed(found), reasons, now: on.of(card) };
}
