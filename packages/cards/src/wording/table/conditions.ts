import type { Amount, Comparison, Condition, Noun, Selection, Watch } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { named } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { counterName } from './counterNames.ts';
import { controlled } from './his.ts';
import { did, pastCounts } from './history.ts';
import { name } from './names.ts';
import { notInThePast, past } from './past.ts';
import { anyCard, condition, count, group, measure, noun, nounMany, someone, whileIt } from './phrases.ts';
import { planes } from './planes.ts';
import { knownPlayers } from './players.ts';
import { IT, pronoun } from './pronouns.ts';
import { forSomebody } from './somebody.ts';
import { FATAL, thisWayConditions } from './thisWay.ts';
import { plainKeyword } from './vocabulary.ts';

const another: Phrase<Noun> = seenAs(
  noun,
  (value) => ({ ...value, other: true as const }),
  ({ other, ...value }) => (other ? value : undefined),
);

const inGraveyard = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) =>
      value.whose || value.zone ? undefined : { ...value, zone: 'graveyard' as const, whose: 'you' as const },
    ({ zone, whose, ...value }) => (zone === 'graveyard' && whose === 'you' ? value : undefined),
  );

const FORMS = ['Bear Form', 'Cat Form'] as const;

/** How a card is for a while: "damaged", "attacking". */
const postures = (): readonly Row<Noun>[] => [
  fixed('damaged', { damaged: true } as Noun),
  fixed('undamaged', { damaged: false } as Noun),
  fixed('exhausted', { exhausted: true } as Noun),
  fixed('ready', { exhausted: false } as Noun),
  fixed('attacking', { attacking: true } as Noun),
  fixed('defending', { defending: true } as Noun),
  fixed('protecting', { protecting: true } as Noun),
  fixed('in combat', { inCombat: true } as Noun),
  fixed('face up', { faceDown: false } as Noun),
  ...FORMS.flatMap((keyword) => [
    fixed([`in ${keyword}`], { keyword } as Noun),
    ...(['attacking', 'defending', 'protecting'] as const).map((how) =>
      fixed(`${how} in ${keyword}`, { [how]: true, keyword } as Noun),
    ),
  ]),
  row({ noun: anyCard }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: nounMany }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: anyCard }, 'defending against {noun}', ({ noun }): Noun => ({ defending: true, inCombatWith: noun })),
  row({ noun: anyCard }, 'in combat with {noun}', ({ noun }): Noun => ({ inCombatWith: noun })),
];
export const posture: Phrase<Noun> = choice('posture', postures);

/** What something is said to be: "damaged", "an ally". */
const state: Phrase<Noun> = choice('state', () => [
  ...postures(),
  row({ noun: anyCard }, 'attached to {noun}', ({ noun }): Noun => ({ attachedTo: noun })),
  fixed('in play', { zone: 'play' } as Noun),
  fixed('in a deck', { zone: 'deck' } as Noun),
  row({ name }, 'named {name}', ({ name }): Noun => ({ name })),
  row({ name }, 'the face-up {name}', ({ name }): Noun => ({ name, faceDown: false })),
  row({ noun: withArticle(noun) }, '{noun}', ({ noun }) => noun),
]);

/** What something is said to have: "Protector", "fatal damage". */
const having: Phrase<Noun> = choice('having', () => [
  fixed(['the chosen type', 'that type', 'the chosen race', 'the chosen class', 'that class'], {
    chosenTag: true,
  } as Noun),
  row({ keyword: plainKeyword }, '{keyword}', ({ keyword }): Noun => ({ keyword })),
  fixed(['fatal damage', 'fatal damage on it'], { damage: FATAL } as Noun),
  fixed(['no damage on it', 'no damage on him', 'no damage on her', 'no damage'], { damaged: false } as Noun),
  fixed(['damage on it', 'damage on him', 'damage on her', 'damage'], { damaged: true } as Noun),
]);

const HOW: readonly (readonly [Comparison, string])[] = [
  ['or more', '{n} or more'],
  ['or less', '{n} or less'],
  ['exactly', 'exactly {n}'],
];
const MEASURED: readonly (readonly [Comparison, string])[] = [
  ['or less', 'less than or equal to {n}'],
  ['or more', 'greater than or equal to {n}'],
  ['less than', 'less than {n}'],
  ['more than', 'greater than {n}'],
];

/** How much of something there is. */
const amounts = (): readonly Row<Condition>[] => [
  fixed('one or more Cubes are unattached', {
    is: 'there',
    noun: { kind: ['Cube'], attachment: false },
  } as Condition),
  row(
    { n: figure },
    'the current stage is {n}',
    ({ n }): Condition => ({ is: 'compared', left: { amount: 'boss number' }, how: 'exactly', right: n }),
  ),
  row(
    { of: knownPlayers },
    ['{of} have(has) no cards in your hand', '{of} have(has) no cards in hand', '{of} have(has) no cards in his hand'],
    ({ of }): Condition => ({ is: 'compared', left: { amount: 'cards in hand', of }, how: 'exactly', right: 0 }),
  ),
  row(
    { on: someone, name: counterName },
    ['{on} have(has) no {name} counters', '{on} have(has) no {name} counters on it'],
    ({ on, name }): Condition => ({
      is: 'compared',
      left: { amount: 'counters', name, on },
      how: 'exactly',
      right: 0,
    }),
  ),
  ...HOW.flatMap(([how, words]) => [
    row(
      { of: someone, n: figure },
      [`{of} have(has) ${words} damage`, `{of} have(has) ${words} damage on it`, `{of} has ${words} damage on him`],
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'damage', of }, how, right: n }),
    ),
    row(
      { on: someone, n: count, name: counterName },
      [
        `{on} have(has) ${words} {name} counters`,
        `{on} have(has) ${words} {name} counters on it`,
        `there are ${words} {name} counters on {on}`,
      ],
      ({ on, n, name }): Condition => ({ is: 'compared', left: { amount: 'counters', name, on }, how, right: n }),
    ),
    row(
      { of: knownPlayers, n: count },
      [
        `{of} have(has) ${words} cards in your hand`,
        `{of} have(has) ${words} cards in hand`,
        `{of} have(has) ${words} cards in his hand`,
      ],
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'cards in hand', of }, how, right: n }),
    ),
    row(
      { of: knownPlayers, n: count },
      [`{of} control(s) ${words} resources`, `{of} have(has) ${words} resources`],
      ({ of, n }): Condition => ({ is: 'compared', left: { amount: 'resources', of }, how, right: n }),
    ),
    row(
      { left: measure, n: figure },
      `{left} is ${words}`,
      ({ left, n }): Condition => ({ is: 'compared', left, how, right: n }),
    ),
  ]),
  ...MEASURED.map(([how, words]) =>
    row(
      { left: measure, n: measure },
      `{left} is ${words}`,
      ({ left, n }): Condition => ({ is: 'compared', left, how, right: n }),
    ),
  ),
];

/** Resources are counted by words of their own. */
const notResources = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, unlessResources, unlessResources);
const unlessResources = (value: Noun): Noun | undefined =>
  same(value, { kind: ['Resource'], whose: 'you' }) ? undefined : value;

/** What is there. */
const existence = (): readonly Row<Condition>[] => [
  row(
    { noun: controlled(withArticle(noun)) },
    ['you control {noun}', 'you have {noun}', 'you have {noun} in play', '{noun} is in your party'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { noun: controlled(another) },
    ['you control another {noun}', 'you have another {noun}', 'you have another {noun} in play'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { n: count, noun: notResources(controlled(nounMany)) },
    ['you control {n} or more {noun}', 'you have {n} or more {noun}', '{n} or more {noun} are in your party'],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { n: count, noun: inGraveyard(nounMany) },
    ['you have {n} or more {noun} in your graveyard', 'there are {n} or more {noun} in your graveyard'],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { noun: inGraveyard(withArticle(noun)) },
    ['{noun} is in your graveyard', 'there is {noun} in your graveyard', 'you have {noun} in your graveyard'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { noun: controlled(nounMany) },
    ['you control no {noun}', 'you have no {noun}'],
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row(
    { noun: controlled(withArticle(noun)) },
    ["you don't control {noun}"],
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row(
    { noun: opposed(withArticle(noun)) },
    'an opponent controls {noun}',
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { n: count, noun: inSomeParty },
    'there are {n} or more {noun}',
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { noun: inSomeParty },
    ['there are no {noun}', 'no {noun} are in play'],
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row({ noun: inParty }, 'there is {noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row(
    { noun: onChain(withArticle(noun)) },
    'there is {noun} on the chain',
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { noun: onChain(noun) },
    'there is no {noun} on the chain',
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row({ noun: carried }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ noun: hurt }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  fixed(['an opposing hero has more damage than your hero', 'an opposing hero has more damage on it than your hero'], {
    is: 'there',
    noun: { kind: ['Hero'], whose: 'opposing', damage: { is: 'more than', than: YOURS } },
  } as Condition),
  fixed(
    [
      'your hero has more damage than an opposing hero',
      'your hero has more damage on it than an opposing hero',
      'an opposing hero has less damage than your hero',
    ],
    { is: 'there', noun: { kind: ['Hero'], whose: 'opposing', damage: { is: 'less than', than: YOURS } } } as Condition,
  ),
];

/** "an ability is attached to this ally": such a card is there. */
const carried: Phrase<Noun> = seenAs(
  choice('carried', () => [
    row({ noun: withArticle(noun), to: anyCard }, '{noun} is attached to {to}', ({ noun, to }) => ({ noun, to })),
  ]),
  ({ noun, to }): Noun | undefined => (noun.attachedTo ? undefined : { ...noun, attachedTo: to }),
  ({ attachedTo, ...noun }) => (attachedTo && !noun.whose ? { noun, to: attachedTo } : undefined),
);

/** "an opposing hero has 10 or more damage": one with so much is there. */
const hurt: Phrase<Noun> = seenAs(
  choice('hurt', () => [
    row(
      { noun: withArticle(noun), n: figure },
      ['{noun} has {n} or more damage', '{noun} has {n} or more damage on it'],
      ({ noun, n }) => ({ noun, n }),
    ),
  ]),
  ({ noun, n }): Noun | undefined => (noun.damage ? undefined : { ...noun, damage: { is: 'or more', than: n } }),
  ({ damage, ...noun }) =>
    damage?.is === 'or more' && typeof damage.than === 'number' ? { noun, n: damage.than } : undefined,
);

/** Cards in play, for which "you control" is not said. */
const inSomeParty: Phrase<Noun> = seenAs(nounMany, inPlay, inPlay);
function inPlay(noun: Noun): Noun | undefined {
  return noun.zone ? undefined : noun;
}

const inParty: Phrase<Noun> = seenAs(withArticle(noun), inPlay, inPlay);
const onChain = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.zone ? undefined : { ...value, zone: 'chain' as const }),
    ({ zone, ...value }) => (zone === 'chain' ? value : undefined),
  );

const YOURS: Amount = { amount: 'damage', of: { select: 'hero', of: { player: 'you' } } };

const opposed = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'opposing' as const }),
    ({ whose, ...value }) => (whose === 'opposing' ? value : undefined),
  );

/** One that was spoken of or is targeted; what this card or your hero did is told as an event. */
const particular: Phrase<Selection> = seenAs(someone, spokenOf, spokenOf);
function spokenOf(what: Selection): Selection | undefined {
  const { select } = what as { select: string };
  return select === 'pronoun' || select === 'target' ? what : undefined;
}

const dealtTo = (by: Noun, to: Selection): Watch => ({ event: 'deal', card: { among: to }, by });
/** It is so much now, and was not before what has just happened. */
const reaches = (left: Amount, n: number): Condition => ({
  is: 'all',
  of: [
    { is: 'compared', left, how: 'or more', right: n },
    {
      is: 'compared',
      left: { amount: 'sum', of: [left, { amount: 'times', of: [-1, { amount: 'that much' }] }] },
      how: 'less than',
      right: n,
    },
  ],
});

const THAT_CARD = { select: 'pronoun', word: 'card' } as unknown as Selection;
/** Of the types that cards of the Caverns have, it is the first. */
const OF_NEW_TYPE: Condition = {
  is: 'any',
  of: (['Ability', 'Ally', 'Event'] as const).map((kind): Condition => {
    const watch: Watch = { event: 'play', card: { kind: [kind] }, whose: 'you' };
    const first: Condition = {
      is: 'compared',
      left: { amount: 'this turn', watch, counted: 'events' },
      how: 'exactly',
      right: 1,
    };
    return { is: 'all', of: [{ is: 'so', what: THAT_CARD, noun: { kind: [kind] } }, first] };
  }),
};

/** What is so by itself: several of these are joined by "and", or by "or". */
const single = named<Condition>('condition');
single.is(
  choice('condition', () => [
    ...existence(),
    ...amounts(),
    ...past(),
    ...notInThePast(),
    ...forSomebody(),
    row(
      { noun: group },
      '{noun} have(has) different names',
      ({ noun }): Condition => ({ is: 'different names', noun }),
    ),
    row(
      { by: anyCard, to: pronoun, n: figure },
      'that brings the damage {by} has dealt to {to} this turn to {n} or more',
      ({ by, to, n }): Condition => reaches({ amount: 'this turn', watch: dealtTo(by, to), counted: 'amount' }, n),
    ),
    fixed("that card shares its type with no other card you've played this turn", OF_NEW_TYPE),
    fixed(["it's your turn", 'it is your turn'], { is: 'turn of', whose: 'you' } as Condition),
    fixed("it's an opponent 's turn", {
      is: 'turn of',
      whose: 'opposing',
    } as Condition),
    fixed(["it's not your turn", "it isn't your turn"], {
      is: 'not',
      of: { is: 'turn of', whose: 'you' },
    } as Condition),
    row({ what: particular, noun: did }, '{what} {noun}', ({ what, noun }): Condition => ({ is: 'so', what, noun })),
    row(
      { what: someone, hosts: noun },
      '{what} have(has) no {hosts} attached',
      ({ what, hosts }): Condition => ({ is: 'so', what, noun: { not: { hosts } } }),
    ),
    row(
      { what: someone, noun: state },
      '{what} are(is) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: state },
      ["{what} isn't {noun}", '{what} is not {noun}'],
      ({ what, noun }): Condition => ({ is: 'not', of: { is: 'so', what, noun } }),
    ),
    row(
      { what: someone, noun: having },
      '{what} have(has) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: state },
      ['{what} was {noun}', '{what} were {noun}'],
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    ...thisWayConditions(),
    ...pastCounts(),
    row(
      { noun: state },
      ["it's {noun}", "he's {noun}", "she's {noun}"],
      ({ noun }): Condition => ({ is: 'so', what: IT, noun }),
    ),
    row(
      { noun: state },
      ["it isn't {noun}", "it's not {noun}"],
      ({ noun }): Condition => ({ is: 'not', of: { is: 'so', what: IT, noun } }),
    ),
    ...planes(),
  ]),
);

/** Where others are compared with yours, "an opponent's party" is that of one opponent. */
const joinable: Phrase<Condition> = seenAs(single, unlessOfAll, (value) => value);
function unlessOfAll(value: Condition): Condition | undefined {
  const { is } = value;
  return is === 'compared' && JSON.stringify(value).includes('"whose":"opposing"') ? undefined : value;
}

condition.is(
  either('condition', () => [
    single,
    choice('conditions', () => [
      row({ of: list(joinable, 'and', 2) }, '{of}', ({ of }): Condition => ({ is: 'all', of })),
      row({ of: list(joinable, 'or', 2) }, '{of}', ({ of }): Condition => ({ is: 'any', of })),
    ]),
  ]),
);

/** "while attacking", "on your turn": when a modifier applies. */
whileIt.is(
  either('while', () => [
    choice('while', () => [
      fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
      fixed(
        [
          "on opponents ' turns",
          "during opponents ' turns",
          "on each opponent 's turn",
          "during each opponent 's turn",
          'on opposing turns',
        ],
        {
          is: 'turn of',
          whose: 'opposing',
        } as Condition,
      ),
      row({ noun: state }, 'while {noun}', ({ noun }): Condition => ({ is: 'so', what: IT, noun })),
      row({ of: condition }, 'while {of}', ({ of }) => of),
    ]),
  ]),
);
