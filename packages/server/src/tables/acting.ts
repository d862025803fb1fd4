import type { Chosen, FromClient, FromClientOf } from '@meetingstone/protocol';
import { optionFor } from '@meetingstone/protocol/host';
import type { Option, Seat } from '@meetingstone/rules';
import type { Act, Sitting, Wish } from '@meetingstone/sitting';
import { isBot } from '@meetingstone/sitting';
import { Refused, refuse } from '../refused.ts';

/** Messages that are deeds at a table that is begun. */
export const ACTS = ['answer', 'back', 'yield', 'undo.ask', 'undo.say', 'concede', 'pause', 'takeover'] as const;
export type ActMessage = FromClientOf<(typeof ACTS)[number]>;

export const isAct = (message: FromClient): message is ActMessage => (ACTS as readonly string[]).includes(message.type);

/** What a message means at this table, for whoever sits in that seat. */
export function actOf(message: ActMessage, seat: Seat, sitting: Sitting, at: number): Act {
  switch (message.type) {
    case 'answer':
      return { do: 'answer', at, seat, decision: message.decision, choose: chosen(sitting, seat, message.choose) };
    case 'back':
      return { do: 'back', at, seat };
    case 'yield':
      return { do: 'wish', at, seat, wish: message.wish as Wish };
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

/** What the seat has chosen, as the rules write it. */
function chosen(sitting: Sitting, seat: Seat, choose: Chosen): Option {
  const read = optionFor(sitting, seat, choose);
  if (!read.ok) throw new Refused(read.refusing);
  return read.option;
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
