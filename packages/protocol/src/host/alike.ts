/** Are these two pieces of plain data equal? What is undefined counts as absent. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && listsAlike(one, other);
  return !Array.isArray(other) && partsAlike(one as Parts, other as Parts);
}

type Parts = Readonly<Record<string, unknown>>;

function listsAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (!alike(one[n], other[n])) return false;
  return true;
}

function partsAlike(one: Parts, other: Parts): boolean {
  for (const key in one) if (!alike(one[key], other[key])) return false;
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false;
  return true;
}
