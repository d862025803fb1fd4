import type { Amount, Change, Duration, Keyword, Noun, Power } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { flatList, list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure, perEach, signed } from './amounts.ts';
import { being } from './being.ts';
import { cants, whom } from './cants.ts';
import {
  anyCard,
  bearerPossessive,
  duration,
  keywordPower,
  measure,
  possession,
  possessions,
  power,
  predicate,
} from './phrases.ts';
import { isSplit, scaled, scaledOne } from './scaling.ts';
import { thisCard } from './self.ts';
import { becomingFighter, SET, settled, settledBoth } from './settled.ts';
import { tag } from './tags.ts';
import { damageIcon, kind } from './vocabulary.ts';

/** A card that left play is another card: what is so until then is so for good (415.9a). */
const LEAVING = ['it leaves', 'he leaves', 'she leaves', 'they leave'].flatMap((one) => [
  `until ${one} play`,
  `, until ${one} play`,
]);

const DURATIONS: readonly (readonly [Duration, string | readonly string[]])[] = [
  ['this turn', ['this turn', 'until end of turn']],
  ['this combat', 'this combat'],
  ['until your next turn', ['until the start of your next turn', 'until your next turn']],
  [
    "until its controller's next turn",
    ["until the start of its controller 's next turn", "until the start of that opponent 's next turn"],
  ],
  ['until end of your next turn', ['until the end of your next turn', 'until after your next turn']],
  ['this game', ['for the rest of the game', 'this game', ...LEAVING]],
];

/** How this card remains. */
const REMAINING: readonly (readonly [Noun, readonly string[]])[] = [
  [{ whose: 'you' }, ['under your control', 'in your party']],
  [{ exhausted: true }, ['exhausted']],
  [{ faceDown: false }, ['face up']],
];
duration.is(
  choice('duration', () => [
    ...DURATIONS.map(([duration, words]) => fixed(words, duration)),
    row(
      { card: anyCard },
      ['this turn until you play {card}', 'until you play {card} this turn'],
      ({ card }): Duration => ({ until: { event: 'play', card, whose: 'you' } }),
    ),
    row(
      { weapon: anyCard, card: anyCard },
      [
        'this turn until you strike with {weapon} or play {card}',
        'until you strike with {weapon} or play {card}',
        'until you strike with {weapon} or play {card} this turn',
      ],
      ({ weapon, card }): Duration => ({
        until: { event: 'strike', card: weapon, whose: 'you' },
        or: { event: 'play', card, whose: 'you' },
      }),
    ),
    ...ofEach(REMAINING, ([remains, words]) => [
      row(
        { self: thisCard },
        words.map((word) => `while {self} remains ${word}`),
        (): Duration => ({ while: { select: 'this' }, remains }),
      ),
    ]),
  ]),
);

const BOTH = [
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

type Changes = readonly Change[];

/** A power that another card gets: it speaks of that card, whatever its type. */
const given: Phrase<Power> = {
  name: 'given power',
  begins: () => ({ phrases: [power] }),
  read: (at, reading) => readAt(power, at, reading),
  say: (value, saying) => power.say(value, { ...saying, self: 'card' }),
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
      { power: keywordPower },
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

/** Keywords that older texts name with another verb. */
const STATES: readonly (readonly [Keyword, readonly string[]])[] = [
  ['Untargetable', ['Untargetable']],
  ['Elusive', ['Elusive']],
  ['Protector', ['Protectors', 'a Protector']],
  ['Bear Form', ['in Bear Form']],
  ['Cat Form', ['in Cat Form']],
  ['Stealth', ['stealthed']],
];

const stateName: Phrase<Change> = choice('state', () =>
  STATES.map(([keyword, words]) => fixed(words, { change: 'grant', power: { power: 'keyword', keyword } } as Change)),
);
/** "is Elusive and Untargetable"; it is written with "has". */
const states: Phrase<Changes> = seenAs(
  list(stateName, 'and', 2),
  (all) => all,
  (): Changes | undefined => undefined,
);

/** What is said of a card: "has +2 ATK", "can't attack or protect", "is also a Sheep". */
export const said: Phrase<Changes> = choice('said of it', () => [
  ...becomingFighter(),
  row({ has: scaled }, ['have(has) {has}', 'gain(s) {has}'], ({ has }) => has),
  row({ has: possessions }, ['have(has) {has}', 'gain(s) {has}'], ({ has }) => has),
  ...ofEach(BOTH, ([change, word]) => [
    row({ by: signed }, `have(has) an additional {by} ${word}`, ({ by }): Changes => [{ change, by }]),
  ]),
  ...cants(),
  row({ is: being }, '{is}', ({ is }) => is),
  fixed('also have(has) that type', [{ change: 'add chosen tag' }] as Changes),
  fixed('have(has) that class and lose(s) all other classes', [{ change: 'become class' }] as Changes),
  row(
    { of: bearerPossessive },
    'have(has) {of} printed powers',
    ({ of }): Changes => [{ change: 'printed powers', of }],
  ),
  row({ type: kind }, 'become(s) a {type}', ({ type }): Changes => [{ change: 'become type', type: type as 'Ally' }]),
  row(
    { type: damageIcon, kind },
    'become(s) a {type} {kind}',
    ({ type }): Changes => [{ change: 'become damage type', type }],
  ),
  row(
    { type: damageIcon, kind },
    ['are(is) also a {type} {kind}', 'are(is) also an {type} {kind}'],
    ({ type }): Changes => [{ change: 'add damage type', type }], // 205.1
  ),
  row({ type: damageIcon }, 'are(is) also {type}', ({ type }): Changes => [{ change: 'add damage type', type }]),
  row({ type: damageIcon }, 'become(s) {type}', ({ type }): Changes => [{ change: 'become damage type', type }]),
  row({}, 'can protect', (): Changes => [{ change: 'permit', permission: { may: 'protect' } }]),
  row(
    { noun: whom },
    'can protect {noun}',
    ({ noun }): Changes => [{ change: 'permit', permission: { may: 'protect', noun } }],
  ),
  row(
    { against: whom },
    'can protect against {against}',
    ({ against }): Changes => [{ change: 'permit', permission: { may: 'protect', against } }],
  ),
  row({ noun: whom }, 'can attack only {noun}', ({ noun }): Changes => [{ change: 'attack only', noun }]),
  row(
    { noun: whom },
    'can attack only {noun} if able',
    ({ noun }): Changes => [{ change: 'attack only', noun, ifAble: true }],
  ),
  row(
    { noun: whom },
    'must attack {noun} and nothing else if able',
    ({ noun }): Changes => [
      { change: 'attack only', noun, ifAble: true },
      { change: 'must attack', noun },
    ],
  ),
  row({ noun: whom }, 'must attack {noun} if able', ({ noun }): Changes => [{ change: 'must attack', noun }]),
  ...ofEach(STATES, ([keyword, words]) => [
    row(
      {},
      words.map((one) => `are(is) <also> ${one}`),
      (): Changes => [{ change: 'grant', power: { power: 'keyword', keyword } }],
    ),
  ]),
  fixed(['are(is) instant'], [{ change: 'become instant' }] as Changes),
  row({ states }, 'are(is) {states}', ({ states }) => states),
  fixed(['must attack if able', 'must attack each turn if able'], [{ change: 'must attack' }] as Changes),
]);

/** "is also a Cat with 1 ATK and Stealth": what it becomes has that. */
const having: Phrase<Changes> = {
  name: 'having',
  begins: () => ({ phrases: [said] }),
  read: (at, reading) =>
    readAt(said, at, reading)
      .filter(({ value, end }) => {
        const { change } = value.at(-1)!;
        return (change === 'add type' || change === 'become type') && reading.words[end]?.low === 'with';
      })
      .flatMap(({ value, end }) =>
        readAt(possessions, end + 1, reading).map((has) => ({ value: [...value, ...armed(has.value)], end: has.end })),
      ),
  say: () => undefined,
};

/** What gets its ATK so has a damage type with it, as a token has. */
function armed(has: Changes): Changes {
  const [atk, health, type, ...rest] = has;
  if (atk?.change !== 'set atk' || health?.change !== 'set health' || type?.change === 'become damage type') return has;
  return [atk, health, { change: 'become damage type', type: 'melee' }, ...(type ? [type, ...rest] : [])];
}

/** "It also has Ferocity": the word adds nothing. */
const alsoSaid: Phrase<Changes> = {
  name: 'also',
  begins: () => ({ words: ['also'] }),
  read: (at, reading) => (reading.words[at]?.low === 'also' ? readAt(said, at + 1, reading) : []),
  say: () => undefined,
};

/** Everything that is said of one subject. */
predicate.is(
  flatList(
    either('said of it', () => [said, having, alsoSaid]),
    'and',
  ),
);
