import type { Amount, Condition, Noun, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import type { Deed } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import { measured } from './amounts.ts';
import { FATAL } from './fatal.ts';
import { anyCard, count } from './phrases.ts';

const DONE: Selection = { select: 'done' };
const done = (deed: Deed): Selection => asSelection({ select: 'done', deed });

const PASSIVE: readonly (readonly [Deed, string])[] = [
  ['deal', 'dealt damage'],
  ['heal', 'healed'],
  ['destroy', 'destroyed'],
  ['exhaust', 'exhausted'],
  ['ready', 'readied'],
  ['discard', 'discarded'],
  ['drop', 'landed on'],
  ['remove', 'removed <from the game>'],
  ['put into graveyard', 'put into a|your|his graveyard'],
  ['put into hand', 'put into your|his hand'],
  ['put into deck', 'put into a|your|his deck'],
  ['put into deck', 'put on top of your|his deck'],
  ['put into deck', 'put on the bottom of your|his deck'],
  ['put into resource row', 'put into a|your|his resource row'],
  ['put into play', 'put into play'],
  ['put into deck', 'shuffled <back> into the|your|his deck'],
];
/** What somebody did to a card: the verb, and what stands behind the card. */
const ACTIVE: readonly (readonly [Deed, string, string])[] = [
  ['destroy', 'destroyed', ''],
  ['exhaust', 'exhausted', ''],
  ['ready', 'readied', ''],
  ['discard', 'discarded', ''],
  ['remove', 'removed', '<from the game>'],
  ['put into graveyard', 'put', 'into a|your|his graveyard'],
  ['put into hand', 'put', 'into your|his hand'],
  ['put into deck', 'put', 'into your|his deck'],
  ['put into resource row', 'put', 'into your|his resource row'],
  ['put into play', 'put', 'into play'],
];
const DOERS = ['you', 'he|she|they', 'that player|opponent'];

const relative = (deed: string): string => `<that was|were> ${deed} this way`;

/** "dealt damage this way", in a description. */
export const thisWay = (): readonly Row<Partial<Noun>>[] => [
  fixed(relative('dealt fatal damage'), { among: done('deal'), damage: FATAL }),
  fixed(relative('affected'), { among: DONE }),
  ...ofEach(PASSIVE, ([deed, words]) => [fixed(relative(words), { among: done(deed) })]),
  ...ofEach(ACTIVE, ([deed, verb, where]) =>
    ofEach(DOERS, (who) => [fixed([`${who} ${verb} ${where} this way`], { among: done(deed) })]),
  ),
  fixed('<you> revealed this way', { among: { select: 'revealed' } }),
];

const amongThem = (phrase: Phrase<Noun>, deed?: Deed): Phrase<Noun> => {
  const among = deed ? done(deed) : DONE;
  return seenAs(
    phrase,
    (noun) => (noun.among || noun.zone || noun.self || noun.attached ? undefined : { ...noun, among }),
    ({ among: those, ...noun }) => (same(those, among) && !noun.damage ? noun : undefined),
  );
};
const fatally = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (noun) => (noun.among || noun.zone || noun.damage ? undefined : { ...noun, among: done('deal'), damage: FATAL }),
    ({ among, damage, ...noun }) => (among?.select === 'done' && damage ? noun : undefined),
  );
const amongRevealed = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (noun) => (noun.among || noun.zone ? undefined : { ...noun, among: { select: 'revealed' as const } }),
    ({ among, ...noun }) => (among?.select === 'revealed' ? noun : undefined),
  );

/** How many counters were removed stands in no words of its own. */
const countersRemoved: Phrase<Amount> = {
  name: 'counters removed',
  mayBeEmpty: true,
  read: (at) => [{ value: measured('counters'), end: at }],
  say: (value) => (typeof value === 'object' && value.amount === 'that much' ? { words: [] } : undefined),
};

const anybody = (deed: Deed): Noun => ({ kind: ['Character'], among: done(deed) });
const is = (noun: Noun): Condition => ({ is: 'there', noun });

/** Was it done to that very card, or with that card? */
export const deedConditions = (particular: Phrase<Selection>): readonly Row<Condition>[] => [
  row(
    { what: particular },
    '{what} is|was|are|were dealt fatal damage this way',
    ({ what }): Condition => ({ is: 'so', what, noun: { among: done('deal'), damage: FATAL } }),
  ),
  ...ofEach(PASSIVE, ([deed, words]) => [
    row(
      { what: particular },
      `{what} is|was|are|were ${words} this way`,
      ({ what }): Condition => ({ is: 'so', what, noun: { among: done(deed) } }),
    ),
  ]),
];

/** Was anything done this way, or to such a card? */
export const thisWayConditions = (): readonly Row<Condition>[] => [
  ...ofEach(['deal', 'heal'] as const, (deed) => [fixed(`damage is|was ${DAMAGE[deed]} this way`, is(anybody(deed)))]),
  fixed('fatal damage is|was dealt this way', is({ ...anybody('deal'), damage: FATAL })),
  row({ noun: amongThem(anyCard) }, '{noun} was|is affected this way', ({ noun }): Condition => is(noun)),
  ...ofEach(PASSIVE, ([deed, words]) => [
    row(
      { noun: amongThem(anyCard, deed) },
      `{noun} is|was|are|were ${words} this way`,
      ({ noun }): Condition => is(noun),
    ),
  ]),
  ...ofEach(ACTIVE, ([deed, verb, where]) =>
    ofEach(DOERS, (who) => [
      row(
        { noun: amongThem(anyCard, deed) },
        `${who} ${verb} {noun} ${where} this way`,
        ({ noun }): Condition => is(noun),
      ),
    ]),
  ),
  row({ noun: amongThem(anyCard, 'discard') }, ['he|she discarded {noun}'], ({ noun }): Condition => is(noun)),
  row(
    { noun: amongThem(anyCard, 'deal') },
    'your hero dealt damage to {noun} this way',
    ({ noun }): Condition => is(noun),
  ),
  row(
    { left: countersRemoved, n: count },
    ['you removed {left} {n} or more counters this way', '{left} {n} or more counters were removed this way'],
    ({ left, n }): Condition => ({ is: 'compared', left, how: 'or more', right: n }),
  ),
  row(
    { noun: fatally(anyCard) },
    '{noun} is|was|are|were dealt fatal damage this way',
    ({ noun }): Condition => is(noun),
  ),
  row(
    { noun: amongRevealed(anyCard) },
    ['you revealed {noun} this way', 'you revealed {noun}', '{noun} is|was|are|were revealed this way'],
    ({ noun }): Condition => is(noun),
  ),
];

const DAMAGE = { deal: 'dealt', heal: 'healed' } as const;
