import type { Match } from '@meetingstone/cards';
import type { Answer, Recording } from '@meetingstone/rules';
import { onlyAnswer, startGame } from '@meetingstone/rules';
import type { Recorded } from '../acts.ts';
import type { Sitting } from '../sitting.ts';
import { resit } from '../start.ts';
import type { Terms } from '../terms.ts';
import { mustAnswer } from './line.ts';

/** The record of a game of which only the answers are known: what nobody could choose was not asked. */
function actsFrom({ opening, seed, answers }: Recording): readonly Recorded[] {
  const acts: Recorded[] = [{ act: { do: 'start', at: 0 }, then: 0 }];
  let game = startGame(opening, seed);
  for (const given of answers) {
    if (onlyAnswer(game) && given.choose !== 'concede') {
      const last = acts.pop()!;
      acts.push({ ...last, then: last.then + 1 });
    } else acts.push(entryOf(given));
    game = mustAnswer(game, given);
  }
  return acts;
}

function entryOf({ player: seat, choose }: Answer): Recorded {
  if (choose === 'concede') return { act: { do: 'concede', seat, at: 0 }, then: 0, conceded: seat };
  return { act: { do: 'answer', seat, choose, at: 0 }, then: 0 };
}

/** The sitting of a game that was put away. */
export function sitAgain(
  terms: Terms,
  recording: Recording,
  acts: readonly Recorded[] | null,
  match: Match | null = null,
): Sitting {
  return resit(terms, recording.seed, acts ?? actsFrom(recording), match);
}
