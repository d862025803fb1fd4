import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { noun, selection, someone } from './phrases.ts';

/** A card other than this one, for which there are words of their own. */
const attachment: Phrase<Selection> = seenAs(someone, unlessThis, unlessThis);
function unlessThis(value: Selection): Selection | undefined {
  return value.select === 'this' ? undefined : value;
}

/** "another" says that it gets a host besides its own, which is so anyway. */
const host: Phrase<Selection> = seenAs(selection, unlessOther, unlessOther);
function unlessOther(value: Selection): Selection | undefined {
  return value.select === 'choose' && value.noun.other ? undefined : value;
}

const chosen = (noun: Noun): Selection => ({ select: 'choose', noun });

/** A card is attached, or moves to another host (400.7). */
export const attachingTo = (): readonly Row<Effect>[] => [
  row({ what: attachment, to: host }, 'attach {what} to {to}', ({ what, to }): Effect => ({ do: 'attach', what, to })),
  row({ what: attachment }, 'reattach {what}', ({ what }): Effect => ({ do: 'attach', what })),
  row(
    { what: attachment, noun },
    'attach {what} to another {noun}',
    ({ what, noun }): Effect => ({ do: 'attach', what, to: chosen(noun) }),
  ),
];
