import type { Selection } from '@meetingstone/rules';
import type { Part } from '../discourse/mention.ts';
import { HOWS } from '../discourse/mention.ts';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { asSelection, pronounIn } from '../unresolved.ts';
import { noun } from './phrases.ts';
import { tag } from './tags.ts';
import { kind, kinds } from './vocabulary.ts';

/** Who dealt the damage of the event, even where nobody was named (408.2). */
export const damageSource: Phrase<Selection> = choice('source', () => [
  fixed(['the source of that damage', 'the source of that combat damage', 'the source of the damage', 'its source'], {
    select: 'event',
    role: 'by',
  } as Selection),
]);

export const IT: Selection = asSelection({ select: 'pronoun', word: 'it' });
/** A character that has a name is he or she; what has none is "it". */
export const SHE: Selection = asSelection({ select: 'pronoun', word: 'she' });
export const THEY: Selection = asSelection({ select: 'pronoun', word: 'it', plural: true });
export function isIt(value: Selection): boolean {
  const said = pronounIn(value);
  return said !== undefined && ['it', 'itself', 'she'].includes(said.word) && !said.plural;
}

/** "them", "those cards" */
export const areThose = (value: Selection): boolean => pronounIn(value)?.plural === true;

/** One of several targets. */
export const nthTarget = (nth: number): Selection => asSelection({ select: 'pronoun', word: 'target', nth });

const PARTS: readonly (readonly [Part, readonly string[]])[] = [
  ['attacker', ['that attacker']],
  ['defender', ['that defender']],
  ['token', ['that token', 'that copy']],
];

/** "that [Nature] card", "that Unlimited ally": told by what was said of it, as far as a mention remembers that. */
const describedSo: Phrase<Selection> = seenAs(
  choice('described', () => [row({ noun }, 'that {noun}', ({ noun }) => noun)]),
  (noun): Selection | undefined => {
    const { kind: kinds = [], tag: tags = [], whose, ...rest } = noun;
    const isPlain = Object.keys(noun).length === 1 && (kinds.length > 0 || tags.length > 0);
    const isTold = Object.keys(rest).every((key) => TOLD.has(key)) && kinds.length <= 1 && tags.length <= 1;
    if (isPlain || !isTold || Object.keys(noun).length === 0 || whose === 'you' || whose === 'any') return undefined;
    if (whose && Object.keys(noun).length === 2 && kinds.length === 1) return undefined;
    return asSelection({
      select: 'pronoun',
      word: kinds[0] ?? 'card',
      ...(whose ? { whose } : {}),
      ...(tags[0] === undefined ? {} : { tag: tags[0] }),
    });
  },
  () => undefined,
);
const TOLD: ReadonlySet<string> = new Set(['damageType', 'icon', 'faction', 'unlimited', 'unique', 'token']);

const pronouns: Phrase<Selection> = choice('pronoun', () => [
  ...['first', 'second', 'third'].map((word, nth) => fixed(`the ${word} target`, nthTarget(nth))),
  fixed('it', IT),
  fixed(['he', 'she', 'him', 'her'], SHE),
  fixed(['itself', 'himself', 'herself'], asSelection({ select: 'pronoun', word: 'itself' })),
  fixed(['them', 'they', 'each of them'], asSelection({ select: 'pronoun', word: 'it', plural: true })),
  fixed('that card', asSelection({ select: 'pronoun', word: 'card' })),
  fixed('those cards', asSelection({ select: 'pronoun', word: 'card', plural: true })),
  row({ word: kind }, ['that {word}', 'the targeted {word}', 'that targeted {word}'], ({ word }) =>
    asSelection({ select: 'pronoun', word }),
  ),
  ...(['friendly', 'opposing'] as const).map((whose) =>
    row({ word: kind }, `that ${whose} {word}`, ({ word }) => asSelection({ select: 'pronoun', word, whose })),
  ),
  ...HOWS.flatMap((how) => [
    fixed([`that ${how} card`, `the ${how} card`], asSelection({ select: 'pronoun', word: 'card', how })),
    row({ word: kind }, [`that ${how} {word}`, `the ${how} {word}`], ({ word }) =>
      asSelection({ select: 'pronoun', word, how }),
    ),
  ]),
  row({ word: kind }, ['the {word} you destroyed', 'that {word} you destroyed'], ({ word }) =>
    asSelection({ select: 'pronoun', word, how: 'destroyed' }),
  ),
  row({ word: kind }, ['the {word} you discarded', 'that {word} you discarded'], ({ word }) =>
    asSelection({ select: 'pronoun', word, how: 'discarded' }),
  ),
  fixed(['the card you discarded'], asSelection({ select: 'pronoun', word: 'card', how: 'discarded' })),
  row({ tag }, ['the destroyed card', 'the {tag} you destroyed'], () =>
    asSelection({ select: 'pronoun', word: 'card', how: 'destroyed' }),
  ),
  row({ tag }, 'that {tag}', ({ tag }) => asSelection({ select: 'pronoun', word: 'card', tag })),
  ...PARTS.map(([part, words]) => fixed(words, asSelection({ select: 'pronoun', word: 'card', part }))),
  ...(['attacker', 'defender'] as const).map((part) =>
    row({ word: kind }, [`that ${part === 'attacker' ? 'attacking' : 'defending'} {word}`], ({ word }) =>
      asSelection({ select: 'pronoun', word, part }),
    ),
  ),
  // What was removed may be what another text of the card removed.
  ...HOWS.filter((how) => how !== 'removed').map((how) =>
    fixed(
      [`the ${how} cards`, `those ${how} cards`],
      asSelection({ select: 'pronoun', word: 'card', how, plural: true }),
    ),
  ),
  ...HOWS.map((how) =>
    row({ word: kinds }, [`the ${how} {word}`, `those ${how} {word}`], ({ word }) =>
      asSelection({ select: 'pronoun', word, how, plural: true }),
    ),
  ),
  fixed(
    ['the same hero or ally', 'that hero or ally', 'that ally or hero'],
    asSelection({ select: 'pronoun', word: 'Character' }),
  ),
  row({ word: kinds }, ['those {word}', 'each of those {word}'], ({ word }) =>
    asSelection({ select: 'pronoun', word, plural: true }),
  ),
]);

/** "Those allies have": several of them, where the verb follows. */
export const pronoun: Phrase<Selection> = {
  name: pronouns.name,
  begins: () => ({ phrases: [pronouns, describedSo] }),
  read: (at, reading) => [...readAt(pronouns, at, reading), ...readAt(describedSo, at, reading)],
  say: (value, saying) => {
    const said = pronouns.say(value, saying);
    return said && areThose(value) ? { ...said, number: 'many' } : said;
  },
};
