import type { Resolution } from '../effects/resolution.ts';
import type { Rule } from '../game/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Table } from '../state/table.ts';
import { buildNewDeck } from './newDeck.ts';
import { startRaid } from './raid.ts';

/** What rule 800 says of three cards: Hearthstone, Through the Dark Portal, Lady Katrana Prestor. */
export function* doSpecial(table: Table, r: Resolution, { what }: Extract<Effect, { do: 'special' }>): Rule<boolean> {
  switch (what) {
    case 'new deck':
      return yield* buildNewDeck(table, r.controller, r.source);
    case 'raid':
      return yield* startRaid(table, r.controller);
    case 'keep equipment':
      return false; // It is chosen as the cost is paid (800.1c).
  }
}
