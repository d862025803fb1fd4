/** "+1/+1", "+1 / +1", "+1 [Health]": a counter that adds is one and the same, however people write its sum (404.1c). */
export function counterName(written: string): string {
  const sum = /^([+-]\d+)\s*(?:\/\s*([+-]\d+)|\[?(ATK|DEF|Health)\]?)$/i.exec(written.trim());
  if (!sum) return written;
  const [, first = '', second, word = ''] = sum;
  if (second !== undefined) return `${first} / ${second}`;
  return `${first} ${/^health$/i.test(word) ? 'Health' : word.toUpperCase()}`;
}

/** The same counters by their usual names. */
export function namedCounters(written: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(written).map(([name, count]) => [counterName(name), count]));
}
