import type { Line } from '@meetingstone/sitting';
import type { Event } from '../schema/table.ts';

/** A sentence that a viewer was told, of a sitting or of a game without one. */
export type Saying = Pick<Line, 'event' | 'sentence' | 'rule'> & Partial<Pick<Line, 'link' | 'picture'>>;

/** The same as it is sent. */
export function eventOf({ event, sentence, rule, link = 0, picture }: Saying): Event {
  return {
    event,
    words: sentence,
    rule,
    ...(link === 0 ? {} : { link }),
    ...(picture ? { dropped: picture } : {}),
  };
}
