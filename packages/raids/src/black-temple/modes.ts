import { templeMinions as minions } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import type { OwnDecks } from '../raid.ts';
import { copies } from '../raid.ts';
import { betrayerEvents } from './betrayer.ts';
import { EPIC, HEROIC, MAIN } from './chosen.ts';
import { events } from './events.ts';
import { main } from './main.ts';

export const MODES = ['standard', 'heroic', 'epic'] as const;
export type Mode = (typeof MODES)[number];

/** The four decks that a Boss player may build himself, unless he plays the box as it is (BT.02, BT.03). */
export interface TempleDecks {
  readonly main: readonly Facts[];
  readonly minions: readonly Facts[];
  readonly events: readonly Facts[];
  readonly betrayerEvents: readonly Facts[];
}

/** So many of each card of a name. */
const counted = (cards: readonly Facts[], counts: Readonly<Record<string, number>>): readonly Facts[] =>
  copies(...cards.map((card) => [counts[card.name] ?? 0, [card]] as const));

/** The first so many events, so many of each: they all have one name. */
const firstOf = (count: number, each: number): readonly Facts[] => copies([each, events.slice(0, count)]);

const BOX: TempleDecks = {
  main: counted(main, MAIN),
  minions: copies([2, minions]),
  events,
  betrayerEvents,
};

/** The box, and decks for the harder modes that keep to their limits. */
export const READY_MADE: Readonly<Record<Mode, TempleDecks>> = {
  standard: BOX,
  heroic: {
    main: counted(main, HEROIC.main),
    minions: counted(minions, HEROIC.minions),
    events: [...firstOf(11, 2), events[16]!],
    betrayerEvents,
  },
  epic: {
    main: counted(main, EPIC.main),
    minions: counted(minions, EPIC.minions),
    events: firstOf(5, 3),
    betrayerEvents: copies([2, betrayerEvents]),
  },
};

interface Limit {
  readonly deck: keyof TempleDecks;
  readonly called: string;
  readonly atLeast?: number;
  /** The most copies of a card. */
  readonly most?: number;
  readonly allows: (card: Facts) => boolean;
  readonly what: string;
}

const isTraitor = ({ tags, types }: Facts, type: Facts['types'][number]): boolean =>
  types.includes(type) && tags.includes('Traitor');
const isIn = (deck: readonly Facts[]) => (card: Facts) => deck.some((other) => isSame(other, card));

const HEROIC_LIMITS: readonly Limit[] = [
  { deck: 'main', called: 'Main deck', atLeast: 40, most: 4, allows: isIn(main), what: 'a Black Temple ability' },
  {
    deck: 'minions',
    called: 'Minion deck',
    atLeast: 28,
    most: 4,
    allows: isIn(minions),
    what: 'a Black Temple Minion',
  },
  { deck: 'events', called: 'Event deck', atLeast: 23, most: 2, allows: isIn(events), what: 'a Black Temple Event' },
];

const EPIC_LIMITS: readonly Limit[] = [
  {
    deck: 'main',
    called: 'Main deck',
    allows: (card) => isIn(main)(card) || isTraitor(card, 'Ability'),
    what: 'a Black Temple or Traitor ability',
  },
  { deck: 'minions', called: 'Minion deck', allows: (card) => isTraitor(card, 'Ally'), what: 'a Traitor ally' },
  { deck: 'events', called: 'Event deck', allows: isIn(events), what: 'a Black Temple Event' },
  { deck: 'betrayerEvents', called: 'Betrayer Event deck', allows: isIn(betrayerEvents), what: 'a Betrayer Event' },
];

/** Two events of one name are different cards if their numbers are. */
const isSame = (one: Facts, other: Facts): boolean => one.name === other.name && one.collector === other.collector;
const titled = ({ name, collector }: Facts): string => (collector === undefined ? name : `${name} (${collector})`);

const NAMES: Readonly<Record<string, keyof TempleDecks>> = {
  Main: 'main',
  Minion: 'minions',
  Event: 'events',
  'Betrayer Event': 'betrayerEvents',
};

/** The same of decks by their names; the Bosses come as they come (R502.2a). */
export function faultsOfOwn(mode: string, own: OwnDecks): readonly string[] {
  const known = MODES.find((one) => one === mode) ?? 'standard';
  const others = Object.keys(own).filter((name) => !Object.hasOwn(NAMES, name));
  const built = Object.entries(NAMES).flatMap(([name, deck]) => (own[name] ? [[deck, own[name]] as const] : []));
  return [
    ...others.map((name) => `the ${name} deck is not the Boss player's to build (BT.01)`),
    ...faultsOfDecks(known, { ...READY_MADE[known], ...Object.fromEntries(built) }),
  ];
}

/** What is wrong with a Boss player's decks in that mode, in the words of a judge; empty if he can play them. */
export function faultsOfDecks(mode: Mode, decks: TempleDecks): readonly string[] {
  if (mode === 'epic') return EPIC_LIMITS.flatMap((limit) => faultsOfDeck(limit, decks[limit.deck], 'BT.03'));
  if (mode === 'heroic') {
    const found = HEROIC_LIMITS.flatMap((limit) => faultsOfDeck(limit, decks[limit.deck], 'BT.02'));
    return [...found, ...faultsOfChange('betrayerEvents', 'Betrayer Event deck', decks, 'BT.02')];
  }
  return [
    ...faultsOfChange('main', 'Main deck', decks, 'BT.01'),
    ...faultsOfChange('minions', 'Minion deck', decks, 'BT.01'),
    ...faultsOfChange('events', 'Event deck', decks, 'BT.01'),
    ...faultsOfChange('betrayerEvents', 'Betrayer Event deck', decks, 'BT.01'),
  ];
}

function faultsOfDeck(
  { called, atLeast = 0, most, allows, what }: Limit,
  deck: readonly Facts[],
  rule: string,
): string[] {
  const found: string[] = [];
  if (deck.length < atLeast) found.push(`the ${called} has ${deck.length} cards, fewer than ${atLeast} (${rule})`);
  for (const card of different(deck)) {
    const count = copiesOf(card, deck);
    if (!allows(card)) found.push(`${titled(card)} in the ${called} is not ${what} (${rule})`);
    else if (most !== undefined && count > most)
      found.push(`the ${called} has ${count} copies of ${titled(card)}, more than ${most} (${rule})`);
  }
  return found;
}

/** A deck that has to be as it is in the box. */
function faultsOfChange(deck: keyof TempleDecks, called: string, decks: TempleDecks, rule: string): string[] {
  const box = BOX[deck];
  const same = different([...box, ...decks[deck]]).every((card) => copiesOf(card, box) === copiesOf(card, decks[deck]));
  return same ? [] : [`the ${called} is not as it is in the box (${rule})`];
}

const copiesOf = (card: Facts, deck: readonly Facts[]): number => deck.filter((other) => isSame(other, card)).length;
const different = (deck: readonly Facts[]): readonly Facts[] =>
  deck.filter((card, n) => deck.findIndex((other) => isSame(other, card)) === n);
