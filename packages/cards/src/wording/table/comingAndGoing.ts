import type { Noun, Watch } from '@meetingstone/rules';
import { seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { dealtSo } from './damaging.ts';
import { party as one } from './parties.ts';
import { byFatal, GRAVEYARDS } from './partsOfEvents.ts';
import { anyCard, noun } from './phrases.ts';
import { thisCard } from './self.ts';

const SELF: Noun = { self: true };

/** "under your control": whose party it comes into. */
const under = (phrase: Phrase<Noun>, relation: 'you' | 'friendly' | 'opposing'): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose || value.self ? undefined : { ...value, whose: relation }),
    ({ whose, ...value }) => (whose === relation && !value.self ? value : undefined),
  );

/** Cards enter play and leave it, and change their controllers. */
export const moving = (): readonly Row<Watch>[] => [
  row(
    { card: under(one, 'you') },
    ['{card} enter(s) play under your control'],
    ({ card }): Watch => ({ event: 'enter play', card }),
  ),
  row(
    { card: under(one, 'friendly') },
    [
      "{card} enter(s) play under your control or a friendly player 's control",
      "{card} enter(s) play under a friendly player 's control",
    ],
    ({ card }): Watch => ({ event: 'enter play', card }),
  ),
  row(
    { card: unwritten(under(one, 'opposing')) },
    ["{card} enter(s) play under an opponent 's control"],
    ({ card }): Watch => ({ event: 'enter play', card }),
  ),
  row(
    { card: one },
    ['{card} enter(s) play', '{card} come(s) into play'],
    ({ card }): Watch => ({ event: 'enter play', card }),
  ),
  row({ card: noun }, 'the last {card} leaves play', ({ card }): Watch => ({ event: 'leave play', card, last: true })),
  row(
    { card: noun },
    'an opponent gains control of the last {card}',
    ({ card }): Watch => ({ event: 'change control', card, whose: 'opposing', last: true }),
  ),
  row(
    { card: noun },
    'the last {card} is dealt fatal damage',
    ({ card }): Watch => ({ event: 'deal', card, fatal: true, last: true }),
  ),
  row({ self: thisCard }, ['your hero becomes {self}'], (): Watch => ({ event: 'become hero', card: SELF })),
  row(
    { card: one },
    ['{card} enter(s) a|the graveyard from play', '{card} are(is) put into a|the graveyard from play'],
    ({ card }): Watch => ({ event: 'enter graveyard', card, from: 'play' }),
  ),
  row(
    { card: one },
    ['{card} enter(s) a|the graveyard <from anywhere>', '{card} are(is) put into a|the graveyard <from anywhere>'],
    ({ card }): Watch => ({ event: 'enter graveyard', card }),
  ),
  row({ card: one }, '{card} leave(s) play', ({ card }): Watch => ({ event: 'leave play', card })),
  row(
    { card: one },
    ['you gain control of {card}', 'control of {card} passes to you'],
    ({ card }): Watch => ({ event: 'change control', card, whose: 'you' }),
  ),
  row({ card: one }, 'control of {card} changes', ({ card }): Watch => ({ event: 'change control', card })),
  row(
    { card: one, fatal: byFatal },
    '{card} are(is) destroyed {fatal}',
    ({ card, fatal }): Watch => ({ event: 'destroy', card, fatal: fatal! }),
  ),
  row(
    { card: one, dealt: dealtSo },
    '{card} are(is) destroyed by <fatal!> {dealt}',
    ({ card, dealt }): Watch => ({ event: 'destroy', card, fatal: true, dealt }),
  ),
  row({ card: one }, ['{card} die(s)'], ({ card }): Watch => ({ event: 'destroy', card })),
  row(
    { card: withArticle(noun), to: anyCard },
    'you attach {card} to {to}',
    ({ card, to }): Watch => ({ event: 'attach', card, to, whose: 'you' }),
  ),
  row(
    { card: one },
    '{card} are(is) removed from the game',
    ({ card }): Watch => ({ event: 'move', card, into: 'removed' }),
  ),
  row(
    { card: one, to: anyCard },
    '{card} become(s) attached to {to}',
    ({ card, to }): Watch => ({ event: 'attach', card, to }),
  ),
];

/** Whose graveyard it is: a card goes to its owner's (415.5a). */
export const buried = (): readonly Row<Watch>[] =>
  ofEach(GRAVEYARDS, ([owner, where]) => [
    row(
      { card: ownedBy(one, owner) },
      [`{card} enter(s) ${where} from play`, `{card} are(is) put into ${where} from play`],
      ({ card }): Watch => ({ event: 'enter graveyard', card, from: 'play' }),
    ),
    row(
      { card: ownedBy(one, owner) },
      [`{card} enter(s) ${where} <from anywhere>`, `{card} are(is) put into ${where} <from anywhere>`],
      ({ card }): Watch => ({ event: 'enter graveyard', card }),
    ),
  ]);
const ownedBy = (phrase: Phrase<Noun>, relation: 'you' | 'opposing'): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) =>
      (value.whose && value.whose !== relation) || value.owner || value.zone
        ? undefined
        : { ...value, owner: relation },
    ({ owner, ...value }) => (owner === relation && !value.whose ? value : undefined),
  );
