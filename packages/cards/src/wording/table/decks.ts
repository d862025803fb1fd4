import type { Noun, Players, Selection } from '@meetingstone/rules';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { count, measure } from './phrases.ts';

const YOU: Players = { player: 'you' };
const NAMED_WITH: ReadonlySet<string> = new Set(['deck', 'graveyard']);
const isCapital = (text: string | undefined): boolean => /^[A-Z]/.test(text ?? '');

/** The name of one of a Boss player's decks: the words with capital letters before "deck" or "graveyard" (R101.3c). */
export const deckName: Phrase<string> = {
  name: 'deck name',
  begins: () => ({ like: ({ text }) => isCapital(text) }),
  read: (at, reading) => {
    let end = at;
    while (isCapital(reading.words[end]?.text)) end += 1;
    if (end === at || !NAMED_WITH.has(reading.words[end]?.low ?? '')) return [];
    if (end > reading.farthest) reading.farthest = end;
    const words = reading.words.slice(at, end).map(({ text }) => text);
    return [{ value: words.join(' '), end }];
  },
  say: (value) => ({ words: value.split(' ') }),
};

/** "the top card of the Minion deck" */
export const topOfDecks = (): readonly Row<Selection>[] => [
  row(
    { deck: deckName },
    'the top card of the {deck} deck',
    ({ deck }): Selection => ({ select: 'top', of: YOU, count: 1, deck }),
  ),
  row(
    { n: count, deck: deckName },
    'the top {n} cards of the {deck} deck',
    ({ n, deck }): Selection => ({ select: 'top', of: YOU, count: n, deck }),
  ),
  row(
    { n: measure, deck: deckName },
    'cards from the top of the {deck} deck equal to {n}',
    ({ n, deck }): Selection => ({ select: 'top', of: YOU, count: n, deck }),
  ),
];

/** "the Main deck": all cards that lie there. */
export const wholeDecks = (): readonly Row<Selection>[] =>
  (['deck', 'graveyard'] as const).map((zone) =>
    row({ deck: deckName }, `the {deck} ${zone}`, ({ deck }): Selection => ({ select: 'zone', zone, of: YOU, deck })),
  );

/** "from the Event deck": it belongs there, wherever it is now. */
export const ofDecks = (): readonly Row<Partial<Noun>>[] => [
  row({ deck: deckName }, 'of the {deck} deck', ({ deck }): Partial<Noun> => ({ deck })),
];
