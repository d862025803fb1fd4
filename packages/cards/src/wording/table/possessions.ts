import type { Amount, Change, KeywordPower, Power } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { flatList } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure, signed } from './amounts.ts';
import { perEach } from './perEach.ts';
import { keywordPower, measure, possession, possessions, power } from './phrases.ts';
import { isSplit, scaledOne } from './scaling.ts';
import { SET, settled, settledBoth } from './settled.ts';
import { tag } from './tags.ts';
import { damageIcon } from './vocabulary.ts';

/** The numbers of a card that grow and shrink. */
export const BOTH = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['def', 'DEF'],
  ['strike cost', 'strike cost'],
] as const;

/** "+2": of one there are words of their own. */
const severalMore: Phrase<Amount> = seenAs(signed, butOne, butOne);

function butOne(n: Amount): Amount | undefined {
  return n === 1 ? undefined : n;
}

export type Changes = readonly Change[];

/** A power that another card gets: it speaks of that card, whatever its type. */
const given: Phrase<Power> = {
  name: 'given power',
  begins: () => ({ phrases: [power] }),
  read: (at, reading) => readAt(power, at, reading),
  say: (value, saying) =>
    value.power === 'keyword' && value.number !== undefined ? undefined : power.say(value, { ...saying, self: 'card' }),
};

/** What X is stands at the end of its sentence. */
const keywordHad: Phrase<KeywordPower> = {
  ...keywordPower,
  begins: () => ({ phrases: [keywordPower] }),
  read: (at, reading) => readAt(keywordPower, at, reading),
  say: (value, saying) => {
    const said = keywordPower.say(value, saying);
    return said?.words.includes('where') ? undefined : said;
  },
};

/** What a card has: numbers, keywords, quoted powers. */
possession.is(
  choice('possession', () => [
    row(
      { a: signed, b: signed },
      ['{a} / {b}', '{a} ATK / {b} [Health]'],
      ({ a, b }): Changes => [
        { change: 'atk', by: a },
        { change: 'health', by: b },
      ],
    ),
    row(
      { a: figure, type: damageIcon, b: figure },
      '{a} {type} <ATK> / {b} [Health]',
      ({ a, type, b }): Changes => [
        { change: 'set atk', to: a },
        { change: 'set health', to: b },
        { change: 'become damage type', type },
      ],
    ),
    ...ofEach(BOTH, ([change, word]): readonly Row<Changes>[] => [
      row({ by: signed }, `{by} ${word}`, ({ by }): Changes => [{ change, by }]),
      row(
        { by: signed, each: perEach },
        `{by} ${word} and an additional +1 ${word} {each}`,
        ({ by, each }): Changes => [{ change, by: { amount: 'sum', of: [by, each] } }],
      ),
      row(
        { by: signed, more: severalMore, each: perEach },
        `{by} ${word} and an additional {more} ${word} {each}`,
        ({ by, more, each }): Changes => [
          { change, by: { amount: 'sum', of: [by, { amount: 'times', of: [more, each] }] } },
        ],
      ),
      row(
        { by: measure },
        [`additional ${word} equal to {by}`, `+ ${word} equal to {by}`],
        ({ by }): Changes => [{ change, by }],
      ),
    ]),
    row({ by: signed }, '{by} [Cost]', ({ by }): Changes => [{ change: 'strike cost', by }]),
    row(
      { by: measure },
      ['+ ATK and + [Health] equal to {by}', 'additional ATK and [Health] equal to {by}'],
      ({ by }): Changes => [
        { change: 'atk', by },
        { change: 'health', by },
      ],
    ),
    ...settledBoth(),
    ...settled(),
    ...ofEach(SET, ([change, word]) => [
      row({ to: measure }, `${word} equal to {to}`, ({ to }): Changes => [{ change, to } as Change]),
    ]),
    row(
      { to: measure },
      'ATK and [Health] equal to {to}',
      ({ to }): Changes => [
        { change: 'set atk', to },
        { change: 'set health', to },
      ],
    ),
    row(
      { power: keywordHad },
      ['{power}', 'an additional {power}'],
      ({ power }): Changes => [{ change: 'grant', power }],
    ),
    fixed(['the chosen Resistance', 'the chosen resistance'], [
      { change: 'grant', power: { power: 'keyword', keyword: 'Resistance', type: 'chosen' } },
    ] as Changes),
    row({ power: given }, '" {power} "', ({ power }): Changes => [{ change: 'grant', power }]),
    row({ tag, limit: figure }, '{tag} ( {limit} )', ({ tag, limit }): Changes => [{ change: 'add tag', tag, limit }]),
  ]),
);

/** Several of these, each for itself or for each of others. */
possessions.is(
  seenAs(
    flatList(
      either('possession', () => [possession, scaledOne]),
      'and',
    ),
    unsplit,
    unsplit,
  ),
);

function unsplit(changes: Changes): Changes | undefined {
  return isSplit(changes) ? undefined : changes;
}
