import { words } from '../words.ts';
import { FIELDS, fieldNamed, isNumberField } from './fields.ts';
import { nearest } from './nearest.ts';
import type { Comparison, Fault, Parsed, Query } from './query.ts';

interface Token {
  readonly is: '(' | ')' | 'or' | 'not' | 'term';
  readonly at: number;
  readonly text: string;
  readonly field?: string;
  readonly how?: Comparison;
  readonly value?: string;
}

class NotUnderstood extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

const refuse = (at: number, length: number, message: string): never => {
  throw new NotUnderstood({ at, length, message });
};

const TOKEN =
  /\s*(?:(?<bracket>[()])|(?<bar>\|)|(?<minus>-)(?=[^\s-])|(?:(?<field>[A-Za-z]+)(?<how>!=|<=|>=|[:=<>]))?(?<value>"[^"]*"?|[^\s()|"]+)?)/y;

/** Reads a search: words of the name, `field:value`, `cost<3`, "or", "-", brackets. */
export function parseQuery(text: string): Parsed {
  try {
    const tokens = tokensIn(text);
    const [query, rest] = alternatives(tokens, 0);
    const left = tokens[rest];
    if (left) refuse(left.at, 1, words.faults.neverOpened);
    return { ok: true, query };
  } catch (error) {
    if (error instanceof NotUnderstood) return { ok: false, fault: error.fault };
    throw error;
  }
}

function tokensIn(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)!;
    const start = at + /^\s*/.exec(found[0])![0].length;
    tokens.push(tokenAt(start, found[0].trim(), found.groups!));
    at = TOKEN.lastIndex;
  }
  return tokens;
}

function tokenAt(
  at: number,
  text: string,
  { bracket, bar, minus, field, how, value }: Record<string, string | undefined>,
): Token {
  if (bracket !== undefined) return { is: bracket as '(' | ')', at, text };
  if (bar !== undefined) return { is: 'or', at, text };
  if (minus !== undefined) return { is: 'not', at, text };
  if (value?.startsWith('"') && (value.length === 1 || !value.endsWith('"')))
    return refuse(at, text.length, words.faults.openQuotation);
  if (field === undefined) {
    const word = text.toLowerCase();
    if (word === 'or' || word === 'and' || word === 'not')
      return { is: word === 'and' ? 'term' : word, at, text, value: '' };
  }
  const term = { is: 'term' as const, at, text, value: (value ?? '').replaceAll('"', '') };
  return field === undefined ? term : { ...term, field, how: how as Comparison };
}

/** One thing or another. */
function alternatives(tokens: readonly Token[], from: number): [Query, number] {
  const any: Query[] = [];
  let at = from;
  for (;;) {
    const [query, next] = conjunction(tokens, at);
    any.push(query);
    if (tokens[next]?.is !== 'or') return [any.length === 1 ? any[0]! : { any }, next];
    at = next + 1;
    if (tokens[at] === undefined) refuse(tokens[next]!.at, 2, words.faults.orWhat);
  }
}

/** One thing and another. */
function conjunction(tokens: readonly Token[], from: number): [Query, number] {
  const all: Query[] = [];
  let at = from;
  for (let token = tokens[at]; token && token.is !== ')' && token.is !== 'or'; token = tokens[at]) {
    const [query, next] = single(tokens, at);
    if (query) all.push(query);
    at = next;
  }
  return [all.length === 1 ? all[0]! : { all }, at];
}

function single(tokens: readonly Token[], at: number): [Query | null, number] {
  const token = tokens[at]!;
  if (token.is === 'not') {
    if (tokens[at + 1] === undefined) refuse(token.at, token.text.length, words.faults.notWhat);
    const [query, next] = single(tokens, at + 1);
    return [query && { not: query }, next];
  }
  if (token.is === '(') {
    const [query, next] = alternatives(tokens, at + 1);
    if (tokens[next]?.is !== ')') refuse(token.at, 1, words.faults.notClosed);
    return [query, next + 1];
  }
  return [termOf(token), at + 1];
}

function termOf({ at, text, field, how, value = '' }: Token): Query | null {
  if (field === undefined) return value === '' ? null : { name: value };
  const named = fieldNamed(field);
  if (named === undefined) {
    return refuse(at, field.length, words.faults.noField(field, nearest(field, FIELDS), FIELDS));
  }
  if (value === '') return refuse(at, text.length, words.faults.ofWhat(named, exampleOf(named)));
  if (isNumberField(named)) {
    if (!/^(?:\d+|x)$/i.test(value)) return refuse(at, text.length, words.faults.isNumber(named, exampleOf(named)));
  } else if (how !== ':' && how !== '=' && how !== '!=')
    return refuse(at, text.length, words.faults.isNoNumber(named, how!, exampleOf(named)));
  return { field: named, how: how!, value };
}

const EXAMPLES: Readonly<Record<string, string>> = {
  type: 'type:ally',
  class: 'class:mage',
  text: 'text:"draw a card"',
  keyword: 'keyword:protector',
  set: 'set:"dark portal"',
  is: 'is:unique',
};

const exampleOf = (field: string): string =>
  EXAMPLES[field] ?? (isNumberField(field as 'cost') ? `${field}<3` : `${field}:word`);
