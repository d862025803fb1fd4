import type { Held } from '../characteristics/characteristics.ts';
import { inOrder } from '../dependency/order.ts';
import type { Card, Counters } from '../state/card.ts';
import type { Modifier } from '../state/modifier.ts';
import type { State } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import type { Active, Found } from './active.ts';

/**
 * What was worked out for one state of a game and may serve for the next. Before it is used again, it is compared with
 * what it was made from: without it the result is the same, only later. Each derivation leaves one of its own.
 */
export interface Kept {
  /** Who was on whose side. */
  readonly teams: readonly string[];
  /** The modifiers found in each round, and their order. */
  readonly rounds: readonly Round[];
  readonly strikes: readonly Active[];
  /** Those looked through so far; compared with what lies there now, and so shared. */
  readonly piles: Pile[];
}

/** The cards in a pile that could work there. */
export interface Pile {
  readonly all: readonly CardId[];
  readonly working: readonly CardId[];
}

export interface Round {
  readonly made: readonly Made[];
  readonly found: readonly Active[];
  readonly order: readonly Active[];
}

/** Modifiers with what they were made from: the same makes the same. */
export interface Made {
  /** The card, or below 0 the definite modifier. */
  readonly by: number;
  readonly from: Held<unknown> | Counters | Modifier;
  readonly countedAt: Card['countedAt'];
  readonly timestamp: number;
  readonly host: CardId;
  readonly actives: readonly Active[];
}

/** The same modifiers have the same order: it is worked out when one comes or goes. */
export function arranged({ made, actives }: Found, before: Round | undefined): Round {
  if (before && isSameList(before.found, actives)) return before;
  return { made, found: actives, order: inOrder(actives) };
}

function isSameList(some: readonly Active[], others: readonly Active[]): boolean {
  if (some.length !== others.length) return false;
  for (let n = 0; n < some.length; n++) if (some[n] !== others[n]) return false;
  return true;
}

export function isOfSameTeams({ teams }: Kept, { players }: State): boolean {
  if (teams.length !== players.length) return false;
  for (let seat = 0; seat < teams.length; seat++) if (teams[seat] !== players[seat]!.team) return false;
  return true;
}

/** Goes through what was made before in the order in which the same is looked for again. */
export interface Looking {
  readonly before: readonly Made[];
  at: number;
  /** Where those of each card or modifier begin; found when one came or went. */
  first: ReadonlyMap<number, number> | undefined;
}

export function lookThrough(before: readonly Made[]): Looking {
  return { before, at: 0, first: undefined };
}

/** What this card or modifier made before, if it is the same that it would make now. */
export function madeBefore(looking: Looking, by: number, isSame: (made: Made) => boolean): Made | undefined {
  const { before } = looking;
  if (before.length === 0) return undefined;
  if (before[looking.at]?.by !== by) looking.at = startOf(looking, by);
  for (let n = looking.at; n < before.length && before[n]!.by === by; n++)
    if (isSame(before[n]!)) {
      looking.at = n + 1;
      return before[n];
    }
  return undefined;
}

function startOf(looking: Looking, by: number): number {
  if (!looking.first) {
    const first = new Map<number, number>();
    for (const [n, made] of looking.before.entries()) if (!first.has(made.by)) first.set(made.by, n);
    looking.first = first;
  }
  return looking.first.get(by) ?? looking.before.length;
}
