import { hasTag } from '../powers/nouns.ts';
import type { CardId } from '../vocabulary.ts';
import { ASPECT } from './aspects.ts';
import type { Bearing } from './bearing.ts';

/** What the order of continuous modifiers asks of each of them. */
export interface Ordered {
  readonly timestamp: number;
  readonly source: CardId;
  readonly bearing: Bearing;
  /** What it looks at on the cards to which it could apply, on its source, and on any others. */
  readonly own: number;
  readonly onSource: number;
  readonly any: number;
  readonly writes: number;
  /** The only cards to which it could apply; null for all in the parties of these seats, as bits. */
  readonly scope: readonly CardId[] | null;
  readonly seats: number;
  /** In whose parties it looks at others. */
  readonly looksInto: number;
}

export interface Arrangement<M> {
  readonly order: readonly M[];
  /** No modifier depends on what another does to another card: what each card is can be worked out by itself. */
  readonly apart: boolean;
}

const known = new WeakMap<object, { readonly of: readonly Ordered[]; readonly arrangement: Arrangement<never> }>();

/** The same modifiers have the same order: it is worked out when one comes or goes. */
export function arranged<M extends Ordered>(modifiers: readonly M[]): Arrangement<M> {
  const last = modifiers[modifiers.length - 1]!;
  const before = known.get(last);
  if (before && isSame(before.of, modifiers)) return before.arrangement;
  const arrangement = inOrder(modifiers);
  known.set(last, { of: modifiers, arrangement: arrangement as Arrangement<never> });
  return arrangement;
}

function isSame(some: readonly Ordered[], others: readonly Ordered[]): boolean {
  if (some.length !== others.length) return false;
  for (let n = 0; n < some.length; n++) if (some[n] !== others[n]) return false;
  return true;
}

/**
 * Timestamp order, except that a modifier comes after those it depends on (718.1, 719.2); modifiers that depend on
 * each other keep timestamp order among themselves (719.3).
 */
function inOrder<M extends Ordered>(modifiers: readonly M[]): Arrangement<M> {
  const byTime = [...modifiers].sort((a, b) => a.timestamp - b.timestamp);
  const graph = dependencies(byTime);
  if (!graph) return { order: byTime, apart: true };
  const groups = interdependent(graph.needs);
  const times = places(byTime, graph.needs, groups);
  return { order: placed(byTime, graph.needs, groups, times), apart: graph.apart };
}

type Needs = readonly (readonly number[])[];

/** For each modifier those on which it depends (719.1); nothing if all are independent. */
function dependencies(modifiers: readonly Ordered[]): { needs: Needs; apart: boolean } | undefined {
  let read = 0;
  let written = 0;
  let doubled = 0;
  for (const { own, onSource, any, writes, bearing } of modifiers) {
    read |= own | onSource | any;
    written |= writes | bearing.doubles;
    doubled |= bearing.doubles;
  }
  if (((read | doubled) & written) === 0) return undefined;
  let found = false;
  let apart = true;
  const { kinds, kindOf } = alike(modifiers);
  const alone = kinds.map((_, kind) => kindOf.indexOf(kind) === kindOf.lastIndexOf(kind));
  const ofKind = kinds.map((a, k) => {
    const how = kinds.map((b, other) => (k === other && alone[k] ? 'not' : dependsOn(a, b)));
    if (how.includes('elsewhere')) apart = false;
    if (how.every((one) => one === 'not')) return { needs: NONE, itself: false };
    found = true;
    return { needs: [...kindOf.keys()].filter((m) => how[kindOf[m]!] !== 'not'), itself: how[k] !== 'not' };
  });
  if (!found) return undefined;
  const needs = kindOf.map((kind, n) => {
    const { needs: these, itself } = ofKind[kind]!;
    return itself ? these.filter((m) => m !== n) : these;
  });
  return { needs, apart };
}

const NONE: readonly number[] = [];

/** Modifiers that differ in nothing but their time depend on the same ones: a loop can leave hundreds (803). */
function alike(modifiers: readonly Ordered[]): { kinds: readonly Ordered[]; kindOf: readonly number[] } {
  const kinds: Ordered[] = [];
  const kindOf = modifiers.map((one) => {
    const at = kinds.findIndex((other) => isAlike(one, other));
    return at >= 0 ? at : kinds.push(one) - 1;
  });
  return { kinds, kindOf };
}

function isAlike(a: Ordered, b: Ordered): boolean {
  if (a.bearing !== b.bearing || a.source !== b.source) return false;
  if (a.own !== b.own || a.onSource !== b.onSource || a.any !== b.any || a.writes !== b.writes) return false;
  if (a.seats !== b.seats || a.looksInto !== b.looksInto) return false;
  if (a.scope === null || b.scope === null) return a.scope === b.scope;
  return a.scope.length === b.scope.length && a.scope.every((id, n) => id === b.scope![n]);
}

/**
 * Could the presence of the second change to which cards the first applies, or its result there (719.1)? Only what it
 * does to the first one's own cards matters, or also what it does to others.
 */
export function dependsOn(a: Ordered, b: Ordered): 'not' | 'itself' | 'elsewhere' {
  const writes = b.writes | b.bearing.doubles;
  const { doubles } = a.bearing;
  if (((a.own | a.onSource | a.any | doubles) & writes) === 0) return 'not';
  if ((a.writes & b.bearing.doubles) !== 0) return 'not'; // 719.4
  if ((a.onSource & writes) !== 0 && (b.scope === null || b.scope.includes(a.source))) return 'elsewhere';
  const looked = asked(a, b, a.any & writes);
  if (looked !== 0 && (b.scope !== null || (a.looksInto & b.seats) !== 0 || (looked & ASPECT.control) !== 0))
    return 'elsewhere';
  const own = asked(a, b, a.own & writes) | (doubles & b.writes); // 719.4
  return own !== 0 && (meet(a, b) || (own & ASPECT.control) !== 0) ? 'itself' : 'not';
}

/** Of the tags and keywords only those for which the first one asks matter. */
function asked(a: Ordered, b: Ordered, bits: number): number {
  let left = bits;
  if ((left & ASPECT.tags) !== 0 && !tagsMeet(a.bearing.asksTags, b.bearing.givesTags)) left &= ~ASPECT.tags;
  if ((left & ASPECT.keywords) !== 0 && !wordsMeet(a.bearing.asksKeywords, b.bearing.givesKeywords))
    left &= ~ASPECT.keywords;
  return left;
}

function wordsMeet(asks: ReadonlySet<string> | null, gives: ReadonlySet<string> | null): boolean {
  return asks === null || gives === null || [...gives].some((word) => asks.has(word));
}

function tagsMeet(asks: ReadonlySet<string> | null, gives: ReadonlySet<string> | null): boolean {
  return asks === null || gives === null || [...asks].some((tag) => hasTag({ tags: [...gives] }, tag));
}

/** Could both apply to one card? */
export function meet(a: Ordered, b: Ordered): boolean {
  if (a.scope && b.scope) return a.scope.some((id) => b.scope!.includes(id));
  return a.scope !== null || b.scope !== null || (a.seats & b.seats) !== 0;
}

/** The number of each modifier's group: modifiers of one group depend on each other, if only through others (719.3). */
function interdependent(needs: Needs): readonly number[] {
  const seen = needs.map(() => 0);
  const low = needs.map(() => 0);
  const group = needs.map(() => -1);
  const open: number[] = [];
  let time = 0;
  let groups = 0;
  const visit = (n: number): void => {
    seen[n] = low[n] = ++time;
    open.push(n);
    for (const m of needs[n]!) {
      if (seen[m] === 0) visit(m);
      if (group[m] === -1) low[n] = Math.min(low[n]!, low[m]!);
    }
    if (low[n] !== seen[n]) return;
    for (let m = -1; m !== n; ) {
      m = open.pop()!;
      group[m] = groups;
    }
    groups++;
  };
  for (let n = 0; n < needs.length; n++) if (seen[n] === 0) visit(n);
  return group;
}

/** Where each belongs: at the latest timestamp among its own and those of all it depends on (719.2, 719.3). */
function places(modifiers: readonly Ordered[], needs: Needs, group: readonly number[]): readonly number[] {
  const times = modifiers.map(({ timestamp }) => timestamp);
  const grouped = Array.from({ length: Math.max(...group) + 1 }, (): number[] => []);
  for (const [n, g] of group.entries()) grouped[g]!.push(n);
  for (const [g, members] of grouped.entries()) {
    let after = 0;
    for (const n of members) for (const m of needs[n]!) if (group[m] !== g) after = Math.max(after, times[m]!);
    for (const n of members) times[n] = Math.max(times[n]!, after);
    const last = Math.max(...members.map((n) => times[n]!));
    for (const n of members) if (modifiers[n]!.bearing.doubles !== 0 && members.length > 1) times[n] = last; // 719.4
  }
  return times;
}

function placed<M extends Ordered>(
  modifiers: readonly M[],
  needs: Needs,
  group: readonly number[],
  times: readonly number[],
): readonly M[] {
  const order: M[] = [];
  const done = new Set<number>();
  const rank = (n: number): readonly number[] => {
    const { timestamp, bearing } = modifiers[n]!;
    return [times[n]!, Math.sign(times[n]! - timestamp), bearing.doubles === 0 ? 0 : 1, timestamp, n];
  };
  const waiting = modifiers.map((_, n) => n).sort((a, b) => inTurn(rank(a), rank(b)));
  while (waiting.length > 0) {
    const at = waiting.findIndex((n) => needs[n]!.every((m) => done.has(m) || group[m] === group[n]));
    const [next] = waiting.splice(at, 1);
    done.add(next!);
    order.push(modifiers[next!]!);
  }
  return order;
}

function inTurn(a: readonly number[], b: readonly number[]): number {
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return a[n]! - b[n]!;
  return 0;
}
