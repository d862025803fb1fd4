import type { ReactElement } from 'react';
import type { Parsed } from './query/query.ts';

/** Where a search is not understood, and why. */
export function Fault({ text, parsed }: { readonly text: string; readonly parsed: Parsed }): ReactElement | null {
  if (parsed.ok) return null;
  const { at, length, message } = parsed.fault;
  return (
    <p className="gallery-fault">
      <code>
        {text.slice(0, at)}
        <mark>{text.slice(at, at + length)}</mark>
        {text.slice(at + length)}
      </code>
      {message}
    </p>
  );
}
