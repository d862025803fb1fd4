/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly inside it, without blanks around. */
  readonly text: string;
  readonly line: number;
}

export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly line: number; readonly message: string };

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
  readonly line: number;
}

class Broken extends Error {
  /** How far into the piece of text the mistake is. */
  readonly into: number;
  constructor(message: string, into = 0) {
    super(message);
    this.into = into;
  }
}

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const TAG = new RegExp(String.raw`<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`, 'y');
const CLOSING = new RegExp(String.raw`</(${NAME})\s*>`, 'y');
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const TEXT = /[^<]+/y;
/** What is passed over: declarations, processing instructions, comments. */
const SKIPPED = /<\?(?:[^?]|\?(?!>))*\?>|<!--(?:[^-]|-(?!-))*-->/y;
const CDATA = /<!\[CDATA\[((?:[^\]]|\](?!\]>))*)\]\]>/y;

/**
 * Reads the plain part of XML: elements, attributes, text, CDATA, comments and the five named entities. Whatever else
 * there is, document types above all, is refused with its line.
 */
export function readXml(text: string): XmlRead {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  let at = 0;
  let line = 1;
  try {
    const top: Open = { name: '', attributes: new Map(), children: [], text: '', line: 1 };
    const open: Open[] = [top];
    const matched = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      return pattern.exec(source);
    };
    while (at < source.length) {
      const found = step(open, matched, line);
      if (found === 0) throw new Broken(complaint(source.slice(at, at + 200)));
      line += linesIn(source.slice(at, at + found));
      at += found;
    }
    const last = open.at(-1)!;
    if (last !== top) throw new Broken(`the file ends before </${last.name}> of line ${last.line}`);
    if (top.children.length !== 1) throw new Broken('the file has no element');
    return { ok: true, root: top.children[0]! };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { ok: false, line: line + linesIn(source.slice(at, at + error.into)), message: error.message };
  }
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Takes the next piece of the document, and says how long it was; 0 if it is none. */
function step(open: Open[], matched: (pattern: RegExp) => RegExpExecArray | null, line: number): number {
  const inside = open.at(-1)!;
  const outside = open.length === 1;
  const skipped = matched(SKIPPED);
  if (skipped) return skipped[0].length;
  const written = matched(TEXT);
  const quoted = written ? null : matched(CDATA);
  const words = written ? unescaped(written[0]) : quoted?.[1];
  if (words !== undefined) {
    if (outside && words.trim() !== '')
      throw new Broken(`"${shortened(words.trim())}" stands outside of any element`, words.search(/\S/));
    inside.text += words;
    return (written ?? quoted)![0].length;
  }
  const tag = matched(TAG);
  if (tag) {
    if (outside && inside.children.length > 0) throw new Broken(`<${tag[1]}> is a second element at the top`);
    open.push({ name: tag[1]!, attributes: attributesOf(tag[2]!), children: [], text: '', line });
    if (tag[3] === '/') close(open);
    return tag[0].length;
  }
  const closing = matched(CLOSING);
  if (!closing) return 0;
  if (outside) throw new Broken(`</${closing[1]}> closes nothing`);
  if (closing[1] !== inside.name)
    throw new Broken(`</${closing[1]}> stands where </${inside.name}> of line ${inside.line} should`);
  close(open);
  return closing[0].length;
}

function close(open: Open[]): void {
  const done = open.pop()!;
  open.at(-1)!.children.push({ ...done, text: done.text.trim() });
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    if (found.has(name)) throw new Broken(`the attribute ${name} is given twice`);
    found.set(name, unescaped(double ?? single ?? ''));
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&([^;\s&]{0,10};?)/g, (whole, inner: string, into: number) => {
    const name = inner.endsWith(';') ? inner.slice(0, -1) : '';
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const point = code ? Number.parseInt(code[1] ?? code[2]!, code[1] ? 16 : 10) : Number.NaN;
    const letter = point <= 0x10ffff ? String.fromCodePoint(point) : Object.hasOwn(ENTITIES, name) && ENTITIES[name];
    if (letter === undefined || letter === false) throw new Broken(`"${whole}" is no letter; write &amp; for &`, into);
    return letter;
  });
}

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}...` : text).split('\n')[0]!;

function complaint(rest: string): string {
  if (rest.startsWith('<!--')) return 'a comment is not closed, or has -- inside';
  if (rest.startsWith('<![CDATA[')) return 'a CDATA part is not closed';
  if (rest.startsWith('<!')) return 'document types are not read';
  return `"${shortened(rest)}" is not XML`;
}
