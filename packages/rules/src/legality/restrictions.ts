import { isGuarded } from '../characteristics/bosses.ts';
import { isBetweenPlanes } from '../characteristics/planes.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Circumstance } from '../reading/restrictions.ts';
import { forbidden, forbiddenPlayer } from '../reading/restrictions.ts';
import type { Happening, Of } from '../state/happening.ts';
import type { CardId, LinkId } from '../vocabulary.ts';

/** An event that a modifier says can't happen (103.2). */
export function cantHappen(on: Derived, event: Happening): boolean {
  const { card } = event;
  switch (event.event) {
    case 'draw':
      return forbiddenPlayer(on, event.player, 'draw') !== undefined;
    case 'discard':
      return forbiddenPlayer(on, event.player, 'discard', card) !== undefined;
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
      return (
        (forbidden(on, card, 'be destroyed', { by: event.player, fatal: event.fatal }) ??
          forbidden(on, card, 'leave play')) !== undefined
      );
    case 'move':
      if (event.arrival.zone === 'removed' && forbidden(on, card, 'be removed from the game')) return true;
      return (forbidden(on, card, 'leave play') ?? forbidden(on, card, 'leave play undestroyed')) !== undefined;
    case 'exhaust':
      return forbidden(on, card, 'exhaust', { by: event.player }) !== undefined;
    case 'ready':
      return forbidden(on, card, 'ready') !== undefined;
    case 'flip':
      return isMaster(on, card) || forbidden(on, card, 'be flipped') !== undefined;
    case 'turn face down':
      return isMaster(on, card);
    case 'heal':
      return isKeptFrom(on, event, 'heal') || forbidden(on, card, 'be healed') !== undefined;
    case 'deal':
      return (
        isKeptFrom(on, event, 'deal damage') ||
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

/** Can't the one who would do it do that to this card? */
const isKeptFrom = (
  on: Derived,
  { by, card, player, types }: Of<'deal' | 'heal'>,
  deed: 'deal damage' | 'heal',
): boolean =>
  by !== undefined &&
  on.card(by) !== undefined &&
  forbidden(on, by, deed, { other: card, by: player, types }) !== undefined;

function dealing(event: Of<'deal'>): Circumstance {
  return { other: event.by, by: event.player, types: event.types };
}

function isUninterruptible({ state }: Derived, id: LinkId): boolean {
  return state.chain.some((link) => link.id === id && link.uninterruptible);
}

function isCardLink({ state }: Derived, id: LinkId): boolean {
  return state.chain.some((link) => link.id === id && link.kind === 'card');
}
