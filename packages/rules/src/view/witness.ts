import { nameOnSide } from '../characteristics/characteristics.ts';
import type { Game } from '../game/game.ts';
import { derivedOf } from '../game/game.ts';
import type { EventName } from '../language/trigger.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import { changedCard } from '../state/card.ts';
import type { Happening } from '../state/happening.ts';
import type { CardId, DamageType, RuleNumber, Seat, Step, Zone } from '../vocabulary.ts';
import { authorityOf } from './authority.ts';
import { canSee } from './sight.ts';

/** A card in the log: its present id (0 if gone or hidden) and its name, null where the viewer may not know it. */
export interface Named {
  readonly id: CardId;
  readonly name: string | null;
}

/** One event as a viewer may witness it. */
export interface Witnessed {
  readonly event: EventName;
  /** The rule behind it. */
  readonly rule: RuleNumber;
  readonly player: Seat | null;
  readonly card: Named | null;
  readonly by: Named | null;
  readonly to: Named | null;
  readonly amount: number | null;
  readonly types: readonly DamageType[];
  readonly combat: boolean;
  readonly from: Zone | null;
  readonly zone: Zone | null;
  readonly step: Step | null;
  readonly counter: string | null;
  readonly fatal: boolean;
  readonly faceDown: boolean;
}

/** What happened between the last decision and this one, as one viewer saw it: of each event what he could know in its moment. */
export function witness(
  game: Game,
  viewer: Seat | null,
  happened: readonly Happening[] = game.happened,
): readonly Witnessed[] {
  const past: Past = { on: derivedOf(game), happened, left: new Map() };
  for (const event of happened)
    if (event.card !== undefined && event.became !== undefined) past.left.set(event.card, event);
  return happened.flatMap((event, n) => (event.event === 'modify' ? [] : [witnessed(past, event, n, viewer)]));
}

/** The present, and the events by which it came about: together they tell how each card lay at each moment. */
interface Past {
  readonly on: Derived;
  readonly happened: readonly Happening[];
  /** By which event a card became another one. */
  readonly left: Map<CardId, Happening>;
}

function witnessed(past: Past, event: Happening, n: number, viewer: Seat | null): Witnessed {
  const told = (id: CardId | undefined, isKnown: boolean): Named | null => {
    if (id === undefined || id === 0) return null;
    return { id: presentOf(past, id, viewer), name: isKnown ? nameOf(past, id) : null };
  };
  const named = (id: CardId | undefined) => told(id, id !== undefined && isSeen(past, id, n, viewer));
  const { card, became = card } = event;
  const isKnown = card !== undefined && (isSeen(past, card, n, viewer) || isSeen(past, became!, n + 1, viewer));
  const it = told(card, isKnown);
  return {
    event: event.event,
    rule: authorityOf(event),
    player: event.player ?? null,
    card: event.name == null ? it : { id: it?.id ?? 0, name: event.name },
    by: named(event.by),
    to: named(event.to),
    amount: event.amount ?? null,
    types: event.types ?? [],
    combat: event.combat ?? false,
    from: event.from ?? null,
    zone: event.zone ?? null,
    step: event.step ?? null,
    counter: event.counter ?? null,
    fatal: event.fatal ?? false,
    faceDown: event.arrival?.faceDown ?? false,
  };
}

/** Could the viewer see the face of this card before the event of this number? What has left before, as it left. */
function isSeen(past: Past, id: CardId, n: number, viewer: Seat | null): boolean {
  const { on, happened, left } = past;
  const card = lastOf(past, id);
  if (card) {
    const turns = happened.slice(n).filter((event) => event.card === id && TURNS.has(event.event));
    return canSee(on, turns.length % 2 === 0 ? card : changedCard(card, { faceDown: !card.faceDown }), viewer);
  }
  return left.get(id)?.from === 'hand' && ownerOf(past, id) === viewer; // 415.4a
}

const TURNS: ReadonlySet<EventName> = new Set<EventName>(['flip', 'turn face down']);

/** The card as it is, or as it was when it left a public zone. */
function lastOf({ on }: Past, id: CardId): Card | undefined {
  return on.card(id) ?? on.state.departed.find(({ card }) => card.id === id)?.card;
}

function nextOf(past: Past, id: CardId): CardId | undefined {
  return past.left.get(id)?.became ?? past.on.state.departed.find(({ card }) => card.id === id)?.became;
}

/** The same physical card, as soon as anything is known of it. */
function knownOf(past: Past, id: CardId): Card | undefined {
  const card = lastOf(past, id);
  const next = card ? undefined : nextOf(past, id);
  return next === undefined ? card : knownOf(past, next);
}

function nameOf(past: Past, id: CardId): string | null {
  const card = knownOf(past, id);
  return card ? nameOnSide(card) : null;
}

const ownerOf = (past: Past, id: CardId): Seat | undefined => knownOf(past, id)?.owner;

/** What the card is now; 0 if it is gone or lies hidden from the viewer. */
function presentOf(past: Past, id: CardId, viewer: Seat | null): CardId {
  const card = past.on.card(id);
  const next = card ? undefined : nextOf(past, id);
  if (next !== undefined) return presentOf(past, next, viewer);
  if (!card) return 0;
  const isHidden = (card.zone === 'hand' || card.zone === 'deck') && !canSee(past.on, card, viewer);
  return isHidden ? 0 : card.id;
}
