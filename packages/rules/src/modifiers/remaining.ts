import type { Effect } from '../language/effect.ts';
import type { Duration, WhileRemains } from '../language/modifier.ts';
import type { Phrase } from '../language/walk.ts';
import { inside } from '../language/walk.ts';
import { fits } from '../reading/described.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import { cardsOf } from '../reading/selections.ts';
import type { Link } from '../state/link.ts';
import { changedLink } from '../state/link.ts';
import type { Modifier } from '../state/modifier.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import type { Derived } from './derive.ts';

export function isWhileRemains(duration: Duration): duration is WhileRemains {
  return typeof duration === 'object' && 'while' in duration;
}

/** The cards that have to remain so. */
export function remainingCards(duration: Duration, p: Perspective): readonly CardId[] | null {
  return isWhileRemains(duration) ? cardsOf(duration.while, p) : null;
}

const known = new WeakMap<readonly Effect[], readonly WhileRemains[]>();

/** The durations of this kind in a text, found once. */
function durationsIn(effects: readonly Effect[]): readonly WhileRemains[] {
  let found = known.get(effects);
  if (!found) {
    found = effects.flatMap(durationsOf);
    known.set(effects, found);
  }
  return found;
}

/** Those of the instructions themselves; a power that they give speaks for itself. */
function durationsOf(effect: Effect): readonly WhileRemains[] {
  return inside('effect', effect).flatMap(function of(part: Phrase): readonly WhileRemains[] {
    if (part.kind === 'duration') return isWhileRemains(part.phrase) ? [part.phrase] : [];
    if (part.kind === 'effect') return durationsOf(part.phrase);
    return part.kind === 'outcome' ? inside('outcome', part.phrase).flatMap(of) : [];
  });
}

/**
 * A card that stops being as it had to remain has not remained so, even if it is so again later: the link creates no
 * such modifier as it resolves, and a modifier that was created ends (714.3b).
 */
export function noteLapses(table: Table): void {
  const { chain, modifiers } = table.state;
  if (chain.length > 0 && chain.some((link) => lapses(table, link)))
    table.set(
      'chain',
      chain.map((link) => (lapses(table, link) ? changedLink(link, { lapsed: true }) : link)),
    );
  if (modifiers.some(hasToRemain)) endLapsed(table, modifiers);
}

function hasToRemain({ remaining }: Modifier): boolean {
  return remaining !== null;
}

function lapses(table: Table, link: Link): boolean {
  const durations = durationsIn(link.effects);
  if (durations.length === 0 || link.lapsed || !link.added) return false;
  const p = perspective(table.derived, link.controller, link.source, link.x, link.event);
  return durations.some((duration) => !areSo(remainingCards(duration, p)!, duration, p));
}

function endLapsed(table: Table, modifiers: State['modifiers']): void {
  const left = modifiers.filter((modifier) => remains(table.derived, modifier));
  if (left.length < modifiers.length) table.set('modifiers', left);
}

function remains(on: Derived, { duration, remaining, madeBy, source, x }: Modifier): boolean {
  if (remaining === null || !isWhileRemains(duration)) return true;
  return areSo(remaining, duration, perspective(on, madeBy, source, x));
}

/** A card that became a different card is not there any more (415.9a). */
function areSo(cards: readonly CardId[], { remains: noun }: WhileRemains, p: Perspective): boolean {
  return cards.length > 0 && cards.every((id) => fits(noun, id, p));
}
