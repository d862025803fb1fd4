import type { Change, Deed, Duration } from '@meetingstone/rules';
import { choice, flatList, list } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, signed } from './amounts.ts';
import { duration, keywordPower, measure, nounMany, power, predicate } from './phrases.ts';
import { damageIcon, kind, tag } from './vocabulary.ts';

const DURATIONS: readonly (readonly [Duration, string | readonly string[]])[] = [
  ['this turn', ['this turn', 'until end of turn']],
  ['this combat', 'this combat'],
  ['until your next turn', ['until the start of your next turn', 'until your next turn']],
  ['until end of your next turn', 'until the end of your next turn'],
  ['this game', 'for the rest of the game'],
];
duration.is(choice('duration', () => DURATIONS.map(([duration, words]) => fixed(words, duration))));

const BOTH = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['def', 'DEF'],
  ['strike cost', 'strike cost'],
] as const;

type Changes = readonly Change[];

/** What a card has: numbers, keywords, quoted powers. */
const possession: Phrase<Changes> = choice('possession', () => [
  row(
    { a: signed, b: signed },
    ['{a} / {b}', '{a} ATK / {b} [Health]', '{a} ATK / {b} health'],
    ({ a, b }): Changes => [
      { change: 'atk', by: a },
      { change: 'health', by: b },
    ],
  ),
  row(
    { a: figure, type: damageIcon, b: figure },
    ['{a} {type} / {b} [Health]'],
    ({ a, type, b }): Changes => [
      { change: 'set atk', to: a },
      { change: 'set health', to: b },
      { change: 'become damage type', type },
    ],
  ),
  ...BOTH.flatMap(([change, word]): Row<Changes>[] => [
    row(
      { by: signed },
      [`{by} ${word}`, ...(word === '[Health]' ? ['{by} health'] : word === 'DEF' ? ['{by} [DEF]'] : [])],
      ({ by }): Changes => [{ change, by }],
    ),
    row(
      { by: measure },
      [`+X ${word} , where X is {by}`, `additional ${word} equal to {by}`, `+ ${word} equal to {by}`],
      ({ by }): Changes => [{ change, by }],
    ),
  ]),
  row({ power: keywordPower }, '{power}', ({ power }): Changes => [{ change: 'grant', power }]),
  row({ power }, '" {power} "', ({ power }): Changes => [{ change: 'grant', power }]),
]);

const DEEDS: readonly (readonly [Deed, string | readonly string[]])[] = [
  ['attack', 'attack'],
  ['protect', 'protect'],
  ['be targeted', 'be targeted'],
  ['be attacked', 'be attacked'],
  ['be destroyed', 'be destroyed'],
  ['be interrupted', 'be interrupted'],
  ['leave play', 'leave play'],
  ['ready', 'ready'],
  ['exhaust', ['exhaust', 'be exhausted']],
  ['be dealt damage', 'be dealt damage'],
  ['be healed', ['be healed', 'have damage healed from it']],
  ['have powers', 'have powers'],
];

const deed: Phrase<Change> = choice('deed', () => [
  ...DEEDS.map(([cant, words]) => fixed(words, { change: 'restrict', restriction: { cant } } as Change)),
  fixed("ready during its controller 's ready step", {
    change: 'restrict',
    restriction: { cant: 'ready', during: 'ready step' },
  } as Change),
  row(
    { noun: nounMany },
    'attack {noun}',
    ({ noun }): Change => ({
      change: 'restrict',
      restriction: { cant: 'attack', noun },
    }),
  ),
]);

/** What is said of a card: "has +2 ATK", "can't attack or protect", "is also a Sheep". */
const said: Phrase<Changes> = choice('said of it', () => [
  row({ has: flatList(possession, 'and') }, 'have(has) {has}', ({ has }) => has),
  row({ deeds: list(deed, 'or') }, "can't {deeds}", ({ deeds }) => deeds),
  row(
    {},
    ["lose(s) and can't have powers"],
    (): Changes => [{ change: 'lose powers' }, { change: 'restrict', restriction: { cant: 'have powers' } }],
  ),
  fixed(['lose(s) all powers', 'lose(s) its powers'], [{ change: 'lose powers' }] as Changes),
  row({ tag }, ['are(is) also a {tag}', 'are(is) also an {tag}'], ({ tag }): Changes => [{ change: 'add tag', tag }]),
  row(
    { type: kind },
    ['are(is) also an {type}', 'are(is) also a {type}'],
    ({ type }): Changes => [{ change: 'add type', type: type as 'Ally' }],
  ),
  row({ noun: nounMany }, 'can attack only {noun}', ({ noun }): Changes => [{ change: 'attack only', noun }]),
  fixed('must attack if able', [{ change: 'must attack' }] as Changes),
]);

/** Everything that is said of one subject. */
predicate.is(flatList(said, 'and'));
