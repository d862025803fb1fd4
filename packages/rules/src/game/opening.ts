import type { Amount } from '../language/amount.ts';
import type { Facts } from '../language/facts.ts';
import { arriving } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import { NO_LOOPS } from '../state/loops.ts';
import { seated } from '../state/seated.ts';
import type { Collection, Special } from '../state/special.ts';
import type { PlannedStep, State } from '../state/state.ts';
import { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { bring } from '../zones/bringing.ts';
import type { Seed } from '../zones/random.ts';
import { randomFrom } from '../zones/random.ts';
import { cardAt, rowFor } from '../zones/zones.ts';
import type { PlacedCard } from './position.ts';

/** What a game starts from: who sits where, with which heroes and decks. Plain data. */
export interface Opening {
  readonly seats: readonly SeatOpening[];
  /** Names of cards that exist besides those in the decks, for whoever has to make one up (200.3). */
  readonly names?: readonly string[];
  /** Who chooses the player to go first, as the loser of the last game of a match does. Default: chance says (101.1). */
  readonly chooser?: Seat;
  /** Who goes first, where the rules of a raid say so (R200.4, R300.6). */
  readonly first?: Seat;
  /** Nobody skips his first draw step (R300.6). */
  readonly allDraw?: true;
  /** Which raid is played, and in which mode: for whoever writes the game down. */
  readonly raid?: { readonly key: string; readonly mode: string };
  /** The last game of a match, and the decks of a raid that may start in the middle of it (800.1d, 800.3a). */
  readonly special?: Partial<Pick<Special, 'final' | 'raid'>>;
}

export interface SeatOpening {
  readonly name: string;
  /** Players of one team are friendly; without a team everybody plays for himself. */
  readonly team?: string;
  readonly hero: Facts;
  /** The decks, the main one first. */
  readonly decks: readonly (readonly Facts[])[];
  readonly handSize?: number;
  readonly plan?: readonly PlannedStep[];
  /** How many cards this player draws in his draw step; usually one (501.2a). */
  readonly draws?: Amount;
  /** Plays the Boss of a raid (R100.1). */
  readonly boss?: BossOpening;
  /** Equipment that stayed in play from the last game of the match (800.1d). */
  readonly kept?: readonly PlacedCard[];
  /** The cards from which a new deck can be built in the middle of the game (800.2). */
  readonly collection?: Collection;
}

/** What a Boss player starts with besides his hero and his decks. */
export interface BossOpening {
  /** The names of the decks, in their order. */
  readonly decks: readonly string[];
  /** Those of them that keep the order in which they are given (R300.3). */
  readonly ordered?: readonly string[];
  /** Plays itself, without a hand and without decisions (COT.06, COT.14). */
  readonly automatic?: true;
  /** Can't mulligan (R300.5). */
  readonly noMulligan?: true;
  /** What starts in play: the raid with its rules, and the Boss's allies (R300.4, R400.2). */
  readonly play: readonly Facts[];
}

/** What is wrong with an opening, in the words of a judge; empty if it can be played. */
export function faults(opening: Opening): readonly string[] {
  const found: string[] = [];
  const { seats, chooser } = opening;
  if (seats.length < 2 || seats.length > 8) found.push(`a game has two to eight players, not ${seats.length}`);
  if (chooser !== undefined && !seats[chooser]) found.push(`there is no seat ${chooser} to choose who goes first`);
  const names = new Set(seats.map(({ name }) => name));
  if (names.size < seats.length) found.push('two players have the same name');
  const teams = new Set(seats.map(({ name, team }) => team ?? name));
  if (seats.length > 1 && teams.size < 2) found.push('all players are on one team');
  if (seats.some(({ boss }) => boss)) found.push(...faultsOfRaid(opening));
  for (const { name, hero, decks, boss } of seats) {
    if (boss) continue;
    if (!hero.types.includes('Hero')) found.push(`${name}'s hero ${hero.name} is not a hero`);
    if (hero.hero?.master) found.push(`${name} can't start with the Master Hero ${hero.name} (301.4)`);
    for (const card of decks.flat())
      if (card.types.includes('Hero') && !card.hero?.master)
        found.push(`${name}'s deck contains the hero ${card.name} (100.1)`);
  }
  return found;
}

/** Alliance and Horde don't raid together; one player is the Boss player (R100.1). */
function faultsOfRaid({ seats }: Opening): readonly string[] {
  const found: string[] = [];
  const raiders = seats.filter(({ boss }) => !boss);
  if (raiders.length < seats.length - 1) found.push('a raid has one Boss player (R100.1)');
  const of = (faction: string) => raiders.find(({ hero }) => hero.icons.includes(faction));
  const [alliance, horde] = [of('Alliance'), of('Horde')];
  if (alliance && horde)
    found.push(
      `${alliance.hero.name} of the Alliance and ${horde.hero.name} of the Horde can't raid together (R100.1)`,
    );
  return found;
}

export function emptyState(seats: readonly Omit<SeatOpening, 'hero'>[], seed: Seed): State {
  return {
    players: seats.map(seated),
    cards: [],
    play: [],
    chain: [],
    waiting: [],
    modifiers: [],
    turn: {
      number: 0,
      player: 0,
      regular: 0,
      step: 'wrap-up',
      extra: [],
      order: seats.map((_, seat) => seat),
      ended: false,
      history: [],
      chooser: undefined,
      first: undefined,
      allDraw: undefined,
    },
    window: null,
    combat: null,
    departed: [],
    lost: [],
    outcome: null,
    asked: seats.map(() => 0),
    nextId: 1,
    time: 1,
    names: [],
    random: randomFrom(seed),
    fate: null,
    loops: NO_LOOPS,
    special: {
      final: false,
      collections: seats.map(({ collection }) => collection ?? null),
      raid: null,
      raiding: null,
      dropped: undefined,
    },
  };
}

/** A card of a deck that is laid down as a whole. */
function shuffledIn(table: Table, owner: Seat, facts: Facts, pile: number): number {
  const id = table.nextId();
  table.putCard(id, cardAt(id, id, facts, owner, pile, 0, arriving('deck')));
  return id;
}

/** A hero that enters play with counters starts with them too. */
function startingCounters({ powers }: Facts): Card['counters'] {
  for (const power of powers)
    if (power.power === 'enters' && typeof power.counters?.count === 'number')
      return { [power.counters.name]: power.counters.count };
  return null;
}

/** Heroes in play, decks in the order given: the moment before the game begins (101.1). */
export function openingState(opening: Opening, seed: Seed): State {
  const table = new Table(emptyState(opening.seats, seed));
  opening.seats.forEach(({ hero, decks, kept = [], boss }, seat) => {
    const id = bring(table, seat, hero, 'play', { row: 'hero', counters: startingCounters(hero) });
    table.changePlayer(seat, { hero: id, startingHero: id });
    const piles = decks.map((deck, pile) => deck.map((facts) => shuffledIn(table, seat, facts, pile)));
    table.changePlayer(seat, { decks: piles });
    for (const facts of boss?.play ?? []) bring(table, seat, facts, 'play', { row: rowFor(facts, false, false) });
    for (const { facts, counters = null } of kept) bring(table, seat, facts, 'play', { row: 'hero', counters });
  });
  if (opening.special) table.set('special', { ...table.state.special, ...opening.special });
  if (opening.names) table.set('names', opening.names);
  const { chooser, first, allDraw } = opening;
  if (chooser !== undefined) table.changeTurn({ chooser });
  if (first !== undefined) table.changeTurn({ first });
  if (allDraw) table.changeTurn({ allDraw });
  return table.snapshot();
}
