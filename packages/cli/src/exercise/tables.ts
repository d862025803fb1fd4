import { allCards } from '@meetingstone/cards';
import type { Facts, Game } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import type { Chance, TableName } from '../proofs/players.ts';
import { TABLES } from '../proofs/players.ts';
import type { Aim } from './position.ts';
import { positionFor, stockOf } from './position.ts';

/** A table at which some cards can show what they do. */
export interface Setting {
  readonly called: string;
  /** For how many cards it is made, and for how many hard ones. */
  readonly many: number;
  readonly few: number;
  /** After so many decisions it is left; after twice as many where there are few cards. */
  readonly decisions: number;
  readonly start: (aims: readonly Aim[], pick: Chance) => Game;
}

/** Where cards are exercised. */
export interface Tables {
  /** The cards that are there besides them. */
  readonly known: readonly Facts[];
  /** Is this card played, or is it just there some day? Where it is not said, as for any card. */
  readonly isPlayed?: (card: Facts) => boolean;
  readonly setting: (number: number, seed: number) => Setting;
}

const AIMS = 5;
const DECISIONS = 160;
const PLAN: readonly TableName[] = ['duel', 'duel', 'two teams of two', 'duel', 'duel', 'free-for-all'];

export function ordinaryTables(cards: readonly Facts[]): Tables {
  const names = new Set(cards.map(({ name }) => name));
  const stock = stockOf([...cards, ...allCards().filter(({ name }) => !names.has(name))]);
  return {
    known: stock.others,
    setting: (number, seed) => {
      const table = PLAN[number % PLAN.length]!;
      const seats = TABLES[table].length;
      return {
        called: table,
        many: AIMS * seats,
        few: seats,
        decisions: DECISIONS,
        start: (aims, pick) => arrangeGame(positionFor(aims, stock, table, seed, pick)).game,
      };
    },
  };
}
