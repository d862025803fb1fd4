import type { Seat, View } from '@meetingstone/rules';
import { cardTexts } from '@meetingstone/sitting';
import type { Sentence, Span, Teller } from '@meetingstone/words';
import { english, teller } from '@meetingstone/words';
import type { Ink, Paint } from './paint.ts';

/** Tells in the colours of a terminal. */
export interface PaintingTeller extends Teller {
  readonly paint: Paint;
  readonly painted: (sentence: Sentence) => string;
}

export function paintingTeller(view: View, paint: Paint): PaintingTeller {
  return { ...teller(view, english, cardTexts), paint, painted: (sentence) => painted(sentence, view, paint) };
}

/** A sentence in colours: cards in those of their sides, what is said by the way dim. */
const painted = (sentence: Sentence, view: View, paint: Paint): string =>
  sentence.map((span) => paintedSpan(span, view, paint)).join('');

function paintedSpan(span: Span, view: View, paint: Paint): string {
  if (typeof span !== 'object') return String(span);
  if ('aside' in span)
    return paint(
      'dim',
      painted(span.aside, view, (_, text) => text),
    );
  switch (span.is) {
    case 'card':
      return paint(span.side === null ? 'bold' : inkFor(view, span.side), span.text);
    case 'damage':
    case 'cannot':
      return paint('red', span.text);
    case 'can':
      return paint('green', span.text);
    case 'player':
    case 'keyword':
    case 'rule':
      return span.text;
  }
}

const SIDES: readonly Ink[] = ['cyan', 'yellow', 'magenta', 'green', 'blue'];

/** Your side is green, opponents red; a spectator sees every seat in a colour of its own. */
export function inkFor(view: View, seat: Seat): Ink {
  if (view.you === null) return SIDES[seat % SIDES.length]!;
  if (seat === view.you) return 'green';
  return view.players[seat]?.team === view.players[view.you]?.team ? 'cyan' : 'red';
}
