import type { Seat, View } from '@meetingstone/rules';
import { tableFor } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { cardTexts, logOf, next, passLeadsTo } from '@meetingstone/sitting';
import type { Teller } from '@meetingstone/words';
import { english, passLeadsWords, teller, whyAskedWords } from '@meetingstone/words';
import type { TableMessage } from '../schema/fromServer.ts';
import type { Asking } from './decisions.ts';
import type { Moment, Voice } from './picture.ts';

/** As everybody at the table hears it. */
export const VOICE: Voice = { language: english, texts: cardTexts };

/** What a seat, or a spectator, may know of a sitting. */
export function momentOf(sitting: Sitting, viewer: Seat | null): Moment {
  const view = withoutCovered(sitting, tableFor(sitting.game, viewer));
  const { told, lines } = logOf(sitting, viewer);
  const { paused, undo, votes } = sitting;
  return {
    view,
    told,
    log: lines,
    time: timeOf(sitting, view),
    wishes: wishesOf(sitting, viewer),
    paused: paused !== null,
    undo: undo.asked && { by: undo.asked.seat, waitsFor: undo.asked.waitingFor.filter((seat) => seat === viewer) },
    votes,
    ...(view.decision ? askingOf(sitting, view, teller(view, english, cardTexts)) : {}),
  };
}

/** A pass that only waits for its time is a question to nobody, not even to the seat whose it is. */
const withoutCovered = (sitting: Sitting, view: View): View =>
  view.decision && next(sitting).do === 'cover' ? { ...view, decision: null } : view;

/**
 * Whose time runs tells who is asked. So a viewer sees the clocks as they are where he sees whom the game waits for, and as he saw
 * them last while others are asked.
 */
function timeOf({ clock, game }: Sitting, { waitingFor }: View): Moment['time'] {
  if (!clock) return { clocks: null, running: null };
  if (game.decision && waitingFor !== game.decision.player) return undefined;
  const { seats, running } = clock;
  return { clocks: seats.map(({ bank, lost }, seat) => ({ seat, bank, connection: lost })), running };
}

function wishesOf({ wishes }: Sitting, viewer: Seat | null): TableMessage['wishes'] {
  if (viewer === null) return null;
  const { standing, yielding, always, hold, stops, paysItself, undo } = wishes[viewer]!;
  return { standing, until: yielding?.until ?? null, always, hold, stops, paysItself, undo };
}

/** That it is one's action phase, or that something is to be chosen, the question says itself. */
const SAYS_ITSELF: ReadonlySet<string> = new Set(['action', 'choice']);

/** Why the viewer is asked, and where a pass would lead. */
function askingOf(sitting: Sitting, { decision }: View, t: Teller): Asking {
  const { player, question, options } = decision!;
  const then = next(sitting);
  const mayPass = question === 'priority' && options.some(({ choose }) => choose === 'pass');
  return {
    ...(then.do === 'ask' && !SAYS_ITSELF.has(then.why.because)
      ? { asked: { why: then.why.because, words: whyAskedWords(then.why, t) } }
      : {}),
    ...(mayPass ? { pass: passLeadsWords(passLeadsTo(sitting, player), t) } : {}),
  };
}
