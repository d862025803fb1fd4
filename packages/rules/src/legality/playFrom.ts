import type { Permission, Replacement } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import { fits } from '../reading/described.ts';
import { perspective } from '../reading/perspective.ts';
import type { Modifier } from '../state/modifier.ts';
import type { Player } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { deckOf } from '../zones/decks.ts';
import { staysRemoved } from './restrictions.ts';

type PlayFrom = Extract<Permission, { may: 'play from' }>;

interface Playable {
  readonly card: CardId;
  readonly by: PlayFrom;
}

/** Cards outside the hand that a modifier lets this player play. */
export function playableElsewhere(on: Derived, seat: Seat): readonly CardId[] {
  const named = namedFor(on, seat).flatMap(({ flagged }) => flagged ?? []);
  const elsewhere = on.player(seat).permissions.length === 0 ? [] : permitted(on, seat).map(({ card }) => card);
  return named.length === 0 ? elsewhere : [...new Set([...elsewhere, ...named.filter((id) => isOutside(on, id))])];
}

/** The modifiers that let this player play the very cards which they flagged. */
function namedFor({ state }: Derived, seat: Seat): readonly Modifier[] {
  return state.modifiers.filter(({ does, controller }) => does.text === 'playable' && controller === seat);
}

/** Neither in play nor on the chain already; of a deck only the top card can be told from the others. */
function isOutside(on: Derived, id: CardId): boolean {
  const card = on.card(id);
  if (!card || card.zone === 'play' || card.zone === 'chain' || staysRemoved(on, id)) return false;
  return card.zone !== 'deck' || deckOf(on.state.players[card.owner]!)[0] === id;
}

/** May this player play this card without paying its cost (403.3)? */
export function isPlayedFree(on: Derived, seat: Seat, id: CardId): boolean {
  return namedFor(on, seat).some(({ flagged, does }) => does.text === 'playable' && does.free && flagged?.includes(id));
}

function permitted(on: Derived, seat: Seat): readonly Playable[] {
  return on.player(seat).permissions.flatMap((held) => {
    const { it } = held;
    if (it.may !== 'play from') return [];
    const pile = on.state.players
      .filter((_, other) => related(on.state, seat, other, it.whose ?? 'you'))
      .flatMap((player) => pileOf(player, it.zone));
    const p = perspective(on, held.controller ?? seat, held.source);
    return pile
      .filter((id) => fits(it.noun, id, p, it.zone) && !staysRemoved(on, id))
      .map((card) => ({ card, by: it }));
  });
}

/** The cards there that can be told from each other. */
function pileOf(player: Player, zone: PlayFrom['zone']): readonly CardId[] {
  switch (zone) {
    case 'removed':
      return player.removed;
    case 'graveyard':
      return player.graveyards.flat();
    case 'hand':
      return player.hand;
    case 'deck':
      return deckOf(player).slice(0, 1);
  }
}

/** Can it be played only so that it is removed from the game afterwards? */
export function isPlayedOnce(on: Derived, seat: Seat, card: CardId): boolean {
  if (on.card(card)?.zone === 'hand') return false;
  const ways = permitted(on, seat).filter((one) => one.card === card);
  return ways.length > 0 && ways.every(({ by }) => by.once);
}

/** What becomes of a card that was played so. */
export const REMOVED_AFTERWARDS: Replacement = {
  event: { event: 'enter graveyard' },
  next: true,
  instead: {
    instead: 'effects',
    effects: [{ do: 'put', what: { select: 'event', role: 'card' }, where: { to: 'removed' } }],
  },
};
