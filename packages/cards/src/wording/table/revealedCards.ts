import type { Noun, Quantity, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { revealedForYou } from './opponents.ts';
import { noun, nounMany, selection } from './phrases.ts';

/** Cards of a deck that this text has revealed or looked at. */
const REVEALED: Noun = { zone: 'deck', among: { select: 'revealed' } };

const revealed = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.zone || value.among || value.whose ? undefined : { ...value, ...REVEALED }),
    ({ zone, among, ...value }) => (zone === 'deck' && among?.select === 'revealed' ? value : undefined),
  );

const chosen = (noun: Noun, count?: Quantity): Selection => ({ select: 'choose', noun, ...(count ? { count } : {}) });

/** "a revealed ally", "all revealed allies", "the rest" */
const shown: Phrase<Selection> = choice('revealed', () => [
  fixed(['one of them', 'one'], chosen(REVEALED)),
  fixed(['the rest', 'the other'], { select: 'each', noun: REVEALED } as Selection),
  row({ noun: revealed(noun) }, ['a revealed {noun}'], ({ noun }): Selection => chosen(noun)),
  ...revealedForYou(revealed(noun)),
  row({ noun: revealed(nounMany) }, 'all revealed {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row(
    { noun: revealed(nounMany) },
    'any number of revealed {noun}',
    ({ noun }): Selection => chosen(noun, { anyNumber: true }),
  ),
]);

export const what: Phrase<Selection> = either('what', () => [selection, shown]);
