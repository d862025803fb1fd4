/** What the order of continuous modifiers asks of each of them. */
export interface Ordered {
  readonly timestamp: number;
  readonly reads: number;
  readonly writes: number;
}

/**
 * Timestamp order, except that a modifier comes after those it depends on (718.1, 719.2);
 * modifiers that depend on each other keep timestamp order among themselves (719.3).
 */
export function inOrder<M extends Ordered>(modifiers: readonly M[]): readonly M[] {
  const byTime = [...modifiers].sort((a, b) => a.timestamp - b.timestamp);
  let read = 0;
  let written = 0;
  for (const { reads, writes } of byTime) {
    read |= reads;
    written |= writes;
  }
  if ((read & written) === 0) return byTime;
  const reaches = reachability(byTime);
  const group = (n: number) => reaches[n]!.findIndex((yes, m) => m === n || (yes && reaches[m]![n]!));
  const done = new Set<number>();
  const order: M[] = [];
  const placed = (n: number, position: number) => {
    order.splice(position, 0, byTime[n]!);
    done.add(n);
  };
  const independent = (n: number) => byTime.every((_, m) => m === n || !reaches[n]![m] || group(m) === group(n));
  byTime.forEach((_, n) => {
    if (independent(n)) placed(n, order.length);
  });
  while (done.size < byTime.length) {
    const next = byTime.findIndex(
      (_, n) => !done.has(n) && byTime.every((_, m) => !reaches[n]![m] || done.has(m) || group(m) === group(n)),
    );
    const after = order.reduce((latest, earlier, position) => {
      const m = byTime.indexOf(earlier);
      const later = reaches[next]![m] || earlier.timestamp <= byTime[next]!.timestamp;
      return later ? position + 1 : latest;
    }, 0);
    placed(next, after);
  }
  return order;
}

/** For each modifier, which others it depends on, directly or through others (719.1). */
function reachability(modifiers: readonly Ordered[]): boolean[][] {
  const depends = modifiers.map((a, n) => modifiers.map((b, m) => n !== m && (a.reads & b.writes) !== 0));
  for (let via = 0; via < depends.length; via++)
    for (let from = 0; from < depends.length; from++)
      if (depends[from]![via])
        for (let to = 0; to < depends.length; to++) if (from !== to && depends[via]![to]) depends[from]![to] = true;
  return depends;
}
