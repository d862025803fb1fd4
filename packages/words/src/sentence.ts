import type { CardId, RuleNumber, Seat } from '@meetingstone/rules';

/** A part of a sentence that means something: a screen can colour it, or show more about it. */
export type Mark =
  /** A card by its name; its id is 0 where it is not to be seen any more, and then nobody's side is known. */
  | { readonly is: 'card'; readonly text: string; readonly id: CardId; readonly side: Seat | null }
  | { readonly is: 'player'; readonly text: string; readonly seat: Seat }
  /** Damage that lies on a card. */
  | { readonly is: 'damage'; readonly text: string }
  | { readonly is: 'keyword'; readonly text: string; readonly keyword: string }
  | { readonly is: 'rule'; readonly text: string; readonly rule: RuleNumber }
  /** What can be done, and what can't. */
  | { readonly is: 'can' | 'cannot'; readonly text: string };

/** A piece of text, a number, a mark, or something that is said by the way. */
export type Span = string | number | Mark | { readonly aside: Sentence };

/** What is said to a person. Everybody gets the same words: `plain` is all of it. */
export type Sentence = readonly Span[];

type Piece = Span | Sentence | null;

const isSentence = (piece: Piece): piece is Sentence => Array.isArray(piece);

/** Puts words and marks together: say`${card} deals ${3} damage`; null is nothing. */
export function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence {
  return texts.flatMap((text, n) => [...(text === '' ? [] : [text]), ...spansOf(pieces[n] ?? null)]);
}

function spansOf(piece: Piece): Sentence {
  if (piece === null || piece === '') return [];
  return isSentence(piece) ? piece : [piece];
}

/** By the way: the text of a power, marks of a card. */
export const aside = (sentence: Sentence): Span => ({ aside: sentence });

export const keyword = (text: string, named = text): Span => ({ is: 'keyword', text, keyword: named });

export const rule = (number: RuleNumber): Span => ({ is: 'rule', text: number, rule: number });

/** Sentences side by side; those that say nothing are left out. */
export function joined(sentences: readonly Sentence[], between: string): Sentence {
  const said = sentences.filter((sentence) => sentence.length > 0);
  return said.flatMap((sentence, n) => (n === 0 ? sentence : [between, ...sentence]));
}

/** The same sentence in fewer pieces: words side by side are one. */
export function packed(sentence: Sentence): Sentence {
  const spans: Span[] = [];
  for (const span of sentence) {
    const last = spans.at(-1);
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span;
    else if (typeof span === 'object' && 'aside' in span) spans.push({ aside: packed(span.aside) });
    else spans.push(span);
  }
  return spans;
}

/** A sentence as bare words. */
export const plain = (sentence: Sentence): string => sentence.map(wordsOf).join('');

function wordsOf(span: Span): string {
  if (typeof span !== 'object') return String(span);
  return 'aside' in span ? plain(span.aside) : span.text;
}
