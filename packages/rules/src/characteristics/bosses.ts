import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import { inSeatOrder } from '../state/seats.ts';
import type { Player, State } from '../state/state.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** A number of the Boss in play, or of the one that left it last; 0 where it has none (R203.1, R502.2, R504.2b). */
export function bossFact(on: Derived, fact: 'number' | 'events' | 'threat'): number {
  const player = on.state.players.find(({ boss }) => boss);
  const known = player && on.lastKnown(player.hero || player.formerHero);
  return known?.card.facts.hero?.boss?.[fact] ?? 0;
}

/** What everybody at a raid sees that lies on no card of his own. */
export interface RaidView {
  /** Who answers where raiding players choose together (R402.3). */
  readonly leader: Seat | null;
  /** The number of the Boss, its events, and how many resources a raiding player can keep; 0 where it has none of it. */
  readonly stage: number;
  readonly events: number;
  readonly threat: number;
}

/** Null where nobody plays a Boss. */
export function viewRaid(on: Derived): RaidView | null {
  const { state } = on;
  const boss = state.players.findIndex((player) => player.boss);
  if (boss < 0) return null;
  const leader = inSeatOrder(state).find((seat) => !friendly(state, seat, boss)) ?? null;
  return {
    leader,
    stage: bossFact(on, 'number'),
    events: bossFact(on, 'events'),
    threat: bossFact(on, 'threat'),
  };
}

/** "Your hero"; to a Boss player, while no Boss is in play, the one that left it last (R302.3). */
export function heroMeant({ hero, formerHero, boss }: Player): CardId {
  return hero || (boss ? formerHero : 0);
}

/** Is it a hero in a Boss player's party (R101.1)? */
export function isBoss(on: Derived, id: CardId): boolean {
  const card = on.card(id);
  if (card?.zone !== 'play' || card.facts.hero === undefined) return false;
  const player = on.state.players[on.controllerOf(id)]!;
  return player.boss && player.hero === id;
}

/** A Boss that is destroyed leaves the game, and some cards of raids go back to their deck (R302.1, R402.2c). */
export function whereDestroyed(on: Derived, id: CardId): 'graveyard' | 'removed' | 'deck' {
  if (isBoss(on, id)) return 'removed';
  return on.card(id)?.facts.raid?.returns ? 'deck' : 'graveyard';
}

const REMOVING: ReadonlySet<string> = new Set(['destroy', 'move', 'enter play', 'turn face down', 'flip']);

/** What can't happen to a Boss, and what opposing modifiers can't do to its player's other cards (R101.3). */
export function isGuarded(on: Derived, event: Happening): boolean {
  if (!REMOVING.has(event.event)) return false;
  const card = on.card(event.card!)!;
  const holder = on.holderOf(card);
  const player = on.state.players[holder]!;
  if (!player.boss) return false;
  const isOpposing = event.player !== undefined && !friendly(on.state, holder, event.player);
  if (card.zone === 'play' && card.id === player.hero) return isGuardedBoss(event, isOpposing);
  return isOpposing && isKept(card); // R101.3b, R101.3c
}

/** A Boss is destroyed only by fatal damage, and opponents can't turn it over; but what it says itself goes (R101.3a). */
function isGuardedBoss({ event, fatal, by, card }: Happening, isOpposing: boolean): boolean {
  if (by === card) return false;
  return event === 'destroy' ? !fatal : event !== 'move' && isOpposing;
}

/** In the resource row, in a deck or in a graveyard. */
function isKept({ zone, row }: Card): boolean {
  return zone === 'play' ? row === 'resource' : zone === 'deck' || zone === 'graveyard';
}

/** Does the destruction of this hero end the game for its player? That of a Boss does only if it is the last (R100.2). */
export function isLastOf({ cards }: State, { hero }: Card['facts'], { boss, decks }: Player): boolean {
  if (!boss || hero?.boss?.final) return true;
  return !decks.some((deck) => deck.some((id) => cardIn(cards, id)?.facts.hero)); // COT.11
}
