import type { Seat } from '@meetingstone/rules';
import { facesKnownTo, tableFor } from '@meetingstone/rules';
import type { TableRefusal } from '../acts.ts';
import { withEvent } from '../log.ts';
import { gameBefore, standing } from '../record/line.ts';
import type { Log, Sitting, Undo } from '../sitting.ts';

/** So much longer each refusal makes the wait for the next request: n refusals, n squared times that. */
const WAIT = 10_000;

/** Of each seat in a rated game so many are free. */
const FREE_IF_RATED = 1;

export const noUndo = (seats: number): Undo => ({
  asked: null,
  seats: Array.from({ length: seats }, () => ({ free: 0, refusals: 0, refusedAt: 0 })),
});

/** The entry that a seat takes back unless it says another: its own last answer. */
export function lastAnswerOf({ acts }: Sitting, seat: Seat): number | undefined {
  return standing(acts).findLast((n) => {
    const { act } = acts[n]!;
    return act.do === 'answer' && act.seat === seat;
  });
}

/** Can the game go on from before this entry? It must be an answer that stands. */
export const canGoOnFrom = ({ acts }: Sitting, entry: number): boolean =>
  acts[entry]?.act.do === 'answer' && standing(acts).includes(entry);

/**
 * Who has learned something since an entry: who was told or shown something else; and all opponents of the one who goes back,
 * if he has seen cards that he did not know, or chance was drawn.
 */
function learnedSince(sitting: Sitting, entry: number, seat: Seat): readonly Seat[] {
  const { game, logs } = sitting;
  const { players } = game.state;
  const before = gameBefore(sitting, entry);
  const known = facesKnownTo(before, seat);
  const wiser =
    JSON.stringify(before.state.random) !== JSON.stringify(game.state.random) ||
    [...facesKnownTo(game, seat)].some((physical) => !known.has(physical));
  return players.flatMap((player, other) => {
    if (other === seat) return [];
    const isTold = logs[other]!.lines.some(({ act, event }) => act >= entry && event !== 'table');
    const isShown = () => JSON.stringify(tableFor(before, other)) !== JSON.stringify(tableFor(game, other));
    const isOpponent = player.team !== players[seat]!.team;
    return isTold || (wiser && isOpponent) || isShown() ? [other] : [];
  });
}

/** What becomes of a wish to go on from an earlier entry. */
export type Asking =
  | { readonly is: 'free' }
  | { readonly is: 'asked'; readonly waitingFor: readonly Seat[] }
  | { readonly is: 'refused'; readonly refusal: TableRefusal };

export function askUndo(sitting: Sitting, seat: Seat, entry: number, at: number): Asking {
  const { terms, sitters, undo, wishes } = sitting;
  const learned = learnedSince(sitting, entry, seat);
  const mine = undo.seats[seat]!;
  const opponents = () => sitters.flatMap((_, other) => (isOpponent(sitting, seat, other) ? [other] : []));
  const isSpent = terms.rated && mine.free >= FREE_IF_RATED;
  const toAgree = learned.length === 0 && isSpent ? opponents() : learned;
  const people = toAgree.filter((other) => sitters[other]!.is !== 'bot' && !sitting.game.state.players[other]!.lost);
  if (people.length === 0) return { is: 'free' };
  const refused = (refusal: TableRefusal): Asking => ({ is: 'refused', refusal });
  if (mine.refusals > 0) {
    const until = mine.refusedAt + WAIT * mine.refusals ** 2;
    if (at < until) return refused({ reason: 'too soon after refusals', until });
  }
  const unwilling = people.find((other) => !wishes[other]!.undo);
  if (unwilling !== undefined) return refused({ reason: 'does not want to be asked', seat: unwilling });
  const away = people.find((other) => sitters[other]!.is === 'gone');
  if (away !== undefined) return refused({ reason: 'is gone', seat: away });
  return { is: 'asked', waitingFor: people };
}

export const isOpponent = ({ game: { state } }: Sitting, seat: Seat, other: Seat): boolean =>
  state.players[seat]!.team !== state.players[other]!.team && !state.players[other]!.lost;

/** The game goes on from before that entry; whoever was told something since is told that it is taken back. */
export function goneBack(sitting: Sitting, seat: Seat, entry: number, quietly: boolean): Sitting {
  const shorter = (log: Log): Log => ({ told: log.told, lines: log.lines.filter(({ act }) => act < entry) });
  const game = gameBefore(sitting, entry);
  const wishes = sitting.wishes.map((one, n) => (n === seat ? { ...one, yielding: null } : one));
  const undo = { ...sitting.undo, asked: null };
  const back: Sitting = { ...sitting, game, logs: sitting.logs.map(shorter), wishes, undo, votes: null };
  return quietly ? back : withEvent(back, { event: 'taken back', seat });
}

/** Counts a free one, or a refusal. */
export function counted(undo: Undo, seat: Seat, what: 'free' | 'refused', at: number): Undo {
  const seats = undo.seats.map((one, n) => {
    if (n !== seat) return one;
    return what === 'free' ? { ...one, free: one.free + 1 } : { ...one, refusals: one.refusals + 1, refusedAt: at };
  });
  return { asked: null, seats };
}
