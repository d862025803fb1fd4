import type { Facts, PlacedCard } from '@meetingstone/rules';
import { namedCounters } from './counters.ts';
import type { Fault as Wrong } from './file/plain.ts';
import { listed } from './file/plain.ts';
import { RESERVED } from './file/script.ts';
import type { AttachedEntry, CardEntry, HeroEntry, PileEntry } from './file/setup.ts';
import { MOST_CARDS } from './file/setup.ts';
import type { Library } from './known.ts';
import { nameKey } from './known.ts';

export type Path = readonly (string | number)[];
type Writable<T> = { -readonly [K in keyof T]: T[K] };

const HEALTH = 30;

/** Notes what the scenario names while its cards are placed. */
export interface Notes {
  readonly library: Library;
  readonly players: readonly string[];
  readonly aliases: Map<string, string>;
  readonly written: Set<string>;
  /** The cards for which it has a number. */
  readonly counted: Set<string>;
  readonly faults: Wrong[];
  /** Why a game can't start like this, by the rules; only an opening is asked. */
  readonly illegal: Wrong[];
  keys: number;
  /** How many cards there are so far. */
  cards: number;
}

export const noPlayer = ({ players }: Notes, name: string): string =>
  `no player is called "${name}"; the players are ${listed(players)}`;

/** The cards of a pile; a number stands for that many plain ones. */
export function placePile(
  notes: Notes,
  player: string,
  pile: PileEntry,
  path: Path,
  plain: Partial<PlacedCard> = {},
): PlacedCard[] {
  const count = typeof pile === 'number' ? pile : pile.length;
  notes.cards += count;
  if (notes.cards > MOST_CARDS && notes.cards - count <= MOST_CARDS)
    notes.faults.push({ path, reason: `with these there are more than ${MOST_CARDS} cards on the table` });
  if (notes.cards > MOST_CARDS) return [];
  if (typeof pile === 'number') return copies(notes, pile, plain);
  return pile.map((entry, n) => placeCard(notes, player, entry, [...path, n]));
}

/** The cards of a deck of which the scenario says nothing. */
export function usualDeck(notes: Notes, count: number): PlacedCard[] {
  const facts = notes.library.find('Footsoldier')!;
  notes.cards += count;
  return Array.from({ length: count }, () => ({ facts }));
}

function copies(notes: Notes, count: number, rest: Partial<PlacedCard>): PlacedCard[] {
  const facts = notes.library.find('Footsoldier')!;
  return Array.from({ length: count }, () => counted(notes, facts, rest));
}

/** One of the cards for which the scenario has a number. */
export function counted(notes: Notes, facts: Facts, rest: Partial<PlacedCard> = {}): PlacedCard {
  const key = `card ${notes.keys++}`;
  notes.counted.add(key);
  return { facts, key, ...rest };
}

export function placeCard(notes: Notes, player: string, entry: CardEntry | AttachedEntry, path: Path): PlacedCard {
  const facts = notes.library.find(entry.card);
  if (!facts) {
    const reason = `no card is called "${entry.card}"${notes.library.perhaps(entry.card)}`;
    notes.faults.push({ path, reason });
  }
  return placeFacts(notes, player, facts ?? notes.library.find('Footsoldier')!, entry, path);
}

type Placed = Omit<CardEntry, 'card'>;

export function placeFacts(notes: Notes, player: string, facts: Facts, entry: Placed, path: Path): PlacedCard {
  const key = `card ${notes.keys++}`;
  notes.written.add(key);
  if (entry.as !== undefined) noteAlias(notes, entry.as, key, [...path, 'as']);
  const card: Writable<PlacedCard> = { facts, key };
  const { owner, damage, exhausted, counters, fresh, attached } = entry;
  if (owner !== undefined) card.owner = noteSeat(notes, owner, [...path, 'owner']);
  if (damage !== undefined) card.damage = damage;
  if (exhausted !== undefined) card.exhausted = exhausted;
  if (counters !== undefined) card.counters = namedCounters(counters);
  if (fresh !== undefined) card.fresh = fresh;
  if (entry.flipped && !facts.hero && !facts.back)
    notes.faults.push({ path: [...path, 'flipped'], reason: `${facts.name} has no other side` });
  const faceDown = entry.faceDown ?? entry.flipped;
  if (faceDown !== undefined) card.faceDown = faceDown;
  if (entry.boss !== undefined) checkRune(notes, facts, entry.boss, [...path, 'boss']);
  if (attached)
    card.attached = attached.map((attachment, n) => {
      const at = [...path, 'attached', n];
      const by = attachment.by ?? player;
      return { ...placeCard(notes, by, attachment, at), controller: noteSeat(notes, by, [...at, 'by']) };
    });
  return card;
}

/** Of the resources only quests and locations lie face up, if nothing else is said (412.1b). */
export function asResource(card: PlacedCard): PlacedCard {
  const canLieOpen = card.facts.types.some((type) => type === 'Quest' || type === 'Location');
  return canLieOpen || card.faceDown !== undefined ? card : { ...card, faceDown: true };
}

/** A rune names its Boss; whoever names it too must name the same one (R303.3b). */
function checkRune(notes: Notes, { name, types, tags }: Facts, boss: string, path: Path): void {
  if (!types.includes('Rune')) notes.faults.push({ path, reason: `${name} is no rune, and names no Boss` });
  else if (!tags.some((tag) => nameKey(tag) === nameKey(boss)))
    notes.faults.push({ path, reason: `${name} is the rune of ${listed(tags)}, not of ${boss}` });
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

export function placeHero(notes: Notes, player: string, hero: HeroEntry | undefined, path: Path): PlacedCard {
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
