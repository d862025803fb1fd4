import { templeMinions, templeTokens } from '@meetingstone/cards';
import {
  addEffectAbout,
  aHero,
  anAlly,
  aResource,
  asStepStarts,
  asStepStartsOf,
  asYourBossIsDestroyed,
  both,
  cant,
  chosenBy,
  compared,
  destroy,
  discard,
  done,
  each,
  eventCard,
  have,
  having,
  ifSo,
  ifWould,
  instead,
  intoResourceRow,
  inZone,
  named,
  not,
  playFree,
  put,
  putBossIntoPlay,
  putIntoHand,
  raid as raidCard,
  remembered,
  removeFaceUp,
  that,
  thatPlayer,
  topOf,
  topOfYourDeck,
  until,
  you,
  yours,
} from '@meetingstone/cards/language';
import type { Amount, Condition, Effect, Facts, Noun, Power } from '@meetingstone/rules';
import { BOSS_HAND_SIZE, cantPlace } from '../general.ts';
import type { Raid } from '../raid.ts';
import { betrayerEvents } from './betrayer.ts';
import { bosses, reliquary } from './bosses.ts';
import { events } from './events.ts';
import { main } from './main.ts';
import { faultsOfOwn, MODES, READY_MADE } from './modes.ts';
import { channeler, construct, council, fragment } from './tokens.ts';

const ofDeck = (deck: string, noun: Noun): Noun => ({ ...noun, deck });
const anEvent: Noun = { kind: ['Event'] };
const hiddenEvents = yours(ofDeck('Event', aResource));
const hiddenMinions = yours(ofDeck('Minion', aResource));
const eventsOnTheChain = yours(inZone('chain', anEvent));

const there = (noun: Noun): Condition => ({ is: 'there', noun });

/** Chance says which is next, as nobody knows which is which. What can't be added to the chain is over (R502.1c). */
const turnOverTheNext: Effect = until(
  { is: 'any', of: [there(eventsOnTheChain), not(there(hiddenEvents))] },
  {
    do: 'if you do',
    first: [playFree({ select: 'choose', noun: hiddenEvents, random: true })],
    then: [],
    else: [put(that, { to: 'graveyard' })],
  },
);

const bossEvents: Amount = { amount: 'boss events' };

/** Seven cards that can't be mulliganed, one by one, so that a deck that runs out is made anew meanwhile (R503.3a). */
const newHand: readonly Effect[] = [
  discard('hand'),
  until(compared({ amount: 'cards in hand', of: you }, 'or more', 7), putIntoHand(topOfYourDeck(1))),
];

/** The minions and the next Boss with all that comes with it (R502.2). */
const theNextBoss: Effect = addEffectAbout(
  done,
  putBossIntoPlay(topOf('Boss'), remembered),
  intoResourceRow(topOf('Event', bossEvents)),
  ifSo(there(yours(named('The Betrayer', aHero))), ...newHand),
);

/** One event after the other; after the last of them, the minions come out (R502.1c, R502.1d). */
const goOn: readonly Effect[] = [
  turnOverTheNext,
  ifSo(not(there(eventsOnTheChain)), removeFaceUp(each(hiddenMinions)), theNextBoss),
];

const threat: Amount = { amount: 'boss threat' };
const hisResources: Amount = { amount: 'resources', of: thatPlayer };
const tooMany: Amount = { amount: 'sum', of: [hisResources, { amount: 'times', of: [-1, threat] }] };

const rules: readonly Power[] = [
  cantPlace,
  asStepStarts('minion', intoResourceRow(topOf('Minion'))), // R501.2
  asStepStarts('betrayer event', playFree(topOf('Betrayer Event'))), // R501.1b
  have(eventsOnTheChain, cant('be interrupted')),
  asYourBossIsDestroyed(destroy(each(yours({ ...anEvent, faceDown: false }))), ...goOn), // R502.1
  { power: 'definite', as: 'your card has left the chain', noun: ofDeck('Event', anEvent), effects: goOn },
  ifWould({ event: 'move', card: ofDeck('Minion', anAlly), from: 'play' }, instead(destroy(eventCard))), // R504.1a
  have(yours(having('Immune', aHero)), cant('attack')), // R101.3d
  asStepStartsOf(
    'opposing',
    'wrap-up',
    ifSo(
      both(compared(threat, 'or more', 1), compared(hisResources, 'more than', threat)),
      destroy(chosenBy(thatPlayer, yours(aResource), { exactly: tooMany })),
    ), // R504.2a
  ),
];

const temple: Facts = raidCard('Black Temple', ...rules);
const [first, ...later] = bosses;

/** The Betrayer Event step is there only with The Betrayer, and with events left for it (R501.1b). */
const withBetrayerEvents: Condition = {
  is: 'all',
  of: [there(yours(named('The Betrayer', aHero))), there({ among: topOf('Betrayer Event') })],
};

/** The Main, Minion, Event and Betrayer Event decks of a mode. */
function decksFor(mode: string): readonly (readonly Facts[])[] {
  const decks = READY_MADE[MODES.find((one) => one === mode) ?? 'standard'];
  return [decks.main, decks.minions, decks.events, decks.betrayerEvents];
}

/** The number of a Boss; other cards are always there. */
const numberOf = ({ hero }: Facts): number => hero?.boss?.number ?? Number.POSITIVE_INFINITY;

/** Nine Bosses one after the other, each with more events than the one before (R5). */
export const blackTemple: Raid = {
  key: 'black-temple',
  name: 'Black Temple',
  modes: MODES,
  madeFor: { from: 3, upTo: 3 },
  boss: (mode) => ({
    hero: first!,
    decks: [...decksFor(mode), later, reliquary],
    handSize: BOSS_HAND_SIZE,
    plan: ['ready', 'draw', { step: 'betrayer event', if: withBetrayerEvents }, 'minion', 'action', 'end', 'wrap-up'],
    boss: {
      decks: ['Main', 'Minion', 'Event', 'Betrayer Event', 'Boss', 'Reliquary'],
      ordered: ['Boss', 'Reliquary'],
      play: [temple],
    },
  }),
  faultsOfDecks: faultsOfOwn,
  first: () => 'raiders', // R500.4
  allDraw: true,
  liesAhead: (card, boss) =>
    numberOf(card) > numberOf(boss) ||
    (reliquary.includes(card) && !reliquary.includes(boss) && numberOf(boss) <= numberOf(card)),
  cards: [
    ...bosses,
    ...reliquary,
    ...main,
    ...templeMinions,
    ...events,
    ...betrayerEvents,
    ...templeTokens,
    channeler,
    fragment,
    construct,
    ...council,
  ],
};
