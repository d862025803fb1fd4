import type { Sentence, Span } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { useHands } from './hands.ts';

interface SaidProps<What> {
  readonly sentence: What;
  /** Inside something that is pressed itself: names are only words. */
  readonly flat?: boolean;
}

/** A sentence; pointing at the name of a card shows it. */
export const Said = ({ sentence, flat = false }: SaidProps<Sentence>): ReactElement => (
  <>
    {sentence.map((span, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have an order and nothing else
      <SaidSpan key={n} sentence={span} flat={flat} />
    ))}
  </>
);

function SaidSpan({ sentence: span, flat = false }: SaidProps<Span>): ReactNode {
  const { look } = useHands();
  if (typeof span === 'string') return span;
  if ('aside' in span) return <Said sentence={span.aside} flat={flat} />;
  if (span.is === 'card' && span.id !== 0 && !flat)
    return (
      <button type="button" className="said-card" onPointerEnter={() => look(span.id)} onClick={() => look(span.id)}>
        {span.text}
      </button>
    );
  return <b>{span.text}</b>;
}
