import type { Derived } from '../modifiers/derive.ts';
import { happening } from '../state/happening.ts';
import type { Player } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { shuffled } from './random.ts';
import { changePile } from './zones.ts';

/** The deck from which a player draws, or the one of this name; top card first. */
export function deckOf(player: Player, name?: string): readonly CardId[] {
  return player.decks[pileOf(player, name)] ?? NO_CARDS;
}

/** The graveyard of that deck (R101.3c). */
export function graveyardOf(player: Player, name?: string): readonly CardId[] {
  return player.graveyards[pileOf(player, name)] ?? NO_CARDS;
}

/** The number of that deck among the player's. */
export function pileOf({ deck, deckNames }: Player, name?: string): number {
  return name === undefined ? deck : deckNames.indexOf(name);
}

const NO_CARDS: readonly CardId[] = [];

export function shuffleDeck(table: Table, player: Seat, pile = table.player(player).deck): void {
  changePile(table, player, 'deck', pile, (deck) => shuffled(table, deck));
  table.happened.push(happening({ event: 'shuffle', player }));
  forgetPlayable(table, player, pile);
}

/** Which card of a deck it was that could be played, nobody knows after shuffling. */
function forgetPlayable(table: Table, player: Seat, pile: number): void {
  const deck = table.player(player).decks[pile] ?? NO_CARDS;
  const { modifiers } = table.state;
  const left = modifiers.filter(
    ({ does, flagged }) => does.text !== 'playable' || !flagged?.some((id) => deck.includes(id)),
  );
  if (left.length < modifiers.length) table.set('modifiers', left);
}

/** Was the deck from which a player draws turned over (415.3d)? */
export const isFaceUp = (player: Player): boolean => player.decksFaceUp[pileOf(player)] ?? false;

/** Does everybody see the top card of this deck: turned over, or played with its top card revealed (415.3d, 415.3f)? */
export function showsTopCard(on: Derived, seat: Seat): boolean {
  if (isFaceUp(on.state.players[seat]!)) return true;
  return on.player(seat).permissions.some(({ it }) => it.may === 'show top card');
}
