import type { Answer, Game, Offer, Seat } from '@meetingstone/rules';
import { answer, bare, onlyAnswer, viewGame } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import { greedyBot } from '../greedy/greedy.ts';
import type { Memory } from '../greedy/memory.ts';
import { copyMemory, remember, startTurn } from '../greedy/memory.ts';
import { ranked } from '../greedy/ranking.ts';
import { tableOf } from '../greedy/table.ts';
import { choiceOf } from '../playout.ts';
import { weigh } from '../weighing/weighing.ts';
import type { Leaning } from './leaning.ts';
import { leaned } from './leaning.ts';

/** No line goes on for more decisions, whatever happens in it. */
const LONGEST = 600;
/** How much the table at the end of the own turn counts beside that after the answer of the others. */
const STATIC = 0.3;

/** Plays a turn in an imagined world with a leaning, then everybody by rules of thumb. */
export interface LineRun {
  readonly world: Game;
  readonly seat: Seat;
  readonly leaning: Leaning;
  readonly memory: Memory;
  readonly random: Dice;
  /** Told of each of the seat's own decisions of the turn. */
  readonly onDecision?: (game: Game) => void;
}

/** How it stands for the seat's team after this turn and the answer of the others to it. */
export function weighLine(run: LineRun): number {
  const { world, seat, random } = run;
  const after = ownTurn(run);
  const still = weigh(after, seat);
  if (!after.decision) return still;
  return STATIC * still + (1 - STATIC) * weigh(goneOn(after, roundAfter(world), random), seat);
}

/** How it stands after this answer, if everybody goes on by rules of thumb for a round. */
export function weighAnswer(world: Game, seat: Seat, option: Offer, random: Dice): number {
  const answered = answer(world, { player: seat, choose: option });
  return answered.ok ? weigh(goneOn(answered.game, roundAfter(world), random), seat) : 0;
}

/** Everybody has had a turn, and the next player is about to act. */
function roundAfter({ state: { turn, players } }: Game): (game: Game) => boolean {
  const last = turn.number + players.filter(({ lost }) => !lost).length;
  return ({ state: { turn: now } }) => now.number > last || (now.number === last && now.step === 'action');
}

/** The table as the turn ends. */
export function ownTurn({ world, seat, leaning, memory, random, onDecision }: LineRun): Game {
  const own = copyMemory(memory);
  const others = world.state.players.map(() => greedyBot());
  const { number } = world.state.turn;
  let isFirst = true;
  let game = world;
  for (let n = 0; n < LONGEST && game.decision && game.state.turn.number === number; n++) {
    const { decision } = game;
    let given: Answer | undefined = onlyAnswer(game);
    if (!given && decision.player !== seat)
      given = { player: decision.player, choose: choiceOf(game, others[decision.player]!, random) };
    if (!given) {
      onDecision?.(game);
      const table = tableOf(viewGame(game, seat));
      startTurn(own, table.view.turn.number);
      const [best] = leaned(
        decision,
        ranked(decision, table, own),
        isFirst ? leaning : { ...leaning, first: null },
        table,
      );
      isFirst = false;
      remember(own, decision, best!.option);
      given = { player: seat, choose: bare(best!.option) };
    }
    const next = answer(game, given);
    if (!next.ok) break;
    game = next.game;
  }
  return game;
}

function goneOn(from: Game, isOver: (game: Game) => boolean, random: Dice): Game {
  const bots = from.state.players.map(() => greedyBot());
  let game = from;
  for (let n = 0; n < LONGEST && game.decision && !isOver(game); n++) {
    const { player } = game.decision;
    const given = onlyAnswer(game) ?? { player, choose: choiceOf(game, bots[player]!, random) };
    const next = answer(game, given);
    if (!next.ok) break;
    game = next.game;
  }
  return game;
}
