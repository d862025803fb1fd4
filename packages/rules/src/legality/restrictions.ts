import type { Held } from '../characteristics/characteristics.ts';
import { isBetweenPlanes } from '../characteristics/planes.ts';
import { isGuarded } from '../events/bosses.ts';
import type { Deed, Restriction } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import { fits } from '../reading/described.ts';
import { friendly } from '../reading/nouns.ts';
import { perspective } from '../reading/perspective.ts';
import type { Happening } from '../state/happening.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** What else takes part in a deed that may be forbidden. */
export interface Circumstance {
  /** The other card: who would be attacked, with what it would be dealt, whose link would target. */
  readonly other?: CardId;
  /** The player who does it. */
  readonly by?: Seat;
  readonly types?: Happening['types'];
}

/** The restriction that stops a card, if there is one without an "unless" (103.2). */
export function forbidden(
  on: Derived,
  id: CardId,
  deed: Deed,
  circumstance: Circumstance = {},
): Held<Restriction> | undefined {
  const { restrictions } = on.of(id);
  if (restrictions.length === 0) return undefined;
  return restrictions.find((held) => held.it.cant === deed && !held.it.unless && applies(on, id, held, circumstance));
}

/** The restrictions of a card that its controller can lift by paying (600.3). */
export function unlessPaid(
  on: Derived,
  id: CardId,
  deed: Deed,
  circumstance: Circumstance = {},
): readonly Held<Restriction>[] {
  return on
    .of(id)
    .restrictions.filter((held) => held.it.cant === deed && held.it.unless && applies(on, id, held, circumstance));
}

function applies(on: Derived, id: CardId, held: Held<Restriction>, { other, by, types }: Circumstance): boolean {
  const { it } = held;
  const you = held.controller ?? on.controllerOf(id);
  if (it.during === 'ready step' && !(on.state.turn.step === 'ready' && on.state.turn.player === on.controllerOf(id)))
    return false;
  if (it.byOpponents && (by === undefined || friendly(on.state, you, by))) return false;
  if (it.damageType && !it.damageType.some((type) => types?.includes(type))) return false;
  if (!it.noun) return true;
  const p = perspective(on, you, held.source || id);
  return other !== undefined && fits(it.noun, other, p, on.card(other)?.zone);
}

/** The restriction that stops a player. */
export function forbiddenPlayer(on: Derived, seat: Seat, deed: Deed, card?: CardId): Held<Restriction> | undefined {
  const { restrictions } = on.player(seat);
  if (restrictions.length === 0) return undefined;
  return restrictions.find((held) => {
    if (held.it.cant !== deed || (deed === 'draw' && held.it.unless)) return false; // 415.9f
    if (!held.it.noun) return true;
    const p = perspective(on, held.controller ?? seat, held.source);
    return card !== undefined && fits(held.it.noun, card, p, on.card(card)?.zone);
  });
}

/** An event that a modifier says can't happen (103.2). */
export function cantHappen(on: Derived, event: Happening): boolean {
  const { card } = event;
  switch (event.event) {
    case 'draw':
      return forbiddenPlayer(on, event.player!, 'draw') !== undefined;
    case 'discard':
      return forbiddenPlayer(on, event.player!, 'discard', card) !== undefined;
    case 'interrupt':
      if (isUninterruptible(on, event.link)) return true; // R302.2
      if (card === undefined || on.card(card)?.zone !== 'chain' || !isCardLink(on, event.link)) return false;
      return forbidden(on, card, 'be interrupted') !== undefined;
    default:
  }
  if (card !== undefined && on.card(card) && isGuarded(on, event)) return true; // R101.3
  if (isBetweenPlanes(on, event)) return true; // R503.1c
  if (card === undefined || on.card(card)?.zone !== 'play') return card !== undefined && staysRemoved(on, card);
  switch (event.event) {
    case 'destroy':
      return (forbidden(on, card, 'be destroyed') ?? forbidden(on, card, 'leave play')) !== undefined;
    case 'move':
      return (forbidden(on, card, 'leave play') ?? forbidden(on, card, 'leave play undestroyed')) !== undefined;
    case 'exhaust':
      return forbidden(on, card, 'exhaust') !== undefined;
    case 'ready':
      return forbidden(on, card, 'ready') !== undefined;
    case 'flip':
      return isMaster(on, card) || forbidden(on, card, 'be flipped') !== undefined;
    case 'turn face down':
      return isMaster(on, card);
    case 'heal':
      return forbidden(on, card, 'be healed') !== undefined;
    case 'deal':
      return (
        (forbidden(on, card, 'be dealt damage', dealing(event)) ?? forbidden(on, card, 'be damaged')) !== undefined
      );
    case 'put damage':
      return forbidden(on, card, 'be damaged') !== undefined;
    default:
      return false;
  }
}

/** A Master Hero can't be flipped or turned face down (301.4a). */
const isMaster = (on: Derived, id: CardId): boolean => on.card(id)!.facts.hero?.master === true;

/** A card that the game removed with its owner, or a hero whose place another took, can't leave (102.2, 301.4a). */
export function staysRemoved(on: Derived, id: CardId): boolean {
  const card = on.card(id);
  if (card?.zone !== 'removed') return false;
  return on.state.players[card.owner]!.lost || on.state.players.some((player) => player.replacedHeroes.includes(id));
}

function dealing(event: Happening): Circumstance {
  const circumstance: { other?: CardId; by?: Seat; types?: Happening['types'] } = {};
  if (event.by !== undefined) circumstance.other = event.by;
  if (event.player !== undefined) circumstance.by = event.player;
  if (event.types !== undefined) circumstance.types = event.types;
  return circumstance as Circumstance;
}

function isUninterruptible({ state }: Derived, id: Happening['link']): boolean {
  return state.chain.some((link) => link.id === id && link.uninterruptible);
}

function isCardLink({ state }: Derived, id: Happening['link']): boolean {
  return state.chain.some((link) => link.id === id && link.kind === 'card');
}
