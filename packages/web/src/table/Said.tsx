import type { Sentence, Span } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { useHands } from './hands.ts';

/** A sentence; pointing at the name of a card shows it. */
export const Said = ({ sentence }: { readonly sentence: Sentence }): ReactElement => (
  <>
    {sentence.map((span, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have an order and nothing else
      <SaidSpan key={n} span={span} />
    ))}
  </>
);

function SaidSpan({ span }: { readonly span: Span }): ReactNode {
  const { look } = useHands();
  if (typeof span === 'string') return span;
  if ('aside' in span) return <Said sentence={span.aside} />;
  if (span.is === 'card' && span.id !== 0)
    return (
      <button type="button" className="said-card" onPointerEnter={() => look(span.id)} onClick={() => look(span.id)}>
        {span.text}
      </button>
    );
  return <b>{span.text}</b>;
}
