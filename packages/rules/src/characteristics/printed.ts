import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { State } from '../state/state.ts';
import type { Characteristics } from './characteristics.ts';

/** The printed cost; X counts only while the card is on the chain or resolving (201.1, 201.3). */
export function costOf(on: Derived, card: Card, is: Characteristics): number {
  if (!card.facts.plusX || card.zone !== 'chain') return is.cost;
  return is.cost + (on.state.chain.find(({ source, kind }) => source === card.id && kind === 'card')?.x ?? 0);
}

export function enteredThisTurn(state: State, card: Card): boolean {
  return card.since >= state.players[state.turn.player]!.turnStarted;
}
