/** Where a slash begins a regular expression rather than dividing. */
const BEFORE_PATTERN = /(^|[([{,;:=!&|?+\-*%<>~^]|=>|\breturn|\btypeof|\bcase)\s*$/;

/** A program without its comments: they become blanks, and every other character stays where it was. */
export function withoutComments(source: string): string {
  let out = '';
  let at = 0;
  while (at < source.length) {
    const end = endOfComment(source, at) ?? endOfLiteral(source, at, out);
    const isComment = endOfComment(source, at) !== undefined;
    const piece = source.slice(at, end ?? at + 1);
    out += isComment ? piece.replace(/[^\n]/g, ' ') : piece;
    at += piece.length;
  }
  return out;
}

function endOfComment(source: string, at: number): number | undefined {
  if (source.startsWith('//', at)) return indexOr(source, '\n', at, 0);
  if (source.startsWith('/*', at)) return indexOr(source, '*/', at + 2, 2);
  return undefined;
}

function indexOr(source: string, what: string, from: number, beyond: number): number {
  const found = source.indexOf(what, from);
  return found === -1 ? source.length : found + beyond;
}

/** The end of a string or regular expression that begins here. */
function endOfLiteral(source: string, at: number, before: string): number | undefined {
  const quote = source[at]!;
  if (quote === '/') return BEFORE_PATTERN.test(before.slice(-40)) ? closing(source, at, '/', true) : undefined;
  return quote === "'" || quote === '"' || quote === '`' ? closing(source, at, quote, quote !== '`') : undefined;
}

/** Just past the closing mark; a literal of one line ends with its line at the latest. */
function closing(source: string, from: number, quote: string, oneLine: boolean): number {
  let inClass = false;
  for (let at = from + 1; at < source.length; at++) {
    const letter = source[at]!;
    if (letter === '\\') at += 1;
    else if (oneLine && letter === '\n') return at;
    else if (quote === '/' && letter === '[') inClass = true;
    else if (quote === '/' && letter === ']') inClass = false;
    else if (letter === quote && !inClass) return at + 1;
  }
  return source.length;
}
