import type { Noun, Selection } from '@meetingstone/rules';
import { alone, choice, seenAs } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { playersPossessive } from './phrases.ts';
import { attachedNoun, selfNoun } from './self.ts';

/** The card itself, whatever its type is called. */
export const thisCard: Phrase<Selection> = seenAs(
  selfNoun,
  (): Selection => ({ select: 'this' }),
  (value): Noun | undefined => (value.select === 'this' ? { self: true } : undefined),
);

/** The card to which this one is attached; the word for it is the card's own. */
export const host: Phrase<Selection> = {
  name: 'host',
  begins: () => ({ words: ['attached'] }),
  read: (at, reading) =>
    attachedNoun.read(at, reading).map(({ end }): Found<Selection> => ({ value: { select: 'host' }, end })),
  say: (value, { host: word }) => (value.select === 'host' ? { words: ['attached', word], number: 'one' } : undefined),
};

/** "your hero", "that player's hero" */
export const heroOf: Phrase<Selection> = alone(
  choice('hero of', () => [
    row({ of: playersPossessive }, '{of} hero', ({ of }): Selection => ({ select: 'hero', of })),
  ]),
);
