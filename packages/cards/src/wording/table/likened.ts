import type { Noun, Selection } from '@meetingstone/rules';
import { either, longest, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { asSelection } from '../unresolved.ts';
import type { Part } from './innerNouns.ts';
import { innerOne } from './innerNouns.ts';
import { noun, selection } from './phrases.ts';
import { IT } from './pronouns.ts';

/** One that was spoken of, or any of those described: "the same name as a card in your graveyard". */
export const likened: Phrase<Selection> = either('likened', () => [
  innerOne,
  seenAs(longest(selection), onTop, onTop),
  seenAs(
    longest(withArticle(noun)),
    (one): Selection => ({ select: 'each', noun: one }),
    (value) => (value.select === 'each' ? value.noun : undefined),
  ),
]);

function onTop(value: Selection): Selection | undefined {
  return value.select === 'top' && value.count === 1 ? value : undefined;
}

const OF_THAT_KIND = asSelection({ select: 'pronoun', word: 'card', kind: true });

/** What it has in common with others: "with the same name as that ally". */
export const likeOthers = (): readonly Part[] => [
  row(
    { of: likened },
    ['with the same name as {of}', 'that share(s) a name with {of}', 'that has the same name as {of}'],
    ({ of }): Partial<Noun> => ({ sameName: of }),
  ),
  fixed('with the same name', { sameName: IT }),
  row(
    { of: likened },
    ['that share(s) a class with {of}', 'sharing a class with {of}'],
    ({ of }): Partial<Noun> => ({ sharesClass: of }),
  ),
  row(
    { of: likened },
    ['that share(s) a race with {of}', 'with the same race as {of}'],
    ({ of }): Partial<Noun> => ({ sharesRace: of }),
  ),
  row(
    { of: likened },
    ['that share(s) a type with {of}', 'that share(s) a card type with {of}'],
    ({ of }): Partial<Noun> => ({ sharesType: of }),
  ),
  fixed(['of that kind', 'of that type', 'of that card type'], { sharesType: OF_THAT_KIND }),
  row(
    { of: likened },
    ['that share(s) a class or race with {of}'],
    ({ of }): Partial<Noun> => ({ any: [{ sharesClass: of }, { sharesRace: of }] }),
  ),
  row(
    { of: likened },
    ['with a different card type than {of}', 'with a different type than {of}'],
    ({ of }): Partial<Noun> => ({ not: { sharesType: of } }),
  ),
  fixed(['with a different <card> type'], { not: { sharesType: IT } }),
];
