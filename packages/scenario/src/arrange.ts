import type { Facts, Fate, PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import type { Cast, Physical } from './cast.ts';
import { cardMeant } from './cast.ts';
import type { Fault as Wrong } from './file/plain.ts';
import { listed } from './file/plain.ts';
import { RESERVED } from './file/script.ts';
import type { AttachedEntry, CardEntry, HeroEntry, SeatSetup, Setup } from './file/setup.ts';
import type { Library } from './known.ts';
import { Fault } from './outcome.ts';
import type { Session } from './session.ts';
import { begin } from './session.ts';

type Path = readonly (string | number)[];
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const DECK = 20;
const HEALTH = 30;
const STARTING_STEP = 'action';

/** Notes what the scenario names while its cards are placed. */
interface Notes {
  readonly library: Library;
  readonly players: readonly string[];
  readonly aliases: Map<string, string>;
  readonly written: Set<string>;
  readonly faults: Wrong[];
  keys: number;
}

/** A scenario's table, ready for its script; or all that is wrong with it. */
export function arrange(
  setup: Setup,
  library: Library,
  seed = 1,
): { readonly session: Session; readonly position: Position } | { readonly faults: readonly Wrong[] } {
  const players = Object.keys(setup.players);
  const notes: Notes = { library, players, aliases: new Map(), written: new Set(), faults: [], keys: 0 };
  checkPlayers(setup, notes);
  const heroes: string[] = [];
  const seats = Object.entries(setup.players).map(([name, seat]) => {
    const hero = placeHero(notes, name, seat.hero, ['players', name, 'hero']);
    heroes.push(hero.key!);
    return placeSeat(notes, name, seat, hero);
  });
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
    heroes: heroes.map(physical),
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
  const teams = new Set(Object.entries(setup.players).map(([name, { team }]) => team ?? name));
  if (players.length > 1 && teams.size < 2) faults.push({ path, reason: 'all players are on one team' });
}

const noPlayer = ({ players }: Notes, name: string): string =>
  `no player is called "${name}"; the players are ${listed(players)}`;

function placeSeat(notes: Notes, name: string, seat: SeatSetup, hero: PlacedCard): PlacedSeat {
  const place = (zone: Exclude<keyof SeatSetup, 'team' | 'hero'>, rest: Partial<PlacedCard> = {}): PlacedCard[] => {
    const pile = seat[zone] ?? (zone === 'deck' ? DECK : []);
    const path = ['players', name, zone];
    if (typeof pile === 'number') return copies(notes, pile, rest);
    return pile.map((entry, n) => placeCard(notes, name, entry, [...path, n]));
  };
  const placed: Omit<PlacedSeat, 'team'> = {
    name,
    hero,
    hand: place('hand'),
    decks: [place('deck')],
    graveyards: [place('graveyard')],
    removed: place('removed'),
    resources: place('resources', { faceDown: true }),
    play: place('play'),
  };
  return seat.team === undefined ? placed : { ...placed, team: seat.team };
}

function copies(notes: Notes, count: number, rest: Partial<PlacedCard>): PlacedCard[] {
  const facts = notes.library.find('Footsoldier')!;
  return Array.from({ length: count }, () => ({ facts, ...rest }));
}

function placeCard(notes: Notes, player: string, entry: CardEntry | AttachedEntry, path: Path): PlacedCard {
  const facts = notes.library.find(entry.card);
  if (!facts) {
    const reason = `no card is called "${entry.card}"${notes.library.perhaps(entry.card)}`;
    notes.faults.push({ path, reason });
  }
  return placeFacts(notes, player, facts ?? notes.library.find('Footsoldier')!, entry, path);
}

type Placed = Omit<CardEntry, 'card'>;

function placeFacts(notes: Notes, player: string, facts: Facts, entry: Placed, path: Path): PlacedCard {
  const key = `card ${notes.keys++}`;
  notes.written.add(key);
  if (entry.as !== undefined) noteAlias(notes, entry.as, key, [...path, 'as']);
  const card: Writable<PlacedCard> = { facts, key };
  const { owner, damage, exhausted, counters, fresh, attached } = entry;
  if (owner !== undefined) card.owner = noteSeat(notes, owner, [...path, 'owner']);
  if (damage !== undefined) card.damage = damage;
  if (exhausted !== undefined) card.exhausted = exhausted;
  if (counters !== undefined) card.counters = counters;
  if (fresh !== undefined) card.fresh = fresh;
  if (entry.flipped && !facts.hero)
    notes.faults.push({ path: [...path, 'flipped'], reason: `${facts.name} has no other side: it is not a hero` });
  if (entry.faceDown ?? entry.flipped) card.faceDown = true;
  if (attached)
    card.attached = attached.map((attachment, n) => {
      const at = [...path, 'attached', n];
      const by = attachment.by ?? player;
      return { ...placeCard(notes, by, attachment, at), controller: noteSeat(notes, by, [...at, 'by']) };
    });
  return card;
}

function noteAlias(notes: Notes, alias: string, key: string, path: Path): void {
  if (notes.aliases.has(alias)) notes.faults.push({ path, reason: `the alias "${alias}" is given twice` });
  else if (notes.players.includes(alias)) notes.faults.push({ path, reason: `"${alias}" is a player already` });
  else if (RESERVED.includes(alias)) notes.faults.push({ path, reason: `no card can be called "${alias}"` });
  notes.aliases.set(alias, key);
}

function noteSeat(notes: Notes, name: string, path: Path): number {
  const seat = notes.players.indexOf(name);
  if (seat < 0) notes.faults.push({ path, reason: noPlayer(notes, name) });
  return Math.max(0, seat);
}

function placeHero(notes: Notes, player: string, hero: HeroEntry | undefined, path: Path): PlacedCard {
  if (hero && 'card' in hero) {
    const placed = placeCard(notes, player, hero, path);
    if (!placed.facts.types.includes('Hero') && notes.library.find(hero.card))
      notes.faults.push({ path, reason: `${hero.card} is not a hero` });
    return placed;
  }
  const {
    name = `Hero of ${player}`,
    health = HEALTH,
    class: classes = [],
    faction,
    race,
    tags = [],
    ...rest
  } = hero ?? {};
  const facts: Facts = {
    name,
    types: ['Hero'],
    tags: [...(race === undefined ? [] : [race]), ...classes, ...tags],
    icons: [...(faction === undefined ? [] : [faction]), ...classes],
    health,
    text: [],
    powers: [],
    hero: { ...(race === undefined ? {} : { race }), ...(classes.length > 0 ? { class: classes } : {}) },
  };
  return placeFacts(notes, player, facts, rest, path);
}
