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
    const at = endOfValue(text, 0, text);
    const before = text.slice(0, at.position).split('\n');
    const what = at.position >= text.length ? 'it ends too early' : `"${text[at.position]}" is not expected here`;
    return refuse(`${path}:${before.length}:${before.at(-1)!.length + 1}: not JSON: ${what}`);
  }
}

interface Scanned {
  readonly ok: boolean;
  readonly position: number;
}

const blanks = (text: string, at: number): number => {
  let position = at;
  while (' \t\r\n'.includes(text[position] ?? 'x')) position += 1;
  return position;
};

const SCALAR =
  /(?:"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Where a value ends or, if it is broken, where its first mistake stands. */
function endOfValue(text: string, from: number, whole: string | null = null): Scanned {
  const at = blanks(text, from);
  const open = text[at];
  const scanned = open === '{' || open === '[' ? endOfMembers(text, at, open) : endOfScalar(text, at);
  if (!scanned.ok || whole === null) return scanned;
  const rest = blanks(text, scanned.position);
  return { ok: rest === text.length, position: rest };
}

function endOfScalar(text: string, at: number): Scanned {
  SCALAR.lastIndex = at;
  const found = SCALAR.exec(text);
  return found ? { ok: true, position: at + found[0].length } : { ok: false, position: at };
}

function endOfMembers(text: string, from: number, open: '{' | '['): Scanned {
  const close = open === '{' ? '}' : ']';
  let at = blanks(text, from + 1);
  if (text[at] === close) return { ok: true, position: at + 1 };
  for (;;) {
    if (open === '{') {
      if (text[at] !== '"') return { ok: false, position: at };
      const key = endOfScalar(text, at);
      if (!key.ok) return key;
      at = blanks(text, key.position);
      if (text[at] !== ':') return { ok: false, position: at };
      at += 1;
    }
    const value = endOfValue(text, at);
    if (!value.ok) return value;
    at = blanks(text, value.position);
    if (text[at] === close) return { ok: true, position: at + 1 };
    if (text[at] !== ',') return { ok: false, position: at };
    at = blanks(text, at + 1);
  }
}
