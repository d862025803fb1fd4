/** What the command line says to a person whose wish cannot be granted: no stack, and exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(message: string): never {
  throw new Refusal(message);
}

/** "; did you mean A or B?", or nothing. */
export function perhaps(names: readonly string[]): string {
  if (names.length === 0) return '';
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.at(-1)!;
  return `; did you mean ${quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} or ${last}`}?`;
}
