import type { Answer, Game } from '@meetingstone/rules';
import { answer, bare, viewGame } from '@meetingstone/rules';
import { thoughtWords } from '@meetingstone/words';
import type { Act, Acted, Automatic, GivenAnswer, Recorded } from './acts.ts';
import { added, lineOf, logged, tellerOf } from './log.ts';
import { judge } from './passing/judging.ts';
import { withPreparedYield } from './passing/yielding.ts';
import { answerByItself } from './record/line.ts';
import type { Sitting } from './sitting.ts';
import { ticked } from './table/clock.ts';
import { done } from './table/doing.ts';
import type { Done } from './table/done.ts';

/**
 * The only door: does something to a sitting. Afterwards the sitting itself answers what needs no one, as far as it goes; the record
 * counts how often. Whoever reads a record says how often it was (`then`), and nothing is judged again.
 */
export function act(sitting: Sitting, given: Act, then?: number): Acted {
  const did = done(sitting, given);
  if ('refusal' in did) return { ok: false, refusal: did.refusal };
  const steps: GivenAnswer[] = [];
  let now = did.sitting;
  if (did.answer) {
    const answered = answer(now.game, did.answer);
    if (!answered.ok) return { ok: false, ruling: answered.ruling };
    now = after(withThought(now, given), answered.game);
    steps.push({ seat: did.answer.player, choose: did.answer.choose, by: 'seat', game: answered.game });
  }
  const own = steps.length;
  now = goneOn(now, steps, did.uncovers ?? false, then);
  const recorded = recordOf(asGiven(given), steps.length - own, did);
  const acted: Sitting = { ...now, acts: [...now.acts, recorded] };
  return { ok: true, sitting: { ...acted, clock: ticked(sitting, acted, given.at) }, steps };
}

/** An act as it is written down: of an offer, what tells it apart from the others. */
const asGiven = (given: Act): Act => (given.do === 'answer' ? { ...given, choose: bare(given.choose) } : given);

function recordOf(given: Act, then: number, { from, conceded }: Extract<Done, { sitting: Sitting }>): Recorded {
  return {
    act: given,
    then,
    ...(from === undefined ? {} : { from }),
    ...(conceded === undefined ? {} : { conceded }),
  };
}

/** The sitting once the game has gone on. */
const after = (sitting: Sitting, game: Game): Sitting => ({
  ...sitting,
  game,
  logs: logged(sitting.logs, sitting.game, game, sitting.acts.length),
});

/** Answers what needs no one, until somebody is asked, a pass must wait, or the game is over. */
function goneOn(start: Sitting, steps: GivenAnswer[], uncovers: boolean, then?: number): Sitting {
  let [now, given, uncovered] = [start, 0, uncovers];
  while (now.game.decision && now.paused === null && given !== then) {
    now = withPreparedYield(now);
    const next = then === undefined ? byItself(now, uncovered) : recordedNext(now);
    if (!next) break;
    const answered = answer(now.game, next.answer);
    if (!answered.ok) throw new RangeError(`the sitting answered what is refused: ${answered.ruling.reason}`);
    now = after(now, answered.game);
    steps.push({ seat: next.answer.player, choose: next.answer.choose, by: next.by, game: answered.game });
    uncovered = false;
    given += 1;
  }
  return withPreparedYield(now);
}

interface ByItself {
  readonly answer: Answer;
  readonly by: Automatic;
}

function byItself(sitting: Sitting, uncovered: boolean): ByItself | null {
  const judged = judge(sitting);
  if (!judged?.answers || (judged.covered && !uncovered)) return null;
  return { answer: { player: sitting.game.decision!.player, choose: judged.choose }, by: judged.by };
}

function recordedNext({ game }: Sitting): ByItself {
  const { options, question } = game.decision!;
  const by = question !== 'priority' ? 'payment' : options.length === 1 ? 'only answer' : 'yield';
  return { answer: answerByItself(game), by };
}

/** A bot's reason, told to everybody before what it does. */
function withThought(sitting: Sitting, given: Act): Sitting {
  const { game, logs, acts } = sitting;
  if (given.do !== 'answer' || !given.why) return sitting;
  const t = tellerOf(viewGame(game, given.seat));
  const said = thoughtWords({ choose: given.choose, why: given.why }, game.decision!, t);
  if (said === null) return sitting;
  return { ...sitting, logs: logs.map((log) => added(log, [lineOf(said, 'thought', game, acts.length)])) };
}
