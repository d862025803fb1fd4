import type { Seat } from '@meetingstone/rules';
import { facesKnownTo } from '@meetingstone/rules';
import { withEvent } from '../log.ts';
import { standing } from '../record/line.ts';
import type { Sitting } from '../sitting.ts';
import type { Done } from './done.ts';
import { refused } from './done.ts';
import { askUndo, canGoOnFrom, counted, goneBack, lastAnswerOf } from './undoing.ts';

/** Back to the decision before, within one's own unfinished procedure: nobody has seen anything of it. */
export function goBack(sitting: Sitting, seat: Seat): Done {
  const { game, acts, paused } = sitting;
  if (paused !== null) return refused('the game is paused');
  if (game.decision?.player !== seat || game.decision.question === 'priority') return refused('nothing to go back to');
  const entry = standing(acts).findLast((n) => acts[n]!.act.do === 'answer' || acts[n]!.conceded !== undefined);
  const last = entry === undefined ? undefined : acts[entry]!;
  const isOwn = last?.act.do === 'answer' && last.act.seat === seat && game.replies.length > last.then;
  if (!isOwn || entry === undefined) return refused('nothing to go back to');
  const back = goneBack(sitting, seat, entry, true);
  const known = facesKnownTo(back.game, seat);
  const wiser = [...facesKnownTo(game, seat)].some((physical) => !known.has(physical));
  const isDrawn = JSON.stringify(back.game.state.random) !== JSON.stringify(game.state.random);
  return wiser || isDrawn ? refused('chance was drawn, or something seen') : { sitting: back, from: entry };
}

/** Somebody wants to go on from an earlier entry: at once if nobody else has learned anything since, else he asks those who have. */
export function wantUndo(sitting: Sitting, seat: Seat, to: number | undefined, at: number): Done {
  const entry = to ?? lastAnswerOf(sitting, seat);
  if (sitting.paused !== null) return refused('the game is paused');
  if (entry === undefined || !canGoOnFrom(sitting, entry)) return refused('nothing to take back');
  if (sitting.undo.asked) return refused('already asked', { seat: sitting.undo.asked.seat });
  const asking = askUndo(sitting, seat, entry, at);
  if (asking.is === 'refused') return { refusal: asking.refusal };
  if (asking.is === 'free') {
    const back = goneBack(sitting, seat, entry, false);
    return { sitting: { ...back, undo: counted(back.undo, seat, 'free', at) }, from: entry };
  }
  const asked = { seat, to: entry, waitingFor: asking.waitingFor };
  return { sitting: withEvent({ ...sitting, undo: { ...sitting.undo, asked } }, { event: 'undo asked', seat }) };
}

/** One of those who must agree says so, or that nothing is taken back. */
export function sayUndo(sitting: Sitting, seat: Seat, agree: boolean, at: number): Done {
  const { asked } = sitting.undo;
  if (!asked?.waitingFor.includes(seat)) return refused('nobody has asked you');
  if (!agree) {
    const undo = counted(sitting.undo, asked.seat, 'refused', at);
    return { sitting: withEvent({ ...sitting, undo }, { event: 'undo refused', seat }) };
  }
  const waitingFor = asked.waitingFor.filter((other) => other !== seat);
  if (waitingFor.length > 0)
    return { sitting: { ...sitting, undo: { ...sitting.undo, asked: { ...asked, waitingFor } } } };
  return { sitting: goneBack(sitting, asked.seat, asked.to, false), from: asked.to };
}
