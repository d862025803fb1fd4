import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotation } from '@meetingstone/cards';
import type { Game, Seat } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import type { Answering, ScenarioDocument } from '@meetingstone/scenario';
import { readScenarios, runScenario, scenario } from '@meetingstone/scenario';
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
    const { document } = read;
    if (document.title !== name) continue;
    const you = Object.keys(document.setup.players).indexOf('you');
    if (document.steps.length === 0) return { game: firstGameOf(document), you };
    const game = lastGameOf(document);
    const { question, player } = game.decision!;
    return { game, you: question === 'priority' ? you : player };
  }
  throw new Error(`no board is called "${name}"`);
}

function firstGameOf({ setup }: ScenarioDocument): Game {
  const { players, turn, raid, mode, opening } = setup;
  const cards = readNotation(setup.cards ?? '').facts;
  const options = { cards, turn, raid, mode, opening } as Parameters<typeof scenario>[1];
  return scenario(players as Parameters<typeof scenario>[0], options).game();
}

/** The last game of a script in which something else than priority is asked; its very last if it waited for a moment. */
function lastGameOf(document: ScenarioDocument): Game {
  const waits = document.steps.at(-1)?.kind === 'until';
  let last: Game | null = null;
  const answering: Answering = (game, given) => {
    const answered = answer(game, given);
    if (answered.ok && (waits || answered.game.decision?.question !== 'priority')) last = answered.game;
    return answered;
  };
  const { message } = runScenario(document, { answering, prove: false });
  if (!last) throw new Error(`${document.title}: ${message}`);
  return last;
}
