import type { Reply } from '../decisions/decision.ts';
import type { Facts } from '../language/facts.ts';
import type { State } from '../state/state.ts';

/** A game as it is written down: each definition once, and everywhere else its number. */
export interface Written {
  /** Texts of the first version refer to definitions only where a card or a modifier has its facts, by bare numbers. */
  readonly version?: 2;
  readonly definitions: readonly Facts[];
  readonly game: { readonly stable: State; readonly replies: readonly Reply[] };
}
