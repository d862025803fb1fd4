import type { FromClient, FromClientOf } from '@meetingstone/protocol';
import type { Option, Seat, Step } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import type { Act, Sitting, Wish } from '@meetingstone/sitting';
import { isBot } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';

/** Messages that are deeds at a table that is begun. */
export const ACTS = ['answer', 'back', 'yield', 'undo.ask', 'undo.say', 'concede', 'pause', 'takeover'] as const;
export type ActMessage = FromClientOf<(typeof ACTS)[number]>;

export const isAct = (message: FromClient): message is ActMessage => (ACTS as readonly string[]).includes(message.type);

/** What a message means at this table, for whoever sits in that seat. */
export function actOf(message: ActMessage, seat: Seat, sitting: Sitting, at: number): Act {
  switch (message.type) {
    case 'answer':
      return { do: 'answer', at, seat, decision: message.decision, choose: message.choose as Option };
    case 'back':
      return { do: 'back', at, seat };
    case 'yield':
      return { do: 'wish', at, seat, wish: wishOf(message, seat, sitting) };
    case 'undo.ask':
      return { do: 'undo.ask', at, seat };
    case 'undo.say':
      return message.never
        ? { do: 'wish', at, seat, wish: { wish: 'undo', on: false } }
        : { do: 'undo.say', at, seat, agree: message.agree };
    case 'concede':
      return { do: 'concede', at, seat };
    case 'pause':
      return { do: message.on ? 'pause' : 'resume', at, seat };
    case 'takeover':
      return takeover(message, seat, sitting, at);
  }
}

function wishOf({ set, on }: FromClientOf<'yield'>, seat: Seat, { game }: Sitting): Wish {
  if ('stop' in set) return { wish: 'stop', stop: { step: set.stop.step as Step, of: set.stop.seat }, on };
  switch (set.yield) {
    case 'own links':
      return { wish: 'standing', yield: 'own links', on };
    case 'until concerned':
      return { wish: 'until', until: on ? { until: 'concerned' } : null };
    case 'until step':
      return { wish: 'until', until: on ? { until: 'step', step: set.step as Step, of: set.seat } : null };
    case 'source':
      return { wish: 'always', source: nameOf(set.card, seat, game), on };
    case 'hold':
      return { wish: 'hold', on };
  }
}

/** The name of a card that the seat sees. */
function nameOf(id: number, seat: Seat, game: Sitting['game']): string {
  const { play, chain } = viewGame(game, seat);
  const card = play.find((one) => one.id === id);
  const link = chain.find((one) => one.source === id);
  return card?.name ?? link?.name ?? refuse('malformed', 'There is no such card in play or on the chain.');
}

function takeover(
  { seat: of, by, bot = 'greedy' }: FromClientOf<'takeover'>,
  seat: Seat,
  sitting: Sitting,
  at: number,
): Act {
  if (!sitting.sitters[of]) refuse('no such seat', 'There is no such seat.');
  if (by === 'person')
    return of === seat ? { do: 'sit', at, seat } : refuse('not your seat', 'You can take your own seat only.');
  if (by === 'bot' && !isBot(bot)) refuse('terms refused', `There is no bot "${bot}".`);
  if (sitting.votes?.about === 'late') return { do: 'late', at, seat, choose: by === 'bot' ? { bot } : by };
  if (by === 'bot') return { do: 'replace', at, seat: of, bot, by: seat };
  return refuse('nobody is gone', 'Nobody is gone or late.');
}
