import type { Amount, Condition, Noun } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { joinedBy } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { another, carried, hurt, soBeing, unlike } from './beingThere.ts';
import { controlled } from './his.ts';
import { name } from './names.ts';
import { count, noun, nounMany } from './phrases.ts';
import { knownPossessive } from './players.ts';
import { thisCard } from './self.ts';
import { betweenZones } from './zonesCompared.ts';

const inYour =
  (place: 'graveyard' | 'deck') =>
  (phrase: Phrase<Noun>): Phrase<Noun> =>
    seenAs(
      phrase,
      (value) => (value.whose || value.zone ? undefined : { ...value, zone: place, whose: 'you' as const }),
      ({ zone, whose, ...value }) => (zone === place && whose === 'you' ? value : undefined),
    );
const inGraveyard = inYour('graveyard');
const inDeck = inYour('deck');

/** Resources are counted by words of their own. */
const notResources = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, unlessResources, unlessResources);

const unlessResources = (value: Noun): Noun | undefined =>
  same(value, { kind: ['Resource'], whose: 'you' }) ? undefined : value;

/** Twice the half, rounded down, is the whole only of an even number. */
const PARITIES = [
  ['exactly', 'even'],
  ['less than', 'odd'],
] as const;

/** Where it is the only one, there is no other. */
const otherOfYours: Phrase<Noun> = seenAs(
  noun,
  (value) => (value.whose && !value.other && !value.zone ? { ...value, other: true as const } : undefined),
  ({ other, ...value }) => (other && value.whose && !value.zone ? value : undefined),
);

/** What is there. */
const moreDamage = unmeant('more damage', ['more damage', 'more damage on it']);

export const existence = (): readonly Row<Condition>[] => [
  row(
    { noun: controlled(withArticle(noun)) },
    ['you control {noun}', 'you have {noun}', 'you have {noun} in play', '{noun} is in your party'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { name },
    ['you control {name}', '{name} is in your party'],
    ({ name }): Condition => ({ is: 'there', noun: { name, whose: 'you' } }),
  ),
  row(
    { noun: controlled(another) },
    ['you control another {noun}', 'you have another {noun}', 'you have another {noun} in play'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  row(
    { n: count, noun: notResources(controlled(nounMany)) },
    [
      'you control {n} or more {noun}',
      'you have {n} or more {noun}',
      'you control at least {n} {noun}',
      '{n} or more {noun} are in your party',
    ],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { n: count, noun: inGraveyard(nounMany) },
    ['you have {n} or more {noun} in your graveyard', 'there are {n} or more {noun} in your graveyard'],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { n: count, noun: inDeck(nounMany) },
    ['you have {n} or more {noun} in your deck', 'there are {n} or more {noun} in your deck'],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row(
    { noun: inGraveyard(withArticle(noun)) },
    ['{noun} is in your graveyard', 'there is {noun} in your graveyard', 'you have {noun} in your graveyard'],
    ({ noun }): Condition => ({ is: 'there', noun }),
  ),
  ...PARITIES.map(([how, words]) =>
    row(
      { noun: controlled(nounMany) },
      `you control an ${words} number of {noun}`,
      ({ noun }): Condition => ({
        is: 'compared',
        left: { amount: 'times', of: [2, { amount: 'divided', of: { amount: 'count', of: noun }, by: 2 }] },
        how,
        right: { amount: 'count', of: noun },
      }),
    ),
  ),
  row(
    { noun: notResources(controlled(noun)) },
    ['you control exactly one {noun}', 'exactly one {noun} is in your party'],
    ({ noun }): Condition => ({ is: 'compared', left: { amount: 'count', of: noun }, how: 'exactly', right: 1 }),
  ),
  row(
    { n: count, noun: notResources(controlled(nounMany)) },
    ['you control exactly {n} {noun}', 'you have exactly {n} {noun}', 'exactly {n} {noun} are in your party'],
    ({ n, noun }): Condition => ({ is: 'compared', left: { amount: 'count', of: noun }, how: 'exactly', right: n }),
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
    { self: thisCard, noun: otherOfYours },
    ['{self} is the only {noun}', 'it~ is the only {noun}'],
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row(
    { noun: opposed(withArticle(noun)) },
    ['an opponent controls {noun}', 'an opponent has {noun} in his party', 'an opponent has {noun} in play'],
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
  row({ noun: elsewhere }, 'there are no {noun}', ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } })),
  row(
    { n: count, noun: removed },
    'there are {n} or more {noun}',
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  row({ noun: inParty }, 'there is {noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ noun: oneElsewhere }, 'there is {noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row(
    { n: count, noun: elsewhere },
    ['there are {n} or more {noun}'],
    ({ n, noun }): Condition => ({ is: 'there', noun, atLeast: n }),
  ),
  ...betweenZones(),
  ...(['hand', 'graveyard'] as const).map((zone) =>
    row(
      { of: knownPossessive },
      [`the named card is in {of} ${zone}`, `a card with the chosen name is in {of} ${zone}`],
      ({ of }): Condition => ({ is: 'there', noun: { chosenName: true, zone, of } }),
    ),
  ),
  fixed(['you control the named card', 'you control a card with the chosen name'], {
    is: 'there',
    noun: { chosenName: true, whose: 'you' },
  } as Condition),
  row({ noun: another }, ['there is another {noun}'], ({ noun }): Condition => ({ is: 'there', noun })),
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
  row({ noun: unlike }, '{noun}', ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } })),
  row({ noun: carried }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ noun: hurt }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ noun: soBeing }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ of: several }, '{of}', ({ of }): Condition => ({ is: 'all', of })),
  row(
    { noun: controlled(nounMany) },
    ['no {noun} are in your party'],
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row(
    { noun: controlled(withArticle(noun)) },
    "you haven't {noun}",
    ({ noun }): Condition => ({ is: 'not', of: { is: 'there', noun } }),
  ),
  row(
    { more: moreDamage },
    'an opposing hero has {more} than your hero',
    (): Condition => ({
      is: 'there',
      noun: { kind: ['Hero'], whose: 'opposing', damage: { is: 'more than', than: YOURS } },
    }),
  ),
  fixed(
    ['your hero has more damage <on it~> than an opposing hero', 'an opposing hero has less damage than your hero'],
    { is: 'there', noun: { kind: ['Hero'], whose: 'opposing', damage: { is: 'less than', than: YOURS } } } as Condition,
  ),
];

/** "an armor, item, and weapon": one of each. */
const eachOfThem: Phrase<readonly Noun[]> = joinedBy(
  either('one', () => [
    withArticle(noun),
    noun,
    choice('another', () => [row({ noun: another }, 'another {noun}', ({ noun }) => noun)]),
  ]),
  ['and'],
  2,
);

const oneEach = (around: (noun: Noun) => Noun | undefined): Phrase<readonly Condition[]> =>
  seenAs(
    eachOfThem,
    (nouns): readonly Condition[] | undefined => {
      const all = nouns.map(around);
      return all.every((one) => one !== undefined) ? all.map((noun): Condition => ({ is: 'there', noun })) : undefined;
    },
    () => undefined,
  );

const ownerless = ({ whose, zone, of }: Noun): boolean => !whose && !zone && !of;

const several: Phrase<readonly Condition[]> = choice('one of each', () => [
  row(
    { of: oneEach((noun) => (ownerless(noun) ? { ...noun, whose: 'you' } : undefined)) },
    ['you control {of}', 'you have {of}', '{of} are in your party', 'you control each of the following : {of}'],
    ({ of }) => of,
  ),
  row(
    { of: oneEach((noun) => (ownerless(noun) ? { ...noun, zone: 'graveyard', whose: 'you' } : undefined)) },
    ['{of} are in your graveyard', 'there is {of} in your graveyard'],
    ({ of }) => of,
  ),
]);

/** Cards in play, for which "you control" is not said. */
const inSomeParty: Phrase<Noun> = seenAs(nounMany, inPlay, inPlay);

function inPlay(noun: Noun): Noun | undefined {
  return noun.zone ? undefined : noun;
}

/** Cards in a zone for which there are no words of their own. */
const elsewhere: Phrase<Noun> = seenAs(nounMany, notInPlay, notInPlay);

function notInPlay(noun: Noun): Noun | undefined {
  return noun.zone && noun.zone !== 'play' && noun.zone !== 'chain' ? noun : undefined;
}

const oneElsewhere: Phrase<Noun> = seenAs(withArticle(noun), notInPlay, notInPlay);

const removed: Phrase<Noun> = seenAs(nounMany, outOfTheGame, outOfTheGame);

function outOfTheGame(noun: Noun): Noun | undefined {
  return noun.zone === 'removed' ? noun : undefined;
}

const inParty: Phrase<Noun> = seenAs(withArticle(noun), inPlay, unlessThisWay);
function unlessThisWay(noun: Noun): Noun | undefined {
  return noun.among?.select === 'done' ? undefined : inPlay(noun);
}

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
    ({ whose, ...value }) => (whose === 'opposing' && !value.zone ? value : undefined),
  );
