import type { Game, Recording } from '@meetingstone/rules';
import { answer, outcome, startGame } from '@meetingstone/rules';
import { refusalText } from '../rulings.ts';
import type { ReadRecording } from './recording.ts';
import { digestOf } from './recording.ts';

export interface Replayed {
  readonly same: boolean;
  readonly answers: number;
  readonly turns: number;
  /** The first answer that differs, counted from 1; null where only the end does. */
  readonly differsAt?: number | null;
  readonly message?: string;
  readonly winners: readonly string[] | null;
}

/** Answers, and what is known of the states along the way. */
type Checked = Recording & Pick<ReadRecording, 'states' | 'digest'>;

/** Plays the answers again and compares the states along the way with the recorded ones. */
export function replayed(recording: Checked): Replayed & { readonly game: Game } {
  const { opening, seed, answers, states, digest } = recording;
  const names = opening.seats.map(({ name }) => name);
  let game = startGame(opening, seed);
  const report = (done: number, parts: Pick<Replayed, 'same' | 'differsAt' | 'message'>) => {
    const winners = outcome(game)?.winners.map((seat) => names[seat]!) ?? null;
    return { ...parts, answers: done, turns: game.state.turn.number, winners, game };
  };
  for (const [n, given] of answers.entries()) {
    const result = answer(game, given);
    if (!result.ok) {
      const why = refusalText(game, given, result.ruling);
      return report(n, { same: false, differsAt: n + 1, message: `answer ${n + 1} is refused: ${why}` });
    }
    game = result.game;
    const expected = states[n];
    if (expected !== undefined && !digestOf(game).startsWith(expected))
      return report(n + 1, { same: false, differsAt: n + 1, message: `the state after answer ${n + 1} is another` });
  }
  const done = answers.length;
  if (digest === undefined)
    return report(done, { same: true, message: 'no state was recorded; every answer is legal' });
  if (digestOf(game) === digest) return report(done, { same: true });
  return report(done, { same: false, differsAt: null, message: 'it ends in another state than the recorded one' });
}
