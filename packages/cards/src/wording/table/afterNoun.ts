import type { Comparison, Keyword, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, either, longest, seenAs, withArticle } from '../grammar/combine.ts';
import { bits } from '../grammar/description.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure, likenesses, measured } from './amounts.ts';
import { aCounter, counterName } from './counterNames.ts';
import { ofDecks } from './decks.ts';
import { relative } from './history.ts';
import { name } from './names.ts';
import {
  amount,
  anyCard,
  bearer,
  bearerPossessive,
  count,
  measure,
  noun,
  nounEach,
  nounMany,
  players,
  playersPossessive,
  selection,
  someone,
} from './phrases.ts';
import { IT, isIt, pronoun } from './pronouns.ts';
import { thisCard } from './self.ts';
import { FATAL, thisWay } from './thisWay.ts';
import { damageIcon, keywordName } from './vocabulary.ts';
import { zones } from './zones.ts';

type Part = Row<Partial<Noun>>;

/** "An ally you controlled dealt damage": it was yours then; of those that are there now it would say something else. */
const thenOnly: Phrase<undefined> = {
  name: 'at that time',
  mute: true,
  mayBeEmpty: true,
  read: (at, { words }) => (words[at]?.low === 'that' ? [] : [{ value: undefined, end: at }]),
  say: () => undefined,
};

const COMPARISONS: readonly (readonly [Comparison, readonly string[]])[] = [
  ['or less', ['{n} or less']],
  ['or more', ['{n} or more', '{n} or greater']],
  ['exactly', ['{n}']],
  ['less than', ['less than {n}']],
  ['more than', ['greater than {n}', 'more than {n}']],
];
const MEASURED: readonly (readonly [Comparison, string])[] = [
  ['or less', 'less than or equal to {n}'],
  ['or more', 'greater than or equal to {n}'],
  ['less than', 'less than {n}'],
  ['more than', 'greater than {n}'],
  ['exactly', 'equal to {n}'],
];

/** "that has or shares the highest cost among opposing allies" */
const extremes = (key: 'cost' | 'atk' | 'health' | 'remaining', words: readonly string[]): readonly Part[] =>
  ofEach(['highest', 'lowest'] as const, (most) => [
    row(
      { of: innerMany },
      words.flatMap((word) => [
        `that have(has) or share(s) the ${most} ${word} among {of}`,
        `with the ${most} ${word} among {of}`,
      ]),
      ({ of }): Partial<Noun> => ({ [key]: { is: 'exactly', than: { amount: most, number: NUMBERS[key], of } } }),
    ),
  ]);

const LEAST = [
  ['lowest', 'least'],
  ['highest', 'most'],
] as const;
const NUMBERS = { cost: 'cost', atk: 'atk', health: 'health', remaining: 'remaining health' } as const;

/** What cards have so much of. */
const SIZES: readonly (readonly ['cost' | 'atk' | 'health', string])[] = [
  ['cost', 'cost'],
  ['atk', 'ATK'],
  ['health', '[Health]'],
];

/** "with cost 3 or less", "with 3 or less ATK", "that cost 3 or less" */
const compared = (): readonly Part[] => [
  ...ofEach(SIZES, ([key, word]) =>
    ofEach(COMPARISONS, ([is, hows]) => [
      row(
        { n: amount },
        hows.flatMap((how) => [
          `<each> with <a> ${word} ${how}`,
          `<each> with ${how} ${word}`,
          ...(key === 'cost' ? [`that cost(s) ${how}`] : []),
        ]),
        ({ n }): Partial<Noun> => ({ [key]: { is, than: n } }),
      ),
    ]),
  ),
  ...ofEach(SIZES, ([key, word]) => extremes(key, [word])),
  ...ofEach(SIZES, ([key, word]) =>
    ofEach(MEASURED, ([is, how]) => [
      row(
        { n: innerMeasure },
        `<each> with <a> ${word} ${how}`,
        ({ n }): Partial<Noun> => ({ [key]: { is, than: n } }),
      ),
    ]),
  ),
  ...ofEach(MEASURED, ([is, how]) => [
    row({ n: innerMeasure }, `with damage ${how}`, ({ n }): Partial<Noun> => ({ damage: { is, than: n } })),
  ]),
  ...ofEach(COMPARISONS, ([is, hows]) => [
    row(
      { n: amount },
      hows.map((how) => `<each> with ${how} damage <on it~>`),
      ({ n }): Partial<Noun> => ({ damage: { is, than: n } }),
    ),
  ]),
];

/** Players besides you and those for whom there are words of their own. */
const others = (phrase: Phrase<Players>): Phrase<Players> => seenAs(phrase, particular, particular);
const particular = (value: Players): Players | undefined =>
  PARTICULAR.has(value.player) || isPicked(value) ? value : undefined;
const PARTICULAR: ReadonlySet<Players['player']> = new Set(['that', 'controller', 'owner', 'target']);
/** By chance: what is "in an opponent's party" is any opponent's. */
const isPicked = (value: Players): boolean => value.player === 'chosen' && value.random === true;
const theirs = others(playersPossessive);

/** What follows an inner description belongs to it: "attacking an ally you control". */
const innerCard: Phrase<Noun> = longest(either('inner card', () => [anyCard, nounMany, thoseOfYours]));
/** "one of your allies", "your heroes" */
const thoseOfYours: Phrase<Noun> = choice('yours', () => [row({ noun: yours }, 'your {noun}', ({ noun }) => noun)]);
const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
  () => undefined,
);

const innerOne = longest(someone);
const innerMeasure = longest(measure);
const innerMany = longest(nounMany);

/** "a Demon", "Orcs": what a card is. */
const innerKind: Phrase<Noun> = seenAs(innerCard, kindOnly, kindOnly);
function kindOnly(value: Noun): Noun | undefined {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === 'kind' || key === 'tag') ? value : undefined;
}

/** "that ally", not "it". */
const thatOne: Phrase<Selection> = seenAs(pronoun, named, named);
function named(value: Selection): Selection | undefined {
  return isIt(value) ? undefined : value;
}

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

/** Of what is named otherwise there are better words. */
const unlikeThem: Phrase<Noun> = seenAs(
  innerMany,
  (value) => value,
  (value) => (value.kind || value.tag || value.any ? value : undefined),
);

function onTop(value: Selection): Selection | undefined {
  return value.select === 'top' && value.count === 1 ? value : undefined;
}

/** "attached hero" */
const hostOnly: Phrase<Selection> = seenAs(bearer, itsHost, itsHost);
function itsHost(value: Selection): Selection | undefined {
  return value.select === 'host' ? value : undefined;
}

/** "with Mend or Protector" */
const keywordsOr: Phrase<readonly Noun[]> = seenAs(
  list(keywordName, 'or', 2),
  (all): readonly Noun[] => all.map((keyword) => ({ keyword })),
  (any) =>
    any.every((one) => same(Object.keys(one), ['keyword'])) ? any.map(({ keyword }) => keyword as Keyword) : undefined,
);

/** "with cost 1, 2, or 5" */
const costsOr: Phrase<readonly Noun[]> = seenAs(
  list(figure, 'or', 2),
  (all): readonly Noun[] => all.map((n) => ({ cost: { is: 'exactly', than: n } })),
  (any) => {
    const numbers = any.map(({ cost, ...rest }) =>
      Object.keys(rest).length === 0 && cost?.is === 'exactly' ? cost.than : '',
    );
    return numbers.every((n) => typeof n === 'number') ? numbers : undefined;
  },
);

const isCard: Partial<Noun> = {};

/** "with Ferocity and cost 3 or less": the word before them is there once. */
const withBoth = (): readonly Part[] => [
  ...COMPARISONS.map(([is, hows]) =>
    row(
      { keyword: keywordName, n: amount },
      hows.map((how) => `with {keyword} and cost ${how}`),
      ({ keyword, n }): Partial<Noun> => ({ keyword, cost: { is, than: n } }),
    ),
  ),
  ...MEASURED.flatMap(([is, how]) => [
    row(
      { keyword: keywordName, n: innerMeasure },
      `with {keyword} and cost ${how}`,
      ({ keyword, n }): Partial<Noun> => ({ keyword, cost: { is, than: n } }),
    ),
    row(
      { any: keywordsOr, n: innerMeasure },
      `with {any} and cost ${how}`,
      ({ any, n }): Partial<Noun> => ({ any, cost: { is, than: n } }),
    ),
  ]),
];

/** "target hero or ally" */
const innerTarget: Phrase<Selection> = longest(seenAs(bearer, targeted, targeted));
function targeted(value: Selection): Selection | undefined {
  return value.select === 'target' ? value : undefined;
}

/** What follows a noun: "in your graveyard", "with cost 3 or less". */
export const afterNoun = bits<Noun>('after a noun', (): readonly Part[] => [
  ...zones(theirs),
  row({ differing: likenesses }, ['with different {differing}'], ({ differing }): Partial<Noun> => ({ differing })),
  ...ofDecks(),
  fixed(['in your removed from game zone', 'you own that is removed from the game'], { zone: 'removed', whose: 'you' }),
  fixed(
    [
      'removed from the game',
      "that's removed from the game",
      'that are removed from the game',
      'that is removed from the game',
    ],
    { zone: 'removed' },
  ),
  fixed(['in opposing removed from game zones'], { zone: 'removed', whose: 'opposing' }),
  fixed('you play', { zone: 'chain', whose: 'you' }),
  fixed('played by an opponent', { zone: 'chain', whose: 'opposing' }),
  row({ of: others(players) }, ['played by {of}', '{of} played'], ({ of }): Partial<Noun> => ({ zone: 'chain', of })),
  fixed(['you control', 'in your party', 'from your party', 'under your control', 'you have'], {
    whose: 'you',
  }),
  row({ thenOnly }, 'you controlled {thenOnly}', (): Partial<Noun> => ({ whose: 'you' })),
  fixed('in a party of your choice', { of: { player: 'chosen' } }),
  row(
    { of: nounEach },
    'in the party of each {of}',
    ({ of }): Partial<Noun> => ({ of: { player: 'controller', of: { select: 'each', noun: of } } }),
  ),
  row({ of: theirs }, ['in {of} party'], ({ of }): Partial<Noun> => ({ of })),
  row({ of: bearerPossessive }, ['in {of} party'], ({ of }): Partial<Noun> => ({ of: { player: 'controller', of } })),
  row(
    { of: others(players) },
    ['{of} control(s)', 'controlled by {of}', '{of} have(has)', 'that {of} control(s)'],
    ({ of }): Partial<Noun> => ({ of }),
  ),
  row(
    { to: innerCard },
    ['attached to {to}', "that's attached to {to}", 'that is attached to {to}', 'that are attached to {to}'],
    ({ to }): Partial<Noun> => ({ attachedTo: to }),
  ),
  fixed(['with an attachment', 'with one or more attachments', 'with any attachments'], {
    hosts: { attachment: true },
  }),
  row(
    { hosts: anyCard },
    ['with {hosts} attached <to it~>', 'that have(has) {hosts} attached <to it~>'],
    ({ hosts }): Partial<Noun> => ({ hosts }),
  ),
  row({ hosts: noun }, 'with no {hosts} attached', ({ hosts }): Partial<Noun> => ({ not: { hosts } })),
  row(
    { to: either('to', () => [pronoun, innerTarget]) },
    ['attached to {to}'],
    ({ to }): Partial<Noun> => ({ attachedTo: { among: to } }),
  ),
  row(
    { to: innerCard },
    [
      'not attached to {to}',
      "that's not attached to {to}",
      'that are(is) not attached to {to}',
      "that aren't(isn't) attached to {to}",
    ],
    ({ to }): Partial<Noun> => ({ not: { attachedTo: to } }),
  ),
  fixed(
    [
      'an opponent controls',
      'controlled by an opponent',
      'controlled by opponents',
      'controlled by your opponents',
      'that an opponent controls',
      'that opponents control',
      "in an opponent 's party",
      'opponents control',
      'your opponents control',
      "in opponents ' parties",
    ],
    { whose: 'opposing' },
  ),
  fixed('you own', { owner: 'you' }),
  row(
    { of: innerOne },
    'with the same cost as {of}',
    ({ of }): Partial<Noun> => ({ cost: { is: 'exactly', than: { amount: 'cost', of } } }),
  ),
  ...ofEach(
    [
      ['less than', 'lower'],
      ['more than', 'higher'],
    ] as const,
    ([is, word]) => [
      row(
        { of: innerOne },
        `with <a> ${word} cost than {of}`,
        ({ of }): Partial<Noun> => ({ cost: { is, than: { amount: 'cost', of } } }),
      ),
    ],
  ),
  fixed('with that cost', { cost: { is: 'exactly', than: measured('choose number') } }),
  ...compared(),
  ...withBoth(),
  row(
    { name: counterName },
    'with no {name} counters',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'exactly', than: 0 } } }),
  ),
  row(
    { name: aCounter },
    'with {name} counter <on it~>',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: 1 } } }),
  ),
  row(
    { n: count, name: counterName },
    'with {n} or more {name} counters <on it~>',
    ({ n, name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: n } } }),
  ),
  row(
    { name: counterName },
    'with {name} counters <on it~>',
    ({ name }): Partial<Noun> => ({ counters: { name, number: { is: 'or more', than: 1 } } }),
  ),
  fixed('with an even cost', { parity: 'even' }),
  fixed('with an odd cost', { parity: 'odd' }),
  ...LEAST.map(([most, word]) =>
    row(
      { of: innerMany },
      `with the ${word} damage among {of}`,
      ({ of }): Partial<Noun> => ({ damage: { is: 'exactly', than: { amount: most, number: 'damage', of } } }),
    ),
  ),
  ...extremes('remaining', ['remaining [Health]']),
  row(
    { controls: innerMany },
    'whose controller controls no {controls}',
    ({ controls }): Partial<Noun> => ({ not: { controls } }),
  ),
  row({ any: costsOr }, ['with cost {any}'], ({ any }): Partial<Noun> => ({ any })),
  fixed('with fatal damage', { damage: FATAL }),
  fixed('without fatal damage', { damage: { is: 'less than', than: FATAL.than } }),
  fixed(['without damage <on it~>', 'with no damage <on it~>'], { damaged: false }),
  fixed('with damage <on it~>', { damaged: true }),
  row(
    { keyword: keywordName },
    ['with {keyword}', 'that has {keyword}', 'that have {keyword}'],
    ({ keyword }): Partial<Noun> => ({ keyword }),
  ),
  row({ any: keywordsOr }, ['with {any}', 'that has {any}', 'that have {any}'], ({ any }): Partial<Noun> => ({ any })),
  row({ type: damageIcon }, ['with {type} ATK', 'with {type}'], ({ type }): Partial<Noun> => ({ damageType: [type] })),
  row({ type: damageIcon }, 'without {type} ATK', ({ type }): Partial<Noun> => ({ not: { damageType: [type] } })),
  row({ of: innerOne }, 'with a different name than {of}', ({ of }): Partial<Noun> => ({ not: { sameName: of } })),
  row({ name }, 'named {name}', ({ name }): Partial<Noun> => ({ name })),
  row({ name }, 'not named {name}', ({ name }): Partial<Noun> => ({ not: { name } })),
  fixed(
    ['you and other friendly players control', 'you or a friendly player controls', 'you and friendly players control'],
    {
      whose: 'friendly',
    },
  ),
  row(
    { nameHas: name },
    ['with {nameHas} in its/their name/names', 'with {nameHas} in its~ name', 'with {nameHas} in its~ names'],
    ({ nameHas }): Partial<Noun> => ({ nameHas }),
  ),
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
  row(
    { with: innerCard },
    ['that are(is) attacking {with}', "that's attacking {with}", 'attacking {with}'],
    ({ with: noun }): Partial<Noun> => ({ attacking: true, inCombatWith: noun }),
  ),
  row(
    { with: innerCard },
    ['that are(is) defending against {with}', "that's defending against {with}", 'defending against {with}'],
    ({ with: noun }): Partial<Noun> => ({ defending: true, inCombatWith: noun }),
  ),
  row({ with: innerCard }, 'in combat with {with}', ({ with: noun }): Partial<Noun> => ({ inCombatWith: noun })),
  fixed("that's attacking", { attacking: true }),
  row({ self: thisCard }, 'other than {self}', (): Partial<Noun> => ({ other: true })),
  row({ of: hostOnly }, 'other than {of}', ({ of }): Partial<Noun> => ({ except: of })),
  row({ of: thatOne }, 'other than {of}', ({ of }): Partial<Noun> => ({ except: of })),
  row({ not: unlikeThem }, ['other than {not}', 'except {not}'], ({ not }): Partial<Noun> => ({ not })),
  row(
    { only: innerCard },
    ['targeting only {only}', "that's targeting only {only}"],
    ({ only }): Partial<Noun> => ({ targetingOnly: only }),
  ),
  row(
    { targeting: innerCard },
    ["that's targeting {targeting}", '<that is> targeting {targeting}'],
    ({ targeting }): Partial<Noun> => ({ targeting }),
  ),
  row(
    { self: thisCard },
    ['removed by {self}', 'you removed'],
    (): Partial<Noun> => ({ zone: 'removed', among: { select: 'kept' } }),
  ),
  fixed(['that entered play this turn', 'that entered your party this turn'], { fresh: true }),
  fixed('in combat', { inCombat: true }),
  row(
    { not: innerKind },
    ["that aren't(isn't) {not}", "that's not {not}", 'that are(is) not {not}'],
    ({ not }): Partial<Noun> => ({ not }),
  ),
  fixed('on the chain', { zone: 'chain' }),
  ...relative(),
  ...thisWay(),
  fixed('in play', isCard),
  fixed(
    ['type', 'kind', 'race', 'class'].flatMap((word) => [
      `of the chosen ${word}`,
      `of the named ${word}`,
      `of that ${word}`,
    ]),
    { chosenTag: true },
  ),
  fixed(['with the chosen class', 'with that class', 'with the chosen type', 'that has the chosen type'], {
    chosenTag: true,
  }),
  fixed(['not of the chosen race', 'not of that race'], { not: { chosenTag: true } }),
  fixed(['with the chosen name', 'with that name', 'with the named name'], { chosenName: true }),
  fixed(['with ATK of the chosen type', 'with ATK of that type'], { chosenDamageType: true }),
]);
