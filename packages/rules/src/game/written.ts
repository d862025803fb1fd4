import type { Facts } from '../language/facts.ts';
import type { State } from '../state/state.ts';
import type { Reply } from './decision.ts';

/** A game as it is written down: each definition once, and cards refer to it by number. */
export interface Written {
  readonly definitions: readonly Facts[];
  readonly game: { readonly stable: State; readonly replies: readonly Reply[] };
}
