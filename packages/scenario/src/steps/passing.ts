import type { Option } from '@meetingstone/rules';
import { seatOf } from '../cast.ts';
import { Fault } from '../outcome.ts';
import type { Session } from '../session.ts';
import { give, pending, unanswered } from '../session.ts';
import { decisionInWords } from '../words.ts';
import { orderedItself } from './ordering.ts';

const PASS: Option = { choose: 'pass' };
/** A script that waits longer than this waits for something that does not come. */
const PATIENCE = 20_000;

function passOnce(session: Session): Session {
  const decision = pending(session);
  if (decision.question !== 'priority') throw unanswered(session);
  return give(session, decision.player, PASS);
}

const hasPriority = ({ game: { decision } }: Session): boolean => decision?.question === 'priority';

/** Every player passes once, in turn, from the one who holds priority. */
export function passAll(session: Session): Session {
  const players = session.game.state.players.filter(({ lost, automatic }) => !lost && !automatic).length;
  let now = passOnce(session);
  for (let n = 1; n < players && hasPriority(now); n++) now = passOnce(now);
  return now;
}

/** Everyone passes until the chain is empty, or somebody is asked something. */
export function resolveAll(session: Session): Session {
  let now = orderedItself(session);
  if (!hasPriority(now)) throw unanswered(now);
  for (let n = 0; now.game.state.chain.length > 0 && hasPriority(now); n++) {
    if (n > PATIENCE) throw new Fault('the chain does not become empty');
    now = orderedItself(passOnce(now));
  }
  return now;
}

/**
 * Everyone passes, and declines what is optional, until that step's priority window opens. What must be answered before
 * it opens is the script's to answer next.
 */
export function until(session: Session, turn: string | undefined, step: string | undefined): Session {
  const player = turn === undefined ? undefined : seatOf(session.cast, turn);
  const start = session.game.state.turn;
  const begun = ({ game: { state } }: Session): boolean => {
    const moved = state.turn.number !== start.number || (step !== undefined && state.turn.step !== start.step);
    if (!moved) return false;
    return (player === undefined || state.turn.player === player) && (step === undefined || state.turn.step === step);
  };
  const reached = (at: Session): boolean => begun(at) && hasPriority(at);
  let now = orderedItself(session);
  for (let n = 0; !reached(now); n++) {
    const { decision } = now.game;
    if (!decision) throw new Fault('the game ended before that');
    if (n > PATIENCE) throw new Fault('that step does not come');
    const declining = decision.options.find(declines);
    if (!declining && begun(now)) return now;
    if (!declining) throw new Fault(`can't be declined: ${decisionInWords(now, decision)}`);
    now = orderedItself(give(now, decision.player, declining));
  }
  return now;
}

function declines(option: Option): boolean {
  if (option.choose === 'number') return option.number === 0;
  return ['pass', 'none', 'no', 'automatic'].includes(option.choose);
}
