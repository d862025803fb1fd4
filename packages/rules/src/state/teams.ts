import type { Relation } from '../language/noun.ts';
import type { Seat } from '../vocabulary.ts';
import type { State } from './state.ts';

export function friendly(state: State, a: Seat, b: Seat): boolean {
  return state.players[a]!.team === state.players[b]!.team;
}

export function related(state: State, you: Seat, other: Seat, relation: Relation): boolean {
  switch (relation) {
    case 'you':
      return you === other;
    case 'friendly':
      return friendly(state, you, other);
    case 'opposing':
      return !friendly(state, you, other);
    case 'any':
      return true;
  }
}
