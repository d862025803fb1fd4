import { cardNamed, whyNotLegal } from '@meetingstone/cards';
import type { Facts, PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import type { Chance, TableName } from '../proofs/players.ts';
import { TABLES } from '../proofs/players.ts';
import type { Open } from './agenda.ts';
import type { CardsByWord } from './friends.ts';
import { cardsByWord, friendsOf } from './friends.ts';
import type { Task } from './tasks.ts';
import { isStartingHero, staysInPlay } from './tasks.ts';

/** Cards of one name with what they have not shown yet. */
export interface Aim {
  readonly card: Facts;
  readonly open: readonly Open[];
}

const DECK = 14;
const RESOURCES = 14;
const COMPANIONS = 3;
const FRIENDS = 2;
const BURIED = 5;

/** The cards with which tables are filled. */
export interface Stock {
  readonly heroes: readonly Facts[];
  readonly others: readonly Facts[];
  readonly companions: readonly Facts[];
  readonly gear: readonly Facts[];
  readonly byWord: CardsByWord;
}

export function stockOf(cards: readonly Facts[]): Stock {
  const all = cards.filter(({ token }) => !token);
  const others = all.filter((card) => !isStartingHero(card));
  return {
    heroes: all.filter(isStartingHero),
    others,
    companions: others.filter(({ types, unique }) => types.includes('Ally') && !unique),
    gear: others.filter(({ types }) => types.includes('Equipment')),
    byWord: cardsByWord(others),
  };
}

/** A table in the middle of a game at which these cards have whatever a card can need: resources, friends and foes. */
export function positionFor(
  aims: readonly Aim[],
  { heroes, others, companions, gear, byWord }: Stock,
  table: TableName,
  seed: number,
  pick: Chance,
): Position {
  const some = (cards: readonly Facts[], count: number): Facts[] =>
    Array.from({ length: count }, () => cards[pick(cards.length)]!);
  const seats = TABLES[table].map((team, n): PlacedSeat => {
    const mine = aims.filter((_, m) => m % TABLES[table].length === n);
    const leader = mine.find(({ card }) => isStartingHero(card));
    const cards = mine.filter(({ card }) => !isStartingHero(card)); // Any other hero waits for another game.
    const hero = leader?.card ?? heroFor(cards, heroes, pick);
    const lying = cards.filter(({ card }) => liesInPlay(card));
    const inPlay = cards.filter(
      ({ card, open }) =>
        staysInPlay(card) && !card.hero && !card.attach && !lying.some((one) => one.card === card) && isPlayed(open),
    );
    const friends = friendsOf(mine, byWord, FRIENDS, pick);
    const there = friends.filter((card) => staysInPlay(card) && !card.hero && !card.attach && pick(2) === 0);
    const held = friends.filter((card) => !there.includes(card));
    const standing = there.filter((card) => !liesInPlay(card));
    const completable = there.filter(liesInPlay).map((facts): PlacedCard => ({ facts, exhausted: pick(2) === 0 }));
    const onTop = cards.filter(({ open }) => open.some(({ task }) => zonesOf(task).includes('deck')));
    const wounded = (facts: Facts): PlacedCard => ({
      facts,
      ...(facts.health === undefined || facts.health < 2 ? {} : { damage: pick(Math.min(facts.health, 3)) }),
      ...(pick(4) === 0 ? { exhausted: true } : {}),
    });
    const back = leader?.open.every(({ task }) => task.back);
    return {
      name: `player ${n + 1}`,
      team,
      hero: { facts: hero, damage: pick(15), ...(back ? { faceDown: true } : {}) },
      hand: cards.map(({ card }): PlacedCard => ({ facts: card })).concat(held.map((facts) => ({ facts }))),
      decks: [
        [...onTop.map(({ card }) => card), ...friends, ...cards.map(({ card }) => card), ...some(others, DECK)].map(
          (facts) => ({ facts }),
        ),
      ],
      graveyards: [[...cards.map(({ card }) => card), ...friends, ...some(others, BURIED)].map((facts) => ({ facts }))],
      removed: [],
      resources: [
        ...completable,
        ...lying.filter(({ open }) => isPlayed(open)).map(({ card }): PlacedCard => ({ facts: card })),
        ...Array.from({ length: RESOURCES }, (): PlacedCard => ({ facts: FACE_DOWN, faceDown: true })),
      ],
      play: [...inPlay.map(({ card }) => card), ...standing, ...some(companions, COMPANIONS), ...some(gear, 1)].map(
        wounded,
      ),
    };
  });
  return { seats, turn: pick(seats.length), step: 'action', seed };
}

/** Where the card must be for its power. */
function zonesOf({ power }: Task): readonly string[] {
  const zone = power && 'zone' in power ? power.zone : undefined;
  return typeof zone === 'string' ? [zone] : (zone ?? []);
}

const FACE_DOWN: Facts = cardNamed('Footsoldier')!;

const liesInPlay = ({ types }: Facts): boolean => types.includes('Quest') || types.includes('Location');

/** It has been played before; what is open are its powers. */
const isPlayed = (open: readonly Open[]): boolean => open.every(({ task }) => task.does !== 'is played');

/** The hero for whom most of these cards are legal, or one of those. */
function heroFor(aims: readonly Aim[], heroes: readonly Facts[], pick: Chance): Facts {
  const start = pick(heroes.length);
  const tried = Array.from({ length: Math.min(heroes.length, 12) }, (_, n) => heroes[(start + n * 7) % heroes.length]!);
  const legal = (hero: Facts) => aims.filter(({ card }) => whyNotLegal(hero, card).length === 0).length;
  return tried.reduce((best, hero) => (legal(hero) > legal(best) ? hero : best));
}
