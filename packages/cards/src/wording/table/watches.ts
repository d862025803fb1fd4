import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, optional, seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { buried, moving } from './comingAndGoing.ts';
import { damaging } from './damaging.ts';
import { happens } from './happenings.ts';
import { anotherResource, firstTime, party as one, played } from './parties.ts';
import { WHO } from './partsOfEvents.ts';
import { anyCard, event, noun, trigger } from './phrases.ts';
import { thisCard } from './self.ts';

const SELF: Noun = { self: true };
const byWhom = optional(
  choice('by whom', () => [
    row({ noun: anyCard }, 'by {noun}', ({ noun }) => noun),
    fixed(['by an opponent', 'by opponents'], { whose: 'opposing' } as Noun),
  ]),
);

/** What this card reveals, as its keyword says (glossary: Enrage). */
const revealing = (): readonly Row<Watch>[] => [
  row(
    { card: withArticle(noun) },
    ['you reveal {card} this way', '{card} is revealed this way'],
    ({ card }): Watch => ({ event: 'reveal', card, by: SELF }),
  ),
];

const fighting = (): readonly Row<Watch>[] => [
  row({ card: one }, '{card} attack(s)', ({ card }): Watch => ({ event: 'attack', card })),
  row({ card: one, to: anyCard }, '{card} attack(s) {to}', ({ card, to }): Watch => ({ event: 'attack', card, to })),
  row(
    { to: one, card: byWhom },
    '{to} are(is) attacked {card}',
    ({ to, card }): Watch => ({
      event: 'attack',
      card: card!,
      to,
    }),
  ),
  row({ card: one }, '{card} defend(s)', ({ card }): Watch => ({ event: 'defend', card })),
  row(
    { card: one, by: anyCard },
    '{card} defend(s) against {by}',
    ({ card, by }): Watch => ({ event: 'defend', card, by }),
  ),
  row({ card: one }, '{card} protect(s)', ({ card }): Watch => ({ event: 'protect', card })),
  row({ card: one }, '{card} enter(s) combat', ({ card }): Watch => ({ event: 'enter combat', card })),
  row(
    { card: one, to: anyCard },
    '{card} enter(s) combat with {to}',
    ({ card, to }): Watch => ({ event: 'enter combat', card, to }),
  ),
  row(
    { card: one, to: anyCard },
    '{card} sabotage(s) {to}',
    ({ card, to }): Watch => ({ event: 'sabotage', card, to }),
  ),
  row({ card: one }, '{card} sabotage(s)', ({ card }): Watch => ({ event: 'sabotage', card })),
  row(
    { card: one, to: noun },
    ["{card} sabotage(s) a player 's {to}", "{card} sabotage(s) an opponent 's {to}"],
    ({ card, to }): Watch => ({ event: 'sabotage', card, to }),
  ),
  row(
    { card: one },
    ['{card} become(s) exhausted', '{card} exhaust(s)', '{card} are(is) exhausted'],
    ({ card }): Watch => ({ event: 'exhaust', card }),
  ),
  row(
    { card: one },
    ['{card} ready(readies)', '{card} become(s) ready'],
    ({ card }): Watch => ({ event: 'ready', card }),
  ),
  row(
    { card: one, by: byWhom },
    ['{card} become(s) targeted {by}', '{card} are(is) targeted {by}'],
    ({ card, by }): Watch => ({ event: 'become targeted', card, by: by! }),
  ),
  row({ card: one }, '{card} are(is) interrupted', ({ card }): Watch => ({ event: 'interrupt', card })),
  row(
    { card: one, by: byWhom },
    '{card} are(is) inspired {by}',
    ({ card, by }): Watch => ({ event: 'inspire', card, by: by! }),
  ),
  row(
    { card: anyCard, by: one },
    ['{by} inspire(s) {card}'],
    ({ card, by }): Watch => ({ event: 'inspire', card, by }),
  ),
  ...ofEach(
    [
      ['inspire', 'inspired'],
      ['exhaust', 'exhausted'],
      ['ready', 'readied'],
      ['destroy', 'destroyed'],
    ] as const,
    ([event, done]) => [
      row({ card: one }, `{card} are(is) ${done} this way`, ({ card }): Watch => ({ event, card, by: SELF })),
    ],
  ),
  row(
    { card: one },
    ['{card} are(is) turned face down', '{card} turn(s) face down'],
    ({ card }): Watch => ({ event: 'turn face down', card }),
  ),
  row(
    { self: thisCard },
    '{self} flips to its back',
    (): Watch => ({
      event: 'flip',
      card: { ...SELF, faceDown: false },
    }),
  ),
  row(
    { self: thisCard },
    '{self} flips to its front',
    (): Watch => ({
      event: 'flip',
      card: { ...SELF, faceDown: true },
    }),
  ),
];

const FACES = [
  ['face up', false],
  ['face down', true],
] as const;

const doing = (): readonly Row<Watch>[] => [
  ...ofEach(WHO, ([whose, who]): readonly Row<Watch>[] => {
    const does = (verb: string) => (whose === 'you' ? verb : `${verb}s`);
    return [
      row(
        { card: played(anyCard) },
        `${who} ${does('play')} {card}`,
        ({ card }): Watch => ({ event: 'play', card, whose }),
      ),
      fixed(`${who} ${does('propose')} <a> combat`, { event: 'propose', whose } as Watch),
      fixed(`${who} ${does('draw')} a card`, { event: 'draw', whose } as Watch),
      fixed(`${who} ${does('skip')} drawing a card this way`, { event: 'skip', whose, by: SELF } as Watch),
      ...(whose === 'you'
        ? [
            row(
              { card: withArticle(noun) },
              'an opposing card or effect causes you to discard {card}',
              ({ card }): Watch => ({ event: 'discard', card, by: { whose: 'opposing' }, whose }),
            ),
          ]
        : []),
      fixed(`${who} ${does('discard')} a card`, { event: 'discard', whose } as Watch),
      fixed(`${who} ${does('complete')} ${whose === 'you' ? 'your' : 'his'} first quest each turn`, {
        event: 'complete',
        whose,
        first: true,
      } as Watch),
      fixed(`${who} ${does('complete')} a quest`, { event: 'complete', whose } as Watch),
      fixed(`${who} ${does('place')} a resource`, { event: 'place', whose } as Watch),
      row(
        { card: anotherResource(withArticle(noun)) },
        `${who} ${does('place')} {card}`,
        ({ card }): Watch => ({ event: 'place', card, whose }),
      ),
      ...ofEach(FACES, ([face, faceDown]) => [
        fixed(`${who} ${does('place')} a resource <into your|his resource row> ${face} <into your|his resource row>`, {
          event: 'place',
          whose,
          card: { faceDown },
        } as Watch),
      ]),
      row(
        { card: one },
        `${who} ${does('strike')} with {card}`,
        ({ card }): Watch => ({ event: 'strike', card, whose }),
      ),
    ];
  }),
  row({ card: one }, ['your hero strikes with {card}'], ({ card }): Watch => ({ event: 'strike', card, whose: 'you' })),
];

/** What happens, after "when": "this ally enters play". */
const plain: Phrase<Watch> = either('event', () => [
  choice('event', () => [...moving(), ...buried(), ...revealing(), ...fighting(), ...doing()]),
  damaging,
]);

const forTheFirstTime = firstTime(plain);

event.is(
  either('event', () => [
    plain,
    choice('first event', () => [
      row({ event: forTheFirstTime }, '{event} for the first time each turn', ({ event }) => event),
      row(
        { card: noun, event: happens },
        'each {card} {event} for the first time each turn',
        ({ card, event }): Watch => ({ event, card, first: 'of each card' }),
      ),
    ]),
  ]),
);

/** After "at": "the start of your turn". */
const moment: Phrase<Watch> = choice('moment', () => [
  ...ofEach(EDGES, ([edge, event]) =>
    ofEach(TURNS, ([turn, whose]) => [fixed(`the ${edge} of ${turn}`, { event, whose } as Watch)]),
  ),
  fixed('the start of the turn', { event: 'turn starts', whose: 'any' } as Watch),
  fixed('<the> end of turn', { event: 'turn ends' } as Watch),
]);
const EDGES = [
  ['start', 'turn starts'],
  ['end', 'turn ends'],
] as const;
const TURNS = [
  ['your turn', 'you'],
  ["each opponent 's turn", 'opposing'],
  ["each player 's turn", 'any'],
  ['each turn', 'any'],
] as const;

/** "If this ally attacks": what happens, and not what this text has done ("this way"). */
const outright: Phrase<Watch> = unwritten(seenAs(event, notThisWay, notThisWay));
function notThisWay(watch: Watch): Watch | undefined {
  const isOwn = watch.by?.self === true && watch.event !== 'deal' && watch.event !== 'heal';
  return isOwn ? undefined : watch;
}

/** A trigger event with its word: "when ..." or "at ...". */
trigger.is(
  choice('when', () => [
    row({ event }, 'when {event}', ({ event }) => event),
    row({ event: outright }, ['if {event}'], ({ event }) => event),
    row({ moment }, 'at {moment}', ({ moment }) => moment),
  ]),
);
