/** Which files, or folders, import which when the program runs. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** The knots of a graph: sets of more than one whose members all lead to each other, the largest first. */
export function knotsOf(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = [];
  const place = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (one: string): number => {
    const number = place.size;
    place.set(one, number);
    lowest.set(one, number);
    open.push(one);
    for (const other of graph.get(one) ?? []) {
      const reached = !place.has(other) ? visit(other) : open.includes(other) ? place.get(other)! : number;
      lowest.set(one, Math.min(lowest.get(one)!, reached));
    }
    if (lowest.get(one) === number) {
      const knot = open.splice(open.indexOf(one));
      if (knot.length > 1) found.push(knot.sort());
    }
    return lowest.get(one)!;
  };
  for (const one of graph.keys()) if (!place.has(one)) visit(one);
  return found.sort((a, b) => b.length - a.length);
}

/** The same graph with files taken together, and without what leads from a group to itself. */
export function grouped(graph: Graph, groupOf: (one: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [one, others] of graph) {
    const group = groupOf(one);
    const to = groups.get(group) ?? new Set();
    groups.set(group, to);
    for (const other of others) if (groupOf(other) !== group) to.add(groupOf(other));
  }
  return new Map([...groups].map(([group, to]) => [group, [...to].sort()]));
}

/** Only the arrows that do not follow from others; the graph has no cycles. */
export function reduced(graph: Graph): Graph {
  const reachable = new Map<string, Set<string>>();
  const reach = (one: string): ReadonlySet<string> => {
    const known = reachable.get(one);
    if (known) return known;
    const all = new Set(graph.get(one));
    reachable.set(one, all);
    for (const other of [...all]) for (const further of reach(other)) all.add(further);
    return all;
  };
  return new Map(
    [...graph].map(([one, others]) => [
      one,
      others.filter((other) => !others.some((between) => between !== other && reach(between).has(other))),
    ]),
  );
}
