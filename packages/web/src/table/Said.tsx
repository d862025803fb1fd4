import type { Sentence, Span } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react';
import type { Looking } from '../card/Text.tsx';
import { Words } from '../card/Text.tsx';
import { sentenceTokens } from '../card/tokens.ts';
import type { Explained, Hands } from './hands.ts';
import { useHands } from './hands.ts';

interface SaidProps<What> {
  readonly sentence: What;
  /** Inside something that is pressed itself: names are only words. */
  readonly flat?: boolean;
}

/** What follows a name without a space, and never begins a line. */
const CLOSING = /^(?:[.,:;?!)]+|['’]s\b)/;

const closingOf = (span: Span | undefined): string => (typeof span === 'string' ? (CLOSING.exec(span)?.[0] ?? '') : '');

/** A sentence; pointing at the name of a card shows it. */
export const Said = ({ sentence, flat = false }: SaidProps<Sentence>): ReactElement => (
  <>
    {sentence.map((span, n) => {
      const isWords = typeof span === 'string';
      const closing = isWords ? '' : closingOf(sentence[n + 1]);
      const rest = isWords && n > 0 && typeof sentence[n - 1] !== 'string' ? span.slice(closingOf(span).length) : span;
      const said = <SaidSpan sentence={rest} flat={flat} />;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have an order and nothing else
        <Fragment key={n}>
          {closing === '' ? (
            said
          ) : (
            <span className="said-end">
              {said}
              {closing}
            </span>
          )}
        </Fragment>
      );
    })}
  </>
);

function SaidSpan({ sentence: span, flat = false }: SaidProps<Span>): ReactNode {
  const { look, explain } = useHands();
  if (typeof span === 'string') return span;
  if (typeof span === 'number') return <b>{span}</b>;
  if ('aside' in span)
    return (
      <small className="said-aside">
        <Words tokens={sentenceTokens(span.aside)} onLook={flat || !explain ? undefined : looking(look, explain)} />
      </small>
    );
  if (span.is === 'card' && span.id !== 0 && !flat)
    return (
      <button
        type="button"
        className="said-card"
        onPointerEnter={() => look(span.id)}
        onFocus={() => look(span.id)}
        onClick={() => look(span.id)}
      >
        {span.text}
      </button>
    );
  if (!flat && span.is === 'keyword') return <Word what={{ keyword: span.keyword }} text={span.text} />;
  if (!flat && span.is === 'rule') return <Word what={{ rule: span.text }} text={span.text} />;
  return <b>{span.text}</b>;
}

/** A card that is pointed at is shown, a keyword explained. */
const looking =
  (look: Hands['look'], explain: NonNullable<Hands['explain']>): Looking =>
  (looked, at) => {
    if (looked !== null && 'card' in looked) look(looked.card);
    else explain(looked, at);
  };

interface WordProps {
  readonly what: Explained;
  readonly text: string;
}

/** A keyword or a rule: pointing at it says what it means. */
export function Word({ what, text }: WordProps): ReactElement {
  const { explain } = useHands();
  if (!explain) return <b>{text}</b>;
  const ask = ({ currentTarget }: { readonly currentTarget: Element }): void =>
    explain(what, currentTarget.getBoundingClientRect());
  return (
    <button
      type="button"
      className="said-word"
      onPointerEnter={ask}
      onFocus={ask}
      onClick={ask}
      onPointerLeave={() => explain(null)}
      onBlur={() => explain(null)}
    >
      {text}
    </button>
  );
}
