/** Something that is wrong with a list, and in which line. */
export interface Mistake {
  readonly line: number | null;
  readonly says: string;
}

/** What the server found wrong, one in each line of its words. */
export const mistakesIn = (words: string): readonly Mistake[] =>
  words.split('\n').map((one) => {
    const found = /^line (?<line>\d+): (?<says>.*)$/.exec(one)?.groups;
    return found ? { line: Number(found.line), says: found.says! } : { line: null, says: one };
  });

/** From where to where a line of a text stands. */
export function placeOfLine(text: string, line: number): readonly [from: number, to: number] {
  const lines = text.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}
