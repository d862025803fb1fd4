import type { ReactElement } from 'react';
import { useId, useRef } from 'react';
import { FIELDS } from './query/fields.ts';
import { words } from './words.ts';

/** The language of searches, by examples that can be pressed. */
export function Help({ onTry }: { readonly onTry: (query: string) => void }): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="tool" popoverTarget={id}>
        {words.how}
      </button>
      <div id={id} popover="auto" className="gallery-help" ref={box}>
        <p>{words.language(FIELDS)}</p>
        <ul>
          {words.examples.map(([query, finds]) => (
            <li key={query}>
              <button
                type="button"
                onClick={() => {
                  onTry(query);
                  box.current?.hidePopover();
                }}
              >
                <code>{query}</code>
                <span>{finds}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
