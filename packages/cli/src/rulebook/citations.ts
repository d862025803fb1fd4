import { withoutComments } from './source.ts';

/** A test or scenario that shows rules. */
export interface Citation {
  readonly ids: readonly string[];
  /** The sentence that the test shows. */
  readonly title: string;
  readonly file: string;
  readonly line: number;
}

const STRING = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\``;
const IDS = String.raw`(?<ids>${STRING}|\[\s*(?:${STRING})(?:\s*,\s*(?:${STRING}))*\s*,?\s*\])`;
const CALL = new RegExp(
  String.raw`(?<![\w.$])(?<kind>example|rule|keyword)(?<how>(?:\.\w+)*)\s*\(\s*${IDS}\s*,\s*(?<title>${STRING})?`,
  'g',
);

/** The calls `rule('601.2a, 601.2b', 'sentence', ...)`, `example(...)` and `keyword(...)` in a test file. */
export function citationsInTest(file: string, source: string): readonly Citation[] {
  const code = withoutComments(source);
  let [line, counted] = [1, 0];
  return [...code.matchAll(CALL)].flatMap((call) => {
    for (; counted < call.index; counted++) if (code[counted] === '\n') line += 1;
    const { kind = '', how = '', ids = '', title = '' } = call.groups ?? {};
    if (/\.(skip|todo|fails)\b/.test(how)) return [];
    const cited = [...ids.matchAll(new RegExp(STRING, 'g'))].flatMap(([one]) => idsOf(kind, content(one)));
    return [{ ids: cited, title: content(title), file, line }];
  });
}

/** What stands between the quotation marks. */
const content = (literal: string): string => literal.slice(1, -1).replace(/\\(.)/gs, '$1');

/** Ids stand side by side with commas; an example is one. A keyword's name is its id without the word "keyword". */
function idsOf(kind: string, text: string): string[] {
  if (kind === 'example' && text.startsWith('glossary ')) return [text]; // A term may have a comma in it.
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return kind === 'keyword' ? ids.map((id) => (/^keyword |^\d/.test(id) ? id : `keyword ${id}`)) : ids;
}

/** What a scenario file's documents say they show. */
export function citationsInScenario(file: string, text: string): readonly Citation[] {
  const found: Citation[] = [];
  let line = 1;
  for (const document of text.split(/^---.*$/m)) {
    const title = /^scenario:[ \t]*(.+)$/m.exec(document)?.[1];
    const ids = rulesOf(document);
    if (title !== undefined && ids.length > 0) found.push({ ids, title: scalar(title), file, line });
    line += document.split('\n').length - 1;
  }
  return found;
}

function rulesOf(document: string): string[] {
  const flow = /^rules:\s*\[([^\]]*)\]/m.exec(document)?.[1];
  if (flow !== undefined) return flow.replace(/#.*$/gm, '').split(',').map(scalar).filter(Boolean);
  const block = /^rules:[ \t]*(?:#.*)?\n((?:[ \t]*-.*\n?)+)/m.exec(document)?.[1];
  if (block !== undefined)
    return block
      .split('\n')
      .map((item) => scalar(item.replace(/^[ \t]*-/, '')))
      .filter(Boolean);
  const one = /^rules:[ \t]+([^[#\s].*)$/m.exec(document)?.[1];
  return one === undefined ? [] : [scalar(one)];
}

/** A plain or quoted YAML word, without a comment after it. */
function scalar(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(['"])(.*?)\1/.exec(trimmed);
  return quoted ? quoted[2]! : trimmed.replace(/\s+#.*$/, '').trim();
}
