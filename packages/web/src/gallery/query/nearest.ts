/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), row[j]! + 1, next[j - 1]! + 1));
    row = next;
  }
  return row[b.length]!;
}

/** The word that somebody probably meant. */
export function nearest(word: string, among: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const scored = among.map((one) => ({ one, far: distance(wanted, one.toLowerCase()) }));
  const [best] = scored.sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(wanted.length / 3)) ? best.one : undefined;
}
