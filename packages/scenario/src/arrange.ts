import { BOSS_PLAYER } from '@meetingstone/raids';
import type { Fate, PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import { BOSS_KEYS, marking, placeBoss, raiding } from './boss-seat.ts';
import type { Cast, Physical } from './cast.ts';
import { cardMeant } from './cast.ts';
import type { Fault as Wrong } from './file/plain.ts';
import { RESERVED } from './file/script.ts';
import type { SeatSetup, Setup } from './file/setup.ts';
import type { Library } from './known.ts';
import { Fault } from './outcome.ts';
import type { Notes } from './placing.ts';
import { noPlayer, placeHero, placePile } from './placing.ts';
import type { Session } from './session.ts';
import { begin } from './session.ts';

type Zone = 'hand' | 'deck' | 'graveyard' | 'removed' | 'resources' | 'play';

const DECK = 20;
const STARTING_STEP = 'action';
/** In place of a hero where there is none. */
const NOBODY: Physical = -1;

/** A scenario's table, ready for its script; or all that is wrong with it. */
export function arrange(
  setup: Setup,
  library: Library,
  seed = 1,
): { readonly session: Session; readonly position: Position } | { readonly faults: readonly Wrong[] } {
  const players = Object.keys(setup.players);
  const notes: Notes = { library, players, aliases: new Map(), written: new Set(), faults: [], keys: 0 };
  checkPlayers(setup, notes);
  const raid = raiding(setup, notes);
  if (setup.raid !== undefined && !raid) return { faults: notes.faults };
  const placed = Object.entries(setup.players).map(([name, seat]) =>
    raid && name === BOSS_PLAYER
      ? placeBoss(notes, seat, raid)
      : placeSeat(notes, name, seat, seat.team ?? raid?.raiders),
  );
  const seats = raid ? marking(notes, raid, setup, placed) : placed;
  const turn = setup.turn === undefined ? 0 : players.indexOf(setup.turn);
  if (turn < 0) notes.faults.push({ path: ['turn'], reason: noPlayer(notes, setup.turn!) });
  if (notes.faults.length > 0) return { faults: notes.faults };

  const position: Position = { seats, turn, step: setup.step ?? STARTING_STEP, seed };
  const { game, keys } = arrangeGame(position);
  const physical = (key: string): Physical => keys.get(key)!;
  const cast: Cast = {
    players,
    aliases: new Map([...notes.aliases].map(([alias, key]) => [alias, physical(key)])),
    written: new Set([...notes.written].map(physical)),
    heroes: seats.map(({ hero }) => (hero ? physical(hero.key!) : NOBODY)),
    raid: raid?.raid ?? null,
  };
  const fate: Fate = { dice: setup.dice ?? [], picks: [] };
  const picks: Physical[] = [];
  (setup.picks ?? []).forEach((ref, n) => {
    try {
      picks.push(cardMeant(cast, game.state, ref));
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      notes.faults.push({ path: ['picks', n], reason: fault.message });
    }
  });
  if (notes.faults.length > 0) return { faults: notes.faults };
  const fixed = fate.dice.length + picks.length > 0 ? { ...position, fate: { ...fate, picks } } : position;
  return { session: begin(arrangeGame(fixed).game, cast), position: fixed };
}

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
    placePile(notes, name, seat[zone] ?? (zone === 'deck' ? DECK : []), [...path, zone], plain);
  const placed: Omit<PlacedSeat, 'team'> = {
    name,
    hero: placeHero(notes, name, seat.hero, [...path, 'hero']),
    hand: place('hand'),
    decks: [place('deck')],
    graveyards: [place('graveyard')],
    removed: place('removed'),
    resources: place('resources', { faceDown: true }),
    play: place('play'),
  };
  return team === undefined ? placed : { ...placed, team };
}
