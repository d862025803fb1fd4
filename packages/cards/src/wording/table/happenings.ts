import type { EventName } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed } from '../grammar/row.ts';

/** What can happen to a card without another one. */
const HAPPENINGS: readonly (readonly [EventName, string])[] = [
  ['enter play', 'enter(s) play'],
  ['leave play', 'leave(s) play'],
  ['attack', 'attack(s)'],
  ['defend', 'defend(s)'],
  ['protect', 'protect(s)'],
  ['enter combat', 'enter(s) combat'],
  ['exhaust', 'exhaust(s)'],
  ['exhaust', 'become(s) exhausted'],
  ['ready', 'ready(readies)'],
  ['ready', 'become(s) ready'],
  ['destroy', 'are(is) destroyed'],
  ['deal', 'are(is) dealt damage'],
  ['heal', 'are(is) healed'],
  ['become targeted', 'become(s) targeted'],
  ['turn face down', 'turn(s) face down'],
];

export const happens: Phrase<EventName> = choice('happens', () =>
  HAPPENINGS.map(([event, words]) => fixed(words, event)),
);
