import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { printedFront } from './characteristics.ts';

/** Where a power works: in play, unless it says otherwise (700.2). */
export function zoneOf(power: Power): Zone {
  return 'zone' in power && power.zone !== undefined ? power.zone : 'play';
}

const known = new WeakMap<Facts, boolean>();

/** Keywords bring their meaning with them, and some of it works elsewhere. */
function worksElsewhere(facts: Facts): boolean {
  if (facts.powers.length === 0) return false;
  let works = known.get(facts);
  if (works === undefined) {
    works = printedFront(facts).powers.some(({ it }) => zoneOf(it) !== 'play');
    known.set(facts, works);
  }
  return works;
}

const NOBODY: readonly Card[] = [];
const inPile = new WeakMap<readonly CardId[], readonly Card[]>();

/** The face-up cards in graveyards and removed from the game that have a power which works there (703.3a). */
export function workingElsewhere(state: State): readonly Card[] {
  let found = NOBODY;
  for (const { graveyards, removed } of state.players) {
    for (const pile of graveyards) found = joined(found, workingIn(state, pile));
    found = joined(found, workingIn(state, removed));
  }
  return found;
}

function joined(found: readonly Card[], more: readonly Card[]): readonly Card[] {
  return more.length === 0 ? found : found.length === 0 ? more : [...found, ...more];
}

/** A pile is never changed, so what works in it is found once. */
function workingIn(state: State, pile: readonly CardId[]): readonly Card[] {
  let working = inPile.get(pile);
  if (!working) {
    working = pile.map((id) => cardIn(state.cards, id)!).filter((card) => worksElsewhere(card.facts) && !card.faceDown);
    inPile.set(pile, working.length === 0 ? NOBODY : working);
  }
  return working;
}
