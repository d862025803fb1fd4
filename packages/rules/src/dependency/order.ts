import { hasTag } from '../characteristics/typeLine.ts';
import type { CardId } from '../vocabulary.ts';
import { ASPECT } from './aspects.ts';
import type { Dependence } from './dependence.ts';
import { Heap } from './heap.ts';

/** What the order of continuous modifiers asks of each of them. */
export interface Ordered {
  readonly timestamp: number;
  readonly source: CardId;
  readonly dependence: Dependence;
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

/**
 * Timestamp order, except that a modifier comes after those it depends on (718.1, 719.2); modifiers that depend on
 * each other keep timestamp order among themselves (719.3).
 */
export function inOrder<M extends Ordered>(modifiers: readonly M[]): readonly M[] {
  const byTime = [...modifiers].sort((a, b) => a.timestamp - b.timestamp);
  if (!couldDepend(byTime)) return byTime;
  const kinds = alike(byTime);
  const needs = dependencies(kinds);
  return needs.every(({ length }) => length === 0) ? byTime : placed(places(kinds, needs), needs);
}

/** Does any of them look at what any of them writes? */
function couldDepend(modifiers: readonly Ordered[]): boolean {
  let read = 0;
  let written = 0;
  for (const one of modifiers) {
    read |= readBy(one);
    written |= one.writes | one.dependence.doubles;
  }
  return (read & written) !== 0;
}

/** Modifiers that differ in nothing but their time, by time, with their numbers among all. */
interface Alike<M> {
  readonly modifiers: M[];
  readonly numbers: number[];
}

/** Such modifiers depend on the same ones; a loop can leave hundreds of them (803). */
function alike<M extends Ordered>(modifiers: readonly M[]): readonly Alike<M>[] {
  const kinds: Alike<M>[] = [];
  const byDependence = new Map<Dependence, Map<CardId, Alike<M>[]>>();
  for (const [n, one] of modifiers.entries()) {
    const near = listIn(mapIn(byDependence, one.dependence), one.onSource === 0 ? (one.scope?.[0] ?? 0) : one.source);
    let kind = near.find((other) => isAlike(one, other.modifiers[0]!));
    if (!kind) {
      kind = { modifiers: [], numbers: [] };
      kinds.push(kind);
      near.push(kind);
    }
    kind.modifiers.push(one);
    kind.numbers.push(n);
  }
  return kinds;
}

function mapIn<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = map.get(key) ?? new Map<L, V>();
  map.set(key, known);
  return known;
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  const known = map.get(key) ?? [];
  map.set(key, known);
  return known;
}

function isAlike(a: Ordered, b: Ordered): boolean {
  if (a.own !== b.own || a.onSource !== b.onSource || a.any !== b.any || a.writes !== b.writes) return false;
  if (a.seats !== b.seats || a.looksInto !== b.looksInto) return false;
  if (a.source !== b.source && a.onSource !== 0) return false;
  if (a.scope === null || b.scope === null) return a.scope === b.scope;
  return a.scope.length === b.scope.length && a.scope.every((id, n) => id === b.scope![n]);
}

/** The kinds on which each kind depends (719.1), perhaps on its own: then its modifiers depend on each other. */
function dependencies(kinds: readonly Alike<Ordered>[]): Needs {
  const writers = writersOf(kinds);
  const asked = kinds.map(() => -1);
  return kinds.map(({ modifiers: [one], numbers }, n) => {
    const found: number[] = [];
    let left = readBy(one!);
    for (let bit = 0; left !== 0; bit++, left >>>= 1) {
      if ((left & 1) === 0) continue;
      for (const m of writers[bit]!) {
        if (asked[m] === n) continue;
        asked[m] = n;
        if ((m !== n || numbers.length > 1) && dependsOn(one!, kinds[m]!.modifiers[0]!)) found.push(m);
      }
    }
    return found;
  });
}

/** Which kinds write each of the aspects. */
function writersOf(kinds: readonly Alike<Ordered>[]): Needs {
  const writers: number[][] = Array.from({ length: 32 }, () => []);
  for (const [n, { modifiers }] of kinds.entries()) {
    const { writes, dependence } = modifiers[0]!;
    for (let bit = 0, left = writes | dependence.doubles; left !== 0; bit++, left >>>= 1)
      if ((left & 1) !== 0) writers[bit]!.push(n);
  }
  return writers;
}

const readBy = ({ own, onSource, any, dependence }: Ordered): number => own | onSource | any | dependence.doubles;

/** Could the presence of the second change to which cards the first applies, or its result there (719.1)? */
export function dependsOn(a: Ordered, b: Ordered): boolean {
  const writes = b.writes | b.dependence.doubles;
  const { doubles } = a.dependence;
  if (((a.own | a.onSource | a.any | doubles) & writes) === 0) return false;
  if ((a.writes & b.dependence.doubles) !== 0) return false; // 719.4
  if ((a.onSource & writes) !== 0 && (b.scope === null || b.scope.includes(a.source))) return true;
  const looked = asked(a, b, a.any & writes);
  if (looked !== 0 && (b.scope !== null || (a.looksInto & b.seats) !== 0 || (looked & ASPECT.control) !== 0))
    return true;
  const own = asked(a, b, a.own & writes) | (doubles & b.writes); // 719.4
  return own !== 0 && (meet(a, b) || (own & ASPECT.control) !== 0);
}

/** Of the tags and keywords only those for which the first one asks matter. */
function asked(a: Ordered, b: Ordered, bits: number): number {
  let left = bits;
  if ((left & ASPECT.tags) !== 0 && !tagsMeet(a.dependence.asksTags, b.dependence.givesTags)) left &= ~ASPECT.tags;
  if ((left & ASPECT.keywords) !== 0 && !wordsMeet(a.dependence.asksKeywords, b.dependence.givesKeywords))
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

type Needs = readonly (readonly number[])[];

/** Kinds that depend on each other, if only through others (719.3); each group after those it depends on. */
function interdependent(needs: Needs): readonly (readonly number[])[] {
  const seen = needs.map(() => 0);
  const low = needs.map(() => 0);
  const isIn = needs.map(() => false);
  const groups: number[][] = [];
  const open: number[] = [];
  let time = 0;
  const visit = (n: number): void => {
    seen[n] = low[n] = ++time;
    open.push(n);
    for (const m of needs[n]!) {
      if (seen[m] === 0) visit(m);
      if (!isIn[m]) low[n] = Math.min(low[n]!, low[m]!);
    }
    if (low[n] !== seen[n]) return;
    const group = open.splice(open.lastIndexOf(n));
    for (const m of group) isIn[m] = true;
    groups.push(group);
  };
  for (let n = 0; n < needs.length; n++) if (seen[n] === 0) visit(n);
  return groups;
}

/** A modifier, its number, and the time at which it belongs. */
interface Placed<M> {
  readonly modifier: M;
  readonly n: number;
  readonly at: number;
}

/** The modifiers of a kind in their turn, and the group to which it belongs. */
interface Queue<M> {
  readonly group: number;
  readonly waiting: readonly Placed<M>[];
  next: number;
}

/** Each belongs at the latest timestamp among its own and those of all it depends on (719.2, 719.3). */
function places<M extends Ordered>(kinds: readonly Alike<M>[], needs: Needs): readonly Queue<M>[] {
  const queues: Queue<M>[] = [];
  const lastOf = (n: number): number => queues[n]!.waiting.at(-1)!.at;
  for (const [group, members] of interdependent(needs).entries()) {
    let after = 0;
    for (const n of members) for (const m of needs[n]!) if (queues[m]) after = Math.max(after, lastOf(m));
    const last = Math.max(after, ...members.map((n) => kinds[n]!.modifiers.at(-1)!.timestamp));
    const isCircle = members.length > 1 || needs[members[0]!]!.includes(members[0]!);
    for (const kind of members) {
      const { modifiers, numbers } = kinds[kind]!;
      const least = isCircle && modifiers[0]!.dependence.doubles !== 0 ? last : after; // 719.4
      const waiting = modifiers.map((modifier, m): Placed<M> => {
        return { modifier, n: numbers[m]!, at: Math.max(modifier.timestamp, least) };
      });
      queues[kind] = { group, waiting: waiting.sort(inTurn), next: 0 };
    }
  }
  return queues;
}

/** One after the other, each as soon as those outside its group on which it depends are done. */
function placed<M extends Ordered>(queues: readonly Queue<M>[], needs: Needs): readonly M[] {
  const order: M[] = [];
  const awaited: number[] = queues.map(() => 0);
  const awaiting: number[][] = queues.map(() => []);
  for (const [n, { group }] of queues.entries())
    for (const m of needs[n]!)
      if (queues[m]!.group !== group) {
        awaited[n]! += 1;
        awaiting[m]!.push(n);
      }
  const free = new Heap<number>((a, b) => inTurn(headOf(queues[a]!), headOf(queues[b]!)));
  for (const n of queues.keys()) if (awaited[n] === 0) free.add(n);
  for (let n = free.take(); n !== undefined; n = free.take()) {
    const queue = queues[n]!;
    order.push(headOf(queue).modifier);
    queue.next += 1;
    if (queue.next < queue.waiting.length) free.add(n);
    else
      for (const m of awaiting[n]!) {
        awaited[m]! -= 1;
        if (awaited[m] === 0) free.add(m);
      }
  }
  return order;
}

const headOf = <M>({ waiting, next }: Queue<M>): Placed<M> => waiting[next]!;

/** By their times; what waits for others comes later, and doubling last (719.4). */
function inTurn<M extends Ordered>(a: Placed<M>, b: Placed<M>): number {
  return a.at - b.at || waits(a) - waits(b) || doubles(a) - doubles(b) || a.n - b.n;
}

const waits = ({ at, modifier }: Placed<Ordered>): number => (at > modifier.timestamp ? 1 : 0);
const doubles = ({ modifier }: Placed<Ordered>): number => (modifier.dependence.doubles === 0 ? 0 : 1);
