import type { Seat } from '@meetingstone/rules';
import type { Act } from '../acts.ts';
import { judge } from '../passing/judging.ts';
import { wantedFrom, withWishes, yieldAfter, yieldingFrom } from '../passing/yielding.ts';
import type { Sitting } from '../sitting.ts';
import type { Wish, Wishes } from '../wishes.ts';
import { goBack, sayUndo, wantUndo } from './back.ts';
import type { Done } from './done.ts';
import { refused } from './done.ts';
import { pause, resume } from './pausing.ts';
import { leave, replace, sit } from './sitters.ts';
import { find, lose, runOut, sayLate } from './time.ts';

/** What an act does at the table; the game itself goes on afterwards. */
export function done(sitting: Sitting, act: Act): Done {
  if ('seat' in act && act.seat !== null && !sitting.sitters[act.seat]) return refused('no such seat');
  switch (act.do) {
    case 'start':
      return sitting.acts.length === 0 ? { sitting } : refused('has started already');
    case 'answer':
      return answerGiven(sitting, act);
    case 'back':
      return goBack(sitting, act.seat);
    case 'forced': {
      const waits = sitting.paused === null && judge(sitting)?.answers;
      return waits ? { sitting, uncovers: true } : refused('no pass waits');
    }
    case 'wish':
      return { sitting: withWishes(sitting, act.seat, wished(sitting, act.seat, act.wish)) };
    case 'undo.ask':
      return wantUndo(sitting, act.seat, act.to, act.at);
    case 'undo.say':
      return sayUndo(sitting, act.seat, act.agree, act.at);
    case 'concede':
      return concede(sitting, act.seat);
    case 'pause':
      return pause(sitting, act.seat, act.at);
    case 'resume':
      return resume(sitting, act.seat);
    case 'lost':
      return lose(sitting, act.seat, act.at);
    case 'found':
      return find(sitting, act.seat, act.at);
    case 'gone':
      return leave(sitting, act.seat, act.at);
    case 'replace':
      return replace(sitting, act.seat, act.bot, act.by, act.at);
    case 'sit':
      return sit(sitting, act.seat);
    case 'time':
      return runOut(sitting, act.at);
    case 'late':
      return sayLate(sitting, act.seat, act.choose, act.at);
  }
}

function answerGiven(sitting: Sitting, act: Extract<Act, { do: 'answer' }>): Done {
  const { game, paused, wishes, votes, undo } = sitting;
  const { decision } = game;
  const { seat, choose, until } = act;
  if (!decision) return refused('the game is over');
  if (paused !== null) return refused('the game is paused');
  const number = act.decision === undefined ? {} : { decision: act.decision };
  const given = { player: seat, choose, ...number };
  if (decision.player !== seat) return { sitting, answer: given };
  const isPass = choose.choose === 'pass';
  const yielding =
    until && isPass ? yieldingFrom(sitting, until, decision) : yieldAfter(wishes[seat]!, decision, isPass);
  const now = yielding === wishes[seat]!.yielding ? sitting : withWishes(sitting, seat, { yielding });
  const inTime = votes?.about === 'late' && votes.seat === seat ? null : votes;
  return { sitting: { ...now, votes: inTime, undo: undo.asked ? { ...undo, asked: null } : undo }, answer: given };
}

function concede(sitting: Sitting, seat: Seat): Done {
  if (!sitting.game.decision) return refused('the game is over');
  if (sitting.game.state.players[seat]!.lost) return refused('has lost', { seat });
  return { sitting, answer: { player: seat, choose: 'concede' }, conceded: seat };
}

/** A seat's wishes after one change. */
function wished(sitting: Sitting, seat: Seat, wish: Wish): Partial<Wishes> {
  const { standing, always, stops } = sitting.wishes[seat]!;
  switch (wish.wish) {
    case 'standing':
      return { standing: withOr(standing, wish.yield, wish.on) };
    case 'until':
      return { yielding: wish.until && wantedFrom(sitting, wish.until, seat) };
    case 'always':
      return { always: withOr(always, wish.source, wish.on) };
    case 'stop': {
      const { step, of } = wish.stop;
      const others = stops.filter((stop) => stop.step !== step || stop.of !== of);
      return { stops: wish.on ? [...others, { step, of }] : others };
    }
    case 'hold':
      return { hold: wish.on };
    case 'pays itself':
      return { paysItself: wish.on };
    case 'undo':
      return { undo: wish.on };
  }
}

const withOr = <T>(all: readonly T[], one: T, on: boolean): readonly T[] => {
  const others = all.filter((other) => other !== one);
  return on ? [...others, one] : others;
};
