type Plain = Readonly<Record<string, unknown>>;

/**
 * Are these two pieces of plain data the same text as JSON? It is found out without writing them, and what stands in both
 * in many places is looked at once.
 */
export function writtenAlike(one: unknown, other: unknown, known: Map<object, object> = new Map()): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (known.get(one) === other) return true;
  const alike =
    Array.isArray(one) && Array.isArray(other)
      ? listsAlike(one, other, known)
      : !Array.isArray(one) && !Array.isArray(other) && partsAlike(one as Plain, other as Plain, known);
  if (alike) known.set(one, other);
  return alike;
}

/** In a list, nothing is written as null. */
function listsAlike(one: readonly unknown[], other: readonly unknown[], known: Map<object, object>): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (!writtenAlike(one[n] ?? null, other[n] ?? null, known)) return false;
  return true;
}

/** A part that is not there is not written; the others stand in their order. */
function partsAlike(one: Plain, other: Plain, known: Map<object, object>): boolean {
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  let at = 0;
  for (const key of keys) {
    if (one[key] === undefined) continue;
    while (at < others.length && other[others[at]!] === undefined) at += 1;
    if (others[at] !== key || !writtenAlike(one[key], other[key], known)) return false;
    at += 1;
  }
  return others.slice(at).every((key) => other[key] === undefined);
}
