import { readFileSync } from 'node:fs';
import { refuse } from '@meetingstone/sitting';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return refuse(`${path}: ${reasonOf(error)}`);
  }
}

/** Why a file could not be opened or written. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'that is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be opened';
  if (code === 'EROFS') return 'nothing can be written there';
  if (code === 'EEXIST') return 'that is a file already';
  if (code === 'ENOTDIR') return 'a part of that path is a file';
  if (code === 'ENOSPC') return 'there is no room left';
  if (code === 'ENAMETOOLONG') return 'the name is too long';
  return error instanceof Error ? error.message : String(error);
}

/** JSON, or a refusal with the line and column of the first mistake. */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = firstMistake(text);
    const before = text.slice(0, at).split('\n');
    const what = at >= text.length ? 'it ends too early' : `"${text[at]}" is not expected here`;
    return refuse(`${path}:${before.length}:${before.at(-1)!.length + 1}: not JSON: ${what}`);
  }
}

const blanks = (text: string, at: number): number => {
  let position = at;
  while (' \t\r\n'.includes(text[position] ?? 'x')) position += 1;
  return position;
};

const SCALAR =
  /(?:"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Where a word, a number or a text ends; where it begins, if it is none. */
function endOfScalar(text: string, at: number): number {
  SCALAR.lastIndex = at;
  return at + (SCALAR.exec(text)?.[0].length ?? 0);
}

const CLOSING = { '{': '}', '[': ']' } as const;

/** Where the first mistake stands. What is open is a list: a text can be deeper than a program may call itself. */
function firstMistake(text: string): number {
  const open: (keyof typeof CLOSING)[] = [];
  let expected: 'value' | 'first member' | 'member' | 'what follows' = 'value';
  let at = 0;
  for (;;) {
    at = blanks(text, at);
    const letter = text[at];
    const inside = open.at(-1);
    if (inside && letter === CLOSING[inside] && (expected === 'first member' || expected === 'what follows')) {
      open.pop();
      at += 1;
      expected = 'what follows';
    } else if (expected === 'what follows') {
      if (!inside || letter !== ',') return at;
      at += 1;
      expected = 'member';
    } else if (inside === '{' && expected !== 'value') {
      const end = letter === '"' ? endOfScalar(text, at) : at;
      if (end === at) return at;
      at = blanks(text, end);
      if (text[at] !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (letter === '{' || letter === '[') {
      open.push(letter);
      at += 1;
      expected = 'first member';
    } else {
      const end = endOfScalar(text, at);
      if (end === at) return at;
      at = end;
      expected = 'what follows';
    }
  }
}
