import type { Facts } from '../language/facts.ts';
import { arriving } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import { changedCard } from '../state/card.ts';
import type { Player } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { Row, Seat, Zone } from '../vocabulary.ts';
import { cardAt } from './zones.ts';

/** A new physical card, placed without any event: only before a game starts. */
export function bring(table: Table, owner: Seat, facts: Facts, zone: Zone, parts: Partial<Card> = {}): number {
  const id = table.nextId();
  const row: Row | null = parts.row ?? null;
  table.putCard(id, changedCard(cardAt(id, id, facts, owner, parts.pile ?? 0, 0, arriving(zone, { row })), parts));
  const player = table.player(owner);
  const pile = parts.pile ?? 0;
  const onto = (piles: Player['decks']) => piles.map((cards, n) => (n === pile ? [...cards, id] : cards));
  if (zone === 'play') table.set('play', [...table.state.play, id]);
  else if (zone === 'hand') table.changePlayer(owner, { hand: [...player.hand, id] });
  else if (zone === 'removed') table.changePlayer(owner, { removed: [...player.removed, id] });
  else if (zone === 'deck') table.changePlayer(owner, { decks: onto(player.decks) });
  else if (zone === 'graveyard') table.changePlayer(owner, { graveyards: onto(player.graveyards) });
  return id;
}
