import type { SavedScenario } from '@meetingstone/scenario';
import { Fault, saveScenario } from '@meetingstone/scenario';
import { refuse } from '../refused.ts';
import type { GameRecord } from '../storage/records.ts';
import { sittingAfter } from './showing.ts';

/** The table of a game that is over, after so many of its acts, as a scenario file. */
export function savedAt(record: GameRecord, acts: number): SavedScenario {
  const { game, opening, terms } = sittingAfter(record, acts);
  const raid = opening.raid ?? terms.raid;
  try {
    return saveScenario(game, { title: `Turn ${game.state.turn.number} of a game`, raid });
  } catch (error) {
    if (error instanceof Fault) return refuse('terms refused', `${error.message}: go a step further or back.`);
    throw error;
  }
}
