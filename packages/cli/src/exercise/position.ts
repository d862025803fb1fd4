import { cardNamed, whyNotLegal } from '@meetingstone/cards';
import type { Facts, PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import type { Chance, TableName } from '../proofs/players.ts';
import { TABLES } from '../proofs/players.ts';
import type { Open } from './agenda.ts';
import type { Company } from './company.ts';
import { companyOf, countersIn, nounsOf, powersOf, seatFor } from './company.ts';
import { couldBe } from './described.ts';
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
/** Some texts ask for few resources. */
const FEW_RESOURCES = 3;
const COMPANIONS = 3;
const FRIENDS = 2;
const COMPANY = 1;
const CLOSE_COMPANY = 6;
const BURIED = 5;

/** The cards with which tables are filled. */
export interface Stock {
  readonly heroes: readonly Facts[];
  readonly others: readonly Facts[];
  readonly companions: readonly Facts[];
  readonly gear: readonly Facts[];
  readonly resources: readonly Facts[];
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
    resources: others.filter(liesInPlay),
    byWord: cardsByWord(others),
  };
}

/** A table in the middle of a game at which these cards have whatever a card can need: resources, friends and foes. */
export function positionFor(
  aims: readonly Aim[],
  stock: Stock,
  table: TableName,
  seed: number,
  pick: Chance,
): Position {
  const teams: readonly string[] = TABLES[table];
  const each = aims.length <= teams.length ? CLOSE_COMPANY : COMPANY;
  const seatOf = (aim: Aim) => aims.indexOf(aim) % teams.length;
  const company = aims.flatMap((aim) => companyOf(aim, seatOf(aim), teams, stock.others, each, pick));
  const seats = teams.map((team, n) => {
    const mine = aims.filter((aim) => seatOf(aim) === n);
    const there = company.filter(({ seat }) => seat === n);
    return { name: `player ${n + 1}`, team, ...cardsOf(mine, there, stock, pick) };
  });
  for (const aim of aims)
    if (aim.card.attach && !aim.card.attach.byText && isPlayed(aim.open))
      attach(aim.card, seatOf(aim), seats, teams, pick);
  return { seats, turn: pick(seats.length), step: 'action', seed };
}

export type Cards = Omit<PlacedSeat, 'name' | 'team' | 'hero'> & { readonly hero: PlacedCard };

/** What lies before a player who has these cards to show. */
export function cardsOf(mine: readonly Aim[], company: readonly Company[], stock: Stock, pick: Chance): Cards {
  const { heroes, others, companions, gear, resources, byWord } = stock;
  const some = (cards: readonly Facts[], count: number): Facts[] =>
    Array.from({ length: count }, () => cards[pick(cards.length)]!);
  const leader = mine.find(({ card }) => isStartingHero(card));
  const aims = mine.filter(({ card }) => !isStartingHero(card)); // Any other hero waits for another game.
  const cards = aims.map(({ card }) => card);
  const played = aims.filter(({ card, open }) => staysInPlay(card) && !card.hero && !card.attach && isPlayed(open));
  const friends = friendsOf(mine, byWord, FRIENDS, pick);
  const there = friends.filter((card) => staysInPlay(card) && !card.hero && !card.attach && pick(2) === 0);
  const at = (place: Company['place']) => company.filter((one) => one.place === place).map(({ facts }) => facts);
  const onTop = aims.filter(({ open }) => open.some(({ task }) => zonesOf(task).includes('deck')));
  const inPlay = [
    ...played
      .filter(({ card }) => !liesInPlay(card))
      .map(({ card, open }) => wounded(card, pick, countersFor(open, pick))),
    ...[
      ...there.filter((card) => !liesInPlay(card)),
      ...at('play'),
      ...some(companions, COMPANIONS),
      ...some(gear, 1),
    ].map((facts) => wounded(facts, pick)),
  ];
  const lying = played.filter(({ card }) => liesInPlay(card));
  const isFlipped = leader?.open.every(({ task }) => task.back);
  return {
    hero: {
      facts: leader?.card ?? heroFor(aims, heroes, pick),
      damage: pick(15),
      ...(isFlipped ? { faceDown: true } : {}),
    },
    hand: placed([...cards, ...at('hand'), ...friends.filter((card) => !there.includes(card)), ...some(resources, 1)]),
    decks: [placed([...onTop.map(({ card }) => card), ...at('deck'), ...friends, ...cards, ...some(others, DECK)])],
    graveyards: [placed([...at('graveyard'), ...cards, ...friends, ...some(others, BURIED)])],
    removed: [],
    resources: [
      ...[...there.filter(liesInPlay), ...at('resources')].map((facts) => resource(facts, pick)),
      ...lying.map(({ card, open }): PlacedCard => ({ facts: card, ...countersFor(open, pick) })),
      ...Array.from(
        { length: aims.length === 1 && pick(3) === 0 ? FEW_RESOURCES + pick(6) : RESOURCES },
        (): PlacedCard => ({ facts: FACE_DOWN, faceDown: true }),
      ),
    ],
    play: inPlay,
  };
}

export const placed = (cards: readonly Facts[]): readonly PlacedCard[] => cards.map((facts) => ({ facts }));

const resource = (facts: Facts, pick: Chance): PlacedCard => ({
  facts,
  exhausted: pick(2) === 0,
  ...(liesInPlay(facts) ? {} : { faceDown: true }),
});

export function wounded(facts: Facts, pick: Chance, more: Partial<PlacedCard> = {}): PlacedCard {
  const damage = facts.health === undefined || facts.health < 2 ? {} : { damage: pick(Math.min(facts.health, 3)) };
  return { facts, ...damage, ...(pick(4) === 0 ? { exhausted: true } : {}), ...more };
}

/** Counters that it could have collected. */
export function countersFor(open: readonly Open[], pick: Chance): Partial<PlacedCard> {
  const names = powersOf(open).flatMap(countersIn);
  return names.length === 0 ? {} : { counters: Object.fromEntries(names.map((name) => [name, pick(6)] as const)) };
}

/** An attachment that was played before lies on a card that it could be attached to, if there is one. */
export function attach(
  card: Facts,
  controller: number,
  seats: { hero: PlacedCard; play: readonly PlacedCard[] }[],
  teams: readonly string[],
  pick: Chance,
): void {
  const { noun } = card.attach!;
  const seat = seats[seatFor(noun, controller, teams, pick)]!;
  const hosts = [seat.hero, ...seat.play].filter(({ facts }) => couldBe(noun, facts));
  const host = hosts[pick(hosts.length)];
  if (!host) return;
  const bearing: PlacedCard = {
    ...host,
    attached: [...(host.attached ?? []), { facts: card, controller, owner: controller }],
  };
  if (seat.hero === host) seat.hero = bearing;
  else seat.play = seat.play.map((one) => (one === host ? bearing : one));
}

/** Where the card must be for its power. */
function zonesOf({ power }: Task): readonly string[] {
  const zone = power && 'zone' in power ? power.zone : undefined;
  return typeof zone === 'string' ? [zone] : (zone ?? []);
}

const FACE_DOWN: Facts = cardNamed('Footsoldier')!;

const liesInPlay = ({ types }: Facts): boolean => types.includes('Quest') || types.includes('Location');

/** It has been played before; what is open are its powers. */
export const isPlayed = (open: readonly Open[]): boolean => open.every(({ task }) => task.does !== 'is played');

/** The hero for whom most of these cards are legal, or one of those; preferably one of whom their texts speak. */
function heroFor(aims: readonly Aim[], heroes: readonly Facts[], pick: Chance): Facts {
  const meant = aims
    .flatMap(nounsOf)
    .filter(({ kind, tag, whose }) => kind?.includes('Hero') && tag && whose !== 'opposing');
  const known = heroes.filter((hero) => meant.some((noun) => couldBe(noun, hero)));
  const among = known.length > 0 && pick(2) === 0 ? known : heroes;
  const start = pick(among.length);
  const tried = Array.from({ length: Math.min(among.length, 12) }, (_, n) => among[(start + n * 7) % among.length]!);
  const legal = (hero: Facts) => aims.filter(({ card }) => whyNotLegal(hero, card).length === 0).length;
  return tried.reduce((best, hero) => (legal(hero) > legal(best) ? hero : best));
}
