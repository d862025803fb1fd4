/** Are these two pieces of plain data the same? What they share is not looked into. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = partsOf(one);
  if (keys.length !== partsOf(other).length) return false;
  return keys.every((key) => alike((one as Plain)[key], (other as Plain)[key]));
}

/** A part that is undefined is absent. */
const partsOf = (value: object): readonly string[] =>
  Object.keys(value).filter((key) => (value as Plain)[key] !== undefined);

type Plain = Readonly<Record<string, unknown>>;
