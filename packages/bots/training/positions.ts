import type { Game, Opening, Seat } from '@meetingstone/rules';
import { answer, imagine, onlyAnswer, outcome, startGame, viewGame } from '@meetingstone/rules';
import type { Dice } from '../src/dice.ts';
import { diceFrom, seedFrom } from '../src/dice.ts';
import { isFree } from '../src/greedy/acting.ts';
import { greedyBot } from '../src/greedy/greedy.ts';
import { blankMemory } from '../src/greedy/memory.ts';
import { ranked } from '../src/greedy/ranking.ts';
import { tableOf } from '../src/greedy/table.ts';
import { PLAIN } from '../src/planning/leaning.ts';
import { ownTurn } from '../src/planning/line.ts';
import { linesFrom } from '../src/planning/lines.ts';
import { targetsOf } from '../src/planning/targets.ts';
import { choiceOf, playOut } from '../src/playout.ts';
import { candidates } from '../src/thinking/candidates.ts';
import { suspectsOf } from '../src/thinking/suspects.ts';
import type { Features } from '../src/weighing/features.ts';
import { featuresOf } from '../src/weighing/features.ts';

/** One way to end a turn: how the table looked then, and how often it was won from there. */
export interface Ending {
  readonly features: Features;
  readonly won: number;
}

/** The ways to end a turn that were compared at one decision. */
export interface Compared {
  readonly parties: number;
  readonly endings: readonly Ending[];
}

/** Decisions in the middle of a game between greedy bots. */
export function decisionsOf(opening: Opening, seed: number, every: number): readonly Game[] {
  const games: Game[] = [];
  let n = 0;
  playOut(
    startGame(opening, seed),
    opening.seats.map(() => greedyBot()),
    diceFrom(seed),
    {
      onAnswer: (game) => {
        const { decision } = game;
        if (decision?.question !== 'priority' || decision.options.length < 3) return;
        if (isFree(tableOf(viewGame(game, decision.player))) && n++ % every === seed % every) games.push(game);
      },
    },
  );
  return games;
}

const LINES = 9;
const GAMES = 12;
/** Longer games are not worth their time. */
const LIMIT = 1500;

/** Plays several lines of the turn in one imagined world, and from the end of each the rest of the game again and again. */
export function compared(game: Game, seed: number): Compared | null {
  const random = diceFrom(seed);
  const seat = game.decision!.player;
  const view = viewGame(game, seat);
  const world = imagine(game, seat, suspectsOf(view), random);
  if (!world) return null;
  const table = tableOf(view);
  const memory = blankMemory();
  const beginnings = candidates(game.decision!, ranked(game.decision!, table, memory), table);
  const lines = linesFrom(beginnings, targetsOf(table), PLAIN, random).slice(0, LINES);
  const seen = new Set<string>();
  const endings = lines.flatMap((leaning): readonly Ending[] => {
    const after = ownTurn({ world, seat, leaning, memory, random: diceFrom(seed) });
    if (!after.decision) return [];
    const features = featuresOf(after, seat);
    const key = JSON.stringify(features);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ features, won: wonFrom(after, seat, seed) }];
  });
  return endings.length > 1 ? { parties: world.state.players.length, endings } : null;
}

function wonFrom(game: Game, seat: Seat, seed: number): number {
  let won = 0;
  for (let n = 0; n < GAMES; n++) won += playedOn(game, seat, diceFrom(seedFrom(seed, n)));
  return won / GAMES;
}

/** The rest of the game with cards that nobody knows lying anew. */
function playedOn(from: Game, seat: Seat, random: Dice): number {
  const bots = from.state.players.map(() => greedyBot());
  const world = imagine(from, seat, suspectsOf(viewGame(from, seat)), random) ?? from;
  let game = world;
  for (let n = 0; n < LIMIT && game.decision; n++) {
    const { player } = game.decision;
    const next = answer(game, onlyAnswer(game) ?? { player, choose: choiceOf(game, bots[player]!, random) });
    if (!next.ok) break;
    game = next.game;
  }
  const winners = outcome(game)?.winners ?? [];
  const { players } = game.state;
  return winners.length === 0 ? 0.5 : winners.some((winner) => players[winner]!.team === players[seat]!.team) ? 1 : 0;
}
