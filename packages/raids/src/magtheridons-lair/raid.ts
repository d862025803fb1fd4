import {
  bossNumber,
  compared,
  either,
  eventCard,
  ifWould,
  instead,
  intoResourceRow,
  isDestroyed,
  raid as raidCard,
  removeFromGame,
  tagged,
  topOf,
} from '@meetingstone/cards/language';
import type { Power, Zone } from '@meetingstone/rules';
import { BOSS_HAND_SIZE, cantPlace } from '../general.ts';
import type { Raid } from '../raid.ts';
import { copies } from '../raid.ts';
import { abyssal, channelers } from './allies.ts';
import { magtheridons } from './bosses.ts';
import { BLOODS, THREE_COPIES } from './chosen.ts';
import { magtheridonsBlood, magtheridonsLair, manticronCube } from './furniture.ts';
import { main } from './main.ts';
import { gainBloodIfUnleashed } from './words.ts';

const aChanneler = tagged('Channeler');
const outOfTheGame = instead(removeFromGame(eventCard));
const elsewhere: readonly Zone[] = ['hand', 'deck', 'graveyard'];

const rules: readonly Power[] = [
  cantPlace,
  { power: 'definite', as: 'your turn starts', effects: [intoResourceRow(topOf('Blood')), gainBloodIfUnleashed] }, // R401.1a
  ifWould(isDestroyed(aChanneler), outOfTheGame), // R402.1a
  ...elsewhere.map((into) => ifWould({ event: 'move', card: aChanneler, into }, outOfTheGame)),
];

const [chained, unleashed] = magtheridons;
const [summoner, mending, shadow] = channelers;
const deck = main.flatMap((card) => copies([card.name === THREE_COPIES ? 3 : 2, [card]]));

/** Magtheridon in chains, five Channelers, and what comes when he breaks free (R4). */
export const magtheridonsLairRaid: Raid = {
  key: 'magtheridon',
  name: "Magtheridon's Lair",
  modes: ['standard'],
  titles: ['Chained Magtheridon', 'Unleashed Magtheridon'], // R402.1a
  boss: () => ({
    hero: chained!,
    decks: [
      deck,
      copies([BLOODS, [magtheridonsBlood]]),
      [unleashed!],
      copies([5, [manticronCube!]]),
      [magtheridonsLair!],
    ],
    handSize: BOSS_HAND_SIZE,
    draws: either(compared(bossNumber, 'exactly', 2), 2, 1), // R401.1b
    boss: {
      decks: ['Main', 'Blood', 'Boss', 'Cube', 'Lair'],
      ordered: ['Blood', 'Boss', 'Cube', 'Lair'],
      play: [raidCard("Magtheridon's Lair Raid", ...rules), summoner!, summoner!, mending!, shadow!, shadow!],
    },
  }),
  first: () => 'raiders', // R400.4
  allDraw: true,
  cards: [...magtheridons, ...main, ...channelers, abyssal, magtheridonsBlood, manticronCube!, magtheridonsLair!],
};
