import {
  aHero,
  asStepStarts,
  bossNumber,
  cant,
  compared,
  eventCard,
  have,
  ifWould,
  instead,
  intoResourceRow,
  inZone,
  isDestroyed,
  raid as raidCard,
  swapAsReadyWith,
  topOf,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun, Power } from '@meetingstone/rules';
import { BOSS_HAND_SIZE, cantPlace } from '../general.ts';
import type { Raid } from '../raid.ts';
import { copies } from '../raid.ts';
import { stages } from './bosses.ts';
import { events, playAnEvent } from './events.ts';
import { main } from './main.ts';
import { whelp } from './tokens.ts';

const anEvent: Noun = { kind: ['Event'] };

const rules: readonly Power[] = [
  cantPlace,
  asStepStarts('event', playAnEvent), // R201.2
  have(yours(inZone('chain', anEvent)), cant('be interrupted')),
  ifWould({ event: 'move', card: anEvent, from: 'chain', into: 'graveyard' }, instead(intoResourceRow(eventCard))), // R201.2a
  {
    power: 'replacement',
    replacement: {
      event: isDestroyed(yours(aHero)),
      while: compared(bossNumber, 'or less', 2),
      instead: instead(swapAsReadyWith(topOf('Stage'))), // R202.1
    },
  },
];

const lair: Facts = raidCard("Onyxia's Lair", ...rules);
const [first, ...later] = stages;

/** Three stages of one dragon, and an event on each of her turns (R2). */
export const onyxiasLair: Raid = {
  key: 'onyxia',
  name: "Onyxia's Lair",
  titles: ['Onyxia Stage 1', 'Onyxia Stage 2', 'Onyxia Stage 3'], // R202.1
  modes: ['standard'],
  boss: () => ({
    hero: first!,
    decks: [copies([2, main]), events, later],
    handSize: BOSS_HAND_SIZE,
    draws: bossNumber, // R201.1
    plan: ['ready', 'draw', 'event', 'action', 'end', 'wrap-up'],
    boss: { decks: ['Main', 'Event', 'Stage'], ordered: ['Stage'], play: [lair] },
  }),
  first: () => 'boss', // R200.4
  cards: [...stages, ...main, ...events, whelp],
};
