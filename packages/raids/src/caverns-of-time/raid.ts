import {
  addCounters,
  aHero,
  anAlly,
  asStepStarts,
  asYourBossIsDestroyed,
  asYourTurnStarts,
  cant,
  draw,
  eachOpponent,
  eventCard,
  flipCards,
  have,
  haveWhile,
  having,
  heroOrAlly,
  ifWould,
  instead,
  isDestroyed,
  mayBy,
  mustAttack,
  ownedBy,
  put,
  putIntoPlay,
  raid as raidCard,
  removeCounters,
  thatPlayer,
  topOf,
  totalOf,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun, Power, Selection } from '@meetingstone/rules';
import type { Pick, Raid } from '../raid.ts';
import { copies } from '../raid.ts';
import { abilities } from './abilities.ts';
import { bossAllies, otherAllies } from './allies.ts';
import { ALLY_COPIES, SINGLE } from './chosen.ts';
import { events } from './events.ts';
import { heroes } from './heroes.ts';
import { doomguard, ghoul } from './tokens.ts';
import { MARK, markedHero, raidingHero, theMarkedHero } from './words.ts';

/** One that a raider has taken is still one (COT.16, COT.17). */
const bossAlly: Noun = having('Boss', anAlly);
const oneRaidingHero: Selection = { select: 'choose', noun: raidingHero, random: 'die' };

const rules: readonly Power[] = [
  asYourTurnStarts(removeCounters(1, MARK, theMarkedHero), addCounters(1, MARK, oneRaidingHero)), // COT.04
  asStepStarts('flip', flipCards(totalOf('Flip', yours({})))), // COT.05
  have(yours(heroOrAlly), mustAttack(markedHero)), // COT.08
  haveWhile({ is: 'there', noun: bossAlly }, yours(aHero), cant('be attacked')), // COT.16
  when({ ...isDestroyed(bossAlly), fatal: true }, mayBy(eachOpponent, draw(1, thatPlayer))), // COT.17
  ifWould(
    { event: 'move', card: ownedBy('you', {}), into: 'hand' },
    instead(put(eventCard, { to: 'deck', at: 'top' })),
  ), // COT.14
  { power: 'continuous', continuous: { players: 'you', changes: [cant('draw')] } }, // COT.14
  asYourBossIsDestroyed(putIntoPlay(topOf('Hero'))), // COT.10
];

const caverns: Facts = raidCard('Caverns of Time', ...rules);

const MODES = ['novice', 'experienced', 'heroic', 'legendary'] as const;
const stackOf: Readonly<Record<string, readonly number[]>> = { heroic: [5, 6, 7], legendary: [8] }; // COT.21, COT.22
const THREE: readonly number[] = [3]; // COT.01
const LAST_IF_FIRST = 'Murozond';

/** Some heroes in a random order; one of them does not want to be the first. */
function heroStack(mode: string, pick: Pick): readonly Facts[] {
  const [size] = pick(1, stackOf[mode] ?? THREE);
  let left = pick(size!, heroes);
  const stack: Facts[] = [];
  while (left.length > 0) {
    const [next] = pick(1, left);
    stack.push(next!);
    left = left.filter((hero) => hero !== next);
  }
  const [first, ...others] = stack;
  return first!.name === LAST_IF_FIRST ? [...others, first!] : stack;
}

/** Three heroes or more, one after the other, with a deck that plays itself (COT). */
export const cavernsOfTime: Raid = {
  key: 'caverns-of-time',
  name: 'Caverns of Time',
  modes: MODES,
  madeFor: { from: 3, upTo: 3 },
  boss: (mode, pick) => {
    const [hero, ...later] = heroStack(mode, pick);
    const deck = [
      ...copies([1, abilities], [1, bossAllies], [1, events]),
      ...otherAllies.flatMap((ally) => copies([ally.name === SINGLE ? 1 : ALLY_COPIES, [ally]])),
    ];
    return {
      hero: hero!,
      decks: [deck, later],
      plan: ['ready', 'flip', 'action', 'end', 'wrap-up'],
      boss: { decks: ['Caverns', 'Hero'], ordered: ['Hero'], automatic: true, play: [caverns] },
    };
  },
  mark: MARK,
  liesAhead: () => true,
  first: (mode) => (mode === 'novice' ? 'raiders' : 'boss'), // COT.19, COT.20
  cards: [...heroes, ...abilities, ...bossAllies, ...otherAllies, ...events, ghoul, doomguard],
};
