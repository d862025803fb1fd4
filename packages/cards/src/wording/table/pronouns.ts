import type { Selection } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import type { How } from '../naming.ts';
import { HOWS } from '../naming.ts';
import { tag } from './tags.ts';
import { kind, kinds } from './vocabulary.ts';

/** Who dealt the damage of the event, even where nobody was named (408.2). */
export const damageSource: Phrase<Selection> = choice('source', () => [
  fixed(['the source of that damage', 'the source of that combat damage', 'the source of the damage'], {
    select: 'event',
    role: 'by',
  } as Selection),
]);

/** What was spoken of before, until it is known what that was: see `../mentions.ts`. */
export interface Pronoun {
  readonly select: 'pronoun';
  readonly word: string;
  readonly plural?: true;
  /** "that friendly ally": told from others by whose it is. */
  readonly whose?: 'friendly' | 'opposing';
  /** "the second target": one of several. */
  readonly nth?: number;
  /** "the destroyed ally": told from others by what was done to it. */
  readonly how?: How;
  /** The one that acted last goes on: nobody is named again. */
  readonly again?: true;
}

const meant = (pronoun: Pronoun): Selection => pronoun as unknown as Selection;

export const IT: Selection = meant({ select: 'pronoun', word: 'it' });
/** A character that has a name is he or she; what has none is "it". */
export const SHE: Selection = meant({ select: 'pronoun', word: 'she' });
export const THEY: Selection = meant({ select: 'pronoun', word: 'it', plural: true });
export const isIt = (value: Selection): boolean => {
  const { select, word, plural } = value as unknown as Pronoun;
  return select === 'pronoun' && (word === 'it' || word === 'itself' || word === 'she') && !plural;
};

/** "them", "those cards" */
export const areThose = (value: Selection): boolean => (value as unknown as Pronoun).plural === true;

/** One of several targets. */
export const nthTarget = (nth: number): Selection => meant({ select: 'pronoun', word: 'target', nth });

const pronouns: Phrase<Selection> = choice('pronoun', () => [
  ...['first', 'second', 'third'].map((word, nth) => fixed(`the ${word} target`, nthTarget(nth))),
  fixed('it', IT),
  fixed(['he', 'she', 'him', 'her'], SHE),
  fixed(['itself', 'himself', 'herself'], meant({ select: 'pronoun', word: 'itself' })),
  fixed(['them', 'they', 'each of them'], meant({ select: 'pronoun', word: 'it', plural: true })),
  fixed('that card', meant({ select: 'pronoun', word: 'card' })),
  fixed('those cards', meant({ select: 'pronoun', word: 'card', plural: true })),
  row({ word: kind }, 'that {word}', ({ word }) => meant({ select: 'pronoun', word })),
  ...(['friendly', 'opposing'] as const).map((whose) =>
    row({ word: kind }, `that ${whose} {word}`, ({ word }) => meant({ select: 'pronoun', word, whose })),
  ),
  ...HOWS.flatMap((how) => [
    fixed([`that ${how} card`, `the ${how} card`], meant({ select: 'pronoun', word: 'card', how })),
    row({ word: kind }, [`that ${how} {word}`, `the ${how} {word}`], ({ word }) =>
      meant({ select: 'pronoun', word, how }),
    ),
  ]),
  row({ word: kind }, ['the {word} you destroyed', 'that {word} you destroyed'], ({ word }) =>
    meant({ select: 'pronoun', word, how: 'destroyed' }),
  ),
  row({ tag }, ['the destroyed card', 'the {tag} you destroyed'], () =>
    meant({ select: 'pronoun', word: 'card', how: 'destroyed' }),
  ),
  row({ word: kinds }, 'those {word}', ({ word }) => meant({ select: 'pronoun', word, plural: true })),
]);

/** "Those allies have": several of them, where the verb follows. */
export const pronoun: Phrase<Selection> = {
  name: pronouns.name,
  begins: () => ({ phrases: [pronouns] }),
  read: (at, reading) => readAt(pronouns, at, reading),
  say: (value, saying) => {
    const said = pronouns.say(value, saying);
    return said && areThose(value) ? { ...said, number: 'many' } : said;
  },
};
