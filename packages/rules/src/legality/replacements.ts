import { isApartFrom, isEverywhere } from '../characteristics/planes.ts';
import type { Replacement } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { holds } from '../reading/conditions.ts';
import { perspective } from '../reading/perspective.ts';
import { isRepeated, matches } from '../reading/watching.ts';
import type { Happening } from '../state/happening.ts';
import type { State } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';

export type Competing = Sourced<Replacement>;

/**
 * The replacement modifiers that would replace this event in the state before it, without those that already did
 * (716.1c, 716.1e) and those that were used up since.
 */
export function competing(
  before: Derived,
  event: Happening,
  affected: ReadonlySet<string>,
  now: State = before.state,
): Competing[] {
  if (before.replacements.length === 0) return [];
  return before.replacements.filter((one) => {
    if (affected.has(nameOf(one))) return false;
    if (one.modifier !== 0 && now !== before.state && !now.modifiers.some(({ id }) => id === one.modifier))
      return false;
    if (one.flagged && !isFlagged(one, one.flagged, event)) return false;
    if (isOutOfReach(before, one, event)) return false; // R503.1c
    const p = perspective(before, one.controller, one.source, one.x, event);
    if (!matches(one.it.event, event, p) || (one.it.while && !holds(one.it.while, p))) return false;
    return !isRepeated(one.it.event, event, p, now);
  });
}

function isFlagged({ it }: Competing, flagged: readonly CardId[], event: Happening): boolean {
  if (it.flags === 'with') return event.with?.some((id) => flagged.includes(id)) ?? false;
  return flagged.includes(event[it.flags ?? 'card'] ?? 0);
}

/** Would it happen to a card on another plane than the modifier's? */
function isOutOfReach(on: Derived, { controller, source }: Competing, { card }: Happening): boolean {
  return card !== undefined && isApartFrom(on, controller, card) && !isEverywhere(on, source, card);
}

export function nameOf(one: Competing): string {
  return `${one.source}/${one.key}`;
}

/** The modifier that an equipment with DEF generates (717.2c). */
export const nameOfArmor = (id: CardId): string => `${id}/def`;

/** Would any modifier replace this event? A cost that would be replaced can't be paid (403.1). */
export function wouldBeReplaced(on: Derived, event: Happening): boolean {
  return event.event !== 'put damage' && competing(on, event, new Set()).length > 0; // 405.3
}
