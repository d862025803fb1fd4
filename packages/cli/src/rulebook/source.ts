/** Where a slash begins a regular expression rather than dividing. */
const BEFORE_PATTERN = /(^|[([{,;:=!&|?+\-*%<>~^]|=>|\breturn|\btypeof|\bcase)\s*$/;

const MARK = /["'`/]/g;

/** A program without its comments: they become blanks, and every other character stays where it was. */
export function withoutComments(source: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const mark = nextMark(source, at);
    out += source.slice(at, mark);
    if (mark === source.length) return out;
    const comment = endOfComment(source, mark);
    at = comment ?? endOfLiteral(source, mark, out) ?? mark + 1;
    const piece = source.slice(mark, at);
    out += comment === undefined ? piece : piece.replace(/[^\n]/g, ' ');
  }
}

/** Where the next comment or literal may begin. */
function nextMark(source: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(source)?.index ?? source.length;
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
