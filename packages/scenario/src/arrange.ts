import { BOSS_PLAYER } from '@meetingstone/raids';
import type { Fate, PlacedCard, PlacedSeat, Position, SeatOpening } from '@meetingstone/rules';
import { arrangeGame, faults } from '@meetingstone/rules';
import type { Raiding } from './boss-seat.ts';
import { BOSS_KEYS, marking, placeBoss, raiding } from './boss-seat.ts';
import type { Cast, Physical } from './cast.ts';
import { meant } from './cast.ts';
import type { Fault as Wrong } from './file/plain.ts';
import { RESERVED } from './file/script.ts';
import type { SeatSetup, Setup } from './file/setup.ts';
import type { Library } from './known.ts';
import { Fault } from './outcome.ts';
import type { Notes } from './placing.ts';
import { asResource, noPlayer, placeHero, placePile, usualDeck } from './placing.ts';
import type { Session } from './session.ts';
import { begin } from './session.ts';

type Zone = 'hand' | 'deck' | 'graveyard' | 'removed' | 'resources' | 'play';

const DECK = 20;
const STARTING_STEP = 'action';
/** In place of a hero where there is none. */
const NOBODY: Physical = -1;

/** A table and a game; or what is wrong with the setup; or why no game can start like this. */
export type Arranged =
  | { readonly session: Session; readonly position: Position }
  | { readonly faults: readonly Wrong[] }
  | { readonly illegal: readonly Wrong[] };

/** A scenario's table, ready for its script; or all that is wrong with it. */
export function arrange(setup: Setup, library: Library, seed = 1): Arranged {
  const players = Object.keys(setup.players);
  const notes: Notes = {
    library,
    players,
    aliases: new Map(),
    written: new Set(),
    counted: new Set(),
    faults: [],
    illegal: [],
    keys: 0,
    cards: 0,
  };
  checkPlayers(setup, notes);
  const raid = raiding(setup, notes);
  if (setup.raid !== undefined && !raid) return { faults: notes.faults };
  const placed = Object.entries(setup.players).map(([name, seat]) =>
    raid && name === BOSS_PLAYER
      ? placeBoss(notes, seat, raid, setup.opening !== undefined)
      : placeSeat(notes, name, seat, seat.team ?? raid?.raiders),
  );
  const marked = raid ? marking(notes, raid, setup, placed) : placed;
  const start = setup.opening && startOf(notes, setup, raid);
  const seats = start ? marked.map(handOnDeck) : marked;
  const turn = setup.turn === undefined ? 0 : players.indexOf(setup.turn);
  if (turn < 0) notes.faults.push({ path: ['turn'], reason: noPlayer(notes, setup.turn!) });
  else if (!start && setup.players[players[turn]!]?.turns === 0)
    notes.faults.push({ path: ['players', players[turn]!, 'turns'], reason: 'the turn player has begun a turn' });
  if (start && seats.some(({ hero }) => !hero))
    notes.faults.push({ path: ['players', BOSS_PLAYER, 'boss'], reason: 'a raid begins with a Boss in play' });
  if (notes.faults.length > 0) return { faults: notes.faults };
  if (start)
    notes.illegal.push(...faults({ seats: seats.map(asOpening) }).map((reason) => ({ path: ['players'], reason })));
  if (notes.illegal.length > 0) return { illegal: notes.illegal };

  const common = { seats, turn, step: setup.step ?? STARTING_STEP, seed };
  const position: Position = start ? { ...common, start } : common;
  const { game, keys } = arrangeGame(position);
  const physical = (key: string): Physical => keys.get(key)!;
  const cast: Cast = {
    players,
    aliases: new Map([...notes.aliases].map(([alias, key]) => [alias, physical(key)])),
    written: new Set([...notes.written].map(physical)),
    counted: new Set([...notes.counted].map(physical)),
    heroes: seats.map(({ hero }) => (hero ? physical(hero.key!) : NOBODY)),
    raid: raid?.raid ?? null,
  };
  const fate: Fate = { dice: setup.dice ?? [], picks: [] };
  const picks: Fate['picks'][number][] = [];
  (setup.picks ?? []).forEach((pick, n) => {
    try {
      picks.push(typeof pick === 'number' ? { nth: pick } : meant(cast, game.state, pick));
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      notes.faults.push({ path: ['picks', n], reason: fault.message });
    }
  });
  if (notes.faults.length > 0) return { faults: notes.faults };
  const fixed = fate.dice.length + picks.length > 0 ? { ...position, fate: { ...fate, picks } } : position;
  return { session: begin(arrangeGame(fixed).game, cast), position: fixed };
}

type Start = NonNullable<Position['start']>;

/** Who goes first: as the scenario says, else as the raid does, else whom its chooser names, else the first player. */
function startOf(notes: Notes, setup: Setup, raid: Raiding | undefined): Start {
  const { players, faults: found } = notes;
  if (setup.step !== undefined) found.push({ path: ['step'], reason: 'a game that has not begun is in no step' });
  const chooser = setup.opening?.chooser;
  if (chooser !== undefined && !players.includes(chooser))
    found.push({ path: ['opening', 'chooser'], reason: noPlayer(notes, chooser) });
  const draws: Start = raid?.raid.allDraw ? { allDraw: true } : {};
  if (chooser !== undefined) return { ...draws, chooser: players.indexOf(chooser) };
  if (setup.turn !== undefined || !raid)
    return { ...draws, first: Math.max(0, players.indexOf(setup.turn ?? players[0]!)) };
  const boss = players.indexOf(BOSS_PLAYER);
  return { ...draws, first: raid.raid.first(raid.mode) === 'boss' ? boss : (boss + 1) % players.length };
}

/** Before a game begins, what will be in the opening hand lies on top of the deck (101.1). */
function handOnDeck({ hand, decks, ...seat }: PlacedSeat): PlacedSeat {
  const [deck = [], ...others] = decks;
  return { ...seat, hand: [], decks: [[...hand, ...deck], ...others] };
}

const asOpening = ({ name, team, hero, decks, boss }: PlacedSeat): SeatOpening => ({
  name,
  ...(team === undefined ? {} : { team }),
  hero: hero!.facts,
  decks: decks.map((deck) => deck.map(({ facts }) => facts)),
  ...(boss === undefined ? {} : { boss }),
});

function checkPlayers(setup: Setup, notes: Notes): void {
  const { players, faults } = notes;
  const path = ['players'];
  if (players.length < 2 || players.length > 8)
    faults.push({ path, reason: `a game has two to eight players, not ${players.length}` });
  for (const name of players) {
    if (RESERVED.includes(name)) faults.push({ path: [...path, name], reason: `no player can be called "${name}"` });
    if (/^\d+$/.test(name)) faults.push({ path: [...path, name], reason: 'a player needs a name, not a number' });
  }
  if (setup.raid !== undefined) return;
  const teams = new Set(Object.entries(setup.players).map(([name, { team }]) => team ?? name));
  if (players.length > 1 && teams.size < 2) faults.push({ path, reason: 'all players are on one team' });
}

function placeSeat(notes: Notes, name: string, seat: SeatSetup, team: string | undefined): PlacedSeat {
  const path = ['players', name];
  for (const key of BOSS_KEYS)
    if (seat[key] !== undefined)
      notes.faults.push({ path: [...path, key], reason: 'is for the seat called boss, in a raid' });
  const place = (zone: Zone, plain: Partial<PlacedCard> = {}): PlacedCard[] =>
    zone === 'deck' && seat.deck === undefined
      ? usualDeck(notes, DECK)
      : placePile(notes, name, seat[zone] ?? [], [...path, zone], plain);
  const placed: Omit<PlacedSeat, 'team'> = {
    name,
    hero: placeHero(notes, name, seat.hero, [...path, 'hero']),
    hand: place('hand'),
    decks: [place('deck')],
    graveyards: [place('graveyard')],
    removed: place('removed'),
    resources: place('resources', { faceDown: true }).map(asResource),
    play: place('play'),
    ...(seat.turns === undefined ? {} : { turns: seat.turns }),
  };
  return team === undefined ? placed : { ...placed, team };
}
