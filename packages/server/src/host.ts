import type { Moment, Voice } from '@meetingstone/protocol/host';
import type { Seat } from '@meetingstone/rules';
import { shownTo } from '@meetingstone/rules';
import type { Sitting, Wishes } from '@meetingstone/sitting';
import { cardTexts } from '@meetingstone/sitting';
import { english } from '@meetingstone/words';

export const VOICE: Voice = { language: english, texts: cardTexts };

/** What a seat, or a spectator, may know of a sitting now. */
export function momentOf(sitting: Sitting, viewer: Seat | null): Moment {
  const { game, logs, wishes } = sitting;
  const { told, lines } = logs[viewer ?? logs.length - 1]!;
  const own = viewer === null ? null : wishes[viewer]!;
  return {
    view: shownTo(game, viewer).view,
    told,
    log: lines.map(({ event, sentence, rule }) => ({ event, words: sentence, rule })),
    clocks: null,
    yields: own ? yieldsOf(own) : [],
    stops: own ? own.stops.map(({ step, of }) => ({ step, seat: of })) : [],
  };
}

function yieldsOf({ standing, yielding, hold }: Wishes): Moment['yields'] {
  const until = yielding?.until;
  return [
    ...(standing.includes('own links') ? [{ yield: 'own links' } as const] : []),
    ...(hold ? [{ yield: 'hold' } as const] : []),
    ...(until?.until === 'concerned' ? [{ yield: 'until concerned' } as const] : []),
    ...(until?.until === 'step' ? [{ yield: 'until step', seat: until.of, step: until.step } as const] : []),
  ];
}
