import type { Noun, Players, Quantity, Selection } from '@meetingstone/rules';
import { alone, choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { several as moreThanOne, perEach } from './amounts.ts';
import { topOfDecks, wholeDecks } from './decks.ts';
import { eachOf } from './nouns.ts';
import { targetOfTheirs } from './opponents.ts';
import {
  bearer,
  bearerPossessive,
  count,
  known,
  measure,
  noun,
  nounEach,
  nounMany,
  playersPossessive,
  possessor,
  selection,
  someone,
  theirs,
} from './phrases.ts';
import { areThose, damageSource, IT, isIt, pronoun, SHE } from './pronouns.ts';
import { attachedNoun, selfNoun } from './self.ts';
import { targetsTogether } from './together.ts';

const thisCard: Phrase<Selection> = seenAs(
  selfNoun,
  (): Selection => ({ select: 'this' }),
  (value): Noun | undefined => (value.select === 'this' ? { self: true } : undefined),
);

/** The card to which this one is attached; the word for it is the card's own. */
const host: Phrase<Selection> = {
  name: 'host',
  begins: () => ({ words: ['attached'] }),
  read: (at, reading) =>
    attachedNoun.read(at, reading).map(({ end }): Found<Selection> => ({ value: { select: 'host' }, end })),
  say: (value, { host: word }) => (value.select === 'host' ? { words: ['attached', word], number: 'one' } : undefined),
};

const exactly = (n: unknown): Quantity => ({ exactly: n as number });
const upTo = (n: unknown): Quantity => ({ upTo: n as number });

const targets: Phrase<Selection> = choice('target', () => [
  row({ noun }, 'target {noun}', ({ noun }): Selection => ({ select: 'target', noun })),
  row(
    { noun },
    ['another target {noun}', 'a second target {noun}', 'a third target {noun}'],
    ({ noun }): Selection => ({
      select: 'target',
      noun,
      another: true,
    }),
  ),
  ...targetsTogether(),
  ...targetOfTheirs(),
  row(
    { noun },
    ['target {noun} chosen at random', 'target random {noun}', 'target a random {noun}'],
    ({ noun }): Selection => ({ select: 'target', noun, random: true }),
  ),
  row(
    { noun, by: playersPossessive },
    'target {noun} of {by} choice',
    ({ noun, by }): Selection => ({ select: 'target', noun, by }),
  ),
  row(
    { noun },
    ['up to one target {noun}', 'up to 1 target {noun}'],
    ({ noun }): Selection => ({ select: 'target', noun, count: { upTo: 1 } }),
  ),
  row(
    { n: count, noun: nounMany },
    ['up to {n} target {noun}', 'each of up to {n} target {noun}'],
    ({ n, noun }): Selection => ({
      select: 'target',
      noun,
      count: upTo(n),
    }),
  ),
  row(
    { n: count, noun: nounMany },
    ['up to {n} other target {noun}', 'each of up to {n} other target {noun}'],
    ({ n, noun }): Selection => ({ select: 'target', noun, count: upTo(n), another: true }),
  ),
  row(
    { n: moreThanOne, noun: nounMany },
    ['{n} target {noun}', 'each of {n} target {noun}'],
    ({ n, noun }): Selection => ({
      select: 'target',
      noun,
      count: exactly(n),
    }),
  ),
  row(
    { noun: nounMany },
    'any number of target {noun} controlled by different players',
    ({ noun }): Selection => ({ select: 'target', noun, count: { anyNumber: true }, apart: true }),
  ),
  row(
    { noun: nounMany },
    ['any number of target {noun}', 'each of any number of target {noun}'],
    ({ noun }): Selection => ({
      select: 'target',
      noun,
      count: { anyNumber: true },
    }),
  ),
]);

const others = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.other ? undefined : { ...value, other: true as const }),
    ({ other, ...value }) => (other ? value : undefined),
  );
const otherNoun: Phrase<Noun> = others(noun);
const oneNoun = withArticle(noun);

const chosen: Phrase<Selection> = choice('choice', () => [
  row({ noun: otherNoun }, 'another {noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
  row({ noun: oneNoun }, '{noun} <of your choice>', ({ noun }): Selection => ({ select: 'choose', noun })),
  row({ noun }, 'a random {noun}', ({ noun }): Selection => ({ select: 'choose', noun, random: true })),
  row({ noun: yours }, 'one of your {noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
  row(
    { noun: others(yours) },
    ['another one of your {noun}', 'another of your {noun}'],
    ({ noun }): Selection => ({ select: 'choose', noun }),
  ),
  row({ noun }, 'up to one {noun}', ({ noun }): Selection => ({ select: 'choose', noun, count: { upTo: 1 } })),
  row(
    { noun: onHisSide },
    '{noun} of his choice that is friendly to him',
    ({ noun }): Selection => ({ select: 'choose', noun, by: { player: 'that' } }),
  ),
  row(
    { noun: his },
    "{noun} in each opponent 's party",
    ({ noun }): Selection => ({ select: 'choose', noun, forEach: { player: 'each opponent' } }),
  ),
  row(
    { n: count, noun: nounMany },
    'up to {n} {noun}',
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: upTo(n) }),
  ),
  row(
    { n: moreThanOne, noun: nounMany },
    '{n} {noun}',
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: exactly(n) }),
  ),
  row(
    { n: moreThanOne, noun: yours },
    ['{n} of your {noun}'],
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: exactly(n) }),
  ),
  row(
    { n: count, noun: yours },
    ['up to {n} of your {noun}'],
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: upTo(n) }),
  ),
  row(
    { noun: nounMany },
    'any number of {noun}',
    ({ noun }): Selection => ({ select: 'choose', noun, count: { anyNumber: true } }),
  ),
]);

/** Friends of the one who chooses. */
const onHisSide: Phrase<Noun> = seenAs(
  oneNoun,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'friendly' as const }),
  ({ whose, ...value }) => (whose === 'friendly' ? value : undefined),
);
/** Of each of several players in turn. */
const his: Phrase<Noun> = seenAs(
  oneNoun,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, of: { player: 'that' as const } }),
  ({ of, ...value }) => (of?.player === 'that' && !value.zone ? value : undefined),
);

/** "your Shields": a description of what you control. */
const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' && !value.zone ? value : undefined),
);

/** "your defending hero": there is only one. */
const yoursInCombat: Phrase<Noun> = seenAs(
  noun,
  (value) =>
    (value.attacking || value.defending) && !value.whose && !value.zone && !value.of
      ? { ...value, whose: 'you' as const }
      : undefined,
  ({ whose, ...value }) =>
    whose === 'you' && value.kind?.join() === 'Hero' && (value.attacking || value.defending) ? value : undefined,
);

/** "the card you removed this way": all of them, where it is read; "each" is written. */
const done = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.among?.select === 'done' ? value : undefined),
    () => undefined,
  );

const all: Phrase<Selection> = choice('each', () => [
  row({ noun: yoursInCombat }, ['your {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  row(
    { noun: nounEach },
    ['each {noun}', 'this and each other {noun}'],
    ({ noun }): Selection => ({ select: 'each', noun }),
  ),
  row({ noun: nounMany }, 'all {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: done(noun) }, 'the {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: done(nounMany) }, 'the {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  fixed(['the attacker', 'the attacking character'], { select: 'each', noun: { attacking: true } } as Selection),
  fixed(['the defender', 'the defending character'], { select: 'each', noun: { defending: true } } as Selection),
  row(
    { noun: yours },
    ['your {noun}', 'all your {noun}', 'all of your {noun}', 'each of your {noun}'],
    ({ noun }): Selection => ({ select: 'each', noun }),
  ),
]);

/** "all of target player's weapons", "one of that hero's controller's weapons" */
const ofSomebody: Phrase<Selection> = seenAs(
  choice<{ readonly select: 'each' | 'choose'; readonly of: Players; readonly noun: Noun }>('of somebody', () => [
    row(
      { of: someonesOwn, noun: nounMany },
      ['all of {of} {noun}', 'all {of} {noun}', 'each of {of} {noun}'],
      ({ of, noun }) => ({ select: 'each', of, noun }),
    ),
    row({ of: someonesOwn, noun: nounMany }, 'one of {of} {noun}', ({ of, noun }) => ({
      select: 'choose',
      of,
      noun,
    })),
  ]),
  ({ select, of, noun }): Selection | undefined =>
    noun.whose || noun.zone || noun.of ? undefined : { select, noun: { ...noun, of } },
  () => undefined,
);
const someonesOwn: Phrase<Players> = seenAs(
  playersPossessive,
  (of) => (of.player === 'you' ? undefined : of),
  (of) => of,
);

const heroOf: Phrase<Selection> = alone(
  choice('hero of', () => [
    row({ of: playersPossessive }, '{of} hero', ({ of }): Selection => ({ select: 'hero', of })),
  ]),
);

const topCards: Phrase<Selection> = choice('top cards', () => [
  row(
    { of: playersPossessive },
    ['the top card of {of} deck', 'a card from the top of {of} deck'],
    ({ of }): Selection => ({ select: 'top', of, count: 1 }),
  ),
  row(
    { n: count, of: playersPossessive },
    ['the top {n} cards of {of} deck', '{n} cards from the top of {of} deck'],
    ({ n, of }): Selection => ({
      select: 'top',
      of,
      count: n,
    }),
  ),
  row(
    { n: measure, of: playersPossessive },
    'cards from the top of {of} deck equal to {n}',
    ({ n, of }): Selection => ({ select: 'top', of, count: n }),
  ),
  row(
    { until: oneNoun },
    [
      'cards from the top of your deck until {until} is revealed',
      'cards from the top of your deck until you reveal {until}',
    ],
    ({ until }): Selection => ({ select: 'top', of: { player: 'you' }, count: 1, until }),
  ),
  ...topOfDecks(),
  row(
    { n: perEach, of: playersPossessive },
    ['a card from the top of {of} deck {n}', 'the top card of {of} deck {n}'],
    ({ n, of }): Selection => ({ select: 'top', of, count: n }),
  ),
]);

const zone = (zone: 'hand' | 'graveyard' | 'deck') =>
  row({ of: playersPossessive }, `{of} ${zone}`, ({ of }): Selection => ({ select: 'zone', zone, of }));

/** All cards that lie there: "target player's hand". */
const zones: Phrase<Selection> = choice('zone', () => [
  zone('hand'),
  zone('graveyard'),
  zone('deck'),
  ...wholeDecks(),
  fixed(['all graveyards', 'each graveyard'], {
    select: 'zone',
    zone: 'graveyard',
    of: { player: 'each' },
  } as Selection),
]);

/** One whose controller or hero can be spoken of: these words begin no longer ones of the same kind. */
bearer.is(either('bearer', () => [thisCard, host, pronoun, targets, damageSource]));

/** A particular card that does something: "your hero", "this ally", "that ally", "target ally". */
someone.is(either('someone', () => [heroOf, bearer]));

/** A card that was spoken of, wherever it is now. */
known.is(seenAs(bearer, spokenOf, spokenOf));
function spokenOf(value: Selection): Selection | undefined {
  return ['this', 'host', 'pronoun'].includes(value.select as string) ? value : undefined;
}

/** Any cards that something is done to. */
selection.is(
  either('selection', () => [
    heroOf,
    bearer,
    all,
    ofSomebody,
    topCards,
    zones,
    chosen,
    together,
    oneOfEach,
    remembered,
  ]),
);

/** Where the last of several cards lies, there lie all of them: "target ability and target ally in your graveyard". */
function inOnePlace(of: readonly Selection[]): readonly Selection[] | undefined {
  const last = of.at(-1);
  if (last && 'noun' in last && last.noun.of?.player === 'target' && of.some(isAnybodys)) return undefined; // `together.ts`
  if (!last || !('noun' in last) || !last.noun.zone) return of;
  const { zone, whose, of: owner } = last.noun;
  const place: Noun = { zone, ...(whose ? { whose } : {}), ...(owner ? { of: owner } : {}) };
  return of.map((one) => {
    if (!('noun' in one) || one.noun.zone || one.noun.whose || one.noun.of) return one;
    return { ...one, noun: { ...one.noun, ...place } };
  });
}

const isAnybodys = (one: Selection): boolean => 'noun' in one && !one.noun.of && !one.noun.whose;

const several: Phrase<readonly Selection[]> = seenAs(
  list(
    either('particular', () => [heroOf, bearer, all, chosen]),
    'and',
    2,
  ),
  inOnePlace,
  (of) => of,
);

/** "target ally and each other ally", "itself and each ally you control": all of them at once. */
const together: Phrase<Selection> = choice('together', () => [
  row({ of: several }, '{of}', ({ of }): Selection => ({ select: 'together', of })),
]);

/** "an ability, ally, and equipment you control": one of each. */
const oneOfEach: Phrase<Selection> = seenAs(
  choice<Selection>('one of each', () => [
    row({ noun: withArticle(eachOf) }, '{noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
    row(
      { noun: eachOf },
      'up to one {noun}',
      ({ noun }): Selection => ({ select: 'choose', noun, count: { upTo: 1 } }),
    ),
  ]),
  (value): Selection | undefined => {
    if (value.select !== 'choose' || !value.noun.any?.every(({ kind }) => kind)) return undefined;
    const { any, ...rest } = value.noun;
    if (rest.of?.player === 'target') return undefined; // He is one player; each of them would have its own.
    return { select: 'together', of: any.map((one) => ({ ...value, noun: { ...one, ...rest } })) };
  },
  () => undefined,
);

/** What an effect speaks of that was added to the chain because of them (R302.2). */
const remembered: Phrase<Selection> = choice('remembered', () => [
  fixed('those removed cards', { select: 'flagged' } as Selection),
  fixed(['both of them', 'both', 'both allies', 'both characters'], {
    select: 'together',
    of: [
      { select: 'event', role: 'by' },
      { select: 'event', role: 'card' },
    ],
  } as Selection),
]);

/** "all other allies you control", as in "the combined ATK of". */
theirs.is(
  either('theirs', () => [
    all,
    someone,
    choice('all', () => [row({ noun: nounMany }, '{noun}', ({ noun }): Selection => ({ select: 'each', noun }))]),
  ]),
);

/** "it" has a possessive of its own. */
const named = (phrase: Phrase<Selection>): Phrase<Selection> => seenAs(phrase, unlessIt, unlessIt);
const unlessIt = (value: Selection): Selection | undefined =>
  isIt(value) || areThose(value) || (value.select === 'target' && value.count) ? undefined : value;

const possessive = (phrase: Phrase<Selection>): Phrase<Selection> =>
  choice('possessor', () => [
    row({ of: named(phrase) }, "{of} 's", ({ of }): Selection => of),
    fixed('its', IT),
    fixed(['his', 'her'], SHE),
  ]);

/** Before a number of it: "this ally's", "its", "that ally's". */
possessor.is(possessive(someone));
bearerPossessive.is(possessive(bearer));
