import type { Lists } from '../characteristics/lists.ts';
import { noLists } from '../characteristics/lists.ts';
import type { Planes } from '../characteristics/planes.ts';
import type { CostChange, Replacement } from '../language/modifier.ts';
import type { TriggeredPower } from '../language/power.ts';
import type { Fitting } from '../reading/fitting.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Active } from './active.ts';
import type { ChangePlayer } from './changes.ts';
import { Drafts } from './drafts.ts';
import type { Kept, Pile } from './kept.ts';
import type { Sourced } from './sourced.ts';

/** What was worked out; shared between states that differ only in what no continuous modifier reads. */
export interface Work {
  drafts: Drafts;
  control: Map<CardId, Seat>;
  players: Map<Seat, ChangePlayer>;
  /** The indefinite powers that each card has lost, by their keys (700.3). */
  lost: Map<CardId, readonly string[]>;
  applied: readonly Active[];
  /** All that the modifiers look at. */
  reads: number;
  triggers: readonly Sourced<TriggeredPower>[] | undefined;
  replacements: readonly Sourced<Replacement>[] | undefined;
  costs: readonly Sourced<CostChange>[] | undefined;
  lists: Lists;
  planes: Planes | null | undefined;
  fitting: Fitting | undefined;
  kept: Kept;
  isSettled: boolean;
}

/** Most often there is nothing of a kind: all share these, and nothing is written to them. */
export const NOTHING = { drafts: new Drafts(), control: new Map(), players: new Map(), lost: new Map(), applied: [] };

export function noWork(piles: Pile[]): Work {
  const { drafts, control, players, lost, applied } = NOTHING;
  return {
    drafts,
    control,
    players,
    lost,
    applied,
    reads: 0,
    triggers: undefined,
    replacements: undefined,
    costs: undefined,
    lists: noLists(),
    planes: undefined,
    fitting: undefined,
    kept: { teams: [], rounds: [], strikes: [], piles },
    isSettled: false,
  };
}
