/** Are these two pieces of plain data the same? What they share is not looked into. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => alike((one as Plain)[key], (other as Plain)[key]));
}

type Plain = Readonly<Record<string, unknown>>;
