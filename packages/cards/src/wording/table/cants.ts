import type { Change, Cost, DamageType, Deed, Keyword, Noun, Restriction } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { joinedBy, list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { costsAnd } from './costs.ts';
import { amount, nounMany } from './phrases.ts';
import { isIt, pronoun } from './pronouns.ts';
import { attachedNoun, selfNoun, yourHeroNoun } from './self.ts';
import { damageType, keywordName } from './vocabulary.ts';

type Changes = readonly Change[];

const DEEDS: readonly (readonly [Deed, string | readonly string[]])[] = [
  ['attack', 'attack'],
  ['protect', 'protect'],
  ['be protected against', 'be protected against'],
  ['be targeted', 'be targeted'],
  ['be attacked', 'be attacked'],
  ['be destroyed', 'be destroyed'],
  ['be removed from the game', 'be removed from the game'],
  ['be interrupted', 'be interrupted'],
  ['leave play', 'leave play'],
  ['leave play undestroyed', 'leave play without being destroyed'],
  ['change control', 'change control'],
  ['ready', 'ready'],
  ['exhaust', ['exhaust', 'be exhausted']],
  ['be dealt damage', 'be dealt damage'],
  ['deal combat damage', 'deal combat damage'],
  ['deal damage', 'deal damage'],
  ['heal', 'heal damage'],
  ['be healed', ['be healed', 'have damage healed from it']],
  ['have powers', 'have powers'],
];

const BY: readonly (readonly [Deed, string])[] = [
  ['be attacked', 'be attacked by'],
  ['be targeted', 'be targeted by'],
  ['be protected against', 'be protected against by'],
];

/** What opponents can be kept from doing to a card. */
const TO_THEM: readonly (readonly [Deed, string])[] = [
  ['be targeted', 'be targeted'],
  ['exhaust', 'be exhausted'],
  ['be destroyed', 'be destroyed'],
];

const TO: readonly (readonly [Deed, string | readonly string[]])[] = [
  ['deal combat damage', 'deal combat damage to {noun}'],
  ['deal damage', 'deal damage to {noun}'],
  ['heal', ['heal damage from {noun}', 'heal {noun}']],
];

/** "that ally": one that was spoken of. */
const thatOne: Phrase<Noun> = seenAs(
  pronoun,
  (among): Noun | undefined => (isIt(among) ? undefined : { among }),
  ({ among, ...rest }) => (among && Object.keys(rest).length === 0 ? among : undefined),
);

/** Whom something is done to: "your hero", "this ally", "opposing allies". */
export const whom: Phrase<Noun> = either('whom', () => [
  thatOne,
  selfNoun,
  attachedNoun,
  yourHeroNoun,
  nounMany,
  choice('yours', () => [row({ noun: yours }, 'your {noun}', ({ noun }) => noun)]),
]);
const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
  () => undefined,
);

const types: Phrase<readonly DamageType[]> = list(damageType, 'or');

const restricted = (restriction: Restriction): Change => ({ change: 'restrict', restriction });

const deed: Phrase<Change> = choice('deed', () => [
  ...DEEDS.map(([cant, words]) => fixed(words, restricted({ cant }))),
  fixed(
    [
      "ready during their(its) controller 's ready step",
      "ready during their controllers ' ready step",
      "ready during their controllers ' ready steps",
      'ready during your ready step',
    ],
    restricted({ cant: 'ready', during: 'ready step' }),
  ),
  fixed('be destroyed by fatal damage', restricted({ cant: 'be destroyed', byFatal: true })),
  ...ofEach(TO_THEM, ([cant, words]) => [
    fixed([`${words} by opponents`, `${words} by opposing cards and effects`], restricted({ cant, byOpponents: true })),
  ]),
  ...BY.map(([cant, words]) => row({ noun: whom }, `${words} {noun}`, ({ noun }) => restricted({ cant, noun }))),
  row({ damageType: types }, 'deal {damageType} damage', ({ damageType }) =>
    restricted({ cant: 'deal damage', damageType }),
  ),
  ...TO.map(([cant, words]) => row({ noun: whom }, words, ({ noun }) => restricted({ cant, noun }))),
  row({ noun: whom }, 'protect against {noun}', ({ noun }) => restricted({ cant: 'protect', noun })),
  row({ damageType: types }, 'be dealt {damageType} damage', ({ damageType }) =>
    restricted({ cant: 'be dealt damage', damageType }),
  ),
  row({ noun: nounMany }, 'exhaust to use powers of {noun}', ({ noun }) => restricted({ cant: 'exhaust', noun })),
  row({ noun: whom }, 'attack {noun}', ({ noun }) => restricted({ cant: 'attack', noun })),
]);

/** What attacking or exhausting costs (600.3, 600.3a). */
const priced: Phrase<Changes> = seenAs(
  choice('at a price', () => [
    row(
      { deeds: list(deed, 'or'), amount },
      [
        '{deeds} unless their(its) controller pays {amount}',
        '{deeds} unless its controller pays ( {amount} )',
        '{deeds} unless their controller pays ( {amount} )',
        ...['its', 'their'].map((their) => `{deeds} unless ${their} controller pays {amount} for each of them`),
        '{deeds} unless its controller pays {amount} for each attacker',
        '{deeds} unless their controller pays {amount} for each attacker',
        '{deeds} unless its controller pays ( {amount} ) for each attacker',
        '{deeds} unless their controller pays ( {amount} ) for each attacker',
      ],
      ({ deeds, amount }) => ({ deeds, unless: [{ pay: 'resources', amount }] as readonly Cost[] }),
    ),
    row(
      { deeds: list(deed, 'or'), unless: costsAnd },
      ['{deeds} unless you {unless}', '{deeds} unless its controller {unless}'],
      ({ deeds, unless }) => ({ deeds, unless }),
    ),
  ]),
  ({ deeds, unless }) => {
    const changes = deeds.map((change) => withPrice(change, unless));
    return changes.every((one): one is Change => one !== undefined) ? changes : undefined;
  },
  (changes) => {
    const unless = priceOf(changes[0]);
    if (!unless || !changes.every((change) => same(priceOf(change), unless))) return undefined;
    return { deeds: changes.map(withoutPrice), unless };
  },
);

const PRICED: ReadonlySet<Deed> = new Set(['attack', 'exhaust']);

function withPrice(change: Change, unless: readonly Cost[]): Change | undefined {
  if (change.change !== 'restrict' || !PRICED.has(change.restriction.cant)) return undefined;
  return restricted({ ...change.restriction, unless });
}

function withoutPrice(change: Change): Change {
  if (change.change !== 'restrict') return change;
  const { unless: _, ...restriction } = change.restriction;
  return restricted(restriction);
}

const priceOf = (change: Change | undefined): readonly Cost[] | undefined =>
  change?.change === 'restrict' ? change.restriction.unless : undefined;

const keywords: Phrase<readonly Keyword[]> = joinedBy(keywordName, ['and', 'or', 'and/or']);

const asResources = unmeant('as resources', ['as though they were resources', 'as though it were a resource']);

/** What is forbidden, and what is lost. */
export const cants = (): readonly Row<Changes>[] => [
  row({ deeds: list(deed, 'or') }, "can't {deeds}", ({ deeds }) => deeds),
  row({ deeds: priced }, "can't {deeds}", ({ deeds }) => deeds),
  fixed(['attack(s) opposing heroes and allies at random', 'attack(s) at random'], [
    restricted({ cant: 'choose a defender' }),
  ] as Changes),
  row(
    { as: asResources },
    'can be exhausted to pay costs {as}',
    (): Changes => [{ change: 'permit', permission: { may: 'pay as a resource' } }],
  ),
  fixed(["lose(s) and can't have powers"], [{ change: 'lose powers' }, restricted({ cant: 'have powers' })] as Changes),
  fixed(['lose(s) all powers', 'lose(s) its powers'], [{ change: 'lose powers' }] as Changes),
  row(
    { keywords },
    "lose(s) and can't have {keywords}",
    ({ keywords }): Changes => [{ change: 'lose powers', keywords }, restricted({ cant: 'have powers', keywords })],
  ),
  row({ keywords }, 'lose(s) {keywords}', ({ keywords }): Changes => [{ change: 'lose powers', keywords }]),
  row(
    { keywords },
    "can't have {keywords}",
    ({ keywords }): Changes => [restricted({ cant: 'have powers', keywords })],
  ),
  fixed("can't gain or lose ATK or [Health]", [
    restricted({ cant: 'gain or lose', numbers: ['atk', 'health'] }),
  ] as Changes),
  fixed("can't gain or lose ATK", [restricted({ cant: 'gain or lose', numbers: ['atk'] })] as Changes),
  fixed("can't gain or lose [Health]", [restricted({ cant: 'gain or lose', numbers: ['health'] })] as Changes),
];
