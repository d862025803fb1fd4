import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
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

/** The face-up cards outside play, hands and decks that have a power which works there (703.3a). */
export function workingElsewhere(on: Derived): readonly Card[] {
  const { chain, players } = on.state;
  let found = NOBODY;
  for (const { kind, source } of chain)
    if (kind === 'card') {
      const card = on.card(source)!;
      if (worksElsewhere(card.facts)) found = [...found, card];
    }
  let n = 0;
  for (const { graveyards, removed } of players) {
    for (const pile of graveyards) found = joined(found, on, workingIn(on, pile, n++));
    found = joined(found, on, workingIn(on, removed, n++));
  }
  const given = on.changedCards.flatMap((id) => givenElsewhere(on, id, found));
  return given.length === 0 ? found : [...found, ...given];
}

/** A card that was given a power which works where it lies. */
function givenElsewhere(on: Derived, id: CardId, found: readonly Card[]): readonly Card[] {
  const card = on.card(id);
  if (!card || card.faceDown || !OPEN.has(card.zone) || found.includes(card)) return NOBODY;
  return on.of(id).powers.some(({ it }) => 'zone' in it && worksIn(it, card.zone)) ? [card] : NOBODY;
}
const OPEN: ReadonlySet<Zone> = new Set(['chain', 'graveyard', 'removed']);

/** The cards outside play that might have a payment power which their owner can use there (701.2). */
export function usableElsewhere(on: Derived, seat: Seat): readonly CardId[] {
  let found: CardId[] | undefined;
  for (const id of on.state.players[seat]!.hand)
    if (worksElsewhere(on.card(id)!.facts)) {
      found ??= [];
      found.push(id);
    }
  for (const { owner, id } of workingElsewhere(on))
    if (owner === seat) {
      found ??= [];
      found.push(id);
    }
  return found ?? NOWHERE;
}

function joined(found: readonly Card[], on: Derived, more: readonly CardId[]): readonly Card[] {
  if (more.length === 0) return found;
  return [...found, ...more.map((id) => on.card(id)!).filter(({ faceDown }) => !faceDown)];
}

/** A pile is never changed, so its cards are looked through once. */
function workingIn({ state, piles }: Derived, all: readonly CardId[], n: number): readonly CardId[] {
  if (all.length === 0) return all;
  const known = piles[n];
  if (known?.all === all) return known.working;
  const working = all.filter((id) => worksElsewhere(cardIn(state.cards, id)!.facts));
  piles[n] = { all, working };
  return working;
}
