import type { Game } from '../game/game.ts';
import { derivedOf } from '../game/game.ts';
import type { EventName } from '../language/trigger.ts';
import { isBlank, nameOnSide } from '../modifiers/characteristics.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
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

/** What happened between the last decision and this one, as one viewer saw it. */
export function witness(
  game: Game,
  viewer: Seat | null,
  happened: readonly Happening[] = game.happened,
): readonly Witnessed[] {
  const on = derivedOf(game);
  const later = new Map<CardId, CardId>();
  for (const { card, became } of happened) if (card !== undefined && became !== undefined) later.set(card, became);
  return happened.filter(({ event }) => event !== 'modify').map((event) => witnessed(on, later, event, viewer));
}

function witnessed(on: Derived, later: ReadonlyMap<CardId, CardId>, event: Happening, viewer: Seat | null): Witnessed {
  const named = (id: CardId | undefined) => (id === undefined || id === 0 ? null : nameOf(on, later, id, viewer));
  return {
    event: event.event,
    rule: authorityOf(event),
    player: event.player ?? null,
    card: event.name == null ? named(event.card) : { id: named(event.card)?.id ?? 0, name: event.name },
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

/** Follows a card to where it is now; what was seen of it on the way is known wherever it went. */
function nameOf(on: Derived, later: ReadonlyMap<CardId, CardId>, id: CardId, viewer: Seat | null): Named {
  let at = id;
  let seen: string | null = null;
  let card: Card | undefined = on.card(at);
  while (!card || later.has(at)) {
    const left = on.state.departed.find(({ card: gone }) => gone.id === at);
    if (left && !isBlank(left.card)) seen = nameOnSide(left.card);
    const next = later.get(at) ?? left?.became;
    if (next === undefined) return { id: 0, name: seen };
    at = next;
    card = on.card(at);
  }
  const name = seen ?? (canSee(on, card, viewer) ? nameOnSide(card) : null);
  const isHidden = name === null && (card.zone === 'hand' || card.zone === 'deck');
  return { id: isHidden ? 0 : card.id, name };
}
