import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { Zone } from '../vocabulary.ts';

/** Where a power works: in play, unless it says otherwise (700.2). */
export function zoneOf(power: Power): Zone {
  return 'zone' in power && power.zone !== undefined ? power.zone : 'play';
}

const known = new WeakMap<Facts, boolean>();

function worksElsewhere(facts: Facts): boolean {
  if (facts.powers.length === 0) return false;
  let works = known.get(facts);
  if (works === undefined) {
    works = facts.powers.some((power) => zoneOf(power) !== 'play');
    known.set(facts, works);
  }
  return works;
}

/** The face-up cards in graveyards and removed from the game that have a power which works there (703.3a). */
export function workingElsewhere(state: State): readonly Card[] {
  const found: Card[] = [];
  for (const { graveyards, removed } of state.players) {
    for (const pile of graveyards) collect(state, pile, found);
    collect(state, removed, found);
  }
  return found;
}

function collect(state: State, pile: readonly number[], found: Card[]): void {
  for (const id of pile) {
    const card = cardIn(state.cards, id)!;
    if (worksElsewhere(card.facts) && !card.faceDown) found.push(card);
  }
}
