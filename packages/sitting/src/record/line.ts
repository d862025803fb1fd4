import type { Answer, Game, Seat } from '@meetingstone/rules';
import { answer, earlierBy, onlyAnswer } from '@meetingstone/rules';
import type { Act, Recorded } from '../acts.ts';
import { firstGame } from '../opening/terms.ts';
import type { Sitting } from '../sitting.ts';
import type { Terms } from '../terms.ts';

/** The entries of a record that still stand: where the game went on from an earlier one, those after it do not. */
export function standing(acts: readonly Recorded[]): readonly number[] {
  let line: number[] = [];
  for (const [n, { from }] of acts.entries()) {
    if (from !== undefined) line = line.filter((one) => one < from);
    line.push(n);
  }
  return line;
}

/** What the sitting answers by itself at this decision, if it does: nobody has to decide that again who reads a record. */
export function answerByItself(game: Game): Answer {
  const { decision } = game;
  const only = onlyAnswer(game);
  if (only) return only;
  const options = decision?.options ?? [];
  const found = options.find(({ choose }) => choose === 'automatic') ?? options.find(({ choose }) => choose === 'pass');
  if (!decision || !found) throw new RangeError('a recorded pass is not offered');
  return { player: decision.player, choose: found };
}

/** What an act answers in the game itself. */
function answerIn(act: Act, conceded: Seat | undefined): Answer | null {
  if (conceded !== undefined) return { player: conceded, choose: 'concede' };
  return act.do === 'answer' ? { player: act.seat, choose: act.choose } : null;
}

/** One answer of the line that stands, in which entry of the record it was given, and the game after it. */
export interface Played {
  readonly entry: number;
  readonly given: Answer;
  readonly before: Game;
  readonly game: Game;
}

/** What is needed to play a line again. */
type Line = Pick<Sitting, 'acts' | 'opening' | 'seed'> & { readonly terms?: Pick<Terms, 'position'> };

/** Plays the line that stands once more, up to before an entry of the record. */
export function* played({ acts, opening, seed, terms = {} }: Line, upTo = acts.length): Generator<Played, Game> {
  let game = firstGame(terms, opening, seed);
  for (const entry of standing(acts)) {
    if (entry >= upTo) break;
    const { act, then, conceded } = acts[entry]!;
    const own = answerIn(act, conceded);
    for (let n = own ? -1 : 0; n < then; n++) {
      const given: Answer = n < 0 ? own! : answerByItself(game);
      const before = game;
      game = mustAnswer(game, given);
      yield { entry, given, before, game };
    }
  }
  return game;
}

export function mustAnswer(game: Game, given: Answer): Game {
  const answered = answer(game, given);
  if (!answered.ok) throw new RangeError(`a recorded answer is refused: ${answered.ruling.reason}`);
  return answered.game;
}

/** The answers that stand, in their order: with opening and seed the whole game. */
export const answersOf = (sitting: Sitting): readonly Answer[] => [...played(sitting)].map(({ given }) => given);

/** The game as it was before an entry that stands. */
export function gameBefore(sitting: Sitting, entry: number): Game {
  const { game, acts } = sitting;
  const since = standing(acts).filter((one) => one >= entry);
  const answers = since.reduce((sum, one) => sum + answersIn(acts[one]!), 0);
  const near = earlierBy(game, answers);
  if (near) return near;
  const line = played(sitting, entry);
  for (let step = line.next(); ; step = line.next()) if (step.done) return step.value;
}

/** How many answers the line that stands consists of. */
export const answersGiven = ({ acts }: Pick<Sitting, 'acts'>): number =>
  standing(acts).reduce((sum, entry) => sum + answersIn(acts[entry]!), 0);

const answersIn = ({ act, then, conceded }: Recorded): number => then + (answerIn(act, conceded) ? 1 : 0);
