/** Leaves out the parts that were not given, so that the data is the same after JSON. */
export function given<T extends object>(parts: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as T;
}

/**
 * A copy that is a tree of plain data. A target is chosen once for each time the word stands in a text (706.1), so
 * a text that holds the same target node twice is a mistake.
 */
export function plainTree<T>(value: T): T {
  const targets = new Set<object>();
  const copy = (part: unknown): unknown => {
    if (typeof part === 'function' || part === undefined) throw new Error('a card holds something that is not data');
    if (typeof part !== 'object' || part === null) return part;
    if (('select' in part && part.select === 'target') || ('player' in part && part.player === 'target')) {
      if (targets.has(part)) throw new Error('a card holds the same target twice; use targeted(n) the second time');
      targets.add(part);
    }
    if (Array.isArray(part)) return part.map(copy);
    const copied: Record<string, unknown> = {};
    for (const key of Object.keys(part)) copied[key] = copy((part as Readonly<Record<string, unknown>>)[key]);
    return copied;
  };
  return copy(value) as T;
}
