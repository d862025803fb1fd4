import type { Entry } from '../src/wording/phrasebook/entry.ts';

/** The chapters of the page, and the kinds of phrases in each; what no chapter names is in the last. */
const CHAPTERS: readonly (readonly [title: string, kinds: readonly string[]])[] = [
  ['Keywords', ['keyword', 'resistance', 'tag word']],
  ['What is done', ['clause', 'deed', 'put', 'step', 'turn both', 'may', 'announced', 'chosen', 'packet', 'cards']],
  ['Later, and for how long', ['delaying', 'duration', 'next moment', 'last moment', 'next event', 'so long', 'time']],
  ['Where cards go', ['destination', 'zone', 'posture', 'top cards', 'revealed']],
  ['When', ['event', 'first event', 'moment', 'triggered', 'is dealt', 'deals', 'is dealt with', 'two powers']],
  ['Used by paying', ['payment', 'cost', 'use only', 'when used', 'once', 'completion', 'attach']],
  ['If, while and unless', ['condition', 'if', 'state', 'did', 'having', 'one of each', 'so being', 'hurt']],
  [
    'What cards have',
    ['possession', 'said of it', 'continuous', 'sum', 'stats', 'can', 'players', 'at times', 'strikes'],
  ],
  [
    'In place of what would happen',
    [
      'instead',
      'would',
      'would be dealt',
      'would deal',
      'would be healed',
      'would heal',
      'replacement',
      'replacing',
      'packets',
      'dealt by',
      'to and by',
      'raised',
    ],
  ],
  ['What is paid', ['cost change', 'cost changing', 'use change', 'payer', 'minimum', 'at a price']],
  [
    'Which cards',
    [
      'target',
      'choice',
      'each',
      'before a noun',
      'nature',
      'head',
      'after a noun',
      'pronoun',
      'of somebody',
      'this way',
    ],
  ],
  ['Which players', ['player', 'whose', 'whose hand', 'choice of a player']],
  ['How many', ['measure', 'for each', 'number', 'size', 'variable', 'ordinal', 'doubled', 'compound', 'damage types']],
  ['Decks', ['deckbuilding sentence', 'printed', 'printed kinds', 'printed otherwise']],
  ['Raids', ['raid rules', 'plane', 'elsewhere']],
];
const OTHERWISE = 'Other words';

const HEAD = `# Writing cards

A card is written as the rulebook writes it: its name, its cost, its icons, its type line and its numbers in the first line, then its
text, a line for each paragraph; a blank line ends it.

\`\`\`
Forge Hound, 3, Horde, Ally—Wolf, Pet (1), 3 [Fire] / 3 Health
Ferocity
When this ally attacks, it deals 1 fire damage to target opposing ally.

Ember Rain, 4, Mage, Instant Ability—Fire
Your hero deals 2 fire damage to each opposing Beast.

Old Debts, Quest
Pay (3) to complete this quest.
Reward: Draw two cards.

Ridge Cleaver, 4, Warrior, Two-Handed Axe, Melee (1), 4 [Melee], 2 Strike
Your hero has Assault 1.
\`\`\`

\`npx meetingstone cards read FILE\` tells what is understood, \`play\` and \`simulate\` take the file with \`--cards\`, and the web table has a page
for it. A line that is not understood is answered with the nearest of the phrases below;
\`npx meetingstone cards phrases WORDS\` finds those that are like some words.

Every phrase of the table is below, each with a text in which it stands, by \`npm run phrases\`. \`{what}\` is a part: any description, amount or player of
that sort goes there. A verb may stand for one or for many, a card may call itself by its name, \`Whenever\` is \`When\`, and \`(2)\` is \`2\`.
What says the same stands in one line: the first is how it is shown. Phrases without a text are parts of others.
`;

const chapterOf = (kind: string): string => CHAPTERS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? OTHERWISE;

const entryLines = ({ wordings, text }: Entry): readonly string[] => [
  `- ${wordings.map((one) => `\`${one}\``).join(' · ')}${text === '' ? '' : '  '}`,
  ...(text === '' ? [] : [`  *${text}*`]),
];

/** The page for authors: every phrase by chapter, with its text. */
export function pageOf(entries: readonly Entry[]): string {
  const titles = [...CHAPTERS.map(([title]) => title), OTHERWISE];
  const chapters = titles.map((title) => {
    const own = entries.filter(({ of }) => chapterOf(of) === title);
    return [`## ${title}`, '', ...own.flatMap(entryLines), ''].join('\n');
  });
  return [HEAD, ...chapters].join('\n');
}
