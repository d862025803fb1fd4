import type { Rule } from '../../decisions/decision.ts';
import type { Effect } from '../../language/effect.ts';
import type { Resolution } from '../../reading/resolution.ts';
import type { Table } from '../../table/table.ts';
import { dropCard } from '../dropping.ts';
import { putFromCollection } from './collection.ts';
import { buildNewDeck } from './newDeck.ts';
import { startRaid } from './startingRaid.ts';

type Specially = Extract<Effect, { do: 'special' | 'drop' | 'put from collection' }>;

/** The door to what only single cards do: those of rule 800, one that uses its player's collection, and one that is dropped. */
export function* doSpecial(table: Table, r: Resolution, effect: Specially): Rule<boolean> {
  if (effect.do === 'drop') return yield* dropCard(table, r, effect);
  if (effect.do === 'put from collection') return yield* putFromCollection(table, r, effect.noun);
  switch (effect.what) {
    case 'new deck':
      return yield* buildNewDeck(table, r.controller, r.source);
    case 'raid':
      return yield* startRaid(table, r.controller);
    case 'keep equipment':
      return false; // It is chosen as the cost is paid (800.1c).
  }
}
