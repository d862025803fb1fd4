/** A text as the reader sees it: words, numbers, signs and icons, with where each stands. */
export interface Word {
  readonly text: string;
  readonly low: string;
  readonly from: number;
  readonly to: number;
}

/** Contractions that are one word; any other 's is a possessive of its own. */
const WHOLE = /^(it|there|that|who|what|he|let)['’]s$/i;
const PIECE = /\[[^\]]*\]|>>>|→|[+-](?:\d+|X\b)|\d+H\b|\d+|(?:[\p{L}]+(?:['’-][\p{L}]+)*)|["“”]|[.,:;()/!?—–=]|\S/gu;

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  const add = (piece: string, from: number) =>
    words.push({ text: piece, low: piece.toLowerCase(), from, to: from + piece.length });
  for (const { 0: found, index } of text.matchAll(PIECE)) {
    const piece = found.replace(/’/g, "'").replace(/[“”]/g, '"').replace('→', '>>>');
    const possessive = /^(.+)('s)$/i.exec(piece);
    if (possessive && !WHOLE.test(piece)) {
      add(possessive[1]!, index);
      add("'s", index + possessive[1]!.length);
    } else add(piece, index);
  }
  return words;
}

const NO_SPACE_BEFORE = /^(?:[.,:;)!?]|'s?)$/;

/** Words put together to a text: no blank before a comma, none inside quotation marks, a capital where a text begins. */
export function joined(words: readonly string[]): string {
  let text = '';
  let quoting = false;
  let glue = true;
  let begins = true;
  for (const word of words) {
    if (word === '.' && text.endsWith('."')) continue; // A sentence that ends with a quotation ends inside of it.
    const closes = word === '"' && quoting;
    if (!glue && !closes && !NO_SPACE_BEFORE.test(word)) text += ' ';
    text += begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    begins = word === '>>>' || word === ':' || word === '.' || word === '[Basic]' || (word === '"' && !quoting);
    if (word === '"') quoting = !quoting;
    glue = (word === '"' && quoting) || word === '(';
  }
  return text;
}
