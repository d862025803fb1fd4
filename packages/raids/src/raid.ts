import type { Facts, Opening, RaidSeat, SeatOpening, Seed } from '@meetingstone/rules';
import { drawsFrom } from '@meetingstone/rules';

/** A raid as it lies in its box, and how it starts. */
export interface Raid {
  /** Its name in commands and files. */
  readonly key: string;
  readonly name: string;
  /** How it can be played, the usual way first. */
  readonly modes: readonly string[];
  /** For how many raiding players it was made, where that is not one to five, and the rule that says so. */
  readonly madeFor?: { readonly from: number; readonly upTo: number; readonly rule?: string };
  /** The Boss player's seat, in one of the modes. The dice are thrown for what a mode leaves to chance. */
  readonly boss: (mode: string, pick: Pick) => Omit<SeatOpening, 'name' | 'team'>;
  /** What is wrong with decks that the Boss player brings himself; without it the raid is played from its box. */
  readonly faultsOfDecks?: (mode: string, own: OwnDecks) => readonly string[];
  /** Who takes the first turn (R200.4, R300.6). */
  readonly first: (mode: string) => 'boss' | 'raiders';
  /** Does everybody draw in his first draw step (R300.6)? */
  readonly allDraw?: true;
  /** Does this card of a deck still lie there while this Boss is in play? Unless it says so: Bosses with higher numbers do. */
  readonly liesAhead?: (card: Facts, boss: Facts) => boolean;
  /** The deck from which the Boss player draws while this Boss is in play, where that is not the first (R303.1b). */
  readonly drawsFrom?: (boss: Facts) => string | undefined;
  /** What the rules call its Bosses of one name, in the order of their numbers: "Chained Magtheridon". */
  readonly titles?: readonly string[];
  /** The counter on the hero that is MARKED. */
  readonly mark?: string;
  /** Every card in the box, once. */
  readonly cards: readonly Facts[];
}

/** The decks that a Boss player built himself, by their names; the others are as the mode has them (BT.02, BT.03). */
export type OwnDecks = Readonly<Record<string, readonly Facts[]>>;

/** Picks so many of some things at random, in their order. */
export type Pick = <T>(count: number, from: readonly T[]) => readonly T[];

/** The Boss player sits first; the raiding players follow to his left. */
export const BOSS_SEAT = 0;
export const BOSS_PLAYER = 'boss';
export const RAIDERS = 'raiders';

const MOST_RAIDERS = 5;

/** Why so many can't raid; null if they can (R100.1). */
export function whyNotSoMany({ name }: Raid, raiders: number): string | null {
  if (raiders >= 1 && raiders <= MOST_RAIDERS) return null;
  return `${name} is for one to five raiding players, not ${raiders === 0 ? 'none (R100.1)' : raiders}`;
}

/** The Boss player's seat, whoever sits there. */
export function raidSeat(raid: Raid, mode: string, seed: Seed): RaidSeat {
  return { team: raid.name, ...raid.boss(mode, pickBy(seed)) };
}

/** Why these decks can't be played in that mode; nothing if they can. */
export function faultsOfOwnDecks(raid: Raid, mode: string, own: OwnDecks): readonly string[] {
  if (Object.keys(own).length === 0) return [];
  return raid.faultsOfDecks?.(mode, own) ?? [`the decks of ${raid.name} are played as they are in the box`];
}

/** The opening of a raid: one to five raiding players against the Boss, who may have built his decks himself. */
export function raidOpening(
  raid: Raid,
  mode: string,
  raiders: readonly SeatOpening[],
  seed: Seed,
  own: OwnDecks = {},
): Opening {
  const box = raidSeat(raid, mode, seed);
  const decks = box.decks.map((deck, n) => own[box.boss!.decks[n]!] ?? deck);
  const seat: SeatOpening = { name: BOSS_PLAYER, ...box, decks };
  const seats = [seat, ...raiders.map((raider) => ({ ...raider, team: RAIDERS }))];
  const first = raid.first(mode) === 'boss' ? BOSS_SEAT : BOSS_SEAT + 1;
  const opening = { seats, first, raid: { key: raid.key, mode } };
  return raid.allDraw ? { ...opening, allDraw: true } : opening;
}

export const isBoss = ({ hero }: Facts): boolean => hero?.boss !== undefined;
export const bossNumber = ({ hero }: Facts): number => hero?.boss?.number ?? 0;

/** The Boss that a rune names on its type line (R303.3b). */
export function bossOfRune({ cards }: Raid, rune: Facts): Facts | undefined {
  return rune.types.includes('Rune') ? cards.find((card) => isBoss(card) && rune.tags.includes(card.name)) : undefined;
}

/** Of the Bosses to come, those after this one; of other cards, what the raid says (R202.1, R301.5a, R502.2a). */
export function liesAhead(raid: Raid, card: Facts, boss: Facts): boolean {
  return raid.liesAhead?.(card, boss) ?? (!isBoss(card) || bossNumber(card) > bossNumber(boss));
}

/** Copies of cards: [2, card] stands for two of them. */
export const copies = (...entries: readonly (readonly [number, readonly Facts[]])[]): Facts[] =>
  entries.flatMap(([count, cards]) => cards.flatMap((card) => Array.from({ length: count }, () => card)));

/** A small generator of its own: what the box leaves to chance is decided before the game starts. */
function shortDraws(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function pickBy(seed: Seed): Pick {
  const next = typeof seed === 'number' ? shortDraws(seed) : drawsFrom(seed);
  return (count, from) => {
    const left = [...from.keys()];
    const picked = Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]!);
    return picked.sort((a, b) => a - b).map((n) => from[n]!);
  };
}
