import type { Selection } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { kind, kinds } from './vocabulary.ts';

/** What was spoken of before, until it is known what that was: see `../mentions.ts`. */
export interface Pronoun {
  readonly select: 'pronoun';
  readonly word: string;
  readonly plural?: true;
}

const meant = (pronoun: Pronoun): Selection => pronoun as unknown as Selection;

export const IT: Selection = meant({ select: 'pronoun', word: 'it' });
export const isIt = (value: Selection): boolean => {
  const { select, word, plural } = value as unknown as Pronoun;
  return select === 'pronoun' && (word === 'it' || word === 'itself') && !plural;
};

export const pronoun: Phrase<Selection> = choice('pronoun', () => [
  fixed(['it', 'he', 'she', 'him', 'her'], IT),
  fixed(['itself', 'himself', 'herself'], meant({ select: 'pronoun', word: 'itself' })),
  fixed(['them', 'they'], meant({ select: 'pronoun', word: 'it', plural: true })),
  fixed('that card', meant({ select: 'pronoun', word: 'card' })),
  fixed('those cards', meant({ select: 'pronoun', word: 'card', plural: true })),
  row({ word: kind }, 'that {word}', ({ word }) => meant({ select: 'pronoun', word })),
  row({ word: kinds }, 'those {word}', ({ word }) => meant({ select: 'pronoun', word, plural: true })),
]);
