import type { Deckbuilding, PrintedNoun } from '@meetingstone/rules';
import { TALENT_SPECS } from '@meetingstone/rules';
import { either, terms } from '../grammar/combine.ts';
import type { Described } from '../grammar/description.ts';
import { bits, description } from '../grammar/description.ts';
import { joinedBy, list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { named } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { name } from './names.ts';
import { count } from './phrases.ts';
import { tagsOr } from './tags.ts';
import { damageType, kindsAnd, traitIcon } from './vocabulary.ts';

type Part = Row<Partial<PrintedNoun>>;

const specs = new Map(TALENT_SPECS.map((spec): [string, string] => [spec, spec]));
const spec = terms('talent spec', () => specs);

/** Cards by what is printed on them: "neutral quests", "abilities that deal fire damage". */
const printed = named<PrintedNoun>('printed cards');
const anyOf = (): Row<Partial<PrintedNoun>> =>
  row({ any: list(printed, 'or', 2) }, '{any}', ({ any }): Partial<PrintedNoun> => ({ any }));

const printedCards: Described<PrintedNoun> = {
  before: bits('printed', () => [
    fixed('any', {} as Partial<PrintedNoun>),
    fixed('neutral', { neutral: true } as Partial<PrintedNoun>),
    row({ icon: joinedBy(traitIcon, ['or', 'and/or']) }, '{icon}', ({ icon }): Partial<PrintedNoun> => ({ icon })),
    row({ tag: tagsOr }, '{tag}', ({ tag }): Partial<PrintedNoun> => ({ tag })),
  ]),
  head: bits(
    'printed kinds',
    () =>
      [
        row({ kind: kindsAnd }, '{kind}', ({ kind }): Partial<PrintedNoun> => ({ kind })),
        row({ talent: list(spec, 'or') }, '{talent} Talents', ({ talent }): Partial<PrintedNoun> => ({ talent })),
        fixed('cards', {} as Partial<PrintedNoun>),
      ] as readonly Part[],
    'many',
  ),
  after: bits('printed otherwise', () => [
    row({ tag: tagsOr }, 'with ally type {tag}', ({ tag }): Partial<PrintedNoun> => ({ tag })),
    row(
      { deals: list(damageType, 'or') },
      'that deal {deals} damage',
      ({ deals }): Partial<PrintedNoun> => ({ deals }),
    ),
    row(
      { reputation: list(name, 'or') },
      'with {reputation} Reputation',
      ({ reputation }): Partial<PrintedNoun> => ({ reputation }),
    ),
    fixed(
      [
        'with text restrictions',
        'with reputations or other text restrictions',
        'with reputations or text restrictions',
        'with reputation or text restrictions',
      ],
      { restricted: true } as Partial<PrintedNoun>,
    ),
    fixed('without text restrictions', { restricted: false } as Partial<PrintedNoun>),
    row({ not: printed }, 'other than {not}', ({ not }): Partial<PrintedNoun> => ({ not })),
  ]),
};
printed.is(
  either('printed cards', () => [
    description('printed cards', printedCards, 'many'),
    description('any of them', { head: bits('any', () => [anyOf()]) }, 'many'),
  ]),
);

type Sentence = Row<Partial<Deckbuilding>>;

const SIDED =
  'You can only include either {one} or {other} cards , {icon} cards , {talent} talents , neutral cards , and';
/** What is restricted besides what was named. */
const besides = (words: string): Phrase<undefined> => unmeant('besides', words);

interface Sided {
  readonly one: string;
  readonly other: string;
  readonly icon: string;
  readonly talent: string;
}

/** A hero of neither side: one of them, his class and spec, and the cards of those to whom he belongs. */
function sided(
  { one, other, icon, talent }: Sided,
  own: PrintedNoun,
  besides: readonly PrintedNoun[],
): Partial<Deckbuilding> {
  const talents: PrintedNoun = { icon: [icon], talent: [talent] };
  return {
    only: [{ icon: [icon] }, talents, { neutral: true }, own],
    either: [{ icon: [one] }, { icon: [other] }],
    never: [{ restricted: true, not: { any: [talents, ...besides] } }],
  };
}
const traits = { one: traitIcon, other: traitIcon, icon: traitIcon, talent: spec };

const sentences = bits<Deckbuilding>('deckbuilding sentence', (): readonly Sentence[] => [
  row(
    { ...traits, reputation: name, besides: besides('other reputations or other text restrictions') },
    `${SIDED} {reputation} cards . You can't include cards with {besides} .`,
    ({ reputation, besides: _, ...rest }) => sided(rest, { reputation: [reputation] }, [{ reputation: [reputation] }]),
  ),
  row(
    { ...traits, tag: tagsOr, besides: besides('reputations or other text restrictions') },
    `${SIDED} {tag} cards . You can't include cards with {besides} .`,
    ({ tag, besides: _, ...rest }) => sided(rest, { tag }, []),
  ),
  row(
    { only: list(printed, 'and') },
    ['You can include only {only} .', 'You can only include {only} .'],
    ({ only }): Partial<Deckbuilding> => ({ only }),
  ),
  row(
    { only: list(printed, 'and'), either: list(printed, 'or', 2) },
    'You can include only {only} , and either {either} .',
    ({ only, either }): Partial<Deckbuilding> => ({ only, either }),
  ),
  row(
    { never: list(printed, 'or') },
    ["You can't put {never} in your deck .", "You can't include {never} ."],
    ({ never }): Partial<Deckbuilding> => ({ never }),
  ),
  row(
    { copies: count as Phrase<number> },
    "You can't include more than {copies} of each card .",
    ({ copies }): Partial<Deckbuilding> => ({ copies }),
  ),
]);

/** What a hero lets into his deck (100.2e). */
export const deckbuilding: Phrase<Deckbuilding> = description(
  'deckbuilding',
  { head: sentences, after: sentences },
  'you',
);
