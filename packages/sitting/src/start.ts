import type { Match } from '@meetingstone/cards';
import type { Seed } from '@meetingstone/rules';
import { act } from './acting.ts';
import type { Recorded } from './acts.ts';
import { logged, NOTHING_TOLD } from './log.ts';
import { firstGame, openingOf } from './opening/terms.ts';
import type { Sitting } from './sitting.ts';
import { clockFor } from './table/clock.ts';
import { noUndo } from './table/undoing.ts';
import type { Terms } from './terms.ts';
import { USUAL_WISHES } from './wishes.ts';

/** A game before anything was done. */
function unbegun(terms: Terms, seed: Seed, match: Match | null): Sitting {
  const opening = openingOf(terms, seed, match);
  const game = firstGame(terms, opening, seed);
  const seats = opening.seats.length;
  const logs = Array.from({ length: seats + 1 }, () => NOTHING_TOLD);
  return {
    terms,
    seed,
    match,
    opening,
    game,
    sitters: terms.seats.map(({ sitter }) => sitter),
    acts: [],
    logs: logged(logs, null, game, 0),
    wishes: terms.seats.map(() => USUAL_WISHES),
    clock: clockFor(terms.clock, seats),
    undo: noUndo(seats),
    paused: null,
    votes: null,
  };
}

/** Everybody sits down, and the game begins; of a match, the one that comes next. A refusal says what is wrong with the terms. */
export function sitDown(terms: Terms, seed: Seed, at: number, match: Match | null = null): Sitting {
  const begun = act(unbegun(terms, seed, match), { do: 'start', at });
  if (!begun.ok) throw new RangeError('a game that was not begun cannot be begun');
  return begun.sitting;
}

/** The same sitting once more, from its record. Throws, with the place, where it could not have gone so. */
export function resit(terms: Terms, seed: Seed, acts: readonly Recorded[], match: Match | null = null): Sitting {
  return acts.reduce(
    (sitting, recorded, n) => {
      const acted = act(sitting, recorded.act, recorded.then);
      if (acted.ok) return acted.sitting;
      const { reason } = 'ruling' in acted ? acted.ruling : acted.refusal;
      throw new RangeError(`entry ${n} of the record is refused: ${reason}`);
    },
    unbegun(terms, seed, match),
  );
}
