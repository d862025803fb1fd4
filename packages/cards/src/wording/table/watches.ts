import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { befalling } from './befalling.ts';
import { buried, moving } from './comingAndGoing.ts';
import { damaging } from './damaging.ts';
import { fighting } from './fighting.ts';
import { happens } from './happenings.ts';
import { anotherResource, firstTime, party as one, played } from './parties.ts';
import { WHO } from './partsOfEvents.ts';
import { anyCard, event, noun, trigger } from './phrases.ts';

const SELF: Noun = { self: true };
/** What this card reveals, as its keyword says (glossary: Enrage). */
const revealing = (): readonly Row<Watch>[] => [
  row(
    { card: withArticle(noun) },
    ['you reveal {card} this way', '{card} is revealed this way'],
    ({ card }): Watch => ({ event: 'reveal', card, by: SELF }),
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
  choice('event', () => [...moving(), ...buried(), ...revealing(), ...fighting(), ...befalling(), ...doing()]),
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
