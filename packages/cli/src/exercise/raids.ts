import { allCards } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';
import { BOSS_SEAT, RAIDERS } from '@meetingstone/raids';
import type { Facts, Position } from '@meetingstone/rules';
import { arrangeGame, startGame } from '@meetingstone/rules';
import type { Chance } from '../proofs/players.ts';
import { chance, FACTIONS, randomRaid } from '../proofs/players.ts';
import { bossSeatFor } from './boss-seat.ts';
import type { Company } from './company.ts';
import { companyOf, crowdFor } from './company.ts';
import { friendsOf } from './friends.ts';
import type { Aim, Stock } from './position.ts';
import { attach, cardsOf, isPlayed, stockOf } from './position.ts';
import type { Tables } from './tables.ts';

const MANY = 4;
const FEW = 1;
const DECISIONS = 300;
const MOST_RAIDERS = 5;
/** One raid in so many is played from its start. */
const EVERY = 4;
const COMPANY = 2;
const CLOSE_COMPANY = 6;
/** Cards in a raider's hand. */
const HAND = 3;
const FRIENDS = 2;

/** The cards of a raid, and the one that carries its rules. */
export function cardsOfRaid(raid: Raid): readonly Facts[] {
  const inPlay = raid.boss(raid.modes[0]!, everything).boss!.play;
  return [...raid.cards, ...inPlay.filter(({ types }) => types.includes('Raid'))];
}

let catalogue: Stock | undefined;

/** Random raids, in all modes and with one to five raiding players. */
export function raidTables(raid: Raid): Tables {
  catalogue ??= stockOf(allCards());
  const stock = catalogue;
  const known = [...raid.cards.filter(({ hero }) => !hero), ...stock.others];
  const played = playedCards(raid);
  return {
    known,
    isPlayed: (card) => played.has(card),
    setting: (number, seed) => {
      const choose = chance(seed + 2);
      const mode = raid.modes[choose(raid.modes.length)]!;
      const raiders = 1 + choose(MOST_RAIDERS);
      return {
        called: `${raid.key} (${mode}) with ${raiders} raiding players`,
        many: MANY,
        few: FEW,
        decisions: DECISIONS,
        start: (aims, pick) =>
          number % EVERY === EVERY - 1
            ? startGame(randomRaid(raid, mode, raiders, seed, pick), seed)
            : arrangeGame(raidFor(raid, mode, raiders, aims, stock, known, seed, pick)).game,
      };
    },
  };
}

const everything = <T>(_: number, from: readonly T[]): readonly T[] => from;

/** Cards that are played: those of the decks that somebody draws from, and events. The others are put into play. */
function playedCards(raid: Raid): ReadonlySet<Facts> {
  const drawn = raid.cards.flatMap((card) => raid.drawsFrom?.(card) ?? []);
  const inDecks = raid.modes.flatMap((mode) => {
    const { decks, boss } = raid.boss(mode, everything);
    return decks.filter((_, n) => n === 0 || drawn.includes(boss!.decks[n]!)).flat();
  });
  return new Set([...inDecks, ...raid.cards.filter(({ types }) => types.includes('Event'))]);
}

/** A raid that has been going on for a while, around some of its cards. */
function raidFor(
  raid: Raid,
  mode: string,
  raiders: number,
  aims: readonly Aim[],
  stock: Stock,
  known: readonly Facts[],
  seed: number,
  pick: Chance,
): Position {
  const teams = [raid.name, ...Array.from({ length: raiders }, () => RAIDERS)];
  const each = aims.length <= FEW ? CLOSE_COMPANY : COMPANY;
  const marked = 1 + pick(raiders);
  const helper = 1 + pick(2 * raiders); // Minions serve raiding players too, if they please.
  const named = aims.flatMap((aim) => companyOf(aim, BOSS_SEAT, teams, known, each, pick));
  const crowds = aims.flatMap((aim) => (pick(3) > 0 ? crowdFor(aim, BOSS_SEAT, known, pick) : []));
  const company = [...named, ...crowds];
  const friends = friendsOf(aims, stock.byWord, FRIENDS, pick);
  const servants = aims
    .map(({ card }) => card)
    .filter(({ types, cost }) => types.includes('Ally') && cost !== undefined);
  const at = (seat: number) =>
    company.filter((one) => one.seat === seat && (seat === BOSS_SEAT || !raid.cards.includes(one.facts)));
  const faction = FACTIONS[pick(FACTIONS.length)]!;
  const ofFaction = { ...stock, heroes: stock.heroes.filter(({ icons }) => icons.includes(faction)) };
  const inHand = (seat: number): Company[] =>
    [
      ...Array.from({ length: HAND }, () => stock.others[pick(stock.others.length)]!),
      ...friends,
      ...(seat === helper ? servants : []),
    ].map((facts) => ({ seat, place: 'hand', facts }));
  const boss = bossSeatFor(raid, mode, aims, at(BOSS_SEAT), pick);
  const others = Array.from({ length: raiders }, (_, n) => n + 1).map((seat) => {
    const { hero, ...cards } = cardsOf([], [...at(seat), ...inHand(seat)], ofFaction, pick);
    const marks = raid.mark !== undefined && seat === marked ? { counters: { [raid.mark]: 1 } } : {};
    return { name: `player ${seat}`, team: RAIDERS, ...cards, hero: { ...hero, ...marks } };
  });
  const seats = [boss, ...others];
  for (const { card, open } of aims)
    if (card.attach && !card.attach.byText && isPlayed(open)) attach(card, BOSS_SEAT, seats, teams, pick);
  return {
    seats,
    turn: pick(2) === 0 ? BOSS_SEAT : 1 + pick(raiders),
    step: pick(2) === 0 ? 'ready' : 'action',
    seed,
  };
}
