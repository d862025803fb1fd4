import type { Shown } from '@meetingstone/rules';
import { tell, teller } from '@meetingstone/words';
import type { Event } from '../schema/table.ts';
import type { Voice } from './picture.ts';
import { packed } from './sentences.ts';

/** What a viewer of a game without a sitting hears. */
export const eventsOf = ({ view, events }: Shown, { language, texts }: Voice): readonly Event[] =>
  tell(events, teller(view, language, texts)).map(({ event, sentence, rule }) => ({
    event,
    words: packed(sentence),
    rule,
  }));
