import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Seat } from '@meetingstone/rules';
import { readScenarios, scenario } from '@meetingstone/scenario';
import { SCENES, sceneCalled } from './scenes.ts';

const FILE = join(import.meta.dirname, '..', 'boards', 'boards.yaml');

/** A game in its middle, and whose eyes it is seen through. */
export interface Board {
  readonly game: Game;
  readonly you: Seat;
}

/** A table by its name: of the scenario file, or one that bots have played to its middle. */
export function boardCalled(name: string): Board {
  if (name in SCENES) return sceneCalled(name);
  for (const read of readScenarios(readFileSync(FILE, 'utf8'))) {
    if (!read.ok) throw new Error(`${read.title}: ${read.faults.map(({ reason }) => reason).join('; ')}`);
    const { title, setup } = read.document;
    if (title !== name) continue;
    const { players, turn, raid, mode } = setup;
    const options = { ...(turn ? { turn } : {}), ...(raid ? { raid } : {}), ...(mode ? { mode } : {}) };
    const table = scenario(players as Parameters<typeof scenario>[0], options);
    return { game: table.game(), you: Object.keys(players).indexOf('you') };
  }
  throw new Error(`no board is called "${name}"`);
}
