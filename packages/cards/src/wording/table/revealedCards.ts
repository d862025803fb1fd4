import type { Noun, Quantity, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { several } from './amounts.ts';
import { revealedForYou } from './opponents.ts';
import { count, noun, nounMany, selection } from './phrases.ts';

/** Cards of a deck that this text has revealed or looked at. */
export const REVEALED: Noun = { zone: 'deck', among: { select: 'revealed' } };

const revealed = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.zone || value.among || value.whose ? undefined : { ...value, ...REVEALED }),
    ({ zone, among, ...value }) => (zone === 'deck' && among?.select === 'revealed' ? value : undefined),
  );

/** "a card in it": of the hand that was just seen */
const revealedInHand = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) =>
      value.zone || value.among || value.whose
        ? undefined
        : { ...value, zone: 'hand' as const, among: { select: 'revealed' as const } },
    ({ zone, among, ...value }) => (zone === 'hand' && among?.select === 'revealed' ? value : undefined),
  );

const chosen = (noun: Noun, count?: Quantity): Selection => ({ select: 'choose', noun, ...(count ? { count } : {}) });

/** "a revealed ally", "all revealed allies", "the rest" */
const shown: Phrase<Selection> = choice('revealed', () => [
  fixed(['one of them', 'one', 'a card from among them'], chosen(REVEALED)),
  fixed(['the rest', 'the other', 'the other one', 'the others', 'both'], {
    select: 'each',
    noun: REVEALED,
  } as Selection),
  row({ n: several }, ['{n} of them', '{n}'], ({ n }): Selection => chosen(REVEALED, { exactly: n as number })),
  row({ n: count }, 'up to {n} of them', ({ n }): Selection => chosen(REVEALED, { upTo: n as number })),
  fixed(['any number of them', 'any number of those cards'], chosen(REVEALED, { anyNumber: true })),
  row(
    { noun: revealed(withArticle(noun)) },
    ['{noun} from among them', '{noun} among them'],
    ({ noun }): Selection => chosen(noun),
  ),
  row({ noun: revealed(noun) }, ['a revealed {noun}'], ({ noun }): Selection => chosen(noun)),
  row({ noun: revealedInHand(withArticle(noun)) }, ['{noun} in it'], ({ noun }): Selection => chosen(noun)),
  ...revealedForYou(revealed(noun)),
  row({ noun: revealed(nounMany) }, 'all revealed {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row(
    { noun: revealed(nounMany) },
    'any number of revealed {noun}',
    ({ noun }): Selection => chosen(noun, { anyNumber: true }),
  ),
]);

export const what: Phrase<Selection> = either('what', () => [selection, shown]);
