import type { Amount, Compared, Condition, Noun, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import type { Deed } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import { measured } from './amounts.ts';
import { anyCard, count } from './phrases.ts';

/** As much as its health (405.2). */
export const FATAL: Compared = { is: 'or more', than: { amount: 'health', of: { select: 'it' } } };

const DONE: Selection = { select: 'done' };
const done = (deed: Deed): Selection => asSelection({ select: 'done', deed });

const PASSIVE: readonly (readonly [Deed, readonly string[]])[] = [
  ['deal', ['dealt damage']],
  ['heal', ['healed']],
  ['destroy', ['destroyed']],
  ['exhaust', ['exhausted']],
  ['ready', ['readied']],
  ['discard', ['discarded']],
  ['drop', ['landed on']],
  ['remove', ['removed', 'removed from the game']],
  ['put into graveyard', ['put into a graveyard', 'put into your graveyard', 'put into his graveyard']],
  ['put into hand', ['put into your hand']],
  [
    'put into deck',
    [
      'put into a deck',
      'put into your deck',
      'put on top of your deck',
      'put on the bottom of your deck',
      'shuffled <back> into your deck',
      'shuffled <back> into the deck',
    ],
  ],
  ['put into resource row', ['put into a resource row', 'put into your resource row']],
  ['put into play', ['put into play']],
];
const ACTIVE: readonly (readonly [Deed, string])[] = [
  ['destroy', 'you destroyed {noun} this way'],
  ['exhaust', 'you exhausted {noun} this way'],
  ['ready', 'you readied {noun} this way'],
  ['discard', 'you discarded {noun} this way'],
  ['discard', 'that player discarded {noun} this way'],
  ['remove', 'you removed {noun} this way'],
  ['remove', 'you removed {noun} from the game this way'],
  ['put into hand', 'you put {noun} into your hand this way'],
  ['put into play', 'you put {noun} into play this way'],
  ['deal', 'your hero dealt damage to {noun} this way'],
];

const relative = (deed: string): readonly string[] => [
  `${deed} this way`,
  `that was ${deed} this way`,
  `that were ${deed} this way`,
];

/** "dealt damage this way", in a description. */
export const thisWay = (): readonly Row<Partial<Noun>>[] => [
  fixed(relative('dealt fatal damage'), { among: done('deal'), damage: FATAL }),
  fixed(relative('affected'), { among: DONE }),
  ...PASSIVE.map(([deed, words]): Row<Partial<Noun>> => fixed(words.flatMap(relative), { among: done(deed) })),
  fixed('you destroyed this way', { among: done('destroy') }),
  fixed('you exhausted this way', { among: done('exhaust') }),
  fixed('you discarded this way', { among: done('discard') }),
  fixed('you removed this way', { among: done('remove') }),
  fixed(['revealed this way', 'you revealed this way'], { among: { select: 'revealed' } }),
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
    ['{what} is dealt fatal damage this way', '{what} was dealt fatal damage this way'],
    ({ what }): Condition => ({ is: 'so', what, noun: { among: done('deal'), damage: FATAL } }),
  ),
  ...PASSIVE.map(([deed, words]) =>
    row(
      { what: particular },
      words.flatMap((word) => [`{what} is ${word} this way`, `{what} was ${word} this way`]),
      ({ what }): Condition => ({ is: 'so', what, noun: { among: done(deed) } }),
    ),
  ),
];

/** Was anything done this way, or to such a card? */
export const thisWayConditions = (): readonly Row<Condition>[] => [
  fixed(['damage is dealt this way', 'damage was dealt this way'], is(anybody('deal'))),
  fixed(['damage is healed this way', 'damage was healed this way'], is(anybody('heal'))),
  fixed('fatal damage is dealt this way', is({ ...anybody('deal'), damage: FATAL })),
  row({ noun: amongThem(anyCard) }, '{noun} was affected this way', ({ noun }): Condition => is(noun)),
  ...PASSIVE.map(([deed, words]) =>
    row(
      { noun: amongThem(anyCard, deed) },
      words.flatMap((word) => [`{noun} is ${word} this way`, `{noun} was ${word} this way`]),
      ({ noun }): Condition => is(noun),
    ),
  ),
  ...ACTIVE.map(([deed, words]) => row({ noun: amongThem(anyCard, deed) }, words, ({ noun }): Condition => is(noun))),
  row(
    { noun: amongThem(anyCard, 'discard') },
    ['he discarded {noun}', 'he discarded {noun} this way'],
    ({ noun }): Condition => is(noun),
  ),
  row(
    { left: countersRemoved, n: count },
    ['you removed {left} {n} or more counters this way', '{left} {n} or more counters were removed this way'],
    ({ left, n }): Condition => ({ is: 'compared', left, how: 'or more', right: n }),
  ),
  row(
    { noun: fatally(anyCard) },
    ['{noun} is dealt fatal damage this way', '{noun} was dealt fatal damage this way'],
    ({ noun }): Condition => is(noun),
  ),
  row(
    { noun: amongRevealed(anyCard) },
    [
      'you revealed {noun} this way',
      'you revealed {noun}',
      '{noun} is revealed this way',
      '{noun} was revealed this way',
    ],
    ({ noun }): Condition => is(noun),
  ),
];
