import type { Sentence, Span } from '@meetingstone/words';

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
