import type { Raid } from '@meetingstone/raids';
import {
  BOSS_PLAYER,
  bossNumber,
  isBoss,
  liesAhead,
  RAIDERS,
  RAIDS,
  raidNamed,
  whyNotSoMany,
} from '@meetingstone/raids';
import type { CardType, Facts, PlacedCard, PlacedSeat } from '@meetingstone/rules';
import { bossesFor, checkDecks, deckFor, deckMeant, isRune, sameKey } from './boss-decks.ts';
import { listed } from './file/plain.ts';
import type { CardEntry, HeroEntry, PileEntry, SeatSetup, Setup } from './file/setup.ts';
import { alike, nameKey } from './known.ts';
import type { Notes, Path } from './placing.ts';
import { counted, noPlayer, placeCard, placeFacts, placePile } from './placing.ts';

/** What only the Boss player's seat takes. */
export const BOSS_KEYS = [
  'boss',
  'stage',
  'decks',
  'graveyards',
  'runes',
  'bloods',
  'cubes',
  'heroes',
  'marked',
] as const satisfies readonly (keyof SeatSetup)[];

/** Cards that lie apart from the others in play, and how a scenario calls them. */
export const ROWS = { runes: 'Rune', bloods: 'Blood', cubes: 'Cube' } as const satisfies Record<string, CardType>;
export type RaidRow = keyof typeof ROWS;
const ROW_NAMES = Object.keys(ROWS) as RaidRow[];

/** The raid of a scenario. */
export interface Raiding {
  readonly raid: Raid;
  readonly mode: string;
  /** The team of those who raid, unless they say otherwise. */
  readonly raiders: string;
}

/** The raid that is to be set up, if there is one and nothing is wrong with it. */
export function raiding(setup: Setup, { players, faults }: Notes): Raiding | undefined {
  if (setup.raid === undefined) {
    if (setup.mode !== undefined) faults.push({ path: ['mode'], reason: 'is for a raid' });
    return undefined;
  }
  const raid = raidNamed(setup.raid);
  if (!raid) {
    const keys = RAIDS.map(({ key }) => key);
    faults.push({ path: ['raid'], reason: `no raid is called "${setup.raid}"${perhaps(setup.raid, keys)}` });
    return undefined;
  }
  const mode = setup.mode === undefined ? raid.modes[0]! : raid.modes.find((one) => sameKey(one, setup.mode!));
  if (mode === undefined)
    faults.push({
      path: ['mode'],
      reason: `${raid.name} has no mode "${setup.mode}"${perhaps(setup.mode!, raid.modes)}`,
    });
  if (!players.includes(BOSS_PLAYER))
    faults.push({ path: ['players'], reason: `in a raid the Boss player's seat is called "${BOSS_PLAYER}"` });
  const wrong = whyNotSoMany(raid, players.filter((name) => name !== BOSS_PLAYER).length);
  if (wrong !== null) faults.push({ path: ['players'], reason: wrong });
  return { raid, mode: mode ?? raid.modes[0]!, raiders: RAIDERS };
}

/** The names like this one, or all if none is. */
function perhaps(name: string, known: readonly string[]): string {
  const near = known.filter((other) => alike(other, name));
  return near.length > 0 ? `; perhaps ${listed(near)}` : `; there is ${listed(known)}`;
}

/** What lies on the Boss player's side; what is not said is as in the box, but nothing but the raid and its Boss is in play. */
export function placeBoss(notes: Notes, seat: SeatSetup, { raid, mode }: Raiding, begins = false): PlacedSeat {
  const path: Path = ['players', BOSS_PLAYER];
  const opening = raid.boss(mode, (count, from) => from.slice(0, count));
  const names = opening.boss!.decks;
  const belonging = (card: PlacedCard): PlacedCard => {
    const pile = deckFor(opening.decks, card.facts);
    return pile > 0 ? { ...card, pile } : card;
  };
  const place = (zone: 'hand' | 'removed' | 'resources' | 'play', plain: Partial<PlacedCard> = {}) =>
    placePile(notes, BOSS_PLAYER, seat[zone] ?? [], [...path, zone], plain).map(belonging);
  const piles = (key: 'decks' | 'graveyards', first: 'deck' | 'graveyard'): (PlacedCard[] | undefined)[] => {
    const given = seat[key] ?? {};
    for (const name of Object.keys(given))
      if (deckMeant(names, name) === undefined)
        notes.faults.push({ path: [...path, key, name], reason: `no deck is called "${name}"${perhaps(name, names)}` });
    return names.map((deck, n) => {
      const name = Object.keys(given).find((one) => deckMeant(names, one) === deck);
      if (name !== undefined) return placePile(notes, BOSS_PLAYER, given[name]!, [...path, key, name]);
      return n === 0 && seat[first] !== undefined
        ? placePile(notes, BOSS_PLAYER, seat[first], [...path, first])
        : undefined;
    });
  };
  const hero = bossInPlay(notes, seat, raid, opening.hero, path);
  const rows = ROW_NAMES.flatMap((row) => placeRow(notes, raid, row, seat[row], [...path, row])).map(belonging);
  const placed = {
    hand: place('hand'),
    graveyards: piles('graveyards', 'graveyard').map((pile) => pile ?? []),
    removed: place('removed'),
    resources: place('resources').map((card) => ({ faceDown: true, ...card })),
    play: [
      ...(begins && !seat.play ? opening.boss!.play.map(asPlaced) : rules(opening.boss!.play)),
      ...place('play'),
      ...rows,
    ],
  };
  const elsewhere = Object.values(placed).flat(2);
  if (hero) elsewhere.push(hero);
  const coming = seat.heroes && placePile(notes, BOSS_PLAYER, seat.heroes.map(asEntry), [...path, 'heroes']);
  const given = piles('decks', 'deck');
  if (begins) checkDecks(notes, raid, mode, names, given, path);
  const runes = given.find((pile) => pile && pile.length > 0 && pile.every(({ facts }) => isRune(facts)));
  const decks = opening.decks.map((box, n): readonly PlacedCard[] => {
    if (given[n]) return given[n];
    if (runes && !coming && box.every(isBoss)) return without(bossesFor(notes, raid, runes, box, path), elsewhere);
    if (coming && box.every(isBoss)) return coming;
    const ahead = hero ? box.filter((card) => liesAhead(raid, card, hero.facts)) : box;
    return without(ahead, elsewhere);
  });
  const drawn = hero && raid.drawsFrom?.(hero.facts);
  const { decks: _box, hero: _first, ...rest } = opening;
  return {
    ...rest,
    name: BOSS_PLAYER,
    team: seat.team ?? raid.name,
    hero,
    ...placed,
    decks,
    ...(seat.turns === undefined ? {} : { turns: seat.turns }),
    ...(drawn ? { deck: names.indexOf(drawn) } : {}),
  };
}

const asEntry = (card: string): CardEntry => ({ card });

/** The raid with its rules is always in play; everything else is as the scenario says. */
const rules = (play: readonly Facts[]): PlacedCard[] =>
  play.filter(({ types }) => types.includes('Raid')).map(asPlaced);

const asPlaced = (facts: Facts): PlacedCard => ({ facts });

/** The cards of a box that do not lie anywhere else already. */
function without(box: readonly Facts[], placed: readonly PlacedCard[]): PlacedCard[] {
  const left = placed.map(({ facts }) => facts);
  return box.flatMap((facts) => {
    const n = left.indexOf(facts);
    if (n < 0) return [{ facts }];
    left.splice(n, 1);
    return [];
  });
}

/**
 * The Boss of that name, the stage telling those of one name apart; without a name the first one. A name of its other side
 * alone turns it over (R503.2a).
 */
function bossInPlay(notes: Notes, seat: SeatSetup, raid: Raid, first: Facts, path: Path): PlacedCard | null {
  const asHero = bossAsHero(notes, seat.hero, [...path, 'hero']);
  const { card: said, ...is }: Partial<CardEntry> = { ...asHero, ...seat.boss };
  if (said === 'none') return null;
  const bosses = [...raid.cards.filter(isBoss), first];
  const turned = bosses.find(({ hero }) => said && hero?.becomes && nameKey(hero.becomes.called) === nameKey(said));
  const called = turned ? turned.name : said;
  const state = turned ? { flipped: true, ...is } : is;
  const titled = called === undefined ? undefined : numberOfTitle(raid, called);
  const stage = seat.stage ?? titled;
  const card = titled === undefined ? called : first.name;
  const named = card === undefined ? bosses : bosses.filter(({ name }) => nameKey(name) === nameKey(card));
  if (card !== undefined && named.length === 0) {
    const own = notes.library.find(card);
    if (own && isBoss(own)) return placeFacts(notes, BOSS_PLAYER, own, state, [...path, 'boss']);
    const names = [...new Set(bosses.map(({ name }) => name))];
    const reason = `${raid.name} has no Boss called "${card}"${perhaps(card, names)}`;
    notes.faults.push({ path: [...path, 'boss'], reason });
  }
  const staged =
    stage === undefined ? (card === undefined ? first : named[0]) : named.find((one) => bossNumber(one) === stage);
  if (!staged && named.length > 0) {
    const numbers = [...new Set(named.map((one) => String(bossNumber(one))))];
    notes.faults.push({ path: [...path, 'stage'], reason: `there is no stage ${stage}; there is ${listed(numbers)}` });
  }
  return placeFacts(notes, BOSS_PLAYER, staged ?? first, state, [...path, 'boss']);
}

/** The number of the Boss that the rules of a raid call so. */
export function numberOfTitle({ titles = [] }: Raid, called: string): number | undefined {
  const n = titles.findIndex((title) => nameKey(title) === nameKey(called));
  return n < 0 ? undefined : n + 1;
}

/** A Boss is a hero too: what is true of it may be said there, but not what is printed on it. */
function bossAsHero(notes: Notes, hero: HeroEntry | undefined, path: Path): Partial<CardEntry> {
  if (!hero || 'card' in hero) return hero ?? {};
  const { name, health, class: classes, faction, race, tags, ...state } = hero;
  if ([health, classes, faction, race, tags].some((printed) => printed !== undefined))
    notes.faults.push({ path, reason: 'a Boss is a card of its raid: name it with `boss`' });
  return name === undefined ? state : { card: name, ...state };
}

/** Runes, Bloods and Cubes in play; a number stands for the first ones in the box. */
function placeRow(notes: Notes, raid: Raid, row: RaidRow, pile: PileEntry | undefined, path: Path): PlacedCard[] {
  if (pile === undefined) return [];
  const cards = raid.cards.filter(({ types }) => types.includes(ROWS[row]));
  if (cards.length === 0) {
    notes.faults.push({ path, reason: `${raid.name} has no ${row}` });
    return [];
  }
  if (typeof pile === 'number') return Array.from({ length: pile }, (_, n) => counted(notes, cards[n % cards.length]!));
  return pile.map((entry, n) => placeCard(notes, BOSS_PLAYER, entry, [...path, n]));
}

/** The hero that is MARKED carries a sign of it. */
export function marking(
  notes: Notes,
  { raid }: Raiding,
  { players }: Setup,
  seats: readonly PlacedSeat[],
): readonly PlacedSeat[] {
  const marked = players[BOSS_PLAYER]?.marked?.replace(/\.hero$/, '');
  if (marked === undefined) return seats;
  const path = ['players', BOSS_PLAYER, 'marked'];
  if (!seats.some(({ name }) => name === marked)) notes.faults.push({ path, reason: noPlayer(notes, marked) });
  if (!raid.mark) notes.faults.push({ path, reason: `${raid.name} marks no hero` });
  return seats.map((seat) => {
    if (seat.name !== marked || !seat.hero || !raid.mark) return seat;
    return { ...seat, hero: { ...seat.hero, counters: { ...seat.hero.counters, [raid.mark]: 1 } } };
  });
}
