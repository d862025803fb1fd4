import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat, Zone } from '../vocabulary.ts';
import { printedFront } from './characteristics.ts';

/** A power works in play, unless it says otherwise (700.2). */
export function worksIn(power: Power, zone: Zone): boolean {
  if (!('zone' in power) || power.zone === undefined) return zone === 'play';
  return typeof power.zone === 'string' ? power.zone === zone : power.zone.includes(zone); // 703.3b
}

const known = new WeakMap<Facts, boolean>();

/** Keywords bring their meaning with them, and some of it works elsewhere. */
export function worksElsewhere(facts: Facts): boolean {
  if (facts.powers.length === 0) return false;
  let works = known.get(facts);
  if (works === undefined) {
    works = printedFront(facts).powers.some(({ it }) => 'zone' in it && it.zone !== undefined);
    known.set(facts, works);
  }
  return works;
}

const NOBODY: readonly Card[] = [];
const NOWHERE: readonly CardId[] = [];
const inPile = new WeakMap<readonly CardId[], readonly Card[]>();

/** The face-up cards outside play, hands and decks that have a power which works there (703.3a). */
export function workingElsewhere(state: State): readonly Card[] {
  let found = NOBODY;
  for (const { kind, source } of state.chain)
    if (kind === 'card') {
      const card = cardIn(state.cards, source)!;
      if (worksElsewhere(card.facts)) found = joined(found, [card]);
    }
  for (const { graveyards, removed } of state.players) {
    for (const pile of graveyards) found = joined(found, workingIn(state, pile));
    found = joined(found, workingIn(state, removed));
  }
  return found;
}

/** The cards outside play that might have a payment power which their owner can use there (701.2). */
export function usableElsewhere(state: State, seat: Seat): readonly CardId[] {
  let found: CardId[] | undefined;
  for (const id of state.players[seat]!.hand)
    if (worksElsewhere(cardIn(state.cards, id)!.facts)) {
      found ??= [];
      found.push(id);
    }
  for (const { owner, id } of workingElsewhere(state))
    if (owner === seat) {
      found ??= [];
      found.push(id);
    }
  return found ?? NOWHERE;
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
