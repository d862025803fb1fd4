import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@meetingstone/rules';
import { answer, outcome } from '@meetingstone/rules';
import type { Answering } from '@meetingstone/scenario';
import { runText } from '@meetingstone/scenario';
import type { Bot, Seating } from '../src/index.ts';
import { choiceOf, diceFrom, greedyBot } from '../src/index.ts';

/**
 * A puzzle is a scenario file whose script waits, with `until`, where something would have to be done. Whoever solves it
 * does it there: `you` and his team are played by the bot, the others by rules of thumb. It is solved if what the
 * script expects is true then, or if the game is won.
 */
export interface Puzzle {
  readonly name: string;
  readonly text: string;
}

const FOLDER = fileURLToPath(new URL('../puzzles/', import.meta.url));

export const PUZZLES: readonly Puzzle[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => ({ name: file.replace('.yaml', ''), text: readFileSync(`${FOLDER}${file}`, 'utf8') }));

/** What stands in the way of a solution; null if there is none. */
export function whyUnsolved({ text }: Puzzle, sit: Seating): string | null {
  const won = { by: false };
  const [result] = runText(text, { prove: false, answering: playing(sit, won) });
  return result!.passed || won.by ? null : result!.message!;
}

/** Bots answer in the place of a script that only waits, until somebody has priority again. */
function playing(sit: Seating, won: { by: boolean }): Answering {
  const random = diceFrom(1);
  let bots: readonly Bot[] | null = null;
  return (game, given) => {
    if (!isWaiting(given.choose)) return answer(game, given);
    bots ??= seated(game, sit);
    let now = game;
    do {
      const { player } = now.decision!;
      const answered = answer(now, { player, choose: choiceOf(now, bots[player]!, random) });
      if (!answered.ok) return answered;
      now = answered.game;
    } while (now.decision && now.decision.question !== 'priority');
    won.by ||= outcome(now)?.winners.includes(youIn(game)) ?? false;
    return { ok: true, game: now };
  };
}

function seated(game: Game, sit: Seating): readonly Bot[] {
  const { players } = game.state;
  const { team } = players[youIn(game)]!;
  return players.map((player) => (player.team === team ? sit() : greedyBot()));
}

const youIn = ({ state: { players } }: Game): number => players.findIndex(({ name }) => name === 'you');

const isWaiting = (choose: unknown): boolean =>
  typeof choose === 'object' &&
  choose !== null &&
  'choose' in choose &&
  ['pass', 'none', 'no'].includes(String(choose.choose));
